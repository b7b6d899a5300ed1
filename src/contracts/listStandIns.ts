import type { RouteKind } from './page.ts';

/**
 * Pages at the address of the car list that its query asks for in the list's place: cars side by side, and the cars that
 * a visitor has saved. Shared by the server (routes, cache keys) and the browser (links, navigation); free of libraries.
 */

/** Cars that can be compared at a time. */
export const MAX_COMPARED = 4;

const COMPARE = 'compare';

/** The query of the saved cars, without `?`: the same for everybody, which cars they are the browser knows. */
export const SAVED_SEARCH = 'saved=cars';
const SAVED = new URLSearchParams(SAVED_SEARCH);

const CAR_ID = /^\d{1,12}$/;

/**
 * The cars of a comparison: at most four numeric ids, each once, lowest first, so that one choice has one address. They may
 * stand in one parameter with commas between, or, as a form without scripts sends them, in several.
 */
export function comparedIn(query: URLSearchParams): string[] {
  const given = query.getAll(COMPARE).flatMap((value) => value.slice(0, 200).split(','));
  const ids = [...new Set(given)].filter((id) => CAR_ID.test(id)).slice(0, MAX_COMPARED);
  return ids.sort(byId);
}

/** Order of ids as numbers. */
export const byId = (one: string, other: string): number => Number(one) - Number(other) || one.localeCompare(other);

/** `compare=17,208`: the query of a comparison, without `?`. */
export function formatCompared(ids: readonly string[]): string {
  return ids.length > 0 ? `${COMPARE}=${[...ids].sort(byId).join(',')}` : '';
}

/** What stands at the list's address with this query; null for the list itself. */
export function standInOf(query: URLSearchParams): { kind: RouteKind; search: string } | null {
  const compared = comparedIn(query);
  if (compared.length > 0) return { kind: 'carCompare', search: formatCompared(compared) };
  const isSaved = [...SAVED].every(([name, value]) => query.get(name) === value);
  return isSaved ? { kind: 'savedCars', search: SAVED_SEARCH } : null;
}

/** The component that is shown in the place of the list. */
export const STAND_INS: Readonly<Partial<Record<RouteKind, string>>> = {
  carCompare: 'CarCompare',
  savedCars: 'SavedCars',
};
