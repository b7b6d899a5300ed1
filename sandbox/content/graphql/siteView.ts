import type { Item } from '../tree/item.ts';
import { normalRoute, type SiteNode } from '../tree/tree.ts';
import { slice } from './cursor.ts';
import { ItemView } from './itemView.ts';
import type { ContentRequest } from './request.ts';

type Page = { first?: number | null; after?: string | null };
type Paths = readonly (string | null)[] | null | undefined;

interface RouteArgs extends Page {
  language: string;
  includedPaths?: Paths;
  excludedPaths?: Paths;
}

/** The platform's built-in site; clients ignore it. */
const BUILT_IN = { name: 'website', rootPath: '/sitecore/content/Home', hostname: '*', language: 'en' };

/** Returns the GraphQL source of `site`. */
export function siteData(request: ContentRequest): object {
  const all = (): object[] => [BUILT_IN, ...[...request.tree.sites.values()].map((site) => siteInfo(site, request))];
  return {
    siteInfo: ({ site }: { site: string }) => {
      const node = request.tree.sites.get(site);
      return node ? siteInfo(node, request) : null;
    },
    siteInfoCollection: all,
    /** Pages are counted from 1. */
    allSiteInfo: ({ pageSize, pageNumber }: { pageSize?: number | null; pageNumber?: number | null }) => {
      const [size, number] = [Math.max(1, pageSize ?? 10), Math.max(1, pageNumber ?? 1)];
      return { total: all().length, results: all().slice((number - 1) * size, number * size) };
    },
  };
}

function siteInfo(site: SiteNode, request: ContentRequest): object {
  const [language = ''] = site.languages;
  const content = site.content.get(language);
  return {
    name: site.name,
    rootPath: site.root.path,
    hostname: content?.hostName ?? '',
    language,
    robots: content?.robots ?? null,
    llmsTxt: null,
    sitemap: [`${request.publicUrl}/sitemaps/${site.name}/sitemap.xml`],
    redirects: [...site.content.values()].flatMap((each) => each.redirects ?? []),
    attributes: Object.entries(content?.attributes ?? {}).map(([key, value]) => ({ key, value })),
    errorHandling: (args: { language?: string | null }) => errorHandling(site, args.language ?? language, request),
    routes: (args: RouteArgs) => routes(site, args, request),
    dictionary: (args: Page & { language: string }) => {
      const phrases = Object.entries(site.dictionary.get(args.language) ?? {});
      return slice(
        phrases.map(([key, value]) => ({ key, value })),
        args.first,
        args.after,
      );
    },
  };
}

function errorHandling(site: SiteNode, language: string, request: ContentRequest): object {
  const page = (item: Item): ItemView | null =>
    item.versions.has(language) ? new ItemView(item, language, request) : null;
  return {
    notFoundPage: () => page(site.notFound),
    notFoundPagePath: site.notFound.route,
    serverErrorPage: () => page(site.serverError),
    serverErrorPagePath: site.serverError.route,
  };
}

function routes(site: SiteNode, args: RouteArgs, request: ContentRequest): object {
  const { results, ...page } = slice(routable(site, args), args.first, args.after);
  return {
    ...page,
    results: results.map((item) => ({
      routePath: item.route,
      route: () => new ItemView(item, args.language, request),
    })),
  };
}

/** Returns the pages with a URL of their own in tree order, without wildcards and error pages. */
export function routable(
  site: SiteNode,
  args: Pick<RouteArgs, 'language' | 'includedPaths' | 'excludedPaths'>,
): Item[] {
  const included = normalizedPaths(args.includedPaths);
  const excluded = normalizedPaths(args.excludedPaths);
  return [...site.home.walk()].filter((item) => {
    if (!item.versions.get(args.language)?.layout || item === site.notFound || item === site.serverError) return false;
    const route = item.route ?? '';
    if (route.includes(',-w-,') || excluded.some((path) => isBelow(route, path))) return false;
    return included.length === 0 || included.some((path) => isBelow(route, path));
  });
}

function normalizedPaths(paths: Paths): string[] {
  return (paths ?? []).flatMap((path) => (path ? [normalRoute(path)] : []));
}

/** Whether a route is a path or below it; all routes are below `/`. */
function isBelow(route: string, path: string): boolean {
  return path === '/' || route === path || route.startsWith(`${path}/`);
}
