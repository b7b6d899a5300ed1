import { RequestError } from '../../lib/http/requestError.ts';
import { type Column, createColumnOf, type Follower } from './column.ts';
import { checkField } from './fields.ts';
import type { Store } from './store.ts';

/** Pairs of parent and child as a column, with both texts of each pair by code - 1. */
export interface Pairs extends Follower {
  readonly column: Column;
  family(): readonly (readonly [parent: string, child: string])[];
}

/** Returns the pairs of two fields with one value each; `path` is the path of the facet in the request. */
export function pairsOf(store: Store, name: string, childName: string, path: string): Pairs {
  checkField(store, childName, `${path}.child_name`);
  // Before the pairs, which read their codes.
  const parents = store.column(name);
  const children = store.column(childName);
  if (!parents.isSingle() || !children.isSingle()) {
    throw new RequestError(400, 'a facet with children needs fields of one value', `${path}.child_name`);
  }
  return store.following(`pairs ${name} ${childName}`, () => createPairs(parents, children));
}

function createPairs(parents: Column, children: Column): Pairs {
  const family: [string, string][] = [];
  const column = createColumnOf((_record, slot) => {
    const parent = parents.codes()[slot] ?? 0;
    return parent === 0 ? NONE : [`${parent} ${children.codes()[slot] ?? 0}`];
  });
  return {
    column,
    family: () => family,
    drop: (record, slot, isShown) => column.drop(record, slot, isShown),
    add: (record, slot, isShown) => {
      column.add(record, slot, isShown);
      if (column.values.length === family.length) return;
      const [parent, child] = [parents, children].map((each) => each.values[(each.codes()[slot] ?? 0) - 1] ?? '');
      family.push([parent ?? '', child ?? '']);
    },
  };
}

const NONE: readonly string[] = [];
