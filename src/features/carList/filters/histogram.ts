import type { RangeFacetView } from '../../carSearch/facetViews.ts';

/** The drawing of a range's histogram, and the steps of its slider. Pure: server and browser agree. */

/** Height of the drawing, in its own units. */
export const BAR_HEIGHT = 40;
/** The lowest bar of a part that has cars: one can be seen beside thousands. */
const LEAST = 3;
/** Part of a bar's width that is air. */
const GAP = 0.14;

type Histogram = Pick<RangeFacetView, 'min' | 'max' | 'bars'>;

/** Whether each bar is one number (years) and not a stretch of them. */
function areNumbers({ min, max, bars }: Histogram): boolean {
  return bars.length === max - min + 1;
}

/** Which bars hold something of the range from `low` to `high`, both included. */
export function barsWithin(histogram: Histogram, low: number, high: number): boolean[] {
  const { min, max, bars } = histogram;
  if (areNumbers(histogram)) return bars.map((_, at) => min + at >= low && min + at <= high);
  const width = (max - min) / bars.length;
  return bars.map((_, at) => min + (at + 1) * width > low && min + at * width < high);
}

/** Bars as one SVG path, a unit wide each, `BAR_HEIGHT` high; only those that `drawn` names. */
export function barsPath(bars: readonly number[], drawn: (at: number) => boolean): string {
  const most = Math.max(...bars, 1);
  const bar = (count: number, at: number) => {
    if (count === 0 || !drawn(at)) return '';
    const height = Math.max(LEAST, Math.round((count / most) * BAR_HEIGHT));
    return `M${at + GAP / 2} ${BAR_HEIGHT}v-${height}h${1 - GAP}v${height}z`;
  };
  return bars.map(bar).join('');
}

/** Steps that a slider has at the least, where the numbers allow it. */
const LEAST_STEPS = 80;

/** A round step of the slider: at least 80 from end to end, and the bounds of the bars are among them. Whole numbers. */
export function stepOf(histogram: Histogram): number {
  const { min, max, bars } = histogram;
  const longest = (max - min) / LEAST_STEPS;
  if (longest <= 1 || areNumbers(histogram)) return 1;
  const power = 10 ** Math.floor(Math.log10(longest));
  const round = [5, 2.5, 2, 1].map((factor) => factor * power).filter((step) => step <= longest && step % 1 === 0);
  const width = (max - min) / bars.length;
  return round.find((step) => width % step === 0) ?? round.at(0) ?? 1;
}
