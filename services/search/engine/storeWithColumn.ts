import { type Buckets, buildBuckets } from './buckets.ts';
import type { Store } from './store.ts';

/** What follows from the numbers of a column: its histogram, and the orders by it. */
export interface Derived {
  buckets?: Buckets;
  readonly orders: Map<string, unknown>;
}

/**
 * Returns the index with other numbers in one field: its histogram and the sorts by it follow them. Everything else is that of `store`.
 *
 * @param derived kept as long as the numbers stay as they are; empty at first
 */
export function storeWithColumn(store: Store, field: string, values: Float64Array, derived: Derived): Store {
  const orders = Object.entries(store.definition.sorts).flatMap(([sort, rule]) =>
    rule.field === field ? [`order ${sort}`] : [],
  );
  return {
    ...store,
    numbers: (name) => (name === field ? values : store.numbers(name)),
    buckets: (name) => {
      if (name !== field) return store.buckets(name);
      derived.buckets ??= buildBuckets(values, store.size(), store.shown());
      return derived.buckets;
    },
    current<T>(key: string, make: (previous: T | undefined) => T): T {
      if (!orders.includes(key)) return store.current(key, make);
      const result = (derived.orders.get(key) as T | undefined) ?? make(undefined);
      derived.orders.set(key, result);
      return result;
    },
  };
}
