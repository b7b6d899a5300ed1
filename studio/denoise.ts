/**
 * Removes the noise of few samples: an edge-avoiding wavelet filter (Dammertz et al., 2010). Pixels are mixed with others of the
 * same part, with a similar normal, in the same plane and of similar light.
 */

import { CHANNELS, FILTERED, mixEdges, PART, type Raster, SQUARE } from './edges.ts';

const NORMAL = 7;
const PLACE = 10;
const SHARP = 13;

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const ROUNDS = 5;

const logLight = (values: Float32Array, at: number): number => {
  let sum = 0.02;
  for (let c = 0; c < FILTERED; c += 1) sum += values[at + c] as number;
  return Math.log(sum);
};

/** How much a neighbour belongs to the same surface, 0 to 1. */
const kinship = (pixels: Float32Array, a: number, b: number, step: number): number => {
  if (Math.abs((pixels[a + PART] as number) - (pixels[b + PART] as number)) > 0.01) return 0;
  if (Math.abs((pixels[a + SQUARE] as number) - (pixels[b + SQUARE] as number)) > 0.05) return 0;
  // The floor has no part.
  if ((pixels[a + PART] as number) === 0) return 1;
  let turn = 0;
  let apart = 0;
  for (let c = 0; c < 3; c += 1) {
    const normal = pixels[a + NORMAL + c] as number;
    turn += normal * (pixels[b + NORMAL + c] as number);
    apart += normal * ((pixels[a + PLACE + c] as number) - (pixels[b + PLACE + c] as number));
  }
  if (turn <= 0.9) return 0;
  const squared = turn * turn;
  const eighth = squared * squared * squared * squared;
  const power = eighth ** 12;
  return power * Math.exp(-Math.abs(apart) / (0.004 * step));
};

/** Whether nothing is seen at a pixel of the floor and around it. */
const isEmpty = (
  pixels: Float32Array,
  { width, height }: Raster,
  from: Float32Array,
  x: number,
  y: number,
  reach: number,
): boolean => {
  if ((pixels[(y * width + x) * CHANNELS + PART] as number) !== 0) return false;
  for (const row of [-reach, 0, reach]) {
    for (const column of [-reach, 0, reach]) {
      const at = Math.min(height - 1, Math.max(0, y + row)) * width + Math.min(width - 1, Math.max(0, x + column));
      if ((from[at * FILTERED + 4] as number) > 1e-4) return false;
    }
  }
  return true;
};

/** The pixels of one round, and how far its neighbours are. */
type Round = {
  readonly pixels: Float32Array;
  readonly raster: Raster;
  readonly from: Float32Array;
  readonly light: Float32Array;
  /** Pixels to the next neighbour. */
  readonly step: number;
  /** Difference of light (natural logarithm) that is noise. */
  readonly tone: number;
};

/** Indexes and weights of the neighbours of a pixel inside the image; the arrays are used again. */
const neighbours = { ids: new Int32Array(25), weights: new Float64Array(25), count: 0 };

const findNeighbours = ({ raster: { width, height }, step }: Round, x: number, y: number): void => {
  neighbours.count = 0;
  for (let at = 0; at < 25; at += 1) {
    const row = Math.floor(at / 5) - 2;
    const column = (at % 5) - 2;
    const nx = x + column * step;
    const ny = y + row * step;
    if (nx < 0 || nx >= width || ny < 0 || ny >= height) continue;
    neighbours.ids[neighbours.count] = ny * width + nx;
    neighbours.weights[neighbours.count] = (KERNEL[row + 2] as number) * (KERNEL[column + 2] as number);
    neighbours.count += 1;
  }
};

/** Writes the mean of a pixel and its neighbours of the same surface and similar light. */
const mix = ({ pixels, from, light, step, tone }: Round, id: number, out: Float32Array): void => {
  const at = id * CHANNELS;
  const tolerance = (pixels[at + PART] as number) === 0 ? tone * 5 : tone;
  const to = id * FILTERED;
  let total = 0;
  for (let n = 0; n < neighbours.count; n += 1) {
    const near = neighbours.ids[n] as number;
    const kin = kinship(pixels, at, near * CHANNELS, step);
    if (kin < 1e-4) continue;
    const close = Math.exp(-Math.abs((light[id] as number) - (light[near] as number)) / tolerance);
    const weight = (neighbours.weights[n] as number) * kin * close;
    for (let c = 0; c < FILTERED; c += 1)
      out[to + c] = (out[to + c] as number) + (from[near * FILTERED + c] as number) * weight;
    total += weight;
  }
  for (let c = 0; c < FILTERED; c += 1)
    out[to + c] = total > 1e-4 ? (out[to + c] as number) / total : (from[to + c] as number);
};

const smooth = (round: Round): Float32Array => {
  const { pixels, raster, from, step } = round;
  const out = new Float32Array(from.length);
  for (let y = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1) {
      const id = y * raster.width + x;
      const isSharp = (pixels[id * CHANNELS + SHARP] as number) > 0.99;
      if (isSharp || isEmpty(pixels, raster, from, x, y, step * 2)) {
        out.set(from.subarray(id * FILTERED, id * FILTERED + FILTERED), id * FILTERED);
        continue;
      }
      findNeighbours(round, x, y);
      mix(round, id, out);
    }
  }
  return out;
};

/** Returns base (3), gain and alpha of each pixel without noise. */
export const denoised = (pixels: Float32Array, raster: Raster): Float32Array => {
  const count = raster.width * raster.height;
  const image = new Float32Array(count * FILTERED);
  for (let id = 0; id < count; id += 1)
    image.set(pixels.subarray(id * CHANNELS, id * CHANNELS + FILTERED), id * FILTERED);
  let out: Float32Array = image;
  let tone = 1.2;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = out;
    const light = Float32Array.from({ length: count }, (_, id) => logLight(from, id * FILTERED));
    out = smooth({ pixels, raster, from, light, step: 2 ** round, tone });
    tone *= 0.6;
  }
  for (let id = 0; id < count; id += 1) {
    const sharp = pixels[id * CHANNELS + SHARP] as number;
    for (let c = id * FILTERED; c < (id + 1) * FILTERED; c += 1)
      out[c] = (out[c] as number) * (1 - sharp) + (image[c] as number) * sharp;
  }
  mixEdges(pixels, raster, out);
  return out;
};
