import type { CarQuery } from '../../contracts/carSearch.ts';
import type { LoaderContext, LoaderPorts } from '../../contracts/loader.ts';
import type { InterpretedQuery } from '../../contracts/suggestions.ts';
import { stockFacets } from './carListSearch.data.ts';
import { withUnderstood } from './listState.ts';
import { matchBase, withBase } from './listUrl.ts';
import { stockVocabulary } from './suggestions/suggest.data.ts';
import { segmentsToFilters, textToFilters } from './text/textToFilters.ts';

/**
 * Returns the state of a list's URL with its words read as filters (F050, F051), the make and model of the path included.
 * Null when there are no words, or nothing but words to search for as they are; `unknown` when the path has words that no car
 * is called by.
 *
 * @param stock the cars whose makes, models and places the words may name
 */
export async function wordsRead(
  asked: CarQuery,
  { route, site }: Pick<LoaderContext, 'route' | 'site'>,
  stock: Pick<LoaderPorts, 'searchCars'>,
): Promise<CarQuery | 'unknown' | null> {
  const { listFilters, listBrand, listModel } = route;
  if (!listFilters && asked.keyphrase === '') return null;
  const vocabulary = await stockVocabulary(stock, site);
  if (listFilters) {
    // While the search is unavailable nobody knows what they are: they are searched for as text.
    if (!vocabulary) {
      return withUnderstood(asked, { values: [], keyphrase: [...listFilters, asked.keyphrase].join(' ').trim() });
    }
    const values = segmentsToFilters(listFilters, vocabulary);
    return values ? withUnderstood(asked, { values, keyphrase: asked.keyphrase }) : 'unknown';
  }
  const understood = vocabulary && textToFilters(asked.keyphrase, vocabulary);
  if (!understood || isPlain(understood, asked.keyphrase)) return null;
  const base = listBrand ? matchBase(listBrand, listModel, await stockFacets(stock)) : null;
  return withUnderstood(withBase(asked, base), understood);
}

/** Whether a text is nothing but words to search for, as they are. */
function isPlain({ values, ranges, sortName, keyphrase }: InterpretedQuery, text: string): boolean {
  return values.length === 0 && !ranges && !sortName && keyphrase === text;
}
