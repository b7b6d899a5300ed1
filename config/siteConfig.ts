import type { Environment } from './environment.ts';
import type { TotalCostConfig } from './totalCostConfig.ts';
import type { OptionalUpstream } from './upstreams.ts';

/** The configuration of a site: the type of an entry of a customer's `sites.ts`. */

export interface LanguageConfig {
  /** As in the content platform and in `<html lang>`. */
  code: string;
  /** `Intl` locale. */
  locale: string;
  /** Empty for the default language, which is the first of a site; else a slash and the code. */
  prefix: string;
  /** Name in the language switcher, in the language itself. */
  name: string;
}

/** Paths without language prefix, lower case, no trailing slash; `null` where the site has no such page. */
interface PathsConfig {
  carList: string;
  /** A car is `{carDetail}/{id}/{slug}`. */
  carDetail: string;
  /** A dealer is `{dealers}/{slug}`. */
  dealers: string;
  serviceBooking: string | null;
  tireHotel: string | null;
  /** The page with the sign-up for the newsletter. Links in its mails lead to `{newsletter}/confirm` and `{newsletter}/unsubscribe`. */
  newsletter: string;
  /** The page on which a customer sees, moves and cancels a test drive, by the link of a confirmation. */
  testDrive: string;
  /** The page with the form for selling or trading in a car (F103). */
  sellCar: string | null;
  /** Segment before make and model in car list sub-paths (F031). */
  listMarker: string;
  /** The cookie policy, to which the consent manager links. */
  cookiePolicy: string | null;
  /** The privacy notice, to which every form links. */
  privacyPolicy: string;
  /** The page on which customers withdraw from a booking by its number; `null` where nothing is booked. */
  withdrawal: string | null;
  /** The page on which visitors see, change and end saved searches, by the links of their mails; `null` where none are saved. */
  savedSearches: string | null;
  /** The page that states how the price indicator is calculated. `null`: the site has no price indicators. */
  priceIndicator: string | null;
}

/** An external consent manager that replaces ours (F024). */
interface ConsentManagerConfig {
  kind: 'usercentrics';
  /** HTTPS URL of its loader. The site's pages allow its origin. */
  script: string;
  /** Id of the site's settings in the manager. */
  settingsId: string;
  /** Names of its categories that correspond to ours, where they differ from the defaults. */
  categories?: Readonly<Partial<Record<'statistics' | 'marketing' | 'media', readonly string[]>>>;
  /** Further origins that it sends requests to. */
  origins?: readonly string[];
}

/** The company that is answerable for a site, as the law of its country has it named (docs/decisions/0212). */
export interface CompanyConfig {
  /** Registered name, with its legal form: `Acme Bilar AB`. */
  name: string;
  /** Number in the register of companies, as the country writes it: `559987-4004`. Its check digit is verified at the start. */
  registrationNumber: string;
  /** How the country words the registration when the number alone does not do: `Registered in England and Wales`. */
  registration?: string;
  /** VAT number, as the country writes it: `SE559987400401`. */
  vatNumber: string;
  /** Tax number where it is shown beside the VAT number: Slovakia's DIČ. */
  taxNumber?: string;
  /** Postal address; in Britain that of the registered office. */
  address: { street: string; postalCode: string; city: string };
  /** E-mail of the customer service. */
  email: string;
  /** Who supervises the credit that the site offers. Required in Britain. */
  regulated?: {
    /** Number in the register of the Financial Conduct Authority. */
    firmReferenceNumber: string;
    /** The status disclosure, as the firm has it approved. It has the number in it. */
    statement: string;
  };
}

/** A separate host for one make: `{theme}.{host}` (docs/decisions/0052). */
export interface BrandHost {
  /** Name of its brand theme, a row of the customer's `themes.ts`, and the first label of its host. */
  theme: string;
  /** Name of the make in the indexes. Lists and searches on this host contain only its cars. */
  make: string;
  /** Path of its start page in the content platform. The page is served only at `/` of the host. */
  homePath: string;
  /** Path of its not-found page in the content platform. Default: the not-found page of the site. */
  notFoundPath?: string;
}

/** What it costs to move a car to another dealer of the site. */
export interface MoveRule {
  /** The greatest distance between the two dealers, in kilometres as the crow flies. */
  upToKm: number;
  /** Whole units of the site's currency; 0: free of charge. */
  cost: number;
  /** How many days it takes. */
  days: number;
}

