import { expect, test } from '@jest/globals';
import { sideGeometry } from './sideGeometry.ts';

/** Measured in the drawing of the crossover: the bumpers, the hubs and the roof as shares of the picture. */
const CROSSOVER = { length: [0.04, 0.96], wheelbase: [0.221, 0.796], height: [0.201, 0.764] } as const;

test('F014 the lines end at the bumpers, at the hubs, on the ground and at the roof of the drawn car', () => {
  const { length, wheelbase, height } = sideGeometry({ wheelbase: 2685 / 4470, height: 1645 / 4470 }, false);
  for (const [ends, measured] of [
    [length, CROSSOVER.length],
    [wheelbase, CROSSOVER.wheelbase],
    [height, CROSSOVER.height],
  ] as const) {
    expect(Math.abs(ends[0] - measured[0])).toBeLessThan(0.004);
    expect(Math.abs(ends[1] - measured[1])).toBeLessThan(0.004);
  }
});

test('F014 the view of the right side is mirrored', () => {
  const shares = { wheelbase: 0.6, height: 0.37 };
  const [left, right] = sideGeometry(shares, false).wheelbase;
  const [mirroredLeft, mirroredRight] = sideGeometry(shares, true).wheelbase;
  expect(mirroredLeft).toBeCloseTo(1 - right, 10);
  expect(mirroredRight).toBeCloseTo(1 - left, 10);
});

test('F014 a tall car is narrower in its picture, and its roof below the upper edge', () => {
  const { length, height } = sideGeometry({ wheelbase: 0.695, height: 0.577 }, false);
  expect(length[1] - length[0]).toBeLessThan(0.75);
  expect(height[1]).toBeCloseTo(0.9, 5);
});
