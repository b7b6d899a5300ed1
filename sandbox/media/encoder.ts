import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { MediaAddress, PictureFormat } from './address.ts';
import { composePixels, paintFromHex } from './compose.ts';
import { isFrame, sourceOf } from './pictures.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

/** Raw RGB bytes. */
type Raster = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const load = async (name: string, width: number): Promise<Raster> => {
  const file = await readFile(new URL(name, FOLDER));
  const { data, info } = await sharp(file)
    .resize({ width, withoutEnlargement: true, kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

type ImageRequest = Exclude<MediaAddress, { kind: 'logo' | 'brand' | 'file' | 'film' | 'tile' }>;

/** Where an image's files begin, below the folder. */
const stemOf = (image: ImageRequest): string =>
  image.kind === 'scene' ? `scenes/${image.scene}` : `cars/${sourceOf(image.body, image.view)}/${image.view}.base`;

/** A short mark that changes when an image was rendered anew. Rejects when its file is missing. */
export const stampOf = async (image: ImageRequest): Promise<string> => {
  const { size, mtimeMs } = await stat(new URL(`${stemOf(image)}.webp`, FOLDER));
  return `${size.toString(36)}${Math.round(mtimeMs).toString(36)}`;
};

/** An image at a width, painted. Base and gain are made small before they are mixed: a quarter of the work. */
const rasterOf = async (image: ImageRequest, width: number): Promise<Raster> => {
  if (image.kind === 'scene') return load(`${stemOf(image)}.webp`, width);
  const stem = stemOf(image);
  const files = [`${stem}.webp`, `${stem.replace(/base$/, 'gain')}.webp`] as const;
  const [base, gain] = await Promise.all([load(files[0], width), load(files[1], width)]);
  return { ...base, data: composePixels(base.data, gain.data, paintFromHex(image.paint)) };
};

const JPEG = { quality: 80, mozjpeg: true } as const;

/** AVIF effort 1 takes a third of the time of 2 for 4 % more bytes: a first visit requests dozens of images. Cars take a higher quality than scenes, which hide more. */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' } as const;

/**
 * Encodes an image of the table at a width in pixels. Rejects when its file is missing.
 */
export const encodePicture = async (address: ImageRequest, width: number, format: PictureFormat): Promise<Buffer> => {
  const raster = await rasterOf(address, width);
  const image = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } });
  const frame = address.kind === 'car' && isFrame(address.view);
  if (format === 'avif') return image.avif({ ...AVIF, quality: frame ? 52 : 58 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80, effort: 3 }).toBuffer();
  return image.jpeg(JPEG).toBuffer();
};
