import {
  CAR_RANGE_NAMES,
  CAR_VALUE_NAMES,
  type CarRangeName,
  type CarValueName,
} from '../../../contracts/carSearch.ts';
import type { Facet } from '../../../contracts/search.ts';
import type { FacetChoice } from '../../../contracts/suggestions.ts';
import { type SpokenEquipment, spokenEquipment } from './equipmentWords.ts';
import { foldedWords, keyOf } from './foldText.ts';
import type { AmountPlace } from './readRange.ts';
import { type SpokenPhrases, spokenPhrases } from './spokenPhrases.ts';
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
  /** What else is understood, in the languages of the site. */
  phrases: SpokenPhrases;
  amounts: AmountPlace;
  /** Numbers of seats in stock. */
  seats: readonly string[];
  /** Towns, regions and dealers, for texts that bend their names. */
  places: readonly CarWord[];
  equipment: readonly SpokenEquipment[];
  languages: readonly string[];
  /** The words of the site's own name, folded: they say nothing about a car. */
  siteName: readonly string[];
}

/** What a vocabulary needs to know of its site. */
export interface VocabularySite {
  name: string;
  distanceUnit: AmountPlace['distanceUnit'];
}

/** Their values are bare numbers: a `5` in a text is not meant as seats. */
const LEFT_OUT: ReadonlySet<string> = new Set(['car_seats'] satisfies CarValueName[]);
const PLACES: ReadonlySet<string> = new Set([
  'car_site_city',
  'car_site_region',
  'car_site_name',
] satisfies CarValueName[]);

/** @param languages codes of the site's languages, its first one first */
export function carVocabulary(
  facets: readonly Facet[],
  languages: readonly string[],
  { name: siteName, distanceUnit }: VocabularySite,
): CarVocabulary {
  const phrases = spokenPhrases(languages);
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
    phrases,
    amounts: { phrases, distanceUnit, bounds: boundsOf(facets) },
    seats: textsOf(facets, 'car_seats'),
    places: words.filter(({ name }) => PLACES.has(name)),
    equipment: spokenEquipment(languages),
    languages,
    siteName: foldedWords(siteName),
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

function textsOf(facets: readonly Facet[], name: CarValueName): string[] {
  const facet = facets.find((one) => one.name === name);
  return facet?.type === 'value' ? facet.value.map(({ text }) => text) : [];
}

function boundsOf(facets: readonly Facet[]): AmountPlace['bounds'] {
  const bounds = facets.flatMap((facet): [CarRangeName, [number, number]][] => {
    const name = CAR_RANGE_NAMES.find((known) => known === facet.name);
    if (facet.type !== 'histogram' || !name) return [];
    const filled = facet.value.filter(({ count }) => count > 0);
    if (filled.length === 0) return [];
    return [[name, [Math.min(...filled.map(({ min }) => min)), Math.max(...filled.map(({ max }) => max))]]];
  });
  return Object.fromEntries(bounds);
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
