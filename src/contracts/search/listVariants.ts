import { isCarId } from '../car/carId.ts';
import { formatLoanQuery, parseLoanQuery, type RequestedTerms } from '../finance/loanQuery.ts';
import type { RouteKind } from '../page/page.ts';
import { withCostsOf } from '../totalCost/costQuery.ts';

/**
 * Variants of the car list's page that its query selects: the comparison, the saved cars, the map and the offline page. Shared by the server (routes, cache
 * keys) and the browser (links, navigation). Imports no library.
 */

/** Maximum number of cars in a comparison. */
export const MAX_COMPARED = 4;
/** Maximum number of cars whose cards `POST /api/cars` returns at once. */
export const MAX_CARDS = 50;

const COMPARE = 'compare';

/** The query of the saved cars, without `?`. It is the same for all visitors: only the browser knows the cars. */
export const SAVED_SEARCH = 'saved=cars';
const SAVED = new URLSearchParams(SAVED_SEARCH);

/** The query of the offline page, without `?`. The browser fetches it to store it. */
export const OFFLINE_SEARCH = 'offline=cars';
const OFFLINE = new URLSearchParams(OFFLINE_SEARCH);

/** What the query of a list's map has besides the list's own (`formatMapQuery`). */
export const MAP_SEARCH = 'view=map';
const MAP = new URLSearchParams(MAP_SEARCH);

/**
 * Returns the cars of a comparison: at most four distinct ids, lowest first, so that one choice has one URL. They are read
 * from one parameter separated by commas, or from several parameters, as a form without scripts sends them.
 */
export function comparedIn(query: URLSearchParams): string[] {
  const requested = query.getAll(COMPARE).flatMap((value) => value.slice(0, 200).split(','));
  const ids = [...new Set(requested)].filter(isCarId).slice(0, MAX_COMPARED);
  return ids.sort(byId);
}

/** Compares ids as numbers; those with letters as texts. */
export const byId = (one: string, other: string): number => Number(one) - Number(other) || one.localeCompare(other);

/** Returns the query of a comparison on these terms without `?`: `compare=17,208&deposit=60000&months=48`. */
export function formatCompared(ids: readonly string[], terms: RequestedTerms = {}): string {
  if (ids.length === 0) return '';
  return [`${COMPARE}=${[...ids].sort(byId).join(',')}`, formatLoanQuery(terms)].filter(Boolean).join('&');
}

/** Returns the variant that a query of the list selects; null for the list itself. That of the map has the list's query too, and so no `search`. */
export function listVariantOf(query: URLSearchParams): { kind: RouteKind; search?: string } | null {
  const compared = comparedIn(query);
  if (compared.length > 0)
    return { kind: 'carCompare', search: withCostsOf(formatCompared(compared, parseLoanQuery(query)), query) };
  const has = (parameters: URLSearchParams) => [...parameters].every(([name, value]) => query.get(name) === value);
  if (has(SAVED)) return { kind: 'savedCars', search: SAVED_SEARCH };
  if (has(OFFLINE)) return { kind: 'offlineCars', search: OFFLINE_SEARCH };
  return has(MAP) ? { kind: 'carMap' } : null;
}

/** The component that replaces the list. */
export const LIST_VARIANTS: Readonly<Partial<Record<RouteKind, string>>> = {
  carCompare: 'CarCompare',
  savedCars: 'SavedCars',
  offlineCars: 'OfflineCars',
  carMap: 'CarMap',
};
