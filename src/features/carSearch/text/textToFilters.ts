import type { FacetChoice, InterpretedQuery, RangeChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';
import { applyExclusions } from './exclusions.ts';
import { joinSteps } from './joinSteps.ts';
import { readSteps, resolveModels } from './readSteps.ts';
import { type PlacedStep, unappliedStep } from './steps.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** Words left over may form a name once the words between them are read: `xc röd 60`. */
const MAX_PASSES = 4;

/**
 * Reads a text as filters and a keyphrase (F050, S2 §5). Words equal to a facet value become filters, ignoring case, the longest
 * value first. Synonyms, inflected words, amounts, seat counts and places become filters too; a word like `billig` becomes an order. A
 * model includes its make. A negation turns a bound round, or stands for the other values of a facet. What has a meaning that no filter
 * expresses is `unmatched`. Reading the keyphrase again returns the same keyphrase.
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

/** Returns the words of a keyphrase to search for, and its parts that only have to be named. */
export function splitKeyphrase(
  keyphrase: string,
  vocabulary: CarVocabulary,
): { searched: string; unmatched: string[] } {
  const tokens = tokensOf(keyphrase);
  const { steps } = withExclusions(joinSteps(readSteps(tokens, [], vocabulary), vocabulary), [], vocabulary);
  const isUnapplied = ({ rest }: PlacedStep) => rest === 'unapplied';
  const unapplied = steps.filter(isUnapplied);
  const inUnapplied = (index: number) => unapplied.some(({ at, length }) => index >= at && index < at + length);
  return {
    searched: tokens.texts.filter((_, index) => !inUnapplied(index)).join(' '),
    unmatched: unapplied.map((step) => textOf(step, tokens)),
  };
}

const NO_FILTERS: InterpretedQuery = { values: [], keyphrase: '' };

function readText(text: string, vocabulary: CarVocabulary, before: InterpretedQuery): InterpretedQuery {
  const tokens = tokensOf(text);
  const read = withExclusions(
    joinSteps(readSteps(tokens, before.values, vocabulary), vocabulary),
    before.values,
    vocabulary,
  );
  const rest: string[] = [];
  const unmatched: string[] = [];
  let { ranges = [], sortName } = before;
  for (const step of read.steps) {
    const { choice } = step;
    if (choice) ranges = withRange(ranges, choice);
    sortName = step.sortName ?? sortName;
    if (step.term) rest.push(step.term);
    if (step.rest) rest.push(textOf(step, tokens));
    if (step.rest === 'unapplied') unmatched.push(textOf(step, tokens));
  }
  return {
    values: [...read.values],
    ...(ranges.length > 0 && { ranges }),
    ...(sortName && { sortName }),
    keyphrase: rest.join(' '),
    ...(unmatched.length > 0 && { unmatched }),
  };
}

/** Adds a range; two of one facet that overlap bound each other (`över 50 000 under 100 000`), else the later one counts. */
function withRange(ranges: readonly RangeChoice[], choice: RangeChoice): RangeChoice[] {
  const { name, range } = choice;
  const before = ranges.find((one) => one.name === name)?.range ?? range;
  const [low, high] = [Math.max(before[0], range[0]), Math.min(before[1], range[1])];
  return [...ranges.filter((one) => one.name !== name), low <= high ? { name, range: [low, high] } : choice];
}

const textOf = ({ at, length }: PlacedStep, { texts }: Tokens): string => texts.slice(at, at + length).join(' ');

/** Merges the values of all steps and applies their negations. A negation that no filter expresses becomes unapplied. */
function withExclusions(steps: readonly PlacedStep[], before: readonly FacetChoice[], vocabulary: CarVocabulary) {
  const merged = steps.reduce<readonly FacetChoice[]>(
    (values, step) => mergeChoices(values, step.values ?? []),
    before,
  );
  const excluded = steps.flatMap((step) => step.excluded ?? []);
  if (excluded.length === 0) return { steps, values: merged };
  const { values, applied } = applyExclusions(merged, excluded, vocabulary);
  const isApplied = ({ name }: FacetChoice) => applied.has(name);
  return {
    steps: steps.map((step) => (step.excluded?.every(isApplied) === false ? unappliedStep([step]) : step)),
    values,
  };
}

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

function mergeChoices(before: readonly FacetChoice[], more: readonly FacetChoice[]): readonly FacetChoice[] {
  const isPresent = (one: FacetChoice) => before.some(({ name, text }) => name === one.name && text === one.text);
  return [...before, ...more.filter((one) => !isPresent(one))];
}
