import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePixels, paintFromHex, RANGE } from '../sandbox/media/compose.ts';
import type { FloatImage } from './blender.ts';

/** Floats of a pixel in a `FloatImage`. */
export const CHANNELS = 5;

/** Returns the byte of linear light in the encoding of `sandbox/media/compose.ts`. */
export const byteOf = (linear: number): number =>
  Math.round(Math.sqrt(Math.min(RANGE, Math.max(0, linear)) / RANGE) * 255);

/** Returns the bytes of base with alpha and of gain, in the encoding of `sandbox/media/compose.ts`. */
const encode = ({ pixels, width, height }: FloatImage): { base: Uint8Array; gain: Uint8Array } => {
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
    // Every second step of a shadow is enough, and half of the bytes.
    base[id * 4 + 3] = alpha > 0.99 ? 255 : Math.round(alpha * 127) * 2;
  }
  return { base, gain };
};

/** Writes base and gain of a view. */
export const writeCutOut = async (folder: string, view: string, cutOut: FloatImage): Promise<void> => {
  const { base, gain } = encode(cutOut);
  const { width, height } = cutOut;
  await mkdir(folder, { recursive: true });
  await sharp(base, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${view}.base.webp`));
  await sharp(gain, { raw: { width, height, channels: 3 } })
    .webp({ quality: 76, effort: 6 })
    .toFile(join(folder, `${view}.gain.webp`));
};

/** Writes a PNG to check while modelling. @param paint six hex digits */
export const writeDraft = async (path: string, cutOut: FloatImage, paint: string): Promise<void> => {
  const { base, gain } = encode(cutOut);
  const { width, height } = cutOut;
  await sharp(composePixels(base, gain, paintFromHex(paint)), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#d9d4cb' })
    .png()
    .toFile(path);
};
