import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import type { FacetChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';

/** Maximum values that stand for a negated one: more would be a list that nobody reads. */
const MAX_OTHERS = 12;

export interface Exclusion {
  /** The values that remain of the facet. */
  values: readonly FacetChoice[];
  /** Facets of which a negated value can be expressed. */
  applied: ReadonlySet<CarValueName>;
}

/**
 * Expresses negated values by the other values of their facet: all of them, or those chosen before. A facet with too many others, or
 * with none, is not in `applied`, and its values stay as they are.
 */
export function applyExclusions(
  values: readonly FacetChoice[],
  excluded: readonly FacetChoice[],
  vocabulary: CarVocabulary,
): Exclusion {
  const applied = new Set<CarValueName>();
  let remaining = values;
  for (const name of new Set(excluded.map((one) => one.name))) {
    const texts = new Set(excluded.filter((one) => one.name === name).map(({ text }) => text));
    const chosen = remaining.filter((one) => one.name === name);
    const all = chosen.length > 0 ? chosen : valuesOf(name, remaining, vocabulary);
    const others = all.filter(({ text }) => !texts.has(text));
    const isKnown = others.length < all.length || chosen.length > 0;
    if (others.length === 0 || others.length > MAX_OTHERS || !isKnown) continue;
    applied.add(name);
    remaining = [...remaining.filter((one) => one.name !== name), ...others];
  }
  return { values: remaining, applied };
}

/** Returns all values of a facet; of models those of the chosen makes. */
function valuesOf(name: CarValueName, values: readonly FacetChoice[], { words, seats }: CarVocabulary): FacetChoice[] {
  if (name === 'car_seats') return seats.map((text) => ({ name, text }));
  const makes = new Set(values.filter((one) => one.name === 'car_brand').map(({ text }) => text));
  const found = words.filter((word) => word.name === name && (word.make === undefined || makes.has(word.make)));
  return found.map(({ text }) => ({ name, text }));
}
