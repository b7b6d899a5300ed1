import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { missingFeatures } from '../site/missingFeatures.ts';

/** A page that most visitors begin with. */
export interface StartPage {
  resolved: ResolvedSite;
  path: string;
}

/** Returns the start page, the car list and the list of dealers of each site in each language, and the start pages of brand hosts; start pages first. */
export function startPages(
  sites: readonly SiteConfig[],
  resolveSite: (host: string) => ResolvedSite | null,
): readonly StartPage[] {
  const pagesOf = (pathOf: (site: SiteConfig) => string | null) =>
    sites.flatMap((site) =>
      site.languages.flatMap(({ prefix }) => pageAt(resolveSite(site.host), withPrefix(prefix, pathOf(site)))),
    );
  const brands = sites.flatMap((site) =>
    site.brandHosts.flatMap(({ theme }) => pageAt(resolveSite(`${theme}.${site.host}`), '/')),
  );
  const hasStock = (site: SiteConfig) => !missingFeatures(site).has('stock');
  return [
    ...pagesOf(() => '/'),
    ...brands,
    ...pagesOf((site) => (hasStock(site) ? site.paths.carList : null)),
    ...pagesOf((site) => (hasStock(site) ? site.paths.dealers : null)),
  ];
}

/** Returns a path in a language; null where the site has no such page. */
function withPrefix(prefix: string, path: string | null): string | null {
  return path === '/' && prefix !== '' ? prefix : path && `${prefix}${path}`;
}

function pageAt(resolved: ResolvedSite | null, path: string | null): StartPage[] {
  return resolved === null || path === null ? [] : [{ resolved, path }];
}
