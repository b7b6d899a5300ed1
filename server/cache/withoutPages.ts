import type { Cache } from './cache.ts';
import type { Caches } from './caches.ts';

/** Returns caches that store no pages: each request renders one. For development and the bench. */
export function withoutPages(caches: Caches): Caches {
  const none: Cache<'page', unknown> = {
    get: async (_parts, load) => ({ value: await load(new AbortController().signal), state: 'miss', age: 0 }),
    hit: () => undefined,
    peek: () => undefined,
    peekPurged: () => undefined,
    put: () => {},
  };
  const isPages = (policy: string) => policy === 'page' || policy === 'stockPage';
  return {
    ...caches,
    cacheFor: ((policy, codec) => (isPages(policy) ? none : caches.cacheFor(policy, codec))) as Caches['cacheFor'],
  };
}
