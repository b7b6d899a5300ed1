import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { SiteRoute } from '../../src/contracts/content/content.ts';
import { routedContent } from '../page/route/contentPath.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { PlatformSitemapEntry } from '../ports/content/sitemapReader.ts';
import { type ListedSite, sitemapEntries, toIsoDate, type Version } from './listedPages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Fields that the platform's own sitemap gives for one of our URLs. */
type Hints = Pick<PlatformSitemapEntry, 'lastmod' | 'changefreq' | 'priority'>;

/**
 * Returns the sitemap entries of all content pages, stories included, in every language they have.
 *
 * @param platformList the entries of the platform's own sitemap; null without one, and then all pages are listed
 */
export async function contentEntries(
  content: Pick<ContentPort, 'routes'>,
  scope: ListedSite,
  platformList: readonly PlatformSitemapEntry[] | null,
  signal: AbortSignal,
): Promise<SitemapEntry[]> {
  const { site } = scope;
  const lists = await Promise.all(
    site.languages.map(async (language) => {
      const routes = await content.routes({ site, language, signal });
      return routes.flatMap((route) => versionOf(route, site, language) ?? []);
    }),
  );
  const platformHints = hintsOf(platformList, site);
  // A list without any page of this site is ignored.
  const hints = platformHints.size > 0 ? platformHints : null;
  const included = lists.flat().filter(({ version }) => hints?.has(version.path) ?? true);
  const pages = Map.groupBy(included, ({ item }) => item);
  return [...pages.values()].flatMap((versions) =>
    sitemapEntries(
      versions.map(({ version }) => withHints(version, hints?.get(version.path))),
      scope,
    ),
  );
}

/** Returns the routed version of a platform page, or null when the page has no URL of its own. */
function versionOf(
  { path, changed, id, noindex, image }: SiteRoute,
  site: SiteConfig,
  language: LanguageConfig,
): { item: string; version: Version } | null {
  if (noindex) return null;
  const routed = routedContent(path, site, language);
  if (!routed) return null;
  const version = { language: language.code, path: routed.path, lastmod: changed, image };
  return { item: id ?? routed.route.path, version };
}

const NO_QUERY = new URLSearchParams();

/** Returns the hints by canonical path. URLs of other hosts and URLs with a query or fragment are ignored. */
function hintsOf(platformList: readonly PlatformSitemapEntry[] | null, site: SiteConfig): Map<string, Hints> {
  const hosts = new Set([site.host, `www.${site.host}`]);
  const hints = new Map<string, Hints>();
  for (const { loc, ...platformHints } of platformList ?? []) {
    const url = URL.parse(loc);
    if (!url || !hosts.has(url.host) || url.search !== '' || url.hash !== '') continue;
    const routed = parsePageUrl(site, url.pathname.replace(/(?<=.)\/$/, ''), NO_QUERY);
    if (routed) hints.set(routed.path, platformHints);
  }
  return hints;
}

function withHints(version: Version, hints: Hints | undefined): Version {
  if (!hints) return version;
  const { lastmod, changefreq, priority } = hints;
  return { ...version, lastmod: version.lastmod ?? toIsoDate(lastmod), changefreq, priority };
}
