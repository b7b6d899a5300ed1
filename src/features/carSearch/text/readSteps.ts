import type { FacetChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';
import type { CarWord } from './carWord.ts';
import { phraseAt } from './foldedPhrases.ts';
import { readNegation } from './readNegation.ts';
import { isPlaceStep, readEquipment, readListedPlace, readPlace, readSeats, readSort } from './readOthers.ts';
import { readRange } from './readRange.ts';
import { type PlacedStep, type Step, unappliedStep } from './steps.ts';
import type { Tokens } from './tokens.ts';

/** Maximum words of a value: `Acme Audi Newcastle upon Tyne`. */
const MAX_VALUE_WORDS = 5;

/** Reads all words of a text, from left to right. @param before values chosen before the text */
export function readSteps(
  { texts, words }: Tokens,
  before: readonly FacetChoice[],
  vocabulary: CarVocabulary,
): PlacedStep[] {
  const steps: PlacedStep[] = [];
  let values = before;
  for (let at = 0; at < words.length; ) {
    const instead = steps.at(-1)?.excluded ? phraseAt(words, at, vocabulary.phrases.instead) : 0;
    if (instead > 0) {
      at += instead;
      continue;
    }
    const isAfterPlace = steps.at(-1)?.joins !== undefined && isPlaceStep(steps.at(-2));
    const step = nextStep({ texts, words }, at, steps.at(-1), values, vocabulary, isAfterPlace);
    // It includes the step before.
    if (step.at < at) steps.pop();
    steps.push(step);
    if (step.values) values = [...values, ...step.values];
    at = step.at + step.length;
  }
  return steps;
}

function nextStep(
  { texts, words }: Tokens,
  at: number,
  last: PlacedStep | undefined,
  values: readonly FacetChoice[],
  vocabulary: CarVocabulary,
  isAfterPlace: boolean,
): PlacedStep {
  const refused = refusalOf(last, at, texts, words, vocabulary);
  if (refused) return refused;
  const read =
    stepAt(words, at, values, vocabulary) ??
    (isAfterPlace ? readListedPlace(words, at, vocabulary) : null) ??
    typoStep(words[at] ?? '', values, vocabulary);
  const step: PlacedStep = { at, ...(read ?? { length: 1, rest: 'word' as const }) };
  const part = step.values?.[0]?.name === 'car_color' ? phraseAt(words, at + step.length, vocabulary.phrases.parts) : 0;
  // `svart inredning` is no black car.
  if (part > 0) return { at, length: step.length + part, rest: 'unapplied' };
  return (step.isVague && withMeasure(last, step, words, vocabulary)) || step;
}

/** Reads a word as a value with typos; null for another word. */
function typoStep(word: string, before: readonly FacetChoice[], { lookUpTypo }: CarVocabulary): Step | null {
  const values = resolveModels(lookUpTypo(word), before);
  return values.length > 0 ? { length: 1, values } : null;
}

/** Reads words after a value that rule it out: `diesel nej tack`, `diesel ej,`. */
function refusalOf(
  last: PlacedStep | undefined,
  at: number,
  texts: readonly string[],
  words: readonly string[],
  { phrases }: CarVocabulary,
): PlacedStep | null {
  if (!last?.values) return null;
  const negation = phraseAt(words, at, phrases.negation);
  const isClosed = negation > 0 && /,$/.test(texts[at + negation - 1] ?? '');
  const length = phraseAt(words, at, phrases.refusal) || (isClosed ? negation : 0);
  return length > 0 ? { at: last.at, length: at + length - last.at, excluded: last.values } : null;
}

/** Joins an amount without a unit with an unknown word beside it, which may be what it measures: `xyz över 500`, `under 5 xyz`. */
function withMeasure(
  last: PlacedStep | undefined,
  step: PlacedStep,
  words: readonly string[],
  vocabulary: CarVocabulary,
) {
  const end = step.at + step.length;
  const next = words[end] ?? '';
  const isUnit = /^\p{L}/u.test(next) && stepAt(words, end, [], vocabulary) === null;
  if (isUnit) return unappliedStep([step, { at: end, length: 1 }]);
  return last?.rest === 'word' ? unappliedStep([last, step]) : null;
}

/** Reads the words at a position; null for an unknown word. */
export function stepAt(
  words: readonly string[],
  at: number,
  before: readonly FacetChoice[],
  vocabulary: CarVocabulary,
): Step | null {
  const { amounts, phrases } = vocabulary;
  const withoutFilter = phraseAt(words, at, phrases.noFilter);
  if (withoutFilter > 0) return { length: withoutFilter, rest: 'unapplied' };
  const match = longestMatch(words, at, vocabulary, before);
  // A bare number is a model after its make (`Mazda 3`), and otherwise an amount.
  if (match && /^\d/.test(words[at] ?? '')) return match;
  const read = readSeats(words, at, vocabulary) ?? rangeStep(words, at, amounts);
  // `kombi under 200 000`: the longer of a name and an amount wins.
  if (read && read.length > (match?.length ?? 0)) return read;
  const negation = readNegation(words, at, (next) => stepAt(words, next, before, vocabulary), vocabulary);
  return negation ?? match ?? otherAt(words, at, vocabulary);
}

function rangeStep(words: readonly string[], at: number, amounts: CarVocabulary['amounts']): Step | null {
  const read = readRange(words, at, amounts);
  return read && (read.choice ? read : { length: read.length, rest: 'unapplied' });
}

function otherAt(words: readonly string[], at: number, vocabulary: CarVocabulary): Step | null {
  const word = words[at] ?? '';
  const other =
    readPlace(words, at, vocabulary) ?? readSort(words, at, vocabulary) ?? readEquipment(words, at, vocabulary);
  if (other) return other;
  const or = phraseAt(words, at, vocabulary.phrases.or);
  if (or > 0) return { length: or, joins: 'or' };
  const year = yearOf(word, at);
  if (year !== null && vocabulary.amounts.bounds.car_year) {
    return { length: 1, choice: { name: 'car_year', range: [year, year] } };
  }
  const forms = vocabulary.lookUpForm(word);
  return forms.length > 0 ? { length: 1, values: forms.map(choiceOf) } : fillersAt(words, at, vocabulary);
}

/** Skips words that say nothing about a car, and the words of the site's name. */
function fillersAt(words: readonly string[], at: number, { phrases, siteName }: CarVocabulary): Step | null {
  const and = words[at] === '-' ? 1 : phraseAt(words, at, phrases.to);
  const length = phraseAt(words, at, phrases.fillers) || (siteName.includes(words[at] ?? '') ? 1 : 0);
  if (and > 0) return { length: Math.max(and, length), joins: 'and' };
  return length > 0 ? { length } : null;
}

/** Returns the year of `2019`, or of the short `-19` and `'19` after another word; null for another word. */
function yearOf(word: string, at: number): number | null {
  if (/^-?(?:19[5-9]|20[0-3])\d$/.test(word)) return Number(word.replace('-', ''));
  const [, short] = (at > 0 && /^[-'’]([0-3]\d)$/.exec(word)) || [];
  return short ? 2000 + Number(short) : null;
}

function longestMatch(words: readonly string[], at: number, vocabulary: CarVocabulary, before: readonly FacetChoice[]) {
  for (let length = Math.min(MAX_VALUE_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length);
    // `el/hybrid` are two values, and `elhybrid` is one.
    const values = length > 1 && name.includes('/') ? [] : resolveModels(vocabulary.lookUp(name.join(' ')), before);
    if (values.length > 0) return { length, values };
  }
  return null;
}

const choiceOf = ({ name, text }: CarWord): FacetChoice => ({ name, text });

/**
 * Returns the values that a name means. Of several models with one name, the model of a make named before wins; a bare
 * number is a model only after its make (`Mazda 5`, `Polestar 2`).
 */
export function resolveModels(named: readonly CarWord[], before: readonly FacetChoice[]): FacetChoice[] {
  const isOfChosenMake = ({ make }: CarWord) => before.some(({ name, text }) => name === 'car_brand' && text === make);
  const models = named.filter(({ make }) => make !== undefined);
  if (models.length === 0) return named.map(choiceOf);
  const ofChosenMake = models.filter(isOfChosenMake);
  const candidates = ofChosenMake.length > 0 ? ofChosenMake : models.filter(({ text }) => !/^\W*\d+\W*$/.test(text));
  const [model] = candidates;
  if (!model) return [];
  const choice: FacetChoice = { name: model.name, text: model.text };
  return candidates.length === 1 && model.make ? [{ name: 'car_brand', text: model.make }, choice] : [choice];
}
