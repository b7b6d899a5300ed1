import {
  CAR_RANGE_NAMES,
  CAR_VALUE_NAMES,
  type CarRangeName,
  type CarValueName,
} from '../../../contracts/search/carSearch.ts';
import type { Facet } from '../../../contracts/search/search.ts';
import type { AmountContext } from './amountContext.ts';
import type { CarWord } from './carWord.ts';
import { type EquipmentTerm, equipmentTerms } from './equipmentWords.ts';
import { type FoldedPhrases, foldedPhrases } from './foldedPhrases.ts';
import { foldedWords, foldText, keyOf } from './foldText.ts';
import { FROM_ENDINGS } from './phrases.ts';
import { synonymsIn } from './synonymsIn.ts';
import { OTHER_WORDS, typoLookUp } from './typos.ts';
import { type FormLookUp, formLookUp, wordsOfPhrases } from './wordForms.ts';

/** The words by which cars are found. */
export interface CarVocabulary {
  words: readonly CarWord[];
  /** Returns the values of a name, ignoring case and punctuation: values with that name, else values with that synonym. */
  lookUp: (name: string) => readonly CarWord[];
  /** Returns the values that an inflected or joined word means: `röda`, `dieselkombi`; none for a place or a model. */
  lookUpForm: FormLookUp;
  /** Values by a word with typos: `volov`. */
  lookUpTypo: FormLookUp;
  /** Phrases in the languages of the site. */
  phrases: FoldedPhrases;
  amounts: AmountContext;
  /** Seat counts in stock. */
  seats: readonly string[];
  /** Towns, regions and dealers, for texts with inflected names. */
  places: readonly CarWord[];
  equipment: readonly EquipmentTerm[];
  languages: readonly string[];
  /** The folded words of the site's own name, which say nothing about a car. */
  siteName: readonly string[];
}

/** Properties of the site that a vocabulary needs. */
export interface VocabularySite {
  name: string;
  distanceUnit: AmountContext['distanceUnit'];
}

interface VocabularyOptions {
  /** The year from which ages count: `max 3 år gammal`. */
  currentYear?: number;
}

/** Facets with bare numbers as values: a `5` in a text is not read as a seat count. Equipment is searched for as text, see `equipmentWords.ts`. */
const EXCLUDED_FACETS: ReadonlySet<string> = new Set(['car_seats', 'car_equipment'] satisfies CarValueName[]);
const PLACE_FACETS: ReadonlySet<string> = new Set([
  'car_site_city',
  'car_site_region',
  'car_site_name',
] satisfies CarValueName[]);

/** Builds the vocabulary of a stock. @param languages codes of the site's languages, the default first */
export function carVocabulary(
  facets: readonly Facet[],
  languages: readonly string[],
  { name: siteName, distanceUnit }: VocabularySite,
  { currentYear = new Date().getFullYear() }: VocabularyOptions = {},
): CarVocabulary {
  const phrases = foldedPhrases(languages);
  const fromEndings = languages.flatMap((code) => FROM_ENDINGS[code] ?? []);
  const synonymsOf = synonymsIn(languages);
  const words = facets.flatMap((facet) => wordsOf(facet).map((word) => ({ ...word, synonyms: synonymsOf(word) })));
  const exact = new Map<string, CarWord[]>();
  const others = new Map<string, CarWord[]>();
  for (const word of words) {
    add(exact, word.text, word);
    for (const synonym of word.synonyms) add(others, synonym, word);
  }
  const shortNames = shortModelNames(words, phrases).filter(([name]) => !others.has(keyOf(name)));
  for (const [name, word] of [...shortNames, ...shortTownNames(words)]) add(others, name, word);
  return {
    words,
    phrases,
    lookUpForm: formLookUp(words, phrases, languages),
    lookUpTypo: typoLookUp(words),
    amounts: { phrases, distanceUnit, bounds: boundsOf(facets), currentYear, fromEndings },
    seats: textsOf(facets, 'car_seats'),
    places: words.filter(({ name }) => PLACE_FACETS.has(name)),
    equipment: equipmentTerms(languages),
    languages,
    siteName: foldedWords(siteName),
    lookUp: (name) => {
      const key = keyOf(name);
      return sameFacet(exact.get(key) ?? others.get(key) ?? []);
    },
  };
}

function wordsOf(facet: Facet): Omit<CarWord, 'synonyms'>[] {
  const name = CAR_VALUE_NAMES.find((candidate) => candidate === facet.name);
  if (facet.type !== 'value' || !name || EXCLUDED_FACETS.has(name)) return [];
  const child = CAR_VALUE_NAMES.find((candidate) => candidate === facet.child_name);
  return facet.value.flatMap(({ text, count, children = [] }) => [
    { name, text, count },
    ...(child ? children.map((model) => ({ ...model, name: child, make: text })) : []),
  ]);
}

/** Returns the first words of models that begin no other model: `A4` of `A4 Avant`, `Corolla`, `5-serie`. */
function shortModelNames(words: readonly CarWord[], phrases: FoldedPhrases): [name: string, word: CarWord][] {
  const byName = new Map<string, CarWord | null>();
  for (const word of words.filter(({ name }) => name === 'car_model')) {
    const parts = word.text.split(' ');
    for (let length = 1; length < parts.length; length++) {
      const name = parts.slice(0, length).join(' ');
      byName.set(name, byName.has(name) ? null : word);
    }
  }
  const phraseWords = wordsOfPhrases(phrases);
  const isOther = (name: string) => phraseWords.has(name) || OTHER_WORDS.has(name);
  const isName = (name: string) => /\p{L}/u.test(name) && name.length > 1 && !isOther(foldText(name));
  return [...byName].flatMap(([name, word]) => (word && isName(name) ? [[name, word]] : []));
}

/** Returns the first words of towns that begin no other town: `Newcastle` of `Newcastle upon Tyne`. */
function shortTownNames(words: readonly CarWord[]): [name: string, word: CarWord][] {
  const towns = words.filter(({ name }) => name === 'car_site_city');
  return towns.flatMap((word) => {
    const [first = '', ...rest] = word.text.split(' ');
    const isUnique = towns.filter(({ text }) => text.startsWith(first)).length === 1;
    return rest.length > 1 && isUnique ? [[first, word]] : [];
  });
}

function textsOf(facets: readonly Facet[], name: CarValueName): string[] {
  const facet = facets.find((one) => one.name === name);
  return facet?.type === 'value' ? facet.value.map(({ text }) => text) : [];
}

function boundsOf(facets: readonly Facet[]): AmountContext['bounds'] {
  const bounds = facets.flatMap((facet): [CarRangeName, [number, number]][] => {
    const name = CAR_RANGE_NAMES.find((candidate) => candidate === facet.name);
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
  const wordsOfKey = map.get(key);
  if (!wordsOfKey) map.set(key, [word]);
  else if (!wordsOfKey.includes(word)) wordsOfKey.push(word);
}

/** Returns the values of the first facet only: a region and a town, or a body and a vehicle type, may have the same name. */
function sameFacet(words: readonly CarWord[]): readonly CarWord[] {
  return words.filter(({ name }) => name === words[0]?.name);
}
