import type { FacetChoice } from '../../../contracts/search/suggestions.ts';
import { keyOf } from './foldText.ts';
import { SYNONYMS, type SynonymSet } from './synonyms.ts';

/** Returns a function that returns the synonyms of a facet value in these languages (codes). */
export function synonymsIn(languages: readonly string[]): (value: FacetChoice) => string[] {
  const synonymSets = SYNONYMS.map((synonymSet) => {
    const words = wordsOf(synonymSet, ['all', ...languages]);
    const generic = synonymSet.generic?.split('|') ?? [];
    return { facet: synonymSet.facet, words: [...words, ...generic], keys: new Set(words.map(keyOf)) };
  });
  return ({ name, text }) => {
    const key = keyOf(text);
    const matchingSets = synonymSets.filter(({ facet, keys }) => facet === name && keys.has(key));
    return matchingSets.flatMap(({ words }) => words.filter((word) => keyOf(word) !== key));
  };
}

function wordsOf(synonymSet: SynonymSet, languages: readonly string[]): string[] {
  return languages.flatMap((language) => synonymSet[language]?.split('|') ?? []);
}
