import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { composePixels, paintFromHex } from './compose.ts';
import type { Illustration } from './illustrations/illustrationPath.ts';
import { filesOf, isCutOut, isFrame, sourceOf } from './images.ts';
import type { ImageFormat, MediaTarget } from './mediaPath.ts';

const FOLDER = new URL('./images/', import.meta.url);

/** Raw bytes: RGB, or RGBA of a car on a transparent ground. */
type Raster = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
};

const load = async (name: string, width: number, channels: 3 | 4): Promise<Raster> => {
  const file = await readFile(new URL(name, FOLDER));
  const image = sharp(file).resize({ width, withoutEnlargement: true, kernel: 'lanczos3' }).toColourspace('srgb');
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
};

/** A target that is served as an image in several widths and formats. */
export type ImageTarget = Exclude<MediaTarget, { kind: 'logo' | 'brand' | 'file' | 'video' | 'tile' }>;

/** Returns the path of a file of a car's view below the folder. */
const fileOf = ({ shape, view }: Extract<ImageTarget, { kind: 'car' }>, part: 'base' | 'gain' | 'roof'): string =>
  `cars/${sourceOf(shape, view)}/${filesOf(view).view}.${part}.webp`;

/** Draws an illustration. The scenes are loaded with the first one, so that they do not slow the start. */
const svgOf = async (illustration: Illustration, width: number): Promise<string> =>
  (await import('./illustrations/illustration.ts')).drawIllustration(illustration, width);

/** Returns a short text that changes when an image is rendered or drawn again. Rejects when its file is missing. */
export const stampOf = async (image: ImageTarget): Promise<string> => {
  if (image.kind === 'illustration') {
    return createHash('sha256')
      .update(await svgOf(image.illustration, 320))
      .digest('base64url')
      .slice(0, 12);
  }
  const { size, mtimeMs } = await stat(new URL(fileOf(image, 'base'), FOLDER));
  return `${size.toString(36)}${Math.round(mtimeMs).toString(36)}`;
};

const rasterOfSvg = async (svg: string): Promise<Raster> => {
  const drawn = sharp(Buffer.from(svg)).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
};

/** Returns an image at a width, with its paint. Base and gain are resized before they are mixed, which is a quarter of the work. */
const rasterOf = async (image: ImageTarget, width: number): Promise<Raster> => {
  if (image.kind === 'illustration') return rasterOfSvg(await svgOf(image.illustration, width));
  const channels = isCutOut(image.view) ? 4 : 3;
  const [base, gain, roof] = await Promise.all([
    load(fileOf(image, 'base'), width, channels),
    load(fileOf(image, 'gain'), width, 3),
    image.roof === undefined ? undefined : load(fileOf(image, 'roof'), width, 3),
  ]);
  const roofColour = roof && { gain: roof.data, albedo: paintFromHex(image.roof ?? '') };
  return { ...base, data: composePixels(base.data, gain.data, paintFromHex(image.paint), roofColour) };
};

/** Ground of a car in a format without transparency. */
const GROUND = '#e7e3dc';

const JPEG = { quality: 80, mozjpeg: true } as const;

/** AVIF effort 1 takes a third of the time of effort 2 for 4 % more bytes: a first visit requests dozens of images. */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' } as const;

/** Encodes an image at a width in pixels. Rejects when its file is missing. */
export const encodeImage = async (target: ImageTarget, width: number, format: ImageFormat): Promise<Buffer> => {
  const { data, ...raw } = await rasterOf(target, width);
  const image = sharp(data, { raw });
  if (target.kind === 'car' && filesOf(target.view).mirrored) image.flop();
  const frame = target.kind === 'car' && isFrame(target.view);
  if (format === 'avif') return image.avif({ ...AVIF, quality: frame ? 52 : 58 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80, effort: 3 }).toBuffer();
  return image.flatten({ background: GROUND }).jpeg(JPEG).toBuffer();
};
