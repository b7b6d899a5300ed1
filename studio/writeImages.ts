import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Albedo, composePixels } from '../sandbox/media/compose.ts';
import { encodeLinear } from './encode.ts';
import type { Pixels } from './serve.ts';

/** Folder of the sandbox's images of cars. */
const FOLDER = fileURLToPath(new URL('../sandbox/media/images/cars/', import.meta.url));

const raster = (data: Uint8Array, shot: Pixels): Sharp =>
  sharp(data, { raw: { width: shot.width, height: shot.height, channels: 3 } });

/** Writes base and gain of a view from inside. */
export const writeView = async (body: string, view: string, black: Pixels, white: Pixels): Promise<void> => {
  const { base, gain } = encodeLinear(black.data, white.data);
  const stem = `${FOLDER}${body}/${view}`;
  await mkdir(`${FOLDER}${body}`, { recursive: true });
  await raster(base, black).webp({ quality: 90, effort: 5, smartSubsample: true }).toFile(`${stem}.base.webp`);
  await raster(gain, black).webp({ quality: 84, effort: 5 }).toFile(`${stem}.gain.webp`);
};

/** Writes a PNG to check while modelling. */
export const draftView = async (path: string, paint: Albedo, black: Pixels, white: Pixels): Promise<void> => {
  const { base, gain } = encodeLinear(black.data, white.data);
  await raster(composePixels(base, gain, paint), black)
    .png()
    .toFile(path);
};
