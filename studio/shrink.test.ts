import { expect, test } from '@jest/globals';
import { shrunk } from './shrink.ts';

const image = (width: number, height: number, values: readonly number[]) => ({
  pixels: Float32Array.from(values),
  width,
  height,
});

test('each pixel of a smaller image is the mean of what it covers', () => {
  expect([...shrunk(image(4, 2, [0, 1, 1, 1, 1, 0, 0, 0]), 1, { width: 2, height: 1 }).pixels]).toEqual([0.5, 0.5]);
});

test('a pixel that is covered in part counts in part', () => {
  const [left, right] = shrunk(image(3, 3, [0, 1, 1, 0, 1, 1, 0, 1, 1]), 1, { width: 2, height: 2 }).pixels;
  expect(left).toBeCloseTo(1 / 3);
  expect(right).toBeCloseTo(1);
});

test('light is cut before it is mixed', () => {
  const [mixed] = shrunk(image(2, 1, [100, 0]), 1, { width: 1, height: 1 }).pixels;
  expect(mixed).toBeLessThan(0.7);
});
