import type { SiteConfig } from '../../config/siteConfig.ts';
import type { FeatureName } from '../../src/contracts/page/features.ts';
import { takesBookings } from './bookingSites.ts';
import { missingFeatures } from './missingFeatures.ts';

type Paths = SiteConfig['paths'];

/** The feature without which the page at a path of a site, and every page below it, is not there. */
const PAGE_FEATURES = {
  carList: 'stock',
  dealers: 'stock',
  serviceBooking: 'serviceBooking',
  tireHotel: 'tireHotel',
  newsletter: 'embeddedForms',
  testDrive: 'bookedTestDrives',
  sellCar: 'leads',
  withdrawal: 'leads',
  savedSearches: 'savedSearches',
  priceIndicator: 'priceIndicator',
} as const satisfies Partial<Record<keyof Paths, FeatureName>>;

type FeaturePage = keyof typeof PAGE_FEATURES;

/** Where no times are booked online, the page of the service booking has a request form. */
const featureOf = (page: FeaturePage, site: SiteConfig): FeatureName =>
  page === 'serviceBooking' && !takesBookings(site) ? 'leads' : PAGE_FEATURES[page];

const FEATURE_PAGES = Object.keys(PAGE_FEATURES) as readonly FeaturePage[];

/** Ids of cars in the paths of links. Ids with letters look like names of content pages. */
const PLAIN_CAR_ID = /^\d+(?:\/|$)/;

/**
 * Returns whether a site has no page at a path because an upstream is off.
 *
 * @param path decoded, lower case, without language prefix
 */
export function isMissingPage(site: SiteConfig, path: string): boolean {
  const missing = missingFeatures(site);
  if (missing.size === 0) return false;
  const isMissing = (page: FeaturePage) => {
    const root = site.paths[page];
    return missing.has(featureOf(page, site)) && root !== null && (path === root || path.startsWith(`${root}/`));
  };
  if (missing.has('totalCost') && path === site.totalCost?.path) return true;
  return FEATURE_PAGES.some(isMissing) || (missing.has('stock') && isCarPath(site, path));
}

function isCarPath({ paths }: SiteConfig, path: string): boolean {
  return path.startsWith(`${paths.carDetail}/`) && PLAIN_CAR_ID.test(path.slice(paths.carDetail.length + 1));
}

/** Returns the configured paths as the browser gets them: null for a page that may be absent and is missing. No page links to saved searches. */
export function presentPaths(site: SiteConfig): Omit<Paths, 'savedSearches'> {
  const { savedSearches: _ofMails, ...paths } = site.paths;
  const missing = missingFeatures(site);
  if (missing.size === 0) return paths;
  const without = (page: 'serviceBooking' | 'tireHotel' | 'sellCar' | 'withdrawal' | 'priceIndicator') =>
    missing.has(featureOf(page, site)) ? null : paths[page];
  return {
    ...paths,
    serviceBooking: without('serviceBooking'),
    tireHotel: without('tireHotel'),
    sellCar: without('sellCar'),
    withdrawal: without('withdrawal'),
    priceIndicator: without('priceIndicator'),
  };
}
