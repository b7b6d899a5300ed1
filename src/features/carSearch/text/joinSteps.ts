import { OPEN_END } from '../../../contracts/search/carSearch.ts';
import type { RangeChoice } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from './carVocabulary.ts';
import { type PlacedStep, subjectOf, unappliedStep } from './steps.ts';

/**
 * Applies words that join steps: `bmw eller mini` means both, `inte diesel eller bensin` rules out both. Alternatives of different facets
 * (`bmw eller diesel`) have no filter and become unapplied.
 */
export function joinSteps(placed: readonly PlacedStep[], vocabulary: CarVocabulary): PlacedStep[] {
  const steps = withLikePlaces(placed, vocabulary);
  const joined: PlacedStep[] = [];
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as PlacedStep;
    const before = joined.at(-1);
    const after = steps[index + 1];
    if (!step.joins) joined.splice(...withListedYear(joined, step));
    else if (before && after) index += joinPair(joined, before, step, after);
  }
  return joined;
}

/** Makes a region the town of its name beside a town: `Oslo eller Bergen`. */
function withLikePlaces(steps: readonly PlacedStep[], { places }: CarVocabulary): readonly PlacedStep[] {
  if (!steps.some((step) => subjectOf(step) === 'car_site_city')) return steps;
  return steps.map((step, index) => {
    const [value] = step.values ?? [];
    const isListed = step.values?.length === 1 && (steps[index + 1]?.joins ?? steps[index - 1]?.joins) !== undefined;
    if (!isListed || value?.name !== 'car_site_region') return step;
    const town = places.find(({ name, text }) => name === 'car_site_city' && text === value.text);
    return town ? { ...step, values: [{ name: town.name, text: town.text }] } : step;
  });
}

/** Replaces the last step by the result of joining it with the next one. Returns how many of the next steps are used up. */
function joinPair(joined: PlacedStep[], before: PlacedStep, join: PlacedStep, after: PlacedStep): 0 | 1 {
  const [subject, other] = [subjectOf(before), subjectOf(after)];
  const isSame = subject !== undefined && subject === other;
  if (isSame && before.excluded && after.values) {
    const models = after.values.filter(({ name }) => name === 'car_model');
    const excluded = [...before.excluded, ...(models.length > 0 ? models : after.values)];
    joined.splice(-1, 1, { ...before, excluded, length: after.at + after.length - before.at });
    return 1;
  }
  if (join.joins === 'and' && !(isOneYear(before) && isOneYear(after))) return 0;
  if (isSame && before.choice && after.choice) {
    const union = neighbours(before.choice, after.choice);
    joined.splice(
      -1,
      1,
      union
        ? { ...before, choice: union, length: after.at + after.length - before.at }
        : unappliedStep([before, after]),
    );
    return 1;
  }
  if (isSame || isWithoutMeaning(before) || isWithoutMeaning(after)) return 0;
  joined.splice(-1, 1, unappliedStep([before, join, after]));
  return 1;
}

/** Returns how a step is added: a year after another one (`2018, 2019`) extends it, or makes both unapplied. */
function withListedYear(
  joined: readonly PlacedStep[],
  step: PlacedStep,
): [at: number, count: number, step: PlacedStep] {
  const before = joined.at(-1);
  if (!before?.choice || !step.choice || !isOneYear(step) || before.choice.name !== 'car_year' || !isYears(before)) {
    return [joined.length, 0, step];
  }
  const union = neighbours(before.choice, step.choice);
  const length = step.at + step.length - before.at;
  return [joined.length - 1, 1, union ? { ...before, choice: union, length } : unappliedStep([before, step])];
}

/** Returns whether a step is years that are named one by one. */
const isYears = ({ choice }: PlacedStep): boolean =>
  choice?.name === 'car_year' && choice.range[0] > 0 && choice.range[1] < OPEN_END;
const isOneYear = ({ choice }: PlacedStep): boolean =>
  choice?.name === 'car_year' && choice.range[0] === choice.range[1];

/** Returns whether a step only skips words: `billig eller helt ny` has no alternatives of cars. */
const isWithoutMeaning = (step: PlacedStep): boolean =>
  subjectOf(step) === undefined && !step.term && step.rest !== 'word' && step.rest !== 'unapplied';

/** Returns the range of two years that follow each other; null for other ranges. */
function neighbours({ name, range: one }: RangeChoice, { range: other }: RangeChoice): RangeChoice | null {
  const [low, high] = one[0] <= other[0] ? [one, other] : [other, one];
  return name === 'car_year' && low[1] + 1 >= high[0] ? { name, range: [low[0], Math.max(low[1], high[1])] } : null;
}
