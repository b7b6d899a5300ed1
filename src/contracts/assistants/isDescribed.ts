import type { RouteKind } from '../page/page.ts';

/** Kinds of pages that assistants get as Markdown at the same URL (`Accept: text/markdown`). */
const DESCRIBED: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'carCompare', 'dealer', 'dealerList']);

/** Returns whether a kind of page is available as Markdown too. */
export const isDescribed = (kind: RouteKind): boolean => DESCRIBED.has(kind);
