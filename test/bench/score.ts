import { PRESETS, type PresetName } from './presets.ts';

/** The weights of Lighthouse 13 without its speed index, which needs a video of the page. */
const WEIGHTS = { fcp: 10, lcp: 25, blocking: 30, shift: 25 } as const;
type Metric = keyof typeof WEIGHTS;
const METRICS = Object.keys(WEIGHTS) as Metric[];

/** Returns the performance score of Lighthouse, 0 to 100, from its metrics other than the speed index. */
export function scoreOf(preset: PresetName, metrics: Record<Metric, number>): number {
  const { curves } = PRESETS[preset];
  const total = METRICS.reduce((sum, name) => sum + WEIGHTS[name], 0);
  const scored = METRICS.reduce((sum, name) => sum + WEIGHTS[name] * onCurve(metrics[name], curves[name]), 0);
  return (100 * scored) / total;
}

/** The standard normal quantile of 0.9. */
const QUANTILE = 1.281_551_565_545;

/** Returns the share of a log-normal distribution that is above the value: 0.9 at `good`, 0.5 at `median`. */
function onCurve(value: number, [good, median]: readonly [good: number, median: number]): number {
  if (value <= 0) return 1;
  const deviations = (QUANTILE * Math.log(value / median)) / Math.log(median / good);
  return 1 - normalShare(deviations);
}

/** The share of the standard normal distribution below `x`, to seven digits (Abramowitz and Stegun 7.1.26). */
function normalShare(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * (Math.abs(x) / Math.SQRT2));
  const polynomial =
    t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const tail = (polynomial * Math.exp(-(x * x) / 2)) / 2;
  return x < 0 ? tail : 1 - tail;
}
