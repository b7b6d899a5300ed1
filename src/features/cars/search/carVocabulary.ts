import { CAR_VALUE_NAMES, type CarValueName } from '../../../contracts/carSearch.ts';
import type { Facet } from '../../../contracts/search.ts';
import type { FacetChoice } from '../../../contracts/suggestions.ts';
import { keyOf } from './foldText.ts';
import { synonymsIn } from './synonymsIn.ts';

/** A value of the stock with its other names. */
export interface CarWord extends FacetChoice {
  count: number;
  /** Of a model. */
  make?: string;
  synonyms: readonly string[];
}

/** The words that cars are found by. */
export interface CarVocabulary {
  words: readonly CarWord[];
  /** What a name stands for, whatever its case and signs: values that are called so, else those with such a synonym. */
  named: (name: string) => readonly CarWord[];
}

/** Their values are bare numbers: a `5` in a text is not meant as seats. */
const LEFT_OUT: ReadonlySet<string> = new Set(['car_seats'] satisfies CarValueName[]);

/** @param languages codes of the site's languages */
export function carVocabulary(facets: readonly Facet[], languages: readonly string[]): CarVocabulary {
  const synonymsOf = synonymsIn(languages);
  const words = facets.flatMap((facet) => wordsOf(facet).map((word) => ({ ...word, synonyms: synonymsOf(word) })));
  const exact = new Map<string, CarWord[]>();
  const others = new Map<string, CarWord[]>();
  for (const word of words) {
    add(exact, word.text, word);
    for (const synonym of word.synonyms) add(others, synonym, word);
  }
  return {
    words,
    named: (name) => {
      const key = keyOf(name);
      return sameFacet(exact.get(key) ?? others.get(key) ?? []);
    },
  };
}

function wordsOf(facet: Facet): Omit<CarWord, 'synonyms'>[] {
  const name = CAR_VALUE_NAMES.find((known) => known === facet.name);
  if (facet.type !== 'value' || !name || LEFT_OUT.has(name)) return [];
  const child = CAR_VALUE_NAMES.find((known) => known === facet.child_name);
  return facet.value.flatMap(({ text, count, children = [] }) => [
    { name, text, count },
    ...(child ? children.map((model) => ({ ...model, name: child, make: text })) : []),
  ]);
}

function add(map: Map<string, CarWord[]>, name: string, word: CarWord): void {
  const key = keyOf(name);
  if (key === '') return;
  const known = map.get(key);
  if (!known) map.set(key, [word]);
  else if (!known.includes(word)) known.push(word);
}

/** A region and its town are called the same, and so are a body and a kind: the facet that stands first is meant. */
function sameFacet(words: readonly CarWord[]): readonly CarWord[] {
  return words.filter(({ name }) => name === words[0]?.name);
}
