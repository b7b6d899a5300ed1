import { KEYPHRASE } from '../../contracts/carriedQuery.ts';
import type { InterpretedQuery } from '../../contracts/suggestions.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';

type Pair = [name: string, value: string];

/** The form's address, and the parameters of the link that go with it: a form by GET drops those in `action`. */
export function searchTarget(href: string): { action: string; kept: Pair[] } {
  const [address = ''] = href.split('#');
  const at = address.indexOf('?');
  if (at < 0) return { action: address, kept: [] };
  const kept = [...new URLSearchParams(address.slice(at))].filter(([name]) => name !== KEYPHRASE);
  return { action: address.slice(0, at), kept };
}

/**
 * Where a text leads that is understood (F051): the configured path and the filters joined by '/', all in lower case, with
 * the keyphrase, ranges and the order in the query. Null when a filter cannot stand in a path.
 *
 * @param others the other parameters of the search, each as often as it is there
 */
export function carSearchTarget(
  action: string,
  { values, ranges = [], sortName, keyphrase }: InterpretedQuery,
  others: readonly Pair[],
): string | null {
  // Seats are bare numbers, which name nothing in a path.
  const named = values.filter(({ name }) => name !== 'car_seats');
  if (named.some(({ text }) => text.includes('/'))) return null;
  const filters = named.map(({ text }) => encodeUrlPart(text.toLowerCase().trim().replace(/\s+/g, '-')));
  const path = [action.toLowerCase(), ...filters].join('/');
  const own = [
    ...(keyphrase ? [[KEYPHRASE, keyphrase]] : []),
    ...values.filter(({ name }) => name === 'car_seats').map(({ name, text }) => [name, text]),
    ...ranges.map(({ name, range }) => [name, range.join('-')]),
    ...(sortName ? [['sortName', sortName]] : []),
  ];
  const names = new Set(own.map(([name]) => name));
  const query = new URLSearchParams([...own, ...others.filter(([name]) => !names.has(name))]);
  return query.size > 0 ? `${path}?${query}` : path;
}
