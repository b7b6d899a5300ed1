/** What a search keeps of the query of the page it stands on (F015): shared by the form and the server. */

/** Query key of the search. */
export const KEYPHRASE = 'keyphrase';
/** The page of a list: another search begins on the first one. */
const PAGE = 'page';
const MAX_CARRIED = 20;

/** A form that was sent without scripts asks the server, by this parameter, to add the page's query. */
export const CARRY = { name: 'carry', value: 'query' } as const;

/**
 * What the address bar's query adds to a search ("keeps the other query params", S1 §2.3): all but the words themselves
 * and the place in a list, and nothing that the form has set. Lists pass over what they do not know.
 *
 * @param search the page's query
 * @param formParams the form's own parameters
 */
export function carriedOver(
  search: string,
  formParams: { has: (name: string) => boolean },
): [name: string, value: string][] {
  const others = [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      name !== KEYPHRASE && name !== PAGE && name !== CARRY.name && value !== '' && !formParams.has(name),
  );
  return others.slice(0, MAX_CARRIED);
}
