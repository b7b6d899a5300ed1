import type { IncomingHttpHeaders } from 'node:http';
import type { CacheStore } from '../../cache/store.ts';
import { MEDIA_TAG } from '../../cache/tags.ts';
import type { StoredResponse } from './storedResponse.ts';
import { matchesVary } from './vary.ts';

/** Stored responses by URL, each URL with a few variants (`Vary`). */
export interface ResponseStore {
  /** Returns the newest response that matches the request. */
  find: (url: string, request: IncomingHttpHeaders) => StoredResponse | null;
  /**
   * Stores a response and replaces the older one of the same variant. Does nothing when the body is too large, and when files were purged
   * after the first `purgeCount` purges: the response may be the old one.
   */
  save: (url: string, response: StoredResponse, purgeCount: number) => void;
  /** Returns the number of purges so far, which a request to the upstream notes when it begins. */
  purgeCount: () => number;
  /** Removes a URL with all its variants. */
  remove: (url: string) => void;
}

/** Browsers request images in about three variants; a client that causes more is not a browser. */
const MAX_VARIANTS = 8;
/** Seconds that a response is stored: revalidating a stale one costs a few bytes. */
const RETENTION_SECONDS = 7 * 86_400;

/** Creates the response store on a cache store. @param maxBytes of a stored body */
export function createResponseStore({ store, maxBytes }: { store: CacheStore; maxBytes: number }): ResponseStore {
  const variantsOf = (url: string) => (store.get(url)?.value as readonly StoredResponse[] | undefined) ?? [];
  return {
    find: (url, request) => variantsOf(url).find(({ varyValues }) => matchesVary(varyValues, request)) ?? null,
    save: (url, response, purgeCount) => {
      if (response.body.byteLength > maxBytes || store.hasPurged([MEDIA_TAG], purgeCount)) return;
      const others = variantsOf(url).filter(({ varyValues }) => areVariants(varyValues, response.varyValues));
      const value = [response, ...others].slice(0, MAX_VARIANTS);
      store.set(url, { value, storedAt: response.arrivedAt, tags: [MEDIA_TAG] }, RETENTION_SECONDS);
    },
    purgeCount: () => store.purgeCount(),
    remove: (url) => store.delete(url),
  };
}

type VaryValues = StoredResponse['varyValues'];

/** Whether two responses are different variants: they vary by the same fields and differ in at least one. */
function areVariants(one: VaryValues, other: VaryValues): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length || names.some((name) => !(name in other))) return false;
  return names.some((name) => one[name] !== other[name]);
}
