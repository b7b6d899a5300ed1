import type { SiteConfig } from '../../config/siteConfig.ts';
import type { RouteData } from '../../src/contracts/layout.ts';
import type { MapsView } from '../../src/contracts/page.ts';
import { pictureOrigins } from '../media/pictureHosts.ts';

/** What of other people's a page may load once the visitor agrees, and where from. */

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;
/** Field of a page, attribute of a site in the platform; in any case. */
const SETTING = 'tagmanagerid';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where its analytics tag sends to, by region. */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The container of the tag manager (F009): the page's own, else the platform's site setting, else the site's
 * configuration. What is no such id counts as none.
 *
 * @param attributes of the site in the platform
 */
export function tagManagerIdOf(
  { fields }: Pick<RouteData, 'fields'>,
  attributes: Readonly<Record<string, string>>,
  site: Pick<SiteConfig, 'tagManagerId'>,
): string | null {
  const given = [settingIn(fields ?? {}), settingIn(attributes), site.tagManagerId];
  return given.map(containerId).find((id) => id !== null) ?? null;
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
const NONE: Origins = {};

/** What Google's maps fetch, as Google lists it; their styles are written into the page. */
const GOOGLE_MAPS: Origins = {
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  'frame-src': ['https://*.google.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ["'self'", 'blob:'],
};

/**
 * Origins that the page's policy allows beside ours: hosts of the site's pictures on every page, since the policy of the
 * first page holds for all pages that the browser moves to; the others only where a page has a tag manager, a manager of
 * consent or a map of somebody else.
 */
export function originsOf(site: SiteConfig, tagManagerId: string | null, maps: MapsView | null = null): Origins {
  return joined(joined(tagOriginsOf(site, tagManagerId), mapOriginsOf(maps)), pictureOriginsOf(site));
}

/** What the site's own pages and those for its editors may show. */
export function pictureOriginsOf(site: SiteConfig): Origins {
  const origins = pictureOrigins(site);
  return origins.length > 0 ? { 'img-src': origins, 'media-src': ["'self'", ...origins] } : NONE;
}

function mapOriginsOf(maps: MapsView | null): Origins {
  if (maps?.kind === 'google') return GOOGLE_MAPS;
  return maps?.foreign ? { 'img-src': [new URL(maps.url).origin] } : NONE;
}

function joined(one: Origins, other: Origins): Origins {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<Directive>;
  return Object.fromEntries([...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

function tagOriginsOf(site: SiteConfig, tagManagerId: string | null): Origins {
  const { consentManager, tagOrigins = [] } = site;
  const manager = consentManager ? [new URL(consentManager.script).origin, ...(consentManager.origins ?? [])] : [];
  if (!tagManagerId) return manager.length > 0 ? everywhere(manager) : NONE;
  const all = everywhere([...manager, TAG_MANAGER, ...tagOrigins]);
  return joined(all, { 'connect-src': ANALYTICS, 'img-src': ANALYTICS });
}

function everywhere(origins: readonly string[]): Origins {
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins, 'frame-src': origins };
}
