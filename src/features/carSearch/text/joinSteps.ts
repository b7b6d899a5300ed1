import type { RangeChoice } from '../../../contracts/suggestions.ts';
import { type PlacedStep, subjectOf, unappliedStep } from './steps.ts';

/**
 * Applies words that join steps: `bmw eller mini` means both, `inte diesel eller bensin` rules out both. Alternatives of different facets
 * (`bmw eller diesel`) have no filter and become unapplied.
 */
export function joinSteps(steps: readonly PlacedStep[]): PlacedStep[] {
  const joined: PlacedStep[] = [];
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as PlacedStep;
    const before = joined.at(-1);
    const after = steps[index + 1];
    if (!step.joins) joined.push(step);
    else if (before && after) index += joinPair(joined, before, step, after);
  }
  return joined;
}

/** Replaces the last step by the result of joining it with the next one. Returns how many of the next steps are used up. */
function joinPair(joined: PlacedStep[], before: PlacedStep, join: PlacedStep, after: PlacedStep): 0 | 1 {
  const [subject, other] = [subjectOf(before), subjectOf(after)];
  const isSame = subject !== undefined && subject === other;
  if (isSame && before.excluded && after.values) {
    joined.push({ ...after, values: [], excluded: after.values });
    return 1;
  }
  if (join.joins === 'and') return 0;
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

/** Returns whether a step only skips words: `billig eller helt ny` has no alternatives of cars. */
const isWithoutMeaning = (step: PlacedStep): boolean =>
  subjectOf(step) === undefined && !step.term && step.rest !== 'word' && step.rest !== 'unapplied';

/** Returns the range of two years that follow each other; null for other ranges. */
function neighbours({ name, range: one }: RangeChoice, { range: other }: RangeChoice): RangeChoice | null {
  const [low, high] = one[0] <= other[0] ? [one, other] : [other, one];
  return name === 'car_year' && low[1] + 1 >= high[0] ? { name, range: [low[0], Math.max(low[1], high[1])] } : null;
}
