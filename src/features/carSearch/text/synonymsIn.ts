import type { FacetChoice } from '../../../contracts/suggestions.ts';
import { keyOf } from './foldText.ts';
import { SYNONYMS, type SynonymRing } from './synonyms.ts';

/** The other words for values of facets, as visitors of a site with these languages (codes) write them. */
export function synonymsIn(languages: readonly string[]): (value: FacetChoice) => string[] {
  const rings = SYNONYMS.map((ring) => {
    const words = wordsOf(ring, ['all', ...languages]);
    return { facet: ring.facet, words, keys: new Set(words.map(keyOf)) };
  });
  return ({ name, text }) => {
    const key = keyOf(text);
    const own = rings.filter(({ facet, keys }) => facet === name && keys.has(key));
    return own.flatMap(({ words }) => words.filter((word) => keyOf(word) !== key));
  };
}

function wordsOf(ring: SynonymRing, languages: readonly string[]): string[] {
  return languages.flatMap((language) => ring[language]?.split('|') ?? []);
}
