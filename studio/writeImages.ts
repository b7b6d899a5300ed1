import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePixels, paintFromHex, RANGE } from '../sandbox/media/compose.ts';
import type { FloatImage } from './blender.ts';

/** Bytes of a view in the encoding of `sandbox/media/compose.ts`: base, which can have alpha, gain, and that of a roof with its own colour. */
export type Encoded = {
  readonly base: Uint8Array;
  readonly gain: Uint8Array;
  readonly roof?: Uint8Array;
  readonly channels: 3 | 4;
};

/** Floats of a pixel in a `FloatImage`. */
const CHANNELS = 6;

/** Returns the byte of linear light. */
const byteOf = (linear: number): number => Math.round(Math.sqrt(Math.min(RANGE, Math.max(0, linear)) / RANGE) * 255);

/** Returns a view with a transparent ground. */
export const cutOut = ({ pixels, width, height }: FloatImage): Encoded => {
  const count = width * height;
  const base = new Uint8Array(count * 4);
  const gain = new Uint8Array(count * 3);
  const roof = new Uint8Array(count * 3);
  let hasRoof = false;
  for (let id = 0; id < count; id += 1) {
    const at = id * CHANNELS;
    const alpha = Math.min(1, pixels[at + 4] as number);
    const share = alpha < 1 / 512 ? 0 : 1 / alpha;
    for (let c = 0; c < 3; c += 1) {
      base[id * 4 + c] = byteOf((pixels[at + c] as number) * share);
      gain[id * 3 + c] = byteOf((pixels[at + 3] as number) * share);
      roof[id * 3 + c] = byteOf((pixels[at + 5] as number) * share);
    }
    hasRoof ||= roof[id * 3] !== 0;
    // Every sixth step of a shadow is enough, and saves bytes.
    base[id * 4 + 3] = alpha > 0.99 ? 255 : Math.round(alpha * 42) * 6;
  }
  return { base, gain, ...(hasRoof && { roof }), channels: 4 };
};

/** Linear light of the ground around a model, that of a cut-out car in a format without transparency. */
const GROUND = [0.8, 0.77, 0.72] as const;

/** Returns a panorama from inside, with the ground where nothing else is. */
export const onGround = ({ pixels, width, height }: FloatImage): Encoded => {
  const count = width * height;
  const base = new Uint8Array(count * 3);
  const gain = new Uint8Array(count * 3);
  for (let id = 0; id < count; id += 1) {
    const at = id * CHANNELS;
    const ground = 1 - Math.min(1, pixels[at + 4] as number);
    for (let c = 0; c < 3; c += 1) {
      base[id * 3 + c] = byteOf((pixels[at + c] as number) + (GROUND[c] as number) * ground);
      gain[id * 3 + c] = byteOf(pixels[at + 3] as number);
    }
  }
  return { base, gain, channels: 3 };
};

/** How WebP keeps the images of a view. Effort 6 takes seven times as long as 4, still less than the drawing, for 5 % fewer bytes. */
const QUALITY = {
  base: { quality: 77, effort: 6, smartSubsample: true },
  gain: { quality: 71, effort: 6 },
  roof: { quality: 71, effort: 6 },
} as const;

type Size = { readonly width: number; readonly height: number };

/** Writes the images of a view into a folder. */
export const writeView = async (folder: string, view: string, encoded: Encoded, size: Size): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const part of ['base', 'gain', 'roof'] as const) {
    const bytes = encoded[part];
    if (bytes === undefined) continue;
    await sharp(bytes, { raw: { ...size, channels: part === 'base' ? encoded.channels : 3 } })
      .webp(QUALITY[part])
      .toFile(join(folder, `${view}.${part}.webp`));
  }
};

/** Writes a PNG on a warm grey, to check while modelling. @param paint six hex digits */
export const writeDraft = async (path: string, encoded: Encoded, size: Size, paint: string): Promise<void> => {
  const { base, gain, channels } = encoded;
  await sharp(composePixels(base, gain, paintFromHex(paint)), { raw: { ...size, channels } })
    .flatten({ background: '#d9d4cb' })
    .png()
    .toFile(path);
};
