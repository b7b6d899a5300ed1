import { brandOrigin } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { absoluteWebUrl } from '../operations/absoluteWebUrl.ts';
import { withCarId } from '../page/route/carIdInPath.ts';
import { brandHomeAt } from '../page/route/route.ts';
import { missingLinksOf } from '../site/missingLinks.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Whether a canonical path of a site (with language prefix) is redirected. */
export type IsRedirected = (site: SiteConfig, path: string) => boolean;

/** The site whose pages are listed. */
export interface ListedSite {
  site: SiteConfig;
  /** Scheme and bare host. */
  origin: string;
  isRedirected: IsRedirected;
}

/** A page in one language. */
export interface Version {
  language: string;
  /** Canonical, with language prefix. */
  path: string;
  lastmod?: string | null;
  /** URL as in the content or the record: rooted or absolute. */
  image?: string | null;
  changefreq?: string | null;
  priority?: number | null;
}

/**
 * Returns the sitemap entries of a page: one for each language, with all languages as alternates and the site's first
 * language as `x-default`. Redirected versions are neither listed nor alternates.
 *
 * @param versions in the order of the site's languages
 */
export function sitemapEntries(versions: readonly Version[], listed: ListedSite): SitemapEntry[] {
  const { site, origin, isRedirected } = listed;
  const current = versions.filter(({ path }) => !isRedirected(site, path));
  const links = current.map(({ language, path }) => ({ hreflang: language, href: canonicalUrl(listed, path) }));
  const defaultLink = links.find(({ hreflang }) => hreflang === site.languages[0].code);
  const alternates = defaultLink ? [...links, { hreflang: 'x-default', href: defaultLink.href }] : links;
  return current.map(({ path, lastmod = null, image, changefreq = null, priority = null }) => {
    const imageUrl = image && !missingLinksOf(site)(image) ? absoluteWebUrl(image, origin) : null;
    return {
      loc: canonicalUrl(listed, path),
      lastmod,
      changefreq,
      priority,
      alternates: links.length > 1 ? alternates : [],
      images: imageUrl === null ? [] : [imageUrl],
    };
  });
}

/** Returns the same URL as the page's canonical link: the start page of a brand host is on that host. */
function canonicalUrl({ site, origin }: ListedSite, path: string): string {
  const home = brandHomeAt(site, path);
  if (home) return `${brandOrigin({ origin, brand: null }, home.brand)}${home.prefix || '/'}`;
  return `${origin}${withCarId(site, path, path.toLowerCase())}`;
}

/** Returns a date as an ISO 8601 string in UTC, or null when it is invalid. */
export function toIsoDate(value: unknown): string | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
