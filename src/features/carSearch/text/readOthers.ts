import type { CarSort, CarValueName } from '../../../contracts/search/carSearch.ts';
import type { FacetChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';
import type { CarWord } from './carWord.ts';
import { type PhraseTable, phraseAt } from './foldedPhrases.ts';
import { keyOf } from './foldText.ts';
import { withoutEndings } from './inflection.ts';
import { countOf, numberInWords } from './numberWords.ts';
import { INFLECTED, PLACE_ENDINGS } from './phrases.ts';
import { readAmount } from './readAmount.ts';
import type { Step } from './steps.ts';

/** Readers for phrases other than values and ranges: seats, places, orders, equipment. Each returns the number of words read. */

/** Maximum words of a place's name: `Newcastle upon Tyne`. */
const MAX_PLACE_WORDS = 4;

/**
 * Reads `7 sits`, `sjusitsig`, `7-seater`; `minst 7 sits` is 7 and more, `5-7 sits` all between. A count that is not in stock becomes
 * the next above, else one less.
 */
export function readSeats(words: readonly string[], at: number, { phrases, seats }: CarVocabulary) {
  const least = phraseAt(words, at, phrases.least);
  const most = least > 0 ? 0 : phraseAt(words, at, phrases.most);
  const read = seatRange(words, at + least + most, phrases) ?? capacity(words, at, phrases);
  if (!read) return null;
  const { low, high, more, isEither } = read;
  const within = (from: number, to: number) => seats.filter((text) => Number(text) >= from && Number(text) <= to);
  const orMore = within(low, Number.POSITIVE_INFINITY);
  const either = isEither ? seats.filter((text) => text === String(low) || text === String(high)) : [];
  const exact = [either, within(low, high), orMore, within(low - 1, low - 1)];
  // `fler än 5 säten` excludes the bound, `minst 5 säten` includes it.
  const strict = [...phrases.than.keys()].includes(words[at + least + most - 1] ?? '') ? 1 : 0;
  const bound = most > 0 ? within(0, high - strict) : within(low + strict, Number.POSITIVE_INFINITY);
  const choices = least + most > 0 ? [bound] : more ? [orMore] : exact;
  const fitting = choices.find((texts) => texts.length > 0) ?? [];
  const values = fitting.map((text): FacetChoice => ({ name: 'car_seats', text }));
  return values.length > 0 ? { values, length: least + most + read.length } : null;
}

/** Reads one seat count, or the two of a range: `5-7 sits`, `5 eller 7 sits`. */
function seatRange(words: readonly string[], at: number, phrases: CarVocabulary['phrases']) {
  const [, digit] = /^(\d)$/.exec(words[at] ?? '') ?? [];
  const first = digit ? Number(digit) : numberInWords(words.slice(0, at + 1), at, phrases.numbers)?.value;
  const isEither = phraseAt(words, at + 1, phrases.or) === 1;
  const isBetween =
    isEither ||
    words[at + 1] === '-' ||
    [phrases.until, phrases.to].some((table) => phraseAt(words, at + 1, table) === 1);
  const second = first !== undefined && isBetween ? seatsAt(words, at + 2, phrases) : null;
  if (first !== undefined && second)
    return { low: first, high: second.count, length: 2 + second.length, more: false, isEither };
  const one = seatsAt(words, at, phrases);
  if (!one) return null;
  const more = phraseAt(words, at + one.length, phrases.orMore);
  return { low: one.count, high: one.count, length: one.length + more, more: more > 0, isEither: false };
}

/** Reads `room for 7`: a count of people, whose unit is no other one. */
function capacity(words: readonly string[], at: number, phrases: CarVocabulary['phrases']) {
  const before = phraseAt(words, at, phrases.capacity);
  const amount = before > 0 ? readAmount(words, at + before, phrases) : null;
  const inWords = before > 0 && !amount ? numberInWords(words, at + before, phrases.numbers) : null;
  const count = amount && amount.kind === undefined && !amount.scaled ? amount.value : inWords?.value;
  if (count === undefined || count < 2 || count > 9 || !Number.isInteger(count)) return null;
  const end = amount ? amount.next : at + before + (inWords?.length ?? 0);
  const length = end - at + phraseAt(words, end, phrases.seats);
  return { low: count, high: count, length, more: false, isEither: false };
}

/** Reads one seat count with its word. */
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
      if (length > 0) return { count: countOf(number) ?? 0, length: 1 + length };
    } else if (phraseAt([rest], 0, seats) > 0) return { count: countOf(number) ?? 0, length: 1 };
  }
  return null;
}

