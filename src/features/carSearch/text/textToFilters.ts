import type { CarSort } from '../../../contracts/carSearch.ts';
import type { FacetChoice, InterpretedQuery, RangeChoice } from '../../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from './carVocabulary.ts';
import { readCompound, readEquipment, readPlace, readSeats, readSort } from './readOthers.ts';
import { readRange, readReach } from './readRange.ts';
import { phraseAt, spoken } from './spokenPhrases.ts';

/** Values of several words are looked for too: `Marlow Audi Newcastle upon Tyne`. */
const LONGEST_VALUE = 5;
/** What is left over may be a name once the words between are gone: `xc röd 60`. */
const MOST_PASSES = 4;

/**
 * Text typed → filters and the rest as keyphrase (F050, S2 §5): split on spaces; words equal to a facet value whatever
 * their case become filters, the longest value first. So do its synonyms, amounts, numbers of seats and places; a word like
 * `billig` becomes an order. A model brings its make. Reading the keyphrase again gives the keyphrase.
 */
export function textToFilters(text: string, vocabulary: CarVocabulary): InterpretedQuery {
  let read = readText(text, vocabulary, NOTHING);
  for (let pass = 1; pass < MOST_PASSES && read.keyphrase !== ''; pass++) {
    const again = readText(read.keyphrase, vocabulary, read);
    if (again.keyphrase === read.keyphrase) break;
    read = again;
  }
  return read;
}

const NOTHING: InterpretedQuery = { values: [], keyphrase: '' };

/** What a place of a text is read as, and how many words that are. */
interface Step {
  length: number;
  values?: readonly FacetChoice[];
  choice?: RangeChoice;
  sortName?: CarSort;
  /** Stays in the keyphrase, in these words. */
  term?: string;
  /** Stays in the keyphrase as it was written. */
  isKept?: true;
}

function readText(text: string, vocabulary: CarVocabulary, before: InterpretedQuery): InterpretedQuery {
  const written = wordsOf(text);
  const words = written.map(spoken);
  const rest: string[] = [];
  let values: readonly FacetChoice[] = before.values;
  let { ranges = [], sortName } = before;
  for (let at = 0; at < words.length; ) {
    const step = stepAt(words, at, values, vocabulary) ?? { length: 1, term: written[at] ?? '' };
    if (step.values) values = unite(values, step.values);
    const { choice } = step;
    if (choice) ranges = [...ranges.filter(({ name }) => name !== choice.name), choice];
    sortName = step.sortName ?? sortName;
    if (step.term) rest.push(step.term);
    if (step.isKept) rest.push(...written.slice(at, at + step.length));
    at += step.length;
  }
  return {
    values: [...values],
    ...(ranges.length > 0 && { ranges }),
    ...(sortName && { sortName }),
    keyphrase: rest.join(' '),
  };
}

/** Words of a text; signs that stand between amounts are words of their own. */
function wordsOf(text: string): string[] {
  const parted = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?<=\d)\s*[–-]\s*(?=[£€]?\d)/g, ' - ')
    .replace(/([<>≤≥]=?)/g, ' $1 ')
    .replace(/(?<=\d|kr|€|£|eur|gbp)\s*\/\s*(?=\p{L})/giu, ' / ');
  return parted.trim().split(/\s+/).filter(Boolean);
}

function stepAt(
  words: readonly string[],
  at: number,
  before: readonly FacetChoice[],
  vocabulary: CarVocabulary,
): Step | null {
  const { amounts } = vocabulary;
  const hit = longestHit(words.slice(at), vocabulary, before);
  // A bare number behind its make is a model (`Mazda 3`), before it is an amount of anything.
  if (hit && /^\d/.test(words[at] ?? '')) return hit;
  const far = readReach(words, at, amounts);
  if (far) return { length: far, isKept: true };
  const read = readSeats(words, at, vocabulary) ?? readRange(words, at, amounts);
  // `kombi under 200 000`: of a name and an amount that begin with the same word, the amount is meant.
  if (read && read.length > (hit?.length ?? 0)) return read;
  if (hit) return hit;
  const other =
    readPlace(words, at, vocabulary) ??
    readSort(words, at, vocabulary) ??
    readEquipment(words, at, vocabulary) ??
    readCompound(words[at] ?? '', vocabulary);
  if (other) return other;
  if (isYear(words[at]) && amounts.bounds.car_year) return yearStep(Number(words[at]));
  return noiseAt(words, at, vocabulary);
}

/** Words that say nothing about a car, those of the site's own name among them. */
function noiseAt(words: readonly string[], at: number, { phrases, siteName }: CarVocabulary): Step | null {
  const length = phraseAt(words, at, phrases.noise) || (siteName.includes(words[at] ?? '') ? 1 : 0);
  return length > 0 ? { length } : null;
}

const isYear = (word: string | undefined): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(word ?? '');
const yearStep = (year: number): Step => ({ length: 1, choice: { name: 'car_year', range: [year, year] } });

/** Path segments, each the name of a value (F051) → those values; null when one is unknown. */
export function segmentsToFilters(segments: readonly string[], vocabulary: CarVocabulary): FacetChoice[] | null {
  let values: readonly FacetChoice[] = [];
  for (const segment of segments) {
    const named = meant(vocabulary.named(segment), values);
    if (named.length === 0) return null;
    values = unite(values, named);
  }
  return [...values];
}

function longestHit(words: readonly string[], vocabulary: CarVocabulary, before: readonly FacetChoice[]) {
  for (let length = Math.min(LONGEST_VALUE, words.length); length > 0; length--) {
    const values = meant(vocabulary.named(words.slice(0, length).join(' ')), before);
    if (values.length > 0) return { length, values };
  }
  return null;
}

/**
 * The values that a name stands for. Of models with one name, that of a make named before; a bare number is a model's name
 * only behind its make (`Mazda 5`, `Polestar 2`).
 */
function meant(named: readonly CarWord[], before: readonly FacetChoice[]): FacetChoice[] {
  const isNamed = ({ make }: CarWord) => before.some(({ name, text }) => name === 'car_brand' && text === make);
  const models = named.filter(({ make }) => make !== undefined);
  if (models.length === 0) return named.map(({ name, text }) => ({ name, text }));
  const own = models.filter(isNamed);
  const left = own.length > 0 ? own : models.filter(({ text }) => !/^\W*\d+\W*$/.test(text));
  const [model] = left;
  if (!model) return [];
  const choice: FacetChoice = { name: model.name, text: model.text };
  return left.length === 1 && model.make ? [{ name: 'car_brand', text: model.make }, choice] : [choice];
}

function unite(before: readonly FacetChoice[], more: readonly FacetChoice[]): readonly FacetChoice[] {
  const isKnown = (one: FacetChoice) => before.some(({ name, text }) => name === one.name && text === one.text);
  return [...before, ...more.filter((one) => !isKnown(one))];
}
