import { brandOrigin } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { webAddress } from '../operations/webAddress.ts';
import { brandHomeAt } from '../page/route.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Whether an address of a site (path with language prefix, canonical) leads elsewhere. */
export type IsRedirected = (site: SiteConfig, path: string) => boolean;

/** Whose pages are listed, and what is known about them. */
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
  /** As content or a record has it; rooted or absolute. */
  picture?: string | null;
  changefreq?: string | null;
  priority?: number | null;
}

/**
 * A page as its languages are listed, each with all of them as alternates; `x-default` is the site's first language.
 * Versions that are redirected are left out, and nobody names them.
 *
 * @param versions in the order of the site's languages
 */
export function entriesOf(versions: readonly Version[], listed: ListedSite): SitemapEntry[] {
  const { site, origin, isRedirected } = listed;
  const living = versions.filter(({ path }) => !isRedirected(site, path));
  const links = living.map(({ language, path }) => ({ hreflang: language, href: canonical(listed, path) }));
  const standard = links.find(({ hreflang }) => hreflang === site.languages[0].code);
  const alternates = standard ? [...links, { hreflang: 'x-default', href: standard.href }] : links;
  return living.map(({ path, lastmod = null, picture, changefreq = null, priority = null }) => {
    const shown = picture ? webAddress(picture, origin) : null;
    return {
      loc: canonical(listed, path),
      ...{ lastmod, changefreq, priority },
      alternates: links.length > 1 ? alternates : [],
      pictures: shown === null ? [] : [shown],
    };
  });
}

/** Spelled as the page's own canonical link is: the start page of a brand host is on that host. */
function canonical({ site, origin }: ListedSite, path: string): string {
  const home = brandHomeAt(site, path);
  if (home) return `${brandOrigin({ origin, brand: null }, home.brand)}${home.prefix || '/'}`;
  return `${origin}${path}`.toLowerCase();
}

/** A moment in the one spelling of ours; null for what is none. */
export function momentOf(value: unknown): string | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
