import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePixels, paintFromHex, RANGE } from '../sandbox/media/compose.ts';

/** Base (3), gain and alpha of each pixel in linear light. Base and gain are multiplied by alpha. */
type CutOut = { readonly pixels: Float32Array; readonly width: number; readonly height: number };

const CHANNELS = 5;

const byteOf = (linear: number): number => Math.round(Math.sqrt(Math.min(RANGE, Math.max(0, linear)) / RANGE) * 255);

/** Share of the width over which a shadow fades out before the edge of the image. */
const FADE = 0.14;

/** How much of a shadow is left at a pixel: none at the sides of the image and at its lower edge. */
export const fadeAt = (x: number, y: number, width: number, height: number): number => {
  const side = Math.min(1, Math.min(x, width - 1 - x) / (width * FADE));
  const foot = Math.min(1, (height - 1 - y) / (height * FADE * 0.5));
  return side * side * (3 - 2 * side) * foot * foot * (3 - 2 * foot);
};

/** Returns the bytes of base with alpha and of gain, in the encoding of `sandbox/media/compose.ts`. */
const encode = ({ pixels, width, height }: CutOut): { base: Uint8Array; gain: Uint8Array } => {
  const count = width * height;
  const base = new Uint8Array(count * 4);
  const gain = new Uint8Array(count * 3);
  for (let id = 0; id < count; id += 1) {
    const at = id * CHANNELS;
    const alpha = Math.min(1, pixels[at + 4] as number);
    const share = alpha < 1 / 512 ? 0 : 1 / alpha;
    for (let c = 0; c < 3; c += 1) {
      base[id * 4 + c] = byteOf((pixels[at + c] as number) * share);
      gain[id * 3 + c] = byteOf((pixels[at + 3] as number) * share);
    }
    // What has no light of its own is shadow.
    const isShadow = Math.max(...pixels.subarray(at, at + 4)) < 1e-3;
    const left = isShadow ? fadeAt(id % width, Math.floor(id / width), width, height) : 1;
    base[id * 4 + 3] = Math.round(alpha * left * 255);
  }
  return { base, gain };
};

/** Writes base and gain of a view. */
export const writeCutOut = async (folder: string, view: string, cutOut: CutOut): Promise<void> => {
  const { base, gain } = encode(cutOut);
  const { width, height } = cutOut;
  await mkdir(folder, { recursive: true });
  await sharp(base, { raw: { width, height, channels: 4 } })
    .webp({ quality: 86, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${view}.base.webp`));
  await sharp(gain, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${view}.gain.webp`));
};

/** Writes a PNG to check while modelling. @param paint six hex digits */
export const writeDraft = async (path: string, cutOut: CutOut, paint: string): Promise<void> => {
  const { base, gain } = encode(cutOut);
  const { width, height } = cutOut;
  await sharp(composePixels(base, gain, paintFromHex(paint)), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#d9d4cb' })
    .png()
    .toFile(path);
};
