import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePixels, paintFromHex } from '../sandbox/media/compose.ts';
import type { FloatImage } from './blender.ts';
import { byteOf, CHANNELS } from './writeCutOut.ts';

/** Linear light of the hall around a model, at heights of the image: the ceiling, where wall and floor meet, the floor. */
const HALL = [0.78, 0.66, 0.56] as const;

const hallAt = (height: number): number =>
  height < 0.5 ? HALL[0] + (HALL[1] - HALL[0]) * height * 2 : HALL[1] + (HALL[2] - HALL[1]) * (height - 0.5) * 2;

/** Returns the bytes of base and gain, with the hall where nothing else is. */
const encode = ({ pixels, width, height }: FloatImage): { base: Uint8Array; gain: Uint8Array } => {
  const count = width * height;
  const base = new Uint8Array(count * 3);
  const gain = new Uint8Array(count * 3);
  for (let id = 0; id < count; id += 1) {
    const at = id * CHANNELS;
    const hall = hallAt(Math.floor(id / width) / height) * (1 - Math.min(1, pixels[at + 4] as number));
    for (let c = 0; c < 3; c += 1) {
      base[id * 3 + c] = byteOf((pixels[at + c] as number) + hall);
      gain[id * 3 + c] = byteOf(pixels[at + 3] as number);
    }
  }
  return { base, gain };
};

/** Writes base and gain of a view from inside. */
export const writeOpaque = async (folder: string, view: string, image: FloatImage): Promise<void> => {
  const { width, height } = image;
  await mkdir(folder, { recursive: true });
  for (const [part, bytes] of Object.entries(encode(image)))
    await sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality: part === 'base' ? 82 : 76, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${view}.${part}.webp`));
};

/** Writes a PNG to check while modelling. @param paint six hex digits */
export const writeOpaqueDraft = async (path: string, image: FloatImage, paint: string): Promise<void> => {
  const { base, gain } = encode(image);
  const { width, height } = image;
  await sharp(composePixels(base, gain, paintFromHex(paint)), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
};
