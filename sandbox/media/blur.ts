import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composePixels, paintFromHex } from './compose.ts';
import { dealerTones } from './illustrations/dealerTones.ts';
import type { DealerIllustration } from './illustrations/illustrationPath.ts';
import { type CarView, filesOf, sourceOf } from './images.ts';
import type { ShapeName } from './shapes.ts';

/** The image that a placeholder is made for: a view of a car in its paint (six hex digits), or the front of a dealer. */
export type BlurSubject =
  | { readonly shape: ShapeName; readonly paint: string; readonly view: CarView }
  | { readonly dealer: DealerIllustration };

/** Tiny images of the studio: base64 of raw RGB bytes in the transfer of `compose.ts`, `width * height * 3` each. */
type TinyCar = {
  readonly base: string;
  readonly gain: string;
  /** A byte of alpha each, of a car on a transparent ground. */
  readonly inside?: string;
};
type TinyTable = {
  readonly car: { readonly width: number; readonly height: number };
  readonly cars: Readonly<Record<string, TinyCar>>;
};

const TABLE = new URL('./images/tiny.json', import.meta.url);
let table: Promise<TinyTable> | undefined;
const placeholders = new Map<string, Promise<string>>();

const readTable = (): Promise<TinyTable> => {
  table ??= readFile(TABLE, 'utf8').then((text) => JSON.parse(text) as TinyTable);
  return table;
};

type Raw = {
  readonly pixels: Uint8Array;
  /** A byte for each pixel; opaque without. */
  readonly alpha?: Uint8Array;
  readonly width: number;
  readonly height: number;
};

const bytesOf = (hex: string): readonly number[] => [...Buffer.from(hex.replace('#', ''), 'hex')];

/** Rows of a dealer's placeholder by the tone that they have: sky, roof, glass, ground. The building is not as wide as the picture. */
const DEALER_ROWS = [0, 0, 0, 1, 2, 2, 3, 3] as const;
const DEALER_WIDTH = 12;

function dealerRaw(dealer: DealerIllustration): Raw {
  const tones = dealerTones(dealer).map(bytesOf);
  const pixels = DEALER_ROWS.flatMap((row) =>
    Array.from({ length: DEALER_WIDTH }, (_, x) => {
      const isEdge = x < 2 || x >= DEALER_WIDTH - 2;
      return tones[isEdge && row < 3 ? 0 : row] ?? [];
    }).flat(),
  );
  return { pixels: Uint8Array.from(pixels), width: DEALER_WIDTH, height: DEALER_ROWS.length };
}

/** How much of a car's placeholder is its paint: the colour of the car is there before the car is. */
const PAINT_SHARE = 0.6;

/** Mixes pixels with the paint. */
function tinted(pixels: Uint8Array, paint: string): Uint8Array {
  const channels = bytesOf(paint);
  return pixels.map((value, at) => Math.round(value + ((channels[at % 3] ?? value) - value) * PAINT_SHARE));
}

type CarSubject = Exclude<BlurSubject, { dealer: unknown }>;

/** Shapes that share a view, such as the cockpit, share its placeholders. */
const tinyNameOf = ({ shape, view }: CarSubject): string => `${sourceOf(shape, view)}/${filesOf(view).view}`;

const rawOf = (subject: CarSubject, tiny: TinyTable): Raw => {
  const car = tiny.cars[tinyNameOf(subject)];
  if (car === undefined) throw new Error(`no view ${subject.view} of ${subject.shape}`);
  const base = Buffer.from(car.base, 'base64');
  const gain = Buffer.from(car.gain, 'base64');
  const pixels = tinted(composePixels(base, gain, paintFromHex(subject.paint)), subject.paint);
  return { pixels, ...(car.inside && { alpha: Buffer.from(car.inside, 'base64') }), ...tiny.car };
};

const encode = async (subject: BlurSubject): Promise<string> => {
  const { pixels, alpha, width, height } =
    'dealer' in subject ? dealerRaw(subject.dealer) : rawOf(subject, await readTable());
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (alpha) image.joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } });
  if ('view' in subject && filesOf(subject.view).mirrored) image.flop();
  const webp = await image.webp({ quality: 72, effort: 3 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
};

function keyOf(subject: BlurSubject): string {
  // Dealers whose pictures have the same large areas share a placeholder.
  if ('dealer' in subject) return dealerTones(subject.dealer).join();
  return `${sourceOf(subject.shape, subject.view)}/${subject.view}/${subject.paint}`;
}

/**
 * Returns a placeholder of about 12 x 8 pixels as a WebP data URL of at most 300 bytes. Placeholders are memoized.
 *
 * @throws Error for an image that does not exist
 */
export const blurDataUrl = (subject: BlurSubject): Promise<string> => {
  const key = keyOf(subject);
  const cached = placeholders.get(key);
  if (cached !== undefined) return cached;
  const placeholder = encode(subject);
  placeholders.set(key, placeholder);
  placeholder.catch(() => placeholders.delete(key));
  return placeholder;
};
