import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composePixels, paintFromHex } from './compose.ts';
import { type CarView, type SceneName, sourceOf } from './images.ts';
import type { ShapeName } from './shapes.ts';

/** The image that a placeholder is made for: a view of a car in its paint (six hex digits), or a scene. */
export type BlurSubject =
  | { readonly shape: ShapeName; readonly paint: string; readonly view: CarView }
  | { readonly scene: SceneName };

/** Tiny images of the studio: base64 of raw RGB bytes in the transfer of `compose.ts`, `width * height * 3` each. */
type TinyCar = { readonly base: string; readonly gain: string };
type TinyTable = {
  readonly car: { readonly width: number; readonly height: number };
  readonly scene: { readonly width: number; readonly height: number };
  readonly cars: Readonly<Record<string, TinyCar>>;
  readonly scenes: Readonly<Record<string, string>>;
};

const TABLE = new URL('./images/tiny.json', import.meta.url);
let table: Promise<TinyTable> | undefined;
const placeholders = new Map<string, Promise<string>>();

const readTable = (): Promise<TinyTable> => {
  table ??= readFile(TABLE, 'utf8').then((text) => JSON.parse(text) as TinyTable);
  return table;
};

const rawOf = (subject: BlurSubject, tiny: TinyTable): { pixels: Uint8Array; width: number; height: number } => {
  if ('scene' in subject) {
    const pixels = tiny.scenes[subject.scene];
    if (pixels === undefined) throw new Error(`no scene ${subject.scene}`);
    return { pixels: Buffer.from(pixels, 'base64'), ...tiny.scene };
  }
  const car = tiny.cars[`${sourceOf(subject.shape, subject.view)}/${subject.view}`];
  if (car === undefined) throw new Error(`no view ${subject.view} of ${subject.shape}`);
  const base = Buffer.from(car.base, 'base64');
  const gain = Buffer.from(car.gain, 'base64');
  return { pixels: composePixels(base, gain, paintFromHex(subject.paint)), ...tiny.car };
};

const encode = async (subject: BlurSubject): Promise<string> => {
  const { pixels, width, height } = rawOf(subject, await readTable());
  const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 72, effort: 3 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
};

/**
 * Returns a placeholder of about 12 x 8 pixels as a WebP data URL of at most 300 bytes. Placeholders are memoized.
 *
 * @throws Error for an image that does not exist
 */
export const blurDataUrl = (subject: BlurSubject): Promise<string> => {
  const key = 'scene' in subject ? subject.scene : `${subject.shape}/${subject.paint}/${subject.view}`;
  const cached = placeholders.get(key);
  if (cached !== undefined) return cached;
  const placeholder = encode(subject);
  placeholders.set(key, placeholder);
  placeholder.catch(() => placeholders.delete(key));
  return placeholder;
};
