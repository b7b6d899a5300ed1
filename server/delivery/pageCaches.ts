import type { RouteKind } from '../../src/contracts/page/page.ts';
import type { Cache } from '../cache/cache.ts';
import type { CacheFor } from '../cache/caches.ts';
import type { KeyParts } from '../cache/policies.ts';
import { PAGE_CODEC } from './pageCodec.ts';
import type { PageEntry } from './pageEntry.ts';

/** The cache policies of pages. Both have the same key parts. */
type PagePolicy = 'page' | 'stockPage';
export type PageKeyParts = KeyParts['page'];
export type PageCaches = { readonly [P in PagePolicy]: Cache<P, PageEntry> };

export function createPageCaches(cacheFor: CacheFor): PageCaches {
  return { page: cacheFor('page', PAGE_CODEC), stockPage: cacheFor('stockPage', PAGE_CODEC) };
}

const STOCK: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'carCompare']);

/** Returns the policy of a page. Pages about stock are served on error as long as stock data, others for a day (Q7). */
export function pagePolicyOf(kind: RouteKind): PagePolicy {
  return STOCK.has(kind) ? 'stockPage' : 'page';
}
