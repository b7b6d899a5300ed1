import type { RangeFacetView } from '../../carSearch/facetViews.ts';

/** Pure functions for a range's histogram and the step of its slider. */

/** Height of the drawing, in its own units. */
export const BAR_HEIGHT = 40;
/** Minimum height of a bar with cars, so that a single car is visible. */
const MIN_BAR_HEIGHT = 3;
/** Gap between bars, as a share of a bar's width. */
const GAP = 0.14;

type Histogram = Pick<RangeFacetView, 'min' | 'max' | 'bars'>;

/** Returns whether each bar is a single value (years) instead of an interval. */
function hasOneValuePerBar({ min, max, bars }: Histogram): boolean {
  return bars.length === max - min + 1;
}

/** Returns for each bar whether it overlaps the range from `low` to `high`, both included. */
export function barsInRange(histogram: Histogram, low: number, high: number): boolean[] {
  const { min, max, bars } = histogram;
  if (hasOneValuePerBar(histogram)) return bars.map((_, index) => min + index >= low && min + index <= high);
  const width = (max - min) / bars.length;
  return bars.map((_, index) => min + (index + 1) * width > low && min + index * width < high);
}

/** Returns the bars for which `includes` returns true as one SVG path, each one unit wide and up to `BAR_HEIGHT` high. */
export function barsPath(bars: readonly number[], includes: (index: number) => boolean): string {
  const highest = Math.max(...bars, 1);
  const bar = (count: number, index: number) => {
    if (count === 0 || !includes(index)) return '';
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / highest) * BAR_HEIGHT));
    return `M${index + GAP / 2} ${BAR_HEIGHT}v-${height}h${1 - GAP}v${height}z`;
  };
  return bars.map(bar).join('');
}

/** Minimum number of slider steps, where the values allow it. */
const MIN_STEPS = 80;

/** Returns a round integer step for the slider: at least 80 steps, and the bounds of the bars are multiples of it. */
export function stepOf(histogram: Histogram): number {
  const { min, max, bars } = histogram;
  const maxStep = (max - min) / MIN_STEPS;
  if (maxStep <= 1 || hasOneValuePerBar(histogram)) return 1;
  const power = 10 ** Math.floor(Math.log10(maxStep));
  const round = [5, 2.5, 2, 1].map((factor) => factor * power).filter((step) => step <= maxStep && step % 1 === 0);
  const width = (max - min) / bars.length;
  return round.find((step) => width % step === 0) ?? round.at(0) ?? 1;
}
