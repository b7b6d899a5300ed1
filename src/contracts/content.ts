import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { LayoutData } from './layout.ts';
import { isRecord } from './record.ts';

/** What is read from the content platform's GraphQL answers. Layouts are loose: only what every reader relies on is checked. */

/** `rendered` of a page; an item without a layout has `{}`, which is none. What is in it is for its readers to check. */
export function isLayoutData(value: unknown): value is LayoutData {
  if (!isRecord(value) || !isRecord(value.sitecore)) return false;
  const { route } = value.sitecore;
  return route === null || isRecord(route);
}

/** Any GraphQL answer. Errors beside data make it unusable too: half a page is not to be kept. */
export const graphqlResponseSchema = object({
  data: mixed().nullable().optional(),
  errors: array(object({ message: string().default('') })).optional(),
});

const rendered = mixed(isLayoutData);
/** Entries are looked at one by one (`fitting`): an odd one is left out, the others stay. */
const entries = array(mixed().nullable());
const pageInfo = object({ endCursor: string().nullable().optional(), hasNext: boolean().required() }).required();

export const layoutResponseSchema = object({
  layout: object({
    item: object({
      rendered: rendered.required(),
      // Strange entries say nothing of a language.
      languages: entries.nullable().default([]),
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

/** An item that is not there, or not for this editor to see, is null; one that is no page has `{}` for a layout. */
export const editingResponseSchema = object({
  item: object({ rendered: mixed().nullable(), languages: entries.nullable().default([]) })
    .nullable()
    .defined(),
});

export const dictionaryPageSchema = object({
  dictionary: object({
    pageInfo,
    results: entries.required(),
  }).required(),
});
export const phraseSchema = object({ key: string().required(), value: string().defined() });

export const routesPageSchema = object({
  routes: object({
    pageInfo,
    results: entries.required(),
  }).required(),
});
export const routeSchema = object({
  routePath: string().required(),
  // What stands in for a page's own picture, or is no id, is for the reader to pass over.
  route: object({
    id: mixed().nullable(),
    changed: object({ dateValue: number().nullable().optional() }).nullable().optional(),
    hidden: mixed().nullable(),
    shared: mixed().nullable(),
    image: mixed().nullable(),
  })
    .nullable()
    .optional(),
});
export type RouteNode = InferType<typeof routeSchema>;

/** A page of a site. */
export interface SiteRoute {
  /** Without language prefix. */
  path: string;
  /** ISO 8601; null when the platform does not say. */
  changed: string | null;
  /** The same page in another language has the same; null when the platform does not say. */
  id: string | null;
  /** Editors keep it from search engines. */
  noindex: boolean;
  /** Address of the picture that it is shared with; null when it has none. */
  image: string | null;
}

export const siteInfoSchema = object({
  name: string().required(),
  rootPath: string().required(),
  hostname: string().defined(),
  language: string().required(),
  robots: string().nullable().optional(),
  /** Addresses of sitemap files; what is none is passed over. */
  sitemap: mixed().nullable().optional(),
  /** Pairs of key and value; what is none is passed over. */
  attributes: mixed().nullable().optional(),
});
export type SiteInfo = InferType<typeof siteInfoSchema>;

export const redirectsSchema = object({ redirects: entries.nullable().optional() });
export const redirectSchema = object({
  pattern: string().required(),
  target: string().defined(),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().default(false),
  isLanguagePreserved: boolean().default(false),
  locale: string().nullable().optional(),
});
export type PlatformRedirect = InferType<typeof redirectSchema>;

const errorPage = object({ rendered: mixed().nullable().optional() }).nullable().optional();
export const errorPagesSchema = object({
  errorHandling: object({ notFoundPage: errorPage }).nullable().optional(),
});

/** `site { siteInfo }` around one of the schemas above; null where the platform does not know the site. */
export const siteResponseSchema = object({
  site: object({ siteInfo: mixed().nullable().optional() }).required(),
});

const field = object({ value: string().nullable().optional(), jsonValue: mixed().nullable().optional() })
  .nullable()
  .optional();

/** An item of the navigation tree; what is below it is yet to be looked at. */
export const navigationNodeSchema = object({
  name: string().required(),
  displayName: string().nullable().optional(),
  url: object({ path: string().required() }).required(),
  navTitle: field,
  hide: field,
  expand: field,
  external: field,
  image: field,
  children: object({ results: entries.nullable() }).nullable().optional(),
});
export type NavigationNode = InferType<typeof navigationNodeSchema>;

export const navigationResponseSchema = object({
  layout: object({
    item: object({ children: object({ results: entries.required() }).required() })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

/** The item above a site's home page. */
export const siteRootSchema = object({
  layout: object({
    item: object({
      id: string().required(),
      parent: object({ id: string().required() }).nullable().optional(),
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

export const brandsPageSchema = object({
  search: object({
    pageInfo,
    results: entries.required(),
  }).required(),
});
export const brandSchema = object({
  name: string().required(),
  displayName: string().nullable().optional(),
  brandCode: field,
  logo: field,
});

/** The variants of a page; what is no id is for the reader to pass over. */
export const variantsResponseSchema = object({
  layout: object({
    item: object({
      id: mixed().required(),
      personalization: object({ variantIds: array(mixed().nullable()).nullable() }).nullable(),
    })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
});
