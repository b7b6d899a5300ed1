import type { CarSort } from '../../../contracts/carSearch.ts';
import type { FacetChoice, InterpretedQuery, RangeChoice } from '../../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from './carVocabulary.ts';
import { foldWord, phraseAt } from './foldedPhrases.ts';
import { readCompound, readEquipment, readPlace, readSeats, readSort } from './readOthers.ts';
import { readElectricRange, readRange } from './readRange.ts';

/** Maximum words of a value: `Marlow Audi Newcastle upon Tyne`. */
const MAX_VALUE_WORDS = 5;
/** Words left over may form a name once the words between them are read: `xc röd 60`. */
const MAX_PASSES = 4;

/**
 * Reads a text as filters and a keyphrase (F050, S2 §5). Words equal to a facet value become filters, ignoring case, the longest
 * value first. Synonyms, amounts, seat counts and places become filters too; a word like `billig` becomes an order. A model
 * includes its make. Reading the keyphrase again returns the same keyphrase.
 */
export function textToFilters(text: string, vocabulary: CarVocabulary): InterpretedQuery {
  let read = readText(text, vocabulary, NO_FILTERS);
  for (let pass = 1; pass < MAX_PASSES && read.keyphrase !== ''; pass++) {
    const nextPass = readText(read.keyphrase, vocabulary, read);
    if (nextPass.keyphrase === read.keyphrase) break;
    read = nextPass;
  }
  return read;
}

const NO_FILTERS: InterpretedQuery = { values: [], keyphrase: '' };

/** The result of reading a position of a text, and the number of words read. */
interface Step {
  length: number;
  values?: readonly FacetChoice[];
  choice?: RangeChoice;
  sortName?: CarSort;
  /** Added to the keyphrase in place of the words read. */
  term?: string;
  /** The words read stay in the keyphrase unchanged. */
  isVerbatim?: true;
}

function readText(text: string, vocabulary: CarVocabulary, before: InterpretedQuery): InterpretedQuery {
  const originalWords = wordsOf(text);
  const words = originalWords.map(foldWord);
  const rest: string[] = [];
  let values: readonly FacetChoice[] = before.values;
  let { ranges = [], sortName } = before;
  for (let at = 0; at < words.length; ) {
    const step = stepAt(words, at, values, vocabulary) ?? { length: 1, term: originalWords[at] ?? '' };
    if (step.values) values = mergeChoices(values, step.values);
    const { choice } = step;
    if (choice) ranges = [...ranges.filter(({ name }) => name !== choice.name), choice];
    sortName = step.sortName ?? sortName;
    if (step.term) rest.push(step.term);
    if (step.isVerbatim) rest.push(...originalWords.slice(at, at + step.length));
    at += step.length;
  }
  return {
    values: [...values],
    ...(ranges.length > 0 && { ranges }),
    ...(sortName && { sortName }),
    keyphrase: rest.join(' '),
  };
}

/** Splits a text into words; signs between amounts become words of their own. */
function wordsOf(text: string): string[] {
  const separated = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?<=\d)\s*[–-]\s*(?=[£€]?\d)/g, ' - ')
    .replace(/([<>≤≥]=?)/g, ' $1 ')
    .replace(/(?<=\d|kr|€|£|eur|gbp)\s*\/\s*(?=\p{L})/giu, ' / ');
  return separated.trim().split(/\s+/).filter(Boolean);
}

function stepAt(
  words: readonly string[],
  at: number,
  before: readonly FacetChoice[],
  vocabulary: CarVocabulary,
): Step | null {
  const { amounts } = vocabulary;
  const match = longestMatch(words.slice(at), vocabulary, before);
  // A bare number is a model after its make (`Mazda 3`), and otherwise an amount.
  if (match && /^\d/.test(words[at] ?? '')) return match;
  const electricRangeLength = readElectricRange(words, at, amounts);
  if (electricRangeLength) return { length: electricRangeLength, isVerbatim: true };
  const read = readSeats(words, at, vocabulary) ?? readRange(words, at, amounts);
  // `kombi under 200 000`: the longer of a name and an amount wins.
  if (read && read.length > (match?.length ?? 0)) return read;
  if (match) return match;
  const other =
    readPlace(words, at, vocabulary) ??
    readSort(words, at, vocabulary) ??
    readEquipment(words, at, vocabulary) ??
    readCompound(words[at] ?? '', vocabulary);
  if (other) return other;
  if (isYear(words[at]) && amounts.bounds.car_year) return yearStep(Number(words[at]));
  return fillersAt(words, at, vocabulary);
}

/** Skips words that say nothing about a car, and the words of the site's name. */
function fillersAt(words: readonly string[], at: number, { phrases, siteName }: CarVocabulary): Step | null {
  const length = phraseAt(words, at, phrases.fillers) || (siteName.includes(words[at] ?? '') ? 1 : 0);
  return length > 0 ? { length } : null;
}

const isYear = (word: string | undefined): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(word ?? '');
const yearStep = (year: number): Step => ({ length: 1, choice: { name: 'car_year', range: [year, year] } });

/** Resolves path segments as names of values (F051); null when one is unknown. */
export function segmentsToFilters(segments: readonly string[], vocabulary: CarVocabulary): FacetChoice[] | null {
  let values: readonly FacetChoice[] = [];
  for (const segment of segments) {
    const named = resolveModels(vocabulary.lookUp(segment), values);
    if (named.length === 0) return null;
    values = mergeChoices(values, named);
  }
  return [...values];
}

function longestMatch(words: readonly string[], vocabulary: CarVocabulary, before: readonly FacetChoice[]) {
  for (let length = Math.min(MAX_VALUE_WORDS, words.length); length > 0; length--) {
    const values = resolveModels(vocabulary.lookUp(words.slice(0, length).join(' ')), before);
    if (values.length > 0) return { length, values };
  }
  return null;
}

/**
 * Returns the values that a name means. Of several models with one name, the model of a make named before wins; a bare
 * number is a model only after its make (`Mazda 5`, `Polestar 2`).
 */
function resolveModels(named: readonly CarWord[], before: readonly FacetChoice[]): FacetChoice[] {
  const isOfChosenMake = ({ make }: CarWord) => before.some(({ name, text }) => name === 'car_brand' && text === make);
  const models = named.filter(({ make }) => make !== undefined);
  if (models.length === 0) return named.map(({ name, text }) => ({ name, text }));
  const ofChosenMake = models.filter(isOfChosenMake);
  const candidates = ofChosenMake.length > 0 ? ofChosenMake : models.filter(({ text }) => !/^\W*\d+\W*$/.test(text));
  const [model] = candidates;
  if (!model) return [];
  const choice: FacetChoice = { name: model.name, text: model.text };
  return candidates.length === 1 && model.make ? [{ name: 'car_brand', text: model.make }, choice] : [choice];
}

function mergeChoices(before: readonly FacetChoice[], more: readonly FacetChoice[]): readonly FacetChoice[] {
  const isPresent = (one: FacetChoice) => before.some(({ name, text }) => name === one.name && text === one.text);
  return [...before, ...more.filter((one) => !isPresent(one))];
}