export interface SiteConfig {
  /** Lower-case letters, digits and hyphens. Also the local host: `{id}.localhost`. */
  id: string;
  name: string;
  /** The site's name in the content platform. */
  contentName: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** The group's customer service, in international form: `+46 8 465 004 10`. Links call it. */
  phone?: string;
  /** The same number as the country writes it: `08-465 004 10`. Visitors read it; without one, `phone`. */
  phoneText?: string;
  company: CompanyConfig;
  /** Whom to tell about a weakness of the site, as a URI for `security.txt`: `mailto:security@example.com`. Default: `phone`. */
  securityContact?: string;
  /** ISO 4217. */
  currency: string;
  /** Canonical host in production, without `www.`. The `www.` alias redirects to it. */
  host: string;
  /** Makes that have a host of their own. */
  brandHosts: readonly BrandHost[];
  /** Default first. */
  languages: readonly [LanguageConfig, ...LanguageConfig[]];
  paths: PathsConfig;
  /** Names of the search indexes. */
  indexes: { vehicles: string; dealers: string };
  /** Name of its theme, a row of the customer's `themes.ts`. */
  theme: string;
  /** F057: how a car's page is laid out. */
  carDetailLayout: 'standard' | 'alternative';
  /** Unit of the cars' mileage. */
  distanceUnit: 'mil' | 'km' | 'miles';
  /** First day of the weeks of calendars; Monday unless given. F094 asks for Sunday (docs/decisions/0081). */
  weekStart?: 'monday' | 'sunday';
  /** Moves of cars between dealers, by distance, the shortest first. Absent, or beyond the last distance: cars are not moved. */
  moves?: readonly MoveRule[];
  /** What the total cost of cars is calculated from. Absent: the site states none. */
  totalCost?: TotalCostConfig;
  /** F018 or F020: a row of drop-down menus, or the mega-menu. */
  navigation: 'menu' | 'megaMenu';
  /** Null: our own consent manager. */
  consentManager: ConsentManagerConfig | null;
  /** Container of the tag manager, `GTM-…`; the platform's site settings and a page may set another one (F009). */
  tagManagerId: string | null;
  /** Origins that the container's tags use, in addition to those of the tag manager. */
  tagOrigins?: readonly string[];
  /**
   * Hosts, in addition to the platform's, from which pages may show images over https: `images.maker.example`. Images of other
   * hosts are left out.
   */
  imageHosts?: readonly string[];
  /** `false`: no service worker, and no copies of cars for reading without a connection (docs/decisions/0224). `OFFLINE` switches it off for all sites. */
  offline?: boolean;
  /** The upstreams that the process does without. `servedSites` sets it at the start; a customer's file has none. */
  off?: readonly OptionalUpstream[];
  /** The search engine does not search by distance. `servedSites` sets it at the start; a customer's file has none. */
  withoutDistance?: true;
  /** No secret encrypts saved searches. `servedSites` sets it at the start; a customer's file has none. */
  withoutSavedSearches?: true;
  /** The search engine has no price indicators. `servedSites` sets it at the start; a customer's file has none. */
  withoutPriceIndicator?: true;
  /** The search engine has no total costs. `servedSites` sets it at the start; a customer's file has none. */
  withoutTotalCost?: true;
  /** There is no map service. `servedSites` sets it at the start; a customer's file has none. */
  withoutMaps?: true;
}

/** Returns the sites as a process serves them that does without some upstreams. */
export function withoutUpstreams(
  sites: readonly SiteConfig[],
  off: readonly OptionalUpstream[],
): readonly SiteConfig[] {
  return off.length === 0 ? sites : sites.map((site) => ({ ...site, off }));
}

/**
 * Returns the sites as a process serves them: without what is off, without what the search engine cannot do, without maps when there is no service for
 * them, and without saved searches when no secret encrypts them.
 */
export function servedSites(
  sites: readonly SiteConfig[],
  {
    off,
    OFFLINE,
    SEARCH_DISTANCE,
    SEARCH_PRICE_INDICATOR,
    SEARCH_TOTAL_COST,
    SAVED_SEARCH_SECRETS,
    GOOGLE_MAPS_KEY,
    MAP_TILES_URL,
    sandboxed,
  }: ServedBy,
): readonly SiteConfig[] {
  const without = {
    ...(OFFLINE === 'off' && { offline: false }),
    ...(SEARCH_DISTANCE === 'off' && { withoutDistance: true as const }),
    ...(SEARCH_PRICE_INDICATOR === 'off' && { withoutPriceIndicator: true as const }),
    ...(SEARCH_TOTAL_COST === 'off' && { withoutTotalCost: true as const }),
    // The media edge of the sandbox draws maps.
    ...(GOOGLE_MAPS_KEY === '' &&
      MAP_TILES_URL === '' &&
      !sandboxed.includes('media') && { withoutMaps: true as const }),
    // With the sandbox nothing leaves the machine, so any secret will do.
    ...(SAVED_SEARCH_SECRETS === '' && !sandboxed.includes('leads') && { withoutSavedSearches: true as const }),
  };
  const present = withoutUpstreams(sites, off);
  return Object.keys(without).length === 0 ? present : present.map((site) => ({ ...site, ...without }));
}

type ServedBy = Pick<
  Environment,
  | 'off'
  | 'OFFLINE'
  | 'SEARCH_DISTANCE'
  | 'SEARCH_PRICE_INDICATOR'
  | 'SEARCH_TOTAL_COST'
  | 'SAVED_SEARCH_SECRETS'
  | 'GOOGLE_MAPS_KEY'
  | 'MAP_TILES_URL'
  | 'sandboxed'
>;
