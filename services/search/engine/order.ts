import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import type { Selected, Selection } from './constraints.ts';
import { byDistance, nearOf } from './distance.ts';
import { bySort, sortedBy } from './sortedOrder.ts';
import type { Store } from './store.ts';
import type { TextMatch } from './textIndex.ts';

/** Returns the slots of one page of a response. Relevance is used only with the default sort. A sort by distance without a place is another sort. */
export function pageOf(store: Store, request: SearchRequest, selection: Selection, match: TextMatch | null): number[] {
  const { defaultSort, sorts, place } = store.definition;
  const name = request.sort_name || defaultSort;
  const isByDistance = name === place.sort;
  const sort = isByDistance ? place.otherwise : name;
  if (!Object.hasOwn(sorts, sort)) throw new RequestError(400, `unknown sort ${sort}`, 'sort_name');
  const near = nearOf(request);
  const { limit, offset } = request;
  const { passing } = selection;
  if (limit === 0 || offset >= passing.count) return [];
  if (isByDistance && near) {
    const { field } = place;
    return byDistance(store, passing, { near, field, order: sortedBy(store, sort), range: [offset, offset + limit] });
  }
  if (sort === defaultSort && match) return byRelevance(store, passing, match, sort, [offset, offset + limit]);
  if (passing.count <= FEW) return [...passing.slots()].sort(bySort(store, sort)).slice(offset, offset + limit);
  return firstOf(sortedBy(store, sort), passing, offset, limit);
}

/** As many records are sorted themselves, instead of being looked for in an order of all records. */
const FEW = 1_000;

/** Returns a page of an order; reads the order only up to the end of the page. */
function firstOf(order: Uint32Array, { has }: Selected, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] as number;
    if (!has(slot)) continue;
    if (skipped < offset) skipped += 1;
    else if (page.push(slot) === limit) break;
  }
  return page;
}

/** Returns a page of records by score, equal scores in the order of a sort. */
function byRelevance(
  store: Store,
  passing: Selected,
  { scores }: TextMatch,
  sort: string,
  [from, to]: readonly [number, number],
): number[] {
  const scoreOf = (slot: number) => Math.round((scores[slot] ?? 0) * 100);
  if (passing.count <= FEW) {
    const compare = bySort(store, sort);
    return [...passing.slots()].sort((a, b) => scoreOf(b) - scoreOf(a) || compare(a, b)).slice(from, to);
  }
  const wanted = Math.min(to, passing.count);
  const { least, above } = leastScore(passing, scoreOf, wanted);
  // The records above the least score of the page, and as many of this score as it needs.
  const better: number[] = [];
  const equal: number[] = [];
  for (const slot of sortedBy(store, sort)) {
    if (!passing.has(slot)) continue;
    const score = scoreOf(slot);
    if (score > least) better.push(slot);
    else if (score === least && equal.length < wanted - above) equal.push(slot);
    if (better.length === above && equal.length === wanted - above) break;
  }
  // Stable: equal scores stay in the order of the sort.
  better.sort((a, b) => scoreOf(b) - scoreOf(a));
  return [...better, ...equal].slice(from, to);
}

/** Returns the score of the last record among the best `wanted` ones of at least as many, and how many records have a greater score. */
function leastScore(passing: Selected, scoreOf: (slot: number) => number, wanted: number) {
  const counts = new Map<number, number>();
  for (const slot of passing.slots()) counts.set(scoreOf(slot), (counts.get(scoreOf(slot)) ?? 0) + 1);
  let above = 0;
  let least = 0;
  for (const [score, count] of [...counts].sort(([a], [b]) => b - a)) {
    least = score;
    if (above + count >= wanted) break;
    above += count;
  }
  return { least, above };
}
