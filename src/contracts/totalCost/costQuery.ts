/** The inputs of total costs in the query of a URL, as browsers pass them on. Only the server reads them (`costChoice.ts`). */

/** What the names of their parameters begin with. */
export const COST_PREFIX = 'cost.';

/** Returns the inputs of a query as a query, without `?`; empty without any. */
export function costsIn(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([name]) => name.startsWith(COST_PREFIX))).toString();
}

/** Returns a query, without `?`, with the inputs of another one. */
export const withCostsOf = (search: string, query: URLSearchParams): string =>
  [search, costsIn(query)].filter(Boolean).join('&');
