import type { PolicyName } from './policies.ts';

type KeyPart = string | number | boolean | null;

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
  storiesIndex: { site: string; language: string; place: string };
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

/**
 * The one way to make a key: the policy's name and its parts in the order of their names, as JSON, so that no value can
 * pass for a separator.
 */
export function cacheKey<P extends PolicyName>(policy: P, parts: KeyParts[P]): string {
  const values: Record<string, KeyPart> = parts;
  const names = Object.keys(values).sort();
  return `${policy}${JSON.stringify(names.map((name) => values[name]))}`;
}

/** JSON with the keys of every object in order: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
