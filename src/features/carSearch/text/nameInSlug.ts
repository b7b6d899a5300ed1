import type { FacetChoice } from '../../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from './carVocabulary.ts';

/** Parts of a slug that a make or a model may have: `land-rover`, `range-rover-sport`. */
const LONGEST_NAME = 4;

/**
 * Returns the make and the model that a car's slug begins with, as the stock spells them: `volvo-xc60-b4` → Volvo, XC60.
 * The make alone when the model is not in stock; empty when the make is not.
 */
export function nameInSlug(slug: string | undefined, vocabulary: CarVocabulary): FacetChoice[] {
  const parts = slug?.split('-').filter(Boolean) ?? [];
  const make = longest(parts, vocabulary, ({ name, make: owner }) => name === 'car_brand' && owner === undefined);
  if (!make) return [];
  const rest = parts.slice(make.length);
  const model = longest(rest, vocabulary, ({ make: owner }) => owner === make.word.text);
  return [make, ...(model ? [model] : [])].map(({ word }) => ({ name: word.name, text: word.text }));
}

/** The longest beginning of the parts that is the name of a value; other words for it are no names. */
function longest(parts: readonly string[], vocabulary: CarVocabulary, fits: (word: CarWord) => boolean) {
  for (let length = Math.min(LONGEST_NAME, parts.length); length > 0; length--) {
    const word = vocabulary.named(parts.slice(0, length).join(' ')).find(fits);
    if (word) return { word, length };
  }
  return null;
}
