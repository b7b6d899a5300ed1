import type { SiteConfig } from '../../../config/siteConfig.ts';
import type { RouteData } from '../../../src/contracts/content/layout.ts';
import type { MapsView } from '../../../src/contracts/page/page.ts';
import { imageOrigins } from '../../media/imageHosts.ts';

/** Third-party resources that a page may load after consent, and their origins. */

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;
/** Name of a page field and of a site attribute, compared in lower case. */
const SETTING = 'tagmanagerid';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Endpoints of its analytics tag. */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Returns the tag manager's container id (F009): from the page, else the platform's site attributes, else the site's configuration.
 * Invalid ids are ignored.
 *
 * @param attributes site attributes of the platform
 */
export function tagManagerIdOf(
  { fields }: Pick<RouteData, 'fields'>,
  attributes: Readonly<Record<string, string>>,
  site: Pick<SiteConfig, 'tagManagerId'>,
): string | null {
  const candidates = [settingIn(fields ?? {}), settingIn(attributes), site.tagManagerId];
  return candidates.map(containerId).find((id) => id !== null) ?? null;
}

function settingIn(record: Readonly<Record<string, unknown>>): unknown {
  const value = Object.entries(record).find(([name]) => name.toLowerCase() === SETTING)?.[1];
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
}

function containerId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.trim() : '';
  return TAG_MANAGER_ID.test(id) ? id : null;
}

type Directive =
  | 'script-src'
  | 'connect-src'
  | 'img-src'
  | 'frame-src'
  | 'style-src'
  | 'font-src'
  | 'worker-src'
  | 'media-src';
type Origins = Readonly<Partial<Record<Directive, readonly string[]>>>;
const NONE: Readonly<Origins> = {};

/** Origins of Google Maps, as Google documents them. Its styles are inline. */
const GOOGLE_MAPS: Origins = {
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  'frame-src': ['https://*.google.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ['blob:'],
};

/**
 * Returns the origins that the page's content security policy allows besides our own. Image hosts of the site are allowed on every
 * page, because the first page's policy stays in force during client navigation. Others are allowed only on pages with a tag
 * manager, a third-party consent manager or an external map.
 */
export function originsOf(site: SiteConfig, tagManagerId: string | null, maps: MapsView | null = null): Origins {
  return mergeOrigins(mergeOrigins(tagOriginsOf(site, tagManagerId), mapOriginsOf(maps)), imageOriginsOf(site));
}

/** Returns the image origins of a site, for visitors' and editors' pages. */
export function imageOriginsOf(site: SiteConfig): Origins {
  const origins = imageOrigins(site);
  return origins.length > 0 ? { 'img-src': origins, 'media-src': ["'self'", ...origins] } : NONE;
}

function mapOriginsOf(maps: MapsView | null): Origins {
  if (maps?.kind === 'google') return GOOGLE_MAPS;
  return maps?.thirdParty ? { 'img-src': [new URL(maps.url).origin] } : NONE;
}

function mergeOrigins(one: Origins, other: Origins): Origins {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<Directive>;
  return Object.fromEntries([...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

function tagOriginsOf(site: SiteConfig, tagManagerId: string | null): Origins {
  const { consentManager, tagOrigins = [] } = site;
  const manager = consentManager ? [new URL(consentManager.script).origin, ...(consentManager.origins ?? [])] : [];
  if (!tagManagerId) return manager.length > 0 ? forAllDirectives(manager) : NONE;
  const all = forAllDirectives([...manager, TAG_MANAGER, ...tagOrigins]);
  return mergeOrigins(all, { 'connect-src': ANALYTICS, 'img-src': ANALYTICS });
}

function forAllDirectives(origins: readonly string[]): Origins {
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins, 'frame-src': origins };
}
