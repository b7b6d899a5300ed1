import { array, boolean, type InferType, lazy, mixed, number, object, string } from 'yup';
import type { LayoutData } from './layout.ts';

/** What is read from the content platform's GraphQL answers. Layouts are loose: only what every reader relies on is checked. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `rendered` of a page; an item without a layout has `{}`, which is none. What is in it is for its readers to check. */
export function isLayoutData(value: unknown): value is LayoutData {
  if (!isRecord(value) || !isRecord(value.sitecore)) return false;
  const { route } = value.sitecore;
  return route === null || isRecord(route);
}

/** Any GraphQL answer. Errors beside data make it unusable too: half a page is not to be kept. */
export const graphqlAnswerSchema = object({
  data: mixed().nullable().optional(),
  errors: array(object({ message: string().default('') })).optional(),
});

const rendered = mixed(isLayoutData);
const pageInfo = object({ endCursor: string().nullable().optional(), hasNext: boolean().required() }).required();

export const layoutAnswerSchema = object({
  layout: object({
    item: object({
      rendered: rendered.required(),
      // Strange entries say nothing of a language.
      languages: array(mixed()).nullable().default([]),
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

/** An item that is not there, or not for this editor to see, is null; one that is no page has `{}` for a layout. */
export const editingAnswerSchema = object({
  item: object({ rendered: mixed().nullable(), languages: array(mixed()).nullable().default([]) })
    .nullable()
    .defined(),
});

export const dictionaryPageSchema = object({
  dictionary: object({
    pageInfo,
    results: array(object({ key: string().required(), value: string().defined() })).required(),
  }).required(),
});

export const routesPageSchema = object({
  routes: object({
    pageInfo,
    results: array(
      object({
        routePath: string().required(),
        route: object({ changed: object({ dateValue: number().nullable().optional() }).nullable().optional() })
          .nullable()
          .optional(),
      }),
    ).required(),
  }).required(),
});

/** A page of a site. */
export interface SiteRoute {
  /** Without language prefix. */
  path: string;
  /** ISO 8601; null when the platform does not say. */
  changed: string | null;
}

export const siteInfoSchema = object({
  name: string().required(),
  rootPath: string().required(),
  hostname: string().defined(),
  language: string().required(),
  robots: string().nullable().optional(),
  /** Pairs of key and value; what is none is passed over. */
  attributes: mixed().nullable().optional(),
});
export type SiteInfo = InferType<typeof siteInfoSchema>;

export const redirectsSchema = object({
  redirects: array(
    object({
      pattern: string().required(),
      target: string().defined(),
      redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
      isQueryStringPreserved: boolean().default(false),
      isLanguagePreserved: boolean().default(false),
      locale: string().nullable().optional(),
    }),
  )
    .nullable()
    .optional(),
});
export type PlatformRedirect = NonNullable<InferType<typeof redirectsSchema>['redirects']>[number];

const errorPage = object({ rendered: mixed().nullable().optional() }).nullable().optional();
export const errorPagesSchema = object({
  errorHandling: object({ notFoundPage: errorPage, serverErrorPage: errorPage }).nullable().optional(),
});

/** `site { siteInfo }` around one of the schemas above; null where the platform does not know the site. */
export const siteAnswerSchema = object({
  site: object({ siteInfo: mixed().nullable().optional() }).required(),
});

const field = object({ value: string().nullable().optional(), jsonValue: mixed().nullable().optional() })
  .nullable()
  .optional();

/** An item of the navigation tree and what is below it. */
export interface NavigationNode {
  name: string;
  displayName?: string | null | undefined;
  url: { path: string };
  navTitle?: NodeField;
  hide?: NodeField;
  expand?: NodeField;
  external?: NodeField;
  image?: NodeField;
  children?: { results: (NavigationNode | null)[] } | null | undefined;
}
type NodeField = { value?: string | null | undefined; jsonValue?: unknown } | null | undefined;

const navigationMembers = {
  name: string().required(),
  displayName: string().nullable().optional(),
  url: object({ path: string().required() }).required(),
  navTitle: field,
  hide: field,
  expand: field,
  external: field,
  image: field,
};
/** Three levels, as the query asks for; deeper ones would be looked at level by level just the same. */
const navigationNode = (): ReturnType<typeof lazy> =>
  lazy((value: unknown) => {
    const below = isRecord(value) && isRecord(value.children);
    const children = object({ results: array(navigationNode()).required() }).required();
    return object(below ? { ...navigationMembers, children } : navigationMembers).nullable();
  });

export const navigationAnswerSchema = object({
  layout: object({
    item: object({ children: object({ results: array(navigationNode()).required() }).required() })
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
    results: array(
      object({
        name: string().required(),
        displayName: string().nullable().optional(),
        brandCode: field,
        logo: field,
      }).nullable(),
    ).required(),
  }).required(),
});
