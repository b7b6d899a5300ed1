import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { composePixels, displayByte } from '../compose.ts';
import { encodeLinear } from './encode.ts';
import type { Pixels } from './serve.ts';

/** Where the shipped pictures live. */
const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));
const TINY = `${FOLDER}tiny.json`;
const TINY_CAR = { width: 12, height: 8 } as const;
const TINY_SCENE = { width: 12, height: 7 } as const;

type Tiny = {
  car: typeof TINY_CAR;
  scene: typeof TINY_SCENE;
  cars: Record<string, { base: string; gain: string }>;
  scenes: Record<string, string>;
};

const raster = (data: Uint8Array, shot: Pixels): Sharp =>
  sharp(data, { raw: { width: shot.width, height: shot.height, channels: 3 } });

const tinyOf = async (data: Uint8Array, shot: Pixels, size: { width: number; height: number }): Promise<string> =>
  (
    await raster(data, shot).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  ).toString('base64');

const readTiny = async (): Promise<Tiny> => {
  try {
    return JSON.parse(await readFile(TINY, 'utf8')) as Tiny;
  } catch {
    return { car: TINY_CAR, scene: TINY_SCENE, cars: {}, scenes: {} };
  }
};

/** Changes the table of tiny pictures and keeps its keys in order. */
const editTiny = async (edit: (tiny: Tiny) => void): Promise<void> => {
  const tiny = await readTiny();
  edit(tiny);
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(TINY, `${JSON.stringify({ ...tiny, cars: sorted(tiny.cars), scenes: sorted(tiny.scenes) })}\n`);
};

/** Writes base and gain of a view of a car, and their tiny forms. */
export const shipCar = async (body: string, view: string, black: Pixels, white: Pixels): Promise<void> => {
  const { base, gain } = encodeLinear(black.data, white.data);
  const stem = `${FOLDER}cars/${body}/${view}`;
  await mkdir(`${FOLDER}cars/${body}`, { recursive: true });
  const frame = view.startsWith('turn-');
  await raster(base, black)
    .webp({ quality: frame ? 84 : 90, effort: 5, smartSubsample: true })
    .toFile(`${stem}.base.webp`);
  await raster(gain, black)
    .webp({ quality: frame ? 76 : 84, effort: 5 })
    .toFile(`${stem}.gain.webp`);
  const tiny = { base: await tinyOf(base, black, TINY_CAR), gain: await tinyOf(gain, black, TINY_CAR) };
  await editTiny((table) => {
    table.cars[`${body}/${view}`] = tiny;
  });
};

/** Writes a scene, shown as it will be seen. */
export const shipScene = async (name: string, shot: Pixels): Promise<void> => {
  const data = Uint8Array.from(shot.data, displayByte);
  await mkdir(`${FOLDER}scenes`, { recursive: true });
  await raster(data, shot)
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(`${FOLDER}scenes/${name}.webp`);
  const tiny = await tinyOf(data, shot, TINY_SCENE);
  await editTiny((table) => {
    table.scenes[name] = tiny;
  });
};

/** A PNG to look at while modelling. */
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
