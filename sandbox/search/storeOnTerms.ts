import { buildBuckets } from './buckets.ts';
import { buildLoans, costsOn, type LoanTerms } from './loanCosts.ts';
import type { Store } from './store.ts';

/** Terms whose costs an index holds, the latest ones. */
const MAX_TERMS = 20;

/**
 * Returns the index with the monthly cost of loans on other terms. Everything but this field is that of `store`. The costs of the
 * latest terms are memoized, because a page makes several requests.
 */
export function storeOnTerms(store: Store, terms: LoanTerms): Store {
  const { loanCost } = store.definition;
  if (!loanCost) return store;
  const recent = store.memoized('stores on terms', () => new Map<string, Store>());
  const key = `${terms.deposit} ${terms.months}`;
  const found = recent.get(key) ?? createOnTerms(store, loanCost, terms, dropOldest(recent)?.numbers(loanCost));
  recent.delete(key);
  recent.set(key, found);
  return found;
}

/** Makes room for one more entry, and returns the one that is dropped. */
function dropOldest(recent: Map<string, Store>): Store | undefined {
  const [oldest] = recent.size < MAX_TERMS ? [] : recent;
  if (oldest) recent.delete(oldest[0]);
  return oldest?.[1];
}

/** @param free an array that no other store uses any more: a new one for each request would keep the garbage collector busy */
function createOnTerms(store: Store, loanCost: string, terms: LoanTerms, free?: Float64Array): Store {
  const loans = store.memoized('loans', () => buildLoans(store.records, loanCost));
  const costs = costsOn(loans, terms, free);
  const buckets = buildBuckets(costs, (at) => store.hidden[at] === 0);
  const memory = new Map<string, unknown>();
  /** Results that depend on the cost: orders and ranks, whose keys end with the name of a sort. */
  const sorts = Object.entries(store.definition.sorts).flatMap(([sort, { field }]) =>
    field === loanCost ? [sort] : [],
  );
  return {
    ...store,
    numbers: (field) => (field === loanCost ? costs : store.numbers(field)),
    buckets: (field) => (field === loanCost ? buckets : store.buckets(field)),
    memoized<T>(key: string, make: () => T): T {
      if (!sorts.some((sort) => key.endsWith(sort))) return store.memoized(key, make);
      const result = (memory.get(key) as T | undefined) ?? make();
      memory.set(key, result);
      return result;
    },
  };
}
