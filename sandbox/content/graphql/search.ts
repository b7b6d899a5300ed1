import type { ContentTree } from '../tree/tree.ts';
import { type Slice, slice } from './cursor.ts';
import { ItemView } from './itemView.ts';
import { compareValues, compilePredicate, fieldText, type Predicate, type SearchEntry } from './predicate.ts';
import type { ContentRequest } from './request.ts';

export interface SearchArgs {
  readonly where: Predicate;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly orderBy?: { readonly name: string; readonly direction?: 'ASC' | 'DESC' | null } | null;
}

const entriesOfTree = new WeakMap<ContentTree, readonly SearchEntry[]>();

/** The platform's `search`: returns matching versions, in tree order without `orderBy`. */
export function search(args: SearchArgs, request: ContentRequest): Slice<ItemView> {
  const matching = allEntries(request.tree).filter(compilePredicate(args.where));
  const { results, ...page } = slice(order(matching, args.orderBy), args.first, args.after);
  return { ...page, results: results.map(({ item, language }) => new ItemView(item, language, request)) };
}

function allEntries(tree: ContentTree): readonly SearchEntry[] {
  const cached = entriesOfTree.get(tree);
  if (cached) return cached;
  const entries = [...tree.contentRoot.walk()].flatMap((item) =>
    [...item.versions].map(([language, version]) => ({ item, language, version })),
  );
  entriesOfTree.set(tree, entries);
  return entries;
}

/** Sorts entries. Entries with equal values stay in tree order in both directions. */
function order(entries: readonly SearchEntry[], orderBy: SearchArgs['orderBy']): readonly SearchEntry[] {
  if (!orderBy) return entries;
  const sign = orderBy.direction === 'DESC' ? -1 : 1;
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry, orderBy.name) }));
  return keyed.sort((a, b) => sign * compareValues(a.key, b.key)).map(({ entry }) => entry);
}

function sortKey(entry: SearchEntry, name: string): string {
  if (name === '_name') return entry.item.name;
  if (name === '_path') return entry.item.path;
  return name === '_language' ? entry.language : fieldText(entry, name);
}
