/** Query parameters that a search form carries over from its page (F015), shared by the form and the server. */

/** Query key of the search. */
export const KEYPHRASE = 'keyphrase';
/** The list's page number. A new search starts on the first page. */
const PAGE = 'page';
const MAX_CARRIED = 20;

/** Parameter of forms submitted without scripts: the server adds the page's query. */
export const CARRY = { name: 'carry', value: 'query' } as const;

/**
 * Returns the parameters of the page's query that a search keeps (S1 §2.3: "keeps the other query params"): all except the
 * keyphrase, the page number and what the form sets. Lists ignore unknown parameters.
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
