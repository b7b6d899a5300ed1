import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { composePixels, displayByte } from '../sandbox/media/compose.ts';
import { encodeLinear } from './encode.ts';
import type { Pixels } from './serve.ts';

/** Folder of the sandbox's images. */
const FOLDER = fileURLToPath(new URL('../sandbox/media/images/', import.meta.url));

const raster = (data: Uint8Array, shot: Pixels): Sharp =>
  sharp(data, { raw: { width: shot.width, height: shot.height, channels: 3 } });

/** Writes base and gain of a view from inside. */
export const writeCar = async (body: string, view: string, black: Pixels, white: Pixels): Promise<void> => {
  const { base, gain } = encodeLinear(black.data, white.data);
  const stem = `${FOLDER}cars/${body}/${view}`;
  await mkdir(`${FOLDER}cars/${body}`, { recursive: true });
  await raster(base, black).webp({ quality: 90, effort: 5, smartSubsample: true }).toFile(`${stem}.base.webp`);
  await raster(gain, black).webp({ quality: 84, effort: 5 }).toFile(`${stem}.gain.webp`);
};

/** Writes a scene in sRGB. */
export const writeScene = async (name: string, shot: Pixels): Promise<void> => {
  const data = Uint8Array.from(shot.data, displayByte);
  await mkdir(`${FOLDER}scenes`, { recursive: true });
  await raster(data, shot)
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(`${FOLDER}scenes/${name}.webp`);
};

/** Writes a PNG to check while modelling. */
export const draftCar = async (
  path: string,
  paint: readonly [number, number, number],
  black: Pixels,
  white: Pixels,
): Promise<void> => {
  const { base, gain } = encodeLinear(black.data, white.data);
  await raster(composePixels(base, gain, paint), black)
    .png()
    .toFile(path);
};

export const draftScene = async (path: string, shot: Pixels): Promise<void> => {
  await raster(Uint8Array.from(shot.data, displayByte), shot).png().toFile(path);
};
