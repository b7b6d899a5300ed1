import { encodeUrlPart } from '../../../lib/urlText.ts';
import { KEYPHRASE } from '../../contracts/search/carriedQuery.ts';
import type { CarValueName } from '../../contracts/search/carSearch.ts';
import { MAX_PATH_FILTERS } from '../../contracts/search/listSegments.ts';
import type { InterpretedQuery } from '../../contracts/search/suggestions.ts';

type Pair = [name: string, value: string];

/** Returns the form's action and the link's parameters, which a GET form drops from `action`. */
export function searchTarget(href: string): { action: string; parameters: Pair[] } {
  const [urlWithoutHash = ''] = href.split('#');
  const queryStart = urlWithoutHash.indexOf('?');
  if (queryStart < 0) return { action: urlWithoutHash, parameters: [] };
  const parameters = [...new URLSearchParams(urlWithoutHash.slice(queryStart))].filter(([name]) => name !== KEYPHRASE);
  return { action: urlWithoutHash.slice(0, queryStart), parameters };
}

/** Facets whose values are ambiguous in a path: seats are plain numbers, and a town may have the name of its region. */
const AMBIGUOUS: ReadonlySet<CarValueName> = new Set(['car_seats', 'car_site_city']);

/**
 * Returns the URL of a parsed search text (F051): the configured path and the filters joined by '/', in lower case, with
 * keyphrase, ranges and sort order in the query. Null when a filter cannot be part of a path, or when a path cannot have so many.
 *
 * @param others other parameters of the search, with repetitions
 */
export function carSearchTarget(
  action: string,
  { values, ranges = [], sortName, keyphrase }: InterpretedQuery,
  others: readonly Pair[],
): string | null {
  const pathValues = values.filter(({ name }) => !AMBIGUOUS.has(name));
  if (pathValues.length > MAX_PATH_FILTERS || pathValues.some(({ text }) => text.includes('/'))) return null;
  const filters = pathValues.map(({ text }) => encodeUrlPart(text.toLowerCase().trim().replace(/\s+/g, '-')));
  const path = [action.toLowerCase(), ...filters].join('/');
  const searchParameters = [
    ...(keyphrase ? [[KEYPHRASE, keyphrase]] : []),
    ...values.filter(({ name }) => AMBIGUOUS.has(name)).map(({ name, text }) => [name, text]),
    ...ranges.map(({ name, range }) => [name, range.join('-')]),
    ...(sortName ? [['sortName', sortName]] : []),
  ];
  const names = new Set(searchParameters.map(([name]) => name));
  const query = new URLSearchParams([...searchParameters, ...others.filter(([name]) => !names.has(name))]);
  return query.size > 0 ? `${path}?${query}` : path;
}
