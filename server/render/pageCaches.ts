import type { RouteKind } from '../../src/contracts/page.ts';
import type { Cache } from '../cache/cache.ts';
import type { CacheFor } from '../cache/caches.ts';
import type { KeyParts } from '../cache/policies.ts';
import type { PageEntry } from './pageEntry.ts';

/** Pages are kept by one of two policies; both have the same parts in their keys. */
type PagePolicy = 'page' | 'stockPage';
export type PageKeyParts = KeyParts['page'];
export type PageCaches = { readonly [P in PagePolicy]: Cache<P, PageEntry> };

export function createPageCaches(cacheFor: CacheFor): PageCaches {
  return { page: cacheFor('page'), stockPage: cacheFor('stockPage') };
}

const STOCK: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'carCompare']);

/** Pages about stock are served on error only as long as stock is; others for a day (Q7). */
export function pagePolicyOf(kind: RouteKind): PagePolicy {
  return STOCK.has(kind) ? 'stockPage' : 'page';
}