/** Reads a place of the stock after a preposition or with an ending: `near Bristol`, `i Malmö`, `Tampereella`, `v Bratislave`. */
export function readPlace(words: readonly string[], at: number, vocabulary: CarVocabulary): Step | null {
  const prepositionLength = phraseAt(words, at, vocabulary.phrases.near);
  const start = at + prepositionLength;
  const { length, values } = placeNameAt(words, prepositionLength > 0 ? start : words.length, vocabulary);
  if (length > 0) return { values, length: prepositionLength + length };
  const inflected = inflectedPlace(words[start] ?? '', prepositionLength > 0, vocabulary);
  return inflected && { values: [choiceOf(inflected)], length: prepositionLength + 1 };
}

/** Reads a further place in a list, whose preposition stands before the first one: `v Trnave alebo Nitre`. */
export function readListedPlace(words: readonly string[], at: number, vocabulary: CarVocabulary): Step | null {
  const inflected = inflectedPlace(words[at] ?? '', true, vocabulary);
  return inflected && { values: [choiceOf(inflected)], length: 1 };
}

/** Returns the place whose name is at a position, with the number of its words; 0 for another word. */
export function placeNameAt(words: readonly string[], at: number, { lookUp }: CarVocabulary) {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - at); length > 0; length--) {
    const found = lookUp(words.slice(at, at + length).join(' ')).filter(isPlace);
    if (found.length > 0) return { values: found.map(choiceOf), length };
  }
  return { values: [], length: 0 };
}

/** Returns whether a step is a place. */
export const isPlaceStep = (step: Step | undefined): boolean => step?.values?.some(isPlace) === true;

const PLACE_NAMES: ReadonlySet<CarValueName> = new Set(['car_site_city', 'car_site_region', 'car_site_name']);
const isPlace = ({ name }: FacetChoice): boolean => PLACE_NAMES.has(name);
const choiceOf = ({ name, text }: CarWord): FacetChoice => ({ name, text });

/** Finds a town by an inflected name: the names share at least three first letters and differ in at most the last three. */
function inflectedPlace(word: string, hasPreposition: boolean, { places, languages }: CarVocabulary): CarWord | null {
  const endings = languages.flatMap((code) => PLACE_ENDINGS[code] ?? []);
  const stems = endings.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''));
  if (hasPreposition && languages.some((code) => INFLECTED.has(code))) stems.push(word);
  const inFacet = (facet: CarValueName) =>
    places.find(({ name, text }) => name === facet && stems.some((stem) => sharesStem(keyOf(text), stem)));
  return inFacet('car_site_city') ?? inFacet('car_site_region') ?? null;
}

function sharesStem(town: string, stem: string): boolean {
  let sharedLength = 0;
  while (sharedLength < town.length && town[sharedLength] === stem[sharedLength]) sharedLength += 1;
  return sharedLength >= 3 && town.length - sharedLength <= 2 && stem.length - sharedLength <= 4;
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

/** Returns the index's word for a piece of equipment, also inflected: `towbar` → `dragkrok` on a site with a Swedish index. */
export function readEquipment(words: readonly string[], at: number, { equipment, languages }: CarVocabulary) {
  const word = words[at] ?? '';
  const forms = [word, ...languages.flatMap((language) => withoutEndings(word, language))];
  const isInflected = languages.some((code) => INFLECTED.has(code));
  for (const { term, phrases } of equipment) {
    const length =
      phraseAt(words, at, phrases) ||
      (forms.some((form) => phraseAt([form], 0, phrases) > 0) ? 1 : 0) ||
      (isInflected ? inflectedPhrase(words, at, phrases) : 0);
    if (length > 0) return { term, length };
  }
  return null;
}

/** Minimum letters that the forms of a word share, alone and in a phrase, and the maximum of those that differ. */
const FORM = { sharedInOne: 6, shared: 4, ending: 3 } as const;

/** Returns the length of a phrase whose words are in any form: `ťažného zariadenia`, `navigáciou`; else 0. */
function inflectedPhrase(words: readonly string[], at: number, phrases: PhraseTable): number {
  for (const phrase of [...phrases.values()].flat()) {
    const isLong = phrase.length > 1 || (words[at] ?? '').startsWith((phrase[0] ?? '').slice(0, FORM.sharedInOne));
    const isShort = phrase.length === 1 && (phrase[0] ?? '').length < FORM.sharedInOne;
    if (isLong && !isShort && phrase.every((word, step) => isFormOf(word, words[at + step] ?? '')))
      return phrase.length;
  }
  return 0;
}

function isFormOf(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  if (shared === one.length && shared === other.length) return true;
  return shared >= FORM.shared && one.length - shared <= FORM.ending && other.length - shared <= FORM.ending;
}
