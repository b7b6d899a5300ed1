import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { type CostFacts, costFactsOf, totalCostOf } from '../../../src/contracts/totalCost/totalCost.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import type { Follower } from './column.ts';
import { createLoans, creditCostsOn } from './loanCosts.ts';
import type { Store } from './store.ts';
import { type Derived, storeWithColumn } from './storeWithColumn.ts';

/** Inputs whose totals an index holds, the latest ones. */
const MAX_INPUTS = 12;

/** Totals by slot, NaN for none, as far as they are calculated. A slot never changes its record, so its total stays. */
interface Totals {
  values: Float64Array;
  size: number;
}

/** What totals are calculated from, by slot, and the totals of the latest inputs, the oldest first. */
interface CostColumns extends Follower {
  readonly facts: (CostFacts | undefined)[];
  readonly totals: Map<string, Totals>;
}

function createCostColumns(): CostColumns {
  const facts: (CostFacts | undefined)[] = [];
  return {
    facts,
    totals: new Map(),
    add: (record, slot) => {
      facts[slot] = costFactsOf(record as unknown as CarRecord);
    },
    drop: (_record, slot) => {
      facts[slot] = undefined;
    },
  };
}

/** Returns the columns of an index, built at the first call. */
export const costColumnsOf = (store: Store): CostColumns => store.following('total costs', createCostColumns);

/**
 * Returns the index with the total costs that a request asks for (decision 0227). Everything but this field is that of `store`.
 *
 * @param store the index on the terms of the request
 * @throws RequestError 400 for the field in a request that does not say what to calculate it from
 */
export function storeWithTotals(store: Store, request: SearchRequest): Store {
  const { totalCost: field, loanCost, sorts } = store.definition;
  if (!field || !loanCost) return store;
  if (!request.total_cost) {
    const isUsed =
      sorts[request.sort_name]?.field === field ||
      request.facets.some(({ name }) => name === field) ||
      [field, `${field}.neq`].some((name) => Object.hasOwn(request.filters, name));
    if (isUsed) throw new RequestError(400, `${field} needs total_cost`, 'total_cost');
    return store;
  }
  const key = JSON.stringify([request.total_cost, request.loan]);
  const values = totalsOf(store, loanCost, key, request);
  // Until a record changes.
  const all = store.current('derived of totals', (): Map<string, Derived> => new Map());
  const derived = newest(all, key, (): Derived => ({ orders: new Map() }));
  return storeWithColumn(store, field, values, derived);
}

/** Returns the entry of a key, which becomes the newest one; the oldest is dropped when there are many. */
function newest<T>(entries: Map<string, T>, key: string, make: () => T): T {
  const entry = entries.get(key) ?? make();
  entries.delete(key);
  const [oldest] = entries.size < MAX_INPUTS ? [] : entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(key, entry);
  return entry;
}

function totalsOf(
  store: Store,
  loanCost: string,
  key: string,
  { total_cost: basis, loan }: SearchRequest,
): Float64Array {
  const { facts, totals } = costColumnsOf(store);
  const found = newest(totals, key, () => ({ values: new Float64Array(0), size: 0 }));
  const size = store.size();
  if (!basis || found.size === size) return found.values;
  if (found.values.length < size) {
    const grown = new Float64Array(Math.ceil(size * 1.2)).fill(Number.NaN);
    grown.set(found.values);
    found.values = grown;
  }
  const loans = store.following('loans', () => createLoans(loanCost)).columns();
  const creditOf = creditCostsOn(loans, loan ?? {});
  const today = Date.parse(basis.date);
  for (let slot = found.size; slot < size; slot += 1) {
    const car = facts[slot];
    if (car) found.values[slot] = totalCostOf(car, basis, creditOf(slot), today).amount ?? Number.NaN;
  }
  found.size = size;
  return found.values;
}
