import { expect, test } from '@jest/globals';
import { contourMap, contourMask } from './contours.ts';

test('the map has lines of every level inside of its picture, and is small', () => {
  const lines = contourMap().match(/M[^MZ']+/g) ?? [];
  expect(lines.length).toBeGreaterThan(12);
  const places = lines.flatMap((line) =>
    [...line.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  for (const [x = Number.NaN, y = Number.NaN] of places) {
    expect([x >= -80 && x <= 1680, y >= -80 && y <= 880]).toEqual([true, true]);
  }
  expect(contourMap().length).toBeLessThan(20_000);
});

test('neighbouring points of a line are close to each other', () => {
  for (const line of contourMap().match(/M[^MZ']+/g) ?? []) {
    const points = [...line.matchAll(/Q(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    points.slice(1).forEach(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      expect(Math.hypot(x - fromX, y - fromY)).toBeLessThan(60);
    });
  }
});

test('the mask is a data URL without characters that end it', () => {
  expect(contourMask()).toMatch(/^url\("data:image\/svg\+xml,[^"<>#]+"\)$/);
});
