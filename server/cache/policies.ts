/** Seconds. What is cached, for how long, and in which store it counts. */
export interface CachePolicy {
  /** Served without a second thought. */
  fresh: number;
  /** After that: served while one refresh runs. */
  stale: number;
  /** From loading on: served when the upstream fails. At least `fresh + stale`. */
  onError: number;
  /** Freshness of answers that say there is nothing; they are never served on error. */
  negative: number;
  store: StoreName;
  /**
   * Bytes that an entry comes to for each byte of its value, with what is made of it and remembered as long as it lives;
   * 1 when nothing is said. Measured (docs/operations.md).
   */
  weight?: number;
}

/** Stores share memory; their bounds are settings (`CACHE_*_MB`). */
export type StoreName = 'content' | 'search' | 'pages' | 'media' | 'files';

const DAY = 86_400;

/** Worked-through copies of a layout or a dictionary, and their JSON inside pages. */
const DERIVED_COPIES_WEIGHT = 3;
/** The brotli that is made of a page's gzip later. */
const BROTLI_WEIGHT = 2;

/** One row for each cached thing (Q7): content survives a day without its upstream, stock ten minutes. */
export const CACHE_POLICIES = {
  layout: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content', weight: DERIVED_COPIES_WEIGHT },
  dictionary: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content', weight: DERIVED_COPIES_WEIGHT },
  siteInfo: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content' },
  navigation: { fresh: 120, stale: 600, onError: DAY, negative: 15, store: 'content' },
  brands: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content' },
  routes: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content' },
  variants: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content' },
  errorPages: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content', weight: DERIVED_COPIES_WEIGHT },
  redirects: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content' },
  /** A page of a stories list. */
  stories: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content' },
  /** A stories index with its tags. */
  storiesIndex: { fresh: 120, stale: 600, onError: DAY, negative: 15, store: 'content' },
  /** The stories of an index in their order. */
  storyOrder: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content' },
  /** F053: 60 s. */
  search: { fresh: 60, stale: 0, onError: 600, negative: 15, store: 'search' },
  /** What the platform's own sitemap files list. */
  sitemapFiles: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content' },
  /** Sitemap files as we send them: none names cars that stock has not had for ten minutes. */
  sitemap: { fresh: 300, stale: 300, onError: 600, negative: 15, store: 'pages' },
  blur: { fresh: DAY, stale: DAY, onError: 7 * DAY, negative: 60, store: 'media' },
  /** Films and turning pictures of a car, by its plate. */
  carMedia: { fresh: 600, stale: 3_600, onError: DAY, negative: 60, store: 'media' },
  page: { fresh: 60, stale: 600, onError: DAY, negative: 10, store: 'pages', weight: BROTLI_WEIGHT },
  /** Pages that are about stock: none is older than stock may be. */
  stockPage: { fresh: 60, stale: 540, onError: 600, negative: 10, store: 'pages', weight: BROTLI_WEIGHT },
} as const satisfies Record<string, CachePolicy>;

export type PolicyName = keyof typeof CACHE_POLICIES;

export type KeyPart = string | number | boolean | null;

interface PageKeyParts extends Record<string, KeyPart> {
  format: 'html' | 'json';
  origin: string;
  path: string;
  query: string;
  /** Ids of the variants it shows, sorted; empty for the default. */
  variants: string;
}

/** Parts of the key of each cached thing. Nothing else of a request may influence what is stored under it. */
export interface KeyParts extends Record<PolicyName, Record<string, KeyPart>> {
  layout: { site: string; language: string; path: string };
  dictionary: { site: string; language: string };
  siteInfo: { site: string };
  navigation: { site: string; language: string };
  brands: { site: string; language: string };
  routes: { site: string; language: string };
  variants: { site: string; language: string; path: string };
  errorPages: { site: string; language: string };
  redirects: { site: string };
  /** `tags` are ids in order, joined by commas. */
  stories: { site: string; language: string; index: string; tags: string; first: number; after: string };
  /** By address (rooted) or by id. */
  storiesIndex: { site: string; language: string; pathOrId: string };
  storyOrder: { site: string; language: string; index: string };
  /** `request` is the whole search request by `canonicalJson`. */
  search: { request: string };
  /** `files` are addresses, joined by spaces. */
  sitemapFiles: { site: string; files: string };
  sitemap: { origin: string; group: string };
  blur: { src: string };
  carMedia: { provider: string; regNo: string };
  /** The origin stands for site and brand theme, the path for the language; `json` is what `/_page` answers. */
  page: PageKeyParts;
  stockPage: PageKeyParts;
}
