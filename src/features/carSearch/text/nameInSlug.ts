import type { FacetChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';
import type { CarWord } from './carWord.ts';

/** Maximum parts of a slug that form a make or a model: `land-rover`, `range-rover-sport`. */
const MAX_NAME_PARTS = 4;

/**
 * Returns the make and the model at the start of a car's slug, as the stock writes them: `volvo-xc60-b4` → Volvo, XC60.
 * Returns only the make when the model is not in stock; empty when the make is not.
 */
export function nameInSlug(slug: string | undefined, vocabulary: CarVocabulary): FacetChoice[] {
  const parts = slug?.split('-').filter(Boolean) ?? [];
  const make = longestName(parts, vocabulary, ({ name, make: owner }) => name === 'car_brand' && owner === undefined);
  if (!make) return [];
  const rest = parts.slice(make.length);
  const model = longestName(rest, vocabulary, ({ make: owner }) => owner === make.word.text);
  return [make, ...(model ? [model] : [])].map(({ word }) => ({ name: word.name, text: word.text }));
}

/** Returns the value with the longest name at the start of the parts; synonyms do not count. */
function longestName(parts: readonly string[], vocabulary: CarVocabulary, accepts: (word: CarWord) => boolean) {
  for (let length = Math.min(MAX_NAME_PARTS, parts.length); length > 0; length--) {
    const word = vocabulary.lookUp(parts.slice(0, length).join(' ')).find(accepts);
    if (word) return { word, length };
  }
  return null;
}
