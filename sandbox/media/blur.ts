import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composePixels, paintFromHex } from './compose.ts';
import { dealerTones } from './illustrations/dealerTones.ts';
import type { DealerIllustration } from './illustrations/illustrationPath.ts';
import type { ShapeName } from './shapes.ts';

/** What a placeholder is made for: the first view of a car in its paint (six hex digits), or the front of a dealer. */
type CarSubject = { readonly shape: ShapeName; readonly paint: string; readonly mirrored: boolean };
export type BlurSubject = CarSubject | { readonly dealer: DealerIllustration };

/** Tiny images of the studio in the transfer of `compose.ts`: base64 of raw bytes, RGBA of the base and RGB of the gain. */
type TinyTable = {
  readonly width: number;
  readonly height: number;
  readonly cars: Readonly<Record<ShapeName, { readonly base: string; readonly gain: string }>>;
};

const TABLE = new URL('./images/tiny.json', import.meta.url);
let table: Promise<TinyTable> | undefined;
const placeholders = new Map<string, Promise<string>>();

const readTable = (): Promise<TinyTable> => {
  table ??= readFile(TABLE, 'utf8').then((text) => JSON.parse(text) as TinyTable);
  return table;
};

type Raw = { readonly pixels: Uint8Array; readonly width: number; readonly height: number; readonly channels: 3 | 4 };

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
  return { pixels: Uint8Array.from(pixels), width: DEALER_WIDTH, height: DEALER_ROWS.length, channels: 3 };
}

/** How much of a car's placeholder is its paint: the colour of the car is there before the car is. */
const PAINT_SHARE = 0.6;

/** Mixes RGBA pixels with the paint. */
function tinted(pixels: Uint8Array, paint: string): Uint8Array {
  const channels = bytesOf(paint);
  return pixels.map((value, at) => Math.round(value + ((channels[at % 4] ?? value) - value) * PAINT_SHARE));
}

const carRaw = ({ shape, paint }: CarSubject, { width, height, cars }: TinyTable): Raw => {
  const base = Buffer.from(cars[shape].base, 'base64');
  const gain = Buffer.from(cars[shape].gain, 'base64');
  return { pixels: tinted(composePixels(base, gain, paintFromHex(paint)), paint), width, height, channels: 4 };
};

const encode = async (subject: BlurSubject): Promise<string> => {
  const { pixels, ...raw } = 'dealer' in subject ? dealerRaw(subject.dealer) : carRaw(subject, await readTable());
  const image = sharp(pixels, { raw });
  if ('mirrored' in subject && subject.mirrored) image.flop();
  const webp = await image.webp({ quality: 72, effort: 3 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
};

function keyOf(subject: BlurSubject): string {
  // Dealers whose pictures have the same large areas share a placeholder.
  if ('dealer' in subject) return dealerTones(subject.dealer).join();
  return `${subject.shape}/${subject.paint}/${subject.mirrored}`;
}

/**
 * Returns a placeholder of about 12 x 8 pixels as a WebP data URL of at most 300 bytes. Placeholders are memoized.
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
