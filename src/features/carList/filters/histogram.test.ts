import { describe, expect, test } from '@jest/globals';
import { barsInRange, barsPath, stepOf } from './histogram.ts';

const bars = (count: number) => new Array<number>(count).fill(1);

describe('F049 F052 the histogram of a range', () => {
  test('bars are proportional to the largest; zero cars have no bar, one car has a visible bar', () => {
    expect(barsPath([10, 0, 1000], () => true)).toBe('M0.07 40v-3h0.86v3zM2.07 40v-40h0.86v40z');
    expect(barsPath([10, 0, 1000], (at) => at === 0)).toBe('M0.07 40v-3h0.86v3z');
    expect(barsPath([0, 0], () => true)).toBe('');
  });

  test('a bar is in range when it overlaps it; years are single values, not intervals', () => {
    const prices = { min: 0, max: 400, bars: bars(4) };
    expect(barsInRange(prices, 0, 400)).toEqual([true, true, true, true]);
    expect(barsInRange(prices, 150, 300)).toEqual([false, true, true, false]);
    const years = { min: 2020, max: 2023, bars: bars(4) };
    expect(barsInRange(years, 2021, 2022)).toEqual([false, true, true, false]);
    expect(barsInRange(years, 2023, 2023)).toEqual([false, false, false, true]);
  });

  test.each([
    ['prices', 0, 1_250_000, 25, 10_000],
    ['mileage', 0, 22_000, 22, 250],
    ['power', 60, 560, 25, 5],
    ['leasing', 1_500, 14_000, 25, 100],
    ['years', 2017, 2027, 11, 1],
    ['few numbers', 0, 60, 3, 1],
    ['odd bounds', 7, 100_010, 9, 1_000],
  ])('%s from %i to %i in %i bars: steps of %i', (_name, min, max, count, step) => {
    expect(stepOf({ min, max, bars: bars(count) })).toBe(step);
  });
});
