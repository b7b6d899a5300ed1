import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { isRecord } from '../../../lib/record.ts';
import type { LayoutData } from './layout.ts';

/** Schemas of the content platform's GraphQL responses. Layouts are checked only for what every reader relies on. */

/** Returns whether a value is the `rendered` layout of a page. An item without a layout has `{}`. Readers check the contents. */
export function isLayoutData(value: unknown): value is LayoutData {
  if (!isRecord(value) || !isRecord(value.sitecore)) return false;
  const { route } = value.sitecore;
  return route === null || isRecord(route);
}

/** Any GraphQL response. It is unusable when it has errors, even with data: partial pages must not be cached. */
export const graphqlResponseSchema = object({
  data: mixed().nullable().optional(),
  errors: array(object({ message: string().default('') })).optional(),
});

const rendered = mixed(isLayoutData);
/** Each entry is checked separately (`fitting`). Invalid entries are left out. */
const entries = array(mixed().nullable());
const pageInfo = object({ endCursor: string().nullable().optional(), hasNext: boolean().required() }).required();

export const layoutResponseSchema = object({
  layout: object({
    item: object({
      rendered: rendered.required(),
      languages: entries.nullable().default([]),
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

/** `item` is null when it does not exist or the editor may not see it. An item without a page has the layout `{}`. */
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
  // The reader skips values of other types.
  route: object({
    id: mixed().nullable(),
    title: mixed().nullable(),
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
  /** As the navigation names it; null without one. */
  title: string | null;
  /** ISO 8601; null when unknown. */
  changed: string | null;
  /** Equal for all languages of a page; null when unknown. */
  id: string | null;
  /** Editors exclude the page from search engines. */
  noindex: boolean;
  /** URL of the sharing image; null without one. */
  image: string | null;
}

export const siteInfoSchema = object({
  name: string().required(),
  rootPath: string().required(),
  hostname: string().defined(),
  language: string().required(),
  robots: string().nullable().optional(),
  /** URLs of sitemap files. Readers skip other values. */
  sitemap: mixed().nullable().optional(),
  /** Pairs of key and value. Readers skip other values. */
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

/** `site { siteInfo }` around one of the schemas above; null for an unknown site. */
export const siteResponseSchema = object({
  site: object({ siteInfo: mixed().nullable().optional() }).required(),
});

const field = object({ value: string().nullable().optional(), jsonValue: mixed().nullable().optional() })
  .nullable()
  .optional();

/** An item of the navigation tree. Its children are not checked yet. */
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

/** The parent item of a site's home page. */
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

/** The variants of a page. Readers skip values that are no ids. */
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
