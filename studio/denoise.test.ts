import { expect, test } from '@jest/globals';
import { denoised } from './denoise.ts';
import { CHANNELS } from './edges.ts';

const SIZE = { width: 96, height: 40 };
const HALF = SIZE.width / 2;

/** Two parts, dark and light, with noise of half their light. */
function noisyParts(): Float32Array {
  const pixels = new Float32Array(SIZE.width * SIZE.height * CHANNELS);
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let id = 0; id < SIZE.width * SIZE.height; id += 1) {
    const isLeft = id % SIZE.width < HALF;
    const light = (isLeft ? 0.2 : 0.8) * (0.5 + random());
    // Base, gain, alpha, part and its square, normal, place, sharp.
    pixels.set([light, light, light, light, 1, ...(isLeft ? [1, 1] : [2, 4]), 0, 0, 1, 0, 0, 0, 0], id * CHANNELS);
  }
  return pixels;
}

const at = (image: Float32Array, x: number): number => image[(20 * SIZE.width + x) * 5] as number;

test('noise is removed, and the edge between two parts stays where it is', () => {
  const image = denoised(noisyParts(), SIZE);
  for (const x of [20, HALF - 1]) expect(at(image, x)).toBeCloseTo(0.2, 1);
  for (const x of [HALF, 70]) expect(at(image, x)).toBeCloseTo(0.8, 1);
});

test('a part that must stay sharp is not changed', () => {
  const pixels = noisyParts();
  const id = 20 * SIZE.width + 30;
  pixels[id * CHANNELS + CHANNELS - 1] = 1;
  expect(at(denoised(pixels, SIZE), 30)).toBe(pixels[id * CHANNELS]);
});

test('a pixel on the edge has the light of both parts, in their shares', () => {
  const pixels = noisyParts();
  const id = 20 * SIZE.width + HALF;
  pixels.fill(5, id * CHANNELS, id * CHANNELS + 4);
  pixels.set([1.25, 1.75], id * CHANNELS + 5);
  expect(at(denoised(pixels, SIZE), HALF)).toBeCloseTo(0.2 * 0.75 + 0.8 * 0.25, 1);
});
