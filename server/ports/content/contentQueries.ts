/**
 * Queries to the content platform. All arguments are variables, never literals: a URL in the query text would be an injection,
 * and the platform mishandles queries that mix literals and variables.
 */

export const LAYOUT_QUERY = `query Layout($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) {
    item { rendered languages { language { name displayName englishName nativeName } url { path } } }
  }
}`;

/** A draft page, by its item. */
export const EDITING_QUERY = `query EditingQuery($itemId: String!, $language: String!, $version: String) {
  item(path: $itemId, language: $language, version: $version) {
    rendered languages { language { name displayName englishName nativeName } url { path } }
  }
}`;

export const DICTIONARY_QUERY = `query Dictionary($site: String!, $language: String!, $first: Int, $after: String) {
  site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) {
    pageInfo { endCursor hasNext } results { key value }
  } } }
}`;

/** Fields of pages in the list of routes, sent as variables. `__Updated` is the platform's own: the date of the last change. */
export const ROUTE_FIELDS = {
  title: 'NavigationTitle',
  changed: '__Updated',
  hidden: 'NoIndex',
  shared: 'OpenGraphImage',
  image: 'image',
} as const;

export const ROUTES_QUERY = `query Routes(
  $site: String!, $language: String!, $first: Int, $after: String,
  $title: String!, $changed: String!, $hidden: String!, $shared: String!, $image: String!
) {
  site { siteInfo(site: $site) { routes(language: $language, first: $first, after: $after) {
    pageInfo { endCursor hasNext }
    results { routePath route {
      id
      title: field(name: $title) { value }
      changed: field(name: $changed) { ... on DateField { dateValue } }
      hidden: field(name: $hidden) { value jsonValue }
      shared: field(name: $shared) { jsonValue }
      image: field(name: $image) { jsonValue }
    } }
  } } }
}`;

export const SITE_INFO_QUERY = `query SiteInfo($site: String!) {
  site { siteInfo(site: $site) { name rootPath hostname language robots sitemap attributes { key value } } }
}`;

export const REDIRECTS_QUERY = `query Redirects($site: String!) {
  site { siteInfo(site: $site) { redirects {
    pattern target redirectType isQueryStringPreserved isLanguagePreserved locale
  } } }
}`;

export const ERROR_PAGES_QUERY = `query ErrorPages($site: String!, $language: String!) {
  site { siteInfo(site: $site) { errorHandling(language: $language) {
    notFoundPage { rendered }
  } } }
}`;

/** Names of the fields of the navigation, sent as variables. */
export const NAVIGATION_FIELDS = {
  navTitle: 'NavigationTitle',
  hide: 'hideInNavigation',
  expand: 'shouldBeNavigableInMenuWhenItHasChildren',
  external: 'externalLink',
  image: 'OpenGraphImage',
} as const;

const node = `name displayName url { path }
  navTitle: field(name: $navTitle) { value }
  hide: field(name: $hide) { value jsonValue }
  expand: field(name: $expand) { value jsonValue }
  external: field(name: $external) { jsonValue }`;

/** Three levels of pages below the home page (F033); the first level with the image of its section (F020). */
export const NAVIGATION_QUERY = `query Navigation(
  $site: String!, $home: String!, $language: String!, $hasLayout: Boolean, $first: Int,
  $navTitle: String!, $hide: String!, $expand: String!, $external: String!, $image: String!
) {
  layout(site: $site, routePath: $home, language: $language) { item {
    children(hasLayout: $hasLayout, first: $first) { results { ${node} image: field(name: $image) { jsonValue }
      children(hasLayout: $hasLayout, first: $first) { results { ${node}
        children(hasLayout: $hasLayout, first: $first) { results { ${node} } }
      } }
    } }
  } }
}`;

/** Id of a site's home page and of the item above it. */
export const SITE_ROOT_QUERY = `query SiteRoot($site: String!, $home: String!, $language: String!) {
  layout(site: $site, routePath: $home, language: $language) { item { id parent { id } } }
}`;

/** Names of the fields of a brand, sent as variables. */
export const MAKE_FIELDS = { code: 'brandCode', logo: 'logo' } as const;

/** Brands by path, language and template (F033). */
export const MAKES_QUERY = `query Brands(
  $where: ItemSearchPredicateInput!, $first: Int, $after: String, $code: String!, $logo: String!
) {
  search(where: $where, first: $first, after: $after) {
    pageInfo { endCursor hasNext }
    results { name displayName brandCode: field(name: $code) { value } logo: field(name: $logo) { jsonValue } }
  }
}`;
