import type { CarSort, CarValueName } from '../../../contracts/carSearch.ts';
import type { FacetChoice } from '../../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from './carVocabulary.ts';
import { phraseAt } from './foldedPhrases.ts';
import { keyOf } from './foldText.ts';
import { INFLECTED, PLACE_ENDINGS } from './phrases.ts';

/** Readers for phrases other than values and ranges: seats, places, orders, equipment. Each returns the number of words read. */

/** Maximum words of a place's name: `Newcastle upon Tyne`. */
const MAX_PLACE_WORDS = 4;

/**
 * Reads `7 sits`, `sjusitsig`, `7-seater`; `minst 7 sits` is 7 and more. A count that is not in stock becomes the next above, else
 * one less.
 */
export function readSeats(words: readonly string[], at: number, { phrases, seats }: CarVocabulary) {
  const least = phraseAt(words, at, phrases.least);
  const read = seatsAt(words, at + least, phrases);
  if (!read) return null;
  const exactly = (count: number) => seats.filter((text) => Number(text) === count);
  const orMore = seats.filter((text) => Number(text) >= read.count);
  const choices = least > 0 ? [orMore] : [exactly(read.count), orMore, exactly(read.count - 1)];
  const fitting = choices.find((texts) => texts.length > 0) ?? [];
  const values = fitting.map((text): FacetChoice => ({ name: 'car_seats', text }));
  return values.length > 0 ? { values, length: least + read.length } : null;
}

function seatsAt(words: readonly string[], at: number, { seats, numbers }: CarVocabulary['phrases']) {
  const word = words[at] ?? '';
  const [, digit, joined = ''] = /^(\d)[- ]?(.*)$/.exec(word) ?? [];
  const dash = digit && words[at + 1] === '-' ? 1 : 0;
  if (digit && joined === '') {
    const length = phraseAt(words, at + 1 + dash, seats);
    return length > 0 ? { count: Number(digit), length: 1 + dash + length } : null;
  }
  if (digit) return phraseAt([joined], 0, seats) > 0 ? { count: Number(digit), length: 1 } : null;
  return seatsInWords(words, at, seats, numbers);
}

/** Reads a seat count written as a word, alone or joined: `sjusitsig`, `seven seats`. */
function seatsInWords(
  words: readonly string[],
  at: number,
  seats: CarVocabulary['phrases']['seats'],
  numbers: CarVocabulary['phrases']['numbers'],
) {
  const word = words[at] ?? '';
  for (const [number = ''] of numbers) {
    if (number === '' || !word.startsWith(number)) continue;
    const rest = word.slice(number.length).replace(/^-/, '');
    if (rest === '') {
      const length = phraseAt(words, at + 1, seats);
      if (length > 0) return { count: COUNTS[number] ?? 0, length: 1 + length };
    } else if (phraseAt([rest], 0, seats) > 0) return { count: COUNTS[number] ?? 0, length: 1 };
  }
  return null;
}

/** Folded number words of all languages. */
const COUNTS: Readonly<Record<string, number>> = {
  tva: 2,
  to: 2,
  kaksi: 2,
  dvoj: 2,
  two: 2,
  tre: 3,
  kolme: 3,
  troj: 3,
  three: 3,
  fyra: 4,
  fire: 4,
  nelja: 4,
  stvor: 4,
  four: 4,
  fem: 5,
  viisi: 5,
  pat: 5,
  five: 5,
  sex: 6,
  seks: 6,
  kuusi: 6,
  sest: 6,
  six: 6,
  sju: 7,
  syv: 7,
  seitseman: 7,
  sedem: 7,
  seven: 7,
  atta: 8,
  atte: 8,
  otte: 8,
  kahdeksan: 8,
  osem: 8,
  eight: 8,
  nio: 9,
  ni: 9,
  yhdeksan: 9,
  devat: 9,
  nine: 9,
};

/** Reads a place of the stock after a preposition or with an ending: `near Bristol`, `i Malmö`, `Tampereella`, `v Bratislave`. */
export function readPlace(words: readonly string[], at: number, vocabulary: CarVocabulary) {
  const prepositionLength = phraseAt(words, at, vocabulary.phrases.near);
  const start = at + prepositionLength;
  if (prepositionLength > 0) {
    for (let length = MAX_PLACE_WORDS; length > 0; length--) {
      if (start + length > words.length) continue;
      const found = vocabulary.lookUp(words.slice(start, start + length).join(' ')).filter(isPlace);
      if (found.length > 0) return { values: found.map(choiceOf), length: prepositionLength + length };
    }
  }
  const inflected = inflectedPlace(words[start] ?? '', prepositionLength > 0, vocabulary);
  return inflected && { values: [choiceOf(inflected)], length: prepositionLength + 1 };
}

const PLACE_NAMES: ReadonlySet<CarValueName> = new Set(['car_site_city', 'car_site_region', 'car_site_name']);
const isPlace = ({ name }: CarWord): boolean => PLACE_NAMES.has(name);
const choiceOf = ({ name, text }: CarWord): FacetChoice => ({ name, text });

/** Finds a town by an inflected name: the names share at least three first letters and differ in at most the last three. */
function inflectedPlace(word: string, hasPreposition: boolean, { places, languages }: CarVocabulary): CarWord | null {
  const endings = languages.flatMap((code) => PLACE_ENDINGS[code] ?? []);
  const stems = endings.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''));
  if (hasPreposition && languages.some((code) => INFLECTED.has(code))) stems.push(word);
  const towns = places.filter(({ name }) => name === 'car_site_city');
  const found = stems.flatMap((stem) => towns.filter(({ text }) => sharesStem(keyOf(text), stem)));
  return found[0] ?? null;
}

function sharesStem(town: string, stem: string): boolean {
  let sharedLength = 0;
  while (sharedLength < town.length && town[sharedLength] === stem[sharedLength]) sharedLength += 1;
  return sharedLength >= 3 && town.length - sharedLength <= 2 && stem.length - sharedLength <= 3;
}

const SORTS = [
  ['cheap', 'car_price_asc'],
  ['mostExpensive', 'car_price_desc'],
  ['newest', 'car_year_desc'],
  ['lowMileage', 'car_mileage_asc'],
] as const satisfies readonly (readonly [string, CarSort])[];

/** Reads words for an order: `billig`, `low mileage`. */
export function readSort(words: readonly string[], at: number, { phrases }: CarVocabulary) {
  for (const [phrase, sortName] of SORTS) {
    const length = phraseAt(words, at, phrases[phrase]);
    if (length > 0) return { sortName, length };
  }
  return null;
}

/** Returns the index's word for a piece of equipment: `towbar` → `dragkrok` on a site with a Swedish index. */
export function readEquipment(words: readonly string[], at: number, { equipment }: CarVocabulary) {
  for (const { term, phrases } of equipment) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { term, length };
  }
  return null;
}

/** Facets whose values are not joined with a word for a car. */
const NOT_COMPOUNDED: ReadonlySet<CarValueName> = new Set([...PLACE_NAMES, 'car_brand', 'car_model']);

/** Reads the name of a value with a word for a car appended: `kombibil`, `farmarikone`. */
export function readCompound(word: string, { lookUp, phrases }: CarVocabulary) {
  for (const [suffix = ''] of phrases.car) {
    const stem = word.endsWith(suffix) ? word.slice(0, -suffix.length).replace(/-$/, '') : '';
    const words = stem.length > 2 ? lookUp(stem).filter(({ name }) => !NOT_COMPOUNDED.has(name)) : [];
    if (words.length > 0) return { values: words.map(choiceOf), length: 1 };
  }
  return null;
}
