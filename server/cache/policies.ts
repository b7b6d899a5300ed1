/** How long values are cached, and in which store. Times are in seconds. */
export interface CachePolicy {
  /** Served from the cache without a refresh. */
  fresh: number;
  /** After `fresh`: served from the cache while one refresh runs. */
  stale: number;
  /** Counted from loading: served when the upstream fails. At least `fresh + stale`. */
  onError: number;
  /** Freshness of "not found" values; they are never served on error. */
  negative: number;
  store: StoreName;
  /**
   * Bytes of memory for each byte of the value, including derived data that is memoised as long as the entry lives.
   * Default 1. Measured (docs/operations.md).
   */
  weight?: number;
  /**
   * By what the entries in the second level differ besides their keys: the contract of the upstreams, or also the build, for what is made by the
   * product's code. Absent: nothing of it is shared.
   */
  keyedBy?: 'contract' | 'build';
}

/** Names of the memory stores. Their sizes are settings (`CACHE_*_MB`). */
export type StoreName = 'content' | 'search' | 'pages' | 'media' | 'files';

const DAY = 86_400;

/** Transformed copies of a layout or a dictionary, and their JSON inside pages. */
const DERIVED_COPIES_WEIGHT = 3;
/** The brotli body that is made from a page's gzip body later. */
const BROTLI_WEIGHT = 2;

/** One row for each kind of cached data (Q7). Content is served for a day without its upstream, stock for ten minutes. */
export const CACHE_POLICIES = {
  layout: {
    fresh: 60,
    stale: 600,
    onError: DAY,
    negative: 15,
    store: 'content',
    keyedBy: 'contract',
    weight: DERIVED_COPIES_WEIGHT,
  },
  dictionary: {
    fresh: 300,
    stale: 3_600,
    onError: DAY,
    negative: 15,
    store: 'content',
    keyedBy: 'contract',
    weight: DERIVED_COPIES_WEIGHT,
  },
  siteInfo: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  navigation: { fresh: 120, stale: 600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  makes: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  routes: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  variants: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  errorPages: {
    fresh: 300,
    stale: 3_600,
    onError: DAY,
    negative: 15,
    store: 'content',
    keyedBy: 'contract',
    weight: DERIVED_COPIES_WEIGHT,
  },
  redirects: { fresh: 300, stale: 3_600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  /** A page of a stories list. */
  stories: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  /** A stories index with its tags. */
  storiesIndex: { fresh: 120, stale: 600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  /** The stories of an index in their order. */
  storyOrder: { fresh: 60, stale: 600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  /** F053: 60 s. */
  search: { fresh: 60, stale: 0, onError: 600, negative: 15, store: 'search', keyedBy: 'contract' },
  /** The entries of the platform's own sitemap files. */
  sitemapFiles: { fresh: 600, stale: 3_600, onError: DAY, negative: 15, store: 'content', keyedBy: 'contract' },
  /** The sitemap files that this server generates. None lists a car that left the stock more than ten minutes ago. */
  sitemap: { fresh: 300, stale: 300, onError: 600, negative: 15, store: 'pages' },
  blur: { fresh: DAY, stale: DAY, onError: 7 * DAY, negative: 60, store: 'media', keyedBy: 'contract' },
  /** Videos and 360° views of a car, by its registration number: not shared, as plates of visitors' own cars are looked up too. */
  carMedia: { fresh: 600, stale: 3_600, onError: DAY, negative: 60, store: 'media' },
  /** The questions of an embedded form. */
  embeddedForm: { fresh: 300, stale: 3_600, onError: DAY, negative: 60, store: 'content', keyedBy: 'contract' },
  /** F074: 60 s. Quotes that the lender refuses and other errors are not cached. Not shared: they are on the terms of one visitor. */
  finance: { fresh: 60, stale: 0, onError: 60, negative: 0, store: 'search' },
  page: { fresh: 60, stale: 600, onError: DAY, negative: 10, store: 'pages', keyedBy: 'build', weight: BROTLI_WEIGHT },
  /** Pages that show stock. They get no older than the stock data may be. */
  stockPage: {
    fresh: 60,
    stale: 540,
    onError: 600,
    negative: 10,
    store: 'pages',
    keyedBy: 'build',
    weight: BROTLI_WEIGHT,
  },
} as const satisfies Record<string, CachePolicy>;

export type PolicyName = keyof typeof CACHE_POLICIES;

export type KeyPart = string | number | boolean | null;

interface PageKeyParts extends Record<string, KeyPart> {
  /** `json`: the response of `/_page`; `record`: the page's description for tools. */
  format: 'html' | 'json' | 'markdown' | 'record';
  origin: string;
  path: string;
  query: string;
  /** Sorted ids of the personalised variants on the page; empty for the default page. */
  variants: string;
}

/** The parts of each policy's cache key. A cached value may depend on no other part of the request. */
export interface KeyParts extends Record<PolicyName, Record<string, KeyPart>> {
  layout: { site: string; language: string; path: string };
  dictionary: { site: string; language: string };
  siteInfo: { site: string };
  navigation: { site: string; language: string };
  makes: { site: string; language: string };
  routes: { site: string; language: string };
  variants: { site: string; language: string; path: string };
  errorPages: { site: string; language: string };
  redirects: { site: string };
  /** `tags` are ids in order, joined by commas. */
  stories: { site: string; language: string; index: string; tags: string; first: number; after: string };
  /** `pathOrId` is a rooted path or an item id. */
  storiesIndex: { site: string; language: string; pathOrId: string };
  storyOrder: { site: string; language: string; index: string };
  /** `request` is the full search request as `canonicalJson`. */
  search: { request: string };
  /** `files` are URLs, joined by spaces. */
  sitemapFiles: { site: string; files: string };
  sitemap: { origin: string; group: string };
  blur: { src: string };
  carMedia: { provider: string; regNo: string };
  embeddedForm: { id: string };
  /** `call` is the full request to the lender as `canonicalJson`. */
  finance: { call: string };
  /** The origin identifies site and brand theme, the path the language. */
  page: PageKeyParts;
  stockPage: PageKeyParts;
}
