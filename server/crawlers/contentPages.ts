import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { SiteRoute } from '../../src/contracts/content.ts';
import type { PageRoute } from '../../src/contracts/loader.ts';
import { encodeUrl } from '../../src/contracts/urlText.ts';
import { routeUrl } from '../page/route.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import type { ListedAddress } from '../ports/sitemapReader.ts';
import { entriesOf, type ListedSite, momentOf, type Version } from './listedPages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** What the platform says of an address of ours: that it is to be listed, and how. */
type Hints = Pick<ListedAddress, 'lastmod' | 'changefreq' | 'priority'>;

/**
 * Every content page in every language it has, stories among them.
 *
 * @param listed what the platform's own sitemap lists; null when it has none: then all pages are listed
 */
export async function contentEntries(
  content: Pick<ContentPort, 'routes'>,
  where: ListedSite,
  listed: readonly ListedAddress[] | null,
  signal: AbortSignal,
): Promise<SitemapEntry[]> {
  const { site } = where;
  const lists = await Promise.all(
    site.languages.map(async (language) => {
      const routes = await content.routes({ site, language, signal });
      return routes.flatMap((route) => versionOf(route, site, language) ?? []);
    }),
  );
  const said = hintsOf(listed, site);
  // A list without a page of ours is about something else.
  const hints = said.size > 0 ? said : null;
  const wanted = lists.flat().filter(({ version }) => hints?.has(version.path) ?? true);
  const pages = Map.groupBy(wanted, ({ item }) => item);
  return [...pages.values()].flatMap((versions) =>
    entriesOf(
      versions.map(({ version }) => hinted(version, hints?.get(version.path))),
      where,
    ),
  );
}

/** A page of the platform's list, as the router understands it; null for what is no page of its own. */
function versionOf(
  { path, changed, id, noindex, picture }: SiteRoute,
  site: SiteConfig,
  language: LanguageConfig,
): { item: string; version: Version } | null {
  if (noindex) return null;
  const bare = path.replace(/(?<=.)\/$/, '');
  const routed = routeUrl(
    site,
    encodeUrl(`${language.prefix}${bare === '/' && language.prefix ? '' : bare}`),
    NO_QUERY,
  );
  // Cars and dealers are listed with their records, and makes are not pages of the platform's.
  if (!routed || routed.language !== language || !isContent(routed.route)) return null;
  const version = { language: language.code, path: routed.path, lastmod: changed, picture };
  return { item: id ?? routed.route.path, version };
}

const isContent = ({ kind, listBrand }: PageRoute) => kind !== 'car' && kind !== 'dealer' && listBrand === undefined;

const NO_QUERY = new URLSearchParams();

/** By canonical path. Addresses of other hosts and states of a page are nobody's pages here. */
function hintsOf(listed: readonly ListedAddress[] | null, site: SiteConfig): Map<string, Hints> {
  const hosts = new Set([site.host, `www.${site.host}`]);
  const hints = new Map<string, Hints>();
  for (const { loc, ...said } of listed ?? []) {
    const url = URL.parse(loc);
    if (!url || !hosts.has(url.host) || url.search !== '' || url.hash !== '') continue;
    const routed = routeUrl(site, url.pathname.replace(/(?<=.)\/$/, ''), NO_QUERY);
    if (routed) hints.set(routed.path, said);
  }
  return hints;
}

function hinted(version: Version, hints: Hints | undefined): Version {
  if (!hints) return version;
  const { lastmod, changefreq, priority } = hints;
  return { ...version, lastmod: version.lastmod ?? momentOf(lastmod), changefreq, priority };
}
