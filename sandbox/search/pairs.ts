import type { Column } from './column.ts';
import { checkField } from './fields.ts';
import { RequestError } from './requestError.ts';
import type { Store } from './store.ts';

/** Pairs of parent and child as a column, with both texts of each pair. */
export interface Pairs extends Column {
  readonly family: readonly (readonly [parent: string, child: string])[];
}

/** Returns the pairs of two fields with one value each; `path` is the path of the facet in the request. */
export function pairsOf(store: Store, name: string, childName: string, path: string): Pairs {
  checkField(store, childName, `${path}.child_name`);
  if (store.column(name).starts || store.column(childName).starts) {
    throw new RequestError(400, 'a facet with children needs fields of one value', `${path}.child_name`);
  }
  return store.memoized(`pairs ${name} ${childName}`, () => {
    const parents = store.column(name);
    const children = store.column(childName);
    const codeOf = new Map<string, number>();
    const family: [string, string][] = [];
    const codes = Uint32Array.from(store.records, (_, at) => {
      const parent = parents.codes[at] ?? 0;
      const child = children.codes[at] ?? 0;
      if (parent === 0) return 0;
      const key = `${parent} ${child}`;
      const code = codeOf.get(key) ?? family.push([parents.values[parent - 1] ?? '', children.values[child - 1] ?? '']);
      codeOf.set(key, code);
      return code;
    });
    return { codes, codeOf, starts: null, values: family.map(([parent, child]) => `${parent} ${child}`), family };
  });
}
