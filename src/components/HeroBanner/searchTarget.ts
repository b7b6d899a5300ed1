import { segmentOf } from '../../contracts/listSegments.ts';
import type { FacetChoice } from '../../contracts/suggestions.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';

/** Query key of the search (F015). */
export const KEYPHRASE = 'keyphrase';
/** The page of a list: another search begins on the first one. */
const PAGE = 'page';
const MAX_CARRIED = 20;

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
 * the keyphrase in the query. Null when a filter cannot stand in a path.
 *
 * @param others the other parameters of the search, each as often as it is there
 */
export function carSearchTarget(
  action: string,
  { values, keyphrase }: { values: readonly FacetChoice[]; keyphrase: string },
  others: readonly Pair[],
): string | null {
  if (values.some(({ text }) => text.includes('/'))) return null;
  const filters = values.map(({ text }) => encodeUrlPart(segmentOf(text)));
  const path = [action.toLowerCase(), ...filters].join('/');
  const query = new URLSearchParams([...(keyphrase ? [[KEYPHRASE, keyphrase]] : []), ...others]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * What the address bar's query adds to a search ("keeps the other query params", S1 §2.3): all but the words themselves
 * and the place in a list, and nothing that the configured address has set. Lists pass over what they do not know.
 *
 * @param search `window.location.search`
 * @param own the form's own parameters
 */
export function carriedOver(search: string, own: { has: (name: string) => boolean }): Pair[] {
  const others = [...new URLSearchParams(search)].filter(
    ([name, value]) => name !== KEYPHRASE && name !== PAGE && value !== '' && !own.has(name),
  );
  return others.slice(0, MAX_CARRIED);
}
