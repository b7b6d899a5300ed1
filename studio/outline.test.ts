import { expect, test } from '@jest/globals';
import { lineDistance, outlineDistance, rounded } from './outline.ts';

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

test('a rounded outline leaves its corners out, and keeps its sides', () => {
  const inside = outlineDistance(rounded(SQUARE, 0.2));
  expect(inside(0.01, 0.01)).toBeGreaterThan(0);
  expect(inside(0.5, 0.01)).toBeCloseTo(-0.01, 5);
  expect(outlineDistance(SQUARE)(0.01, 0.01)).toBeLessThan(0);
});

test('the arcs of a short side meet in its middle', () => {
  const narrow = rounded(
    [
      [0, 0],
      [0.1, 0],
      [0.1, 1],
      [0, 1],
    ],
    0.2,
  );
  expect(Math.max(...narrow.map(([x]) => x))).toBeLessThanOrEqual(0.1);
  expect(outlineDistance(narrow)(0.05, 0.001)).toBeLessThan(0);
});

test('an open line keeps its ends', () => {
  const line = rounded([...SQUARE].slice(0, 3), 0.2, true);
  expect([line[0], line.at(-1)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(Math.abs(lineDistance(line)(1, 0))).toBeGreaterThan(0.03);
});
