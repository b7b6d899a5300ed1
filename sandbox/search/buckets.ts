/** The buckets of a field's histogram, and the index of each record's bucket (255 for no value). */
export interface Buckets {
  readonly ends: readonly (readonly [min: number, max: number])[];
  readonly places: Uint8Array;
}

export const NO_BUCKET = 255;
const TARGET_COUNT = 24;

/** Returns the smallest integer of 1, 2, 2.5 and 5 times a power of ten that is at least `least`. */
export function niceStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= least && Number.isInteger(one * power)) ?? 10;
  return factor * power;
}

/**
 * Builds about 24 buckets with round limits. A bucket holds `min <= value < max`, the last one also its `max`. With a step of 1
 * (years), a bucket is one number and `min` equals `max`. There are no buckets without numbers.
 */
export function buildBuckets(numbers: Float64Array, counts: (at: number) => boolean): Buckets {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at] ?? Number.NaN;
    // Both are false for a missing value.
    const isOutside = value < low || value > high;
    if (!isOutside || !counts(at)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const places = new Uint8Array(numbers.length).fill(NO_BUCKET);
  if (low > high) return { ends: [], places };
  const step = niceStep((high - low) / TARGET_COUNT);
  const start = Math.floor(low / step) * step;
  const single = step === 1;
  const count = single ? Math.floor(high) - start + 1 : Math.max(1, Math.ceil((high - start) / step));
  const ends = Array.from({ length: count }, (_, at): [number, number] => {
    const min = start + at * step;
    return [min, single ? min : min + step];
  });
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at] ?? Number.NaN;
    if (value >= low && value <= high) places[at] = Math.min(count - 1, Math.floor((value - start) / step));
  }
  return { ends, places };
}
