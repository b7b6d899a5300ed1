import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import type { CarWord } from './carWord.ts';
import type { FoldedPhrases } from './foldedPhrases.ts';
import { keyOf } from './foldText.ts';
import { COMPOUNDING, stemsOf, withoutEndings } from './inflection.ts';

export type FormLookUp = (word: string) => readonly CarWord[];

/** Facets whose values are not inflected: names of places and models, and the condition, which `nyare` would hit. */
const WITHOUT_FORMS: ReadonlySet<string> = new Set([
  'car_model',
  'car_condition',
  'car_site_city',
  'car_site_region',
  'car_site_name',
] satisfies CarValueName[]);
/** Minimum letters of the stem of a make: shorter ones are the beginnings of other words. */
const MIN_MAKE_STEM = 4;
/** Words joined to a colour: `mörkblå`, `tummansininen`, `tmavomodrá`. */
const SHADE = /^(?:morke?|ljus|lyse?|tumman|vaalean|tmavo|svetlo|bledo|dark|light)/;
/** Minimum letters of the first and of the second part of a joined word: `elkombi`. */
const MIN_PARTS = [2, 3] as const;

/**
 * Returns a function that finds values by an inflected word of one of the languages, or by a word that joins two values or a value and a
 * word for a car. Words of phrases are never inflected values.
 */
export function formLookUp(
  words: readonly CarWord[],
  phrases: FoldedPhrases,
  languages: readonly string[],
): FormLookUp {
  const byStem = new Map<string, CarWord[]>();
  const byKey = new Map<string, CarWord[]>();
  for (const word of words) {
    if (WITHOUT_FORMS.has(word.name)) continue;
    for (const name of [word.text, ...word.synonyms]) addName(name, word);
  }
  const phraseWords = wordsOfPhrases(phrases);
  const ownForm = (word: string) => {
    for (const language of languages) {
      for (const stem of withoutEndings(word, language)) {
        const found = byStem.get(`${language} ${stem}`);
        if (found) return sameFacet(found);
      }
    }
    return [];
  };
  const part = (text: string): readonly CarWord[] => {
    const exact = byKey.get(text);
    return exact ? sameFacet(exact) : ownForm(text);
  };
  return (word) => {
    if (phraseWords.has(word)) return [];
    // `suv'er`
    const key = keyOf(word);
    const found = ownForm(key);
    if (found.length > 0) return found;
    const shade = SHADE.test(key) ? part(key.replace(SHADE, '')) : [];
    if (shade[0]?.name === 'car_color') return shade;
    return languages.some((code) => COMPOUNDING.has(code)) ? joined(key) : [];
  };

  function addName(name: string, word: CarWord): void {
    const key = keyOf(name);
    add(byKey, key, word);
    if (/\s/.test(name)) return;
    for (const language of languages) {
      for (const stem of stemsOf(key, language)) {
        const isShort = word.name === 'car_brand' && stem !== key && stem.length < MIN_MAKE_STEM;
        if (!isShort) add(byStem, `${language} ${stem}`, word);
      }
    }
  }

  function joined(word: string): readonly CarWord[] {
    const isCar = (text: string) => phrases.car.get(text)?.some((phrase) => phrase.length === 1) === true;
    for (let length = word.length - MIN_PARTS[1]; length >= MIN_PARTS[0]; length--) {
      const first = byKey.get(word.slice(0, length)) ?? byKey.get(word.slice(0, length).replace(/s$/, ''));
      if (!first) continue;
      const rest = word.slice(length);
      if (isCar(rest)) return sameFacet(first);
      const second = part(rest);
      if (second.length > 0 && second[0]?.name !== first[0]?.name) return [...sameFacet(first), ...second];
    }
    return [];
  }
}

const phraseWordsOf = new WeakMap<FoldedPhrases, ReadonlySet<string>>();

/** Returns all words of phrases; computed once, because they are constant. */
export function wordsOfPhrases(phrases: FoldedPhrases): ReadonlySet<string> {
  const words =
    phraseWordsOf.get(phrases) ?? new Set(Object.values(phrases).flatMap((table) => [...table.values()].flat(2)));
  phraseWordsOf.set(phrases, words);
  return words;
}

function add(map: Map<string, CarWord[]>, key: string, word: CarWord): void {
  const found = map.get(key);
  if (!found) map.set(key, [word]);
  else if (!found.includes(word)) found.push(word);
}

/** Returns the values of the first facet only, as for exact names. */
const sameFacet = (words: readonly CarWord[]): readonly CarWord[] =>
  words.filter(({ name }) => name === words[0]?.name);
