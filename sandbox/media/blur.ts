import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composePixels, paintFromHex } from './compose.ts';
import { type CarView, type PictureBody, type SceneName, sourceOf } from './pictures.ts';

/** What a placeholder is wanted for: a car in its paint (six hex digits) or a scene. */
export type BlurSubject =
  | { readonly body: PictureBody; readonly paint: string; readonly view: CarView }
  | { readonly scene: SceneName };

/** Tiny images of the studio: base64 of raw RGB bytes in the transfer of `compose.ts`, `width * height * 3` each. */
type TinyCar = { readonly base: string; readonly gain: string };
type TinyTable = {
  readonly car: { readonly width: number; readonly height: number };
  readonly scene: { readonly width: number; readonly height: number };
  readonly cars: Readonly<Record<string, TinyCar>>;
  readonly scenes: Readonly<Record<string, string>>;
};

const TABLE = new URL('./pictures/tiny.json', import.meta.url);
let table: Promise<TinyTable> | undefined;
const done = new Map<string, Promise<string>>();

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
  const car = tiny.cars[`${sourceOf(subject.body, subject.view)}/${subject.view}`];
  if (car === undefined) throw new Error(`no view ${subject.view} of ${subject.body}`);
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
 * A placeholder of about 12 x 8 pixels as a WebP data URL of at most 300 bytes.
 * Kept in memory once made; throws for an image that does not exist.
 */
export const blurDataUrl = (subject: BlurSubject): Promise<string> => {
  const key = 'scene' in subject ? subject.scene : `${subject.body}/${subject.paint}/${subject.view}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const made = encode(subject);
  done.set(key, made);
  made.catch(() => done.delete(key));
  return made;
};
