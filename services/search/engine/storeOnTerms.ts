import { costsOn, createLoans, type LoanTerms } from './loanCosts.ts';
import type { Store } from './store.ts';
import { storeWithColumn } from './storeWithColumn.ts';

/** Terms whose costs an index holds, the latest ones. */
const MAX_TERMS = 20;

/** Stores on terms by their terms, the oldest first, and arrays that no store uses any more. */
interface Recent {
  readonly stores: Map<string, Store>;
  readonly free: Float64Array[];
}

/**
 * Returns the index with the monthly cost of loans on other terms. Everything but this field is that of `store`. The costs of the
 * latest terms are memoized until a record changes, because a page makes several requests.
 */
export function storeOnTerms(store: Store, terms: LoanTerms): Store {
  const { loanCost } = store.definition;
  if (!loanCost) return store;
  const { stores, free } = store.current('stores on terms', (previous: Recent | undefined) =>
    freed(previous, loanCost),
  );
  const key = `${terms.deposit} ${terms.months}`;
  const found = stores.get(key) ?? createOnTerms(store, loanCost, terms, takeFree(stores, free, loanCost));
  stores.delete(key);
  stores.set(key, found);
  return found;
}

/** Returns an empty memory with the arrays of the previous one, which are large: new ones would keep the garbage collector busy. */
function freed(previous: Recent | undefined, loanCost: string): Recent {
  const stores = [...(previous?.stores.values() ?? [])];
  const free = [...(previous?.free ?? []), ...stores.map((store) => store.numbers(loanCost))];
  return { stores: new Map(), free: free.slice(0, MAX_TERMS) };
}

/** Returns an array that no store uses any more; drops the oldest store when there are many. */
function takeFree(stores: Map<string, Store>, free: Float64Array[], loanCost: string): Float64Array | undefined {
  const [oldest] = stores.size < MAX_TERMS ? [] : stores;
  if (!oldest) return free.pop();
  stores.delete(oldest[0]);
  return oldest[1].numbers(loanCost);
}

/** @param free an array to use again, if it has room */
function createOnTerms(store: Store, loanCost: string, terms: LoanTerms, free?: Float64Array): Store {
  const loans = store.following('loans', () => createLoans(loanCost)).columns();
  const costs = costsOn(loans, terms, free && free.length >= loans.size ? free : undefined);
  return storeWithColumn(store, loanCost, costs, { orders: new Map() });
}
