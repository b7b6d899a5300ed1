import { type Illustration, illustrationSize, parseIllustration } from './illustrations/illustrationPath.ts';
import {
  type CarView,
  FRAME_SIZE,
  hasView,
  isCarView,
  isFrame,
  isOutside,
  PANORAMA,
  PANORAMA_SIZE,
  ROOFS,
  WIDTHS,
} from './images.ts';
import { isShape, type ShapeName } from './shapes.ts';
import { isVideo, type VideoName } from './videos.ts';

/** The resource that a media path names. */
export type MediaTarget =
  | {
      readonly kind: 'car';
      readonly shape: ShapeName;
      readonly paint: string;
      /** Colour of a roof that has its own. */
      readonly roof?: string;
      readonly view: CarView;
    }
  | { readonly kind: 'illustration'; readonly illustration: Illustration }
  | { readonly kind: 'logo'; readonly name: string }
  | { readonly kind: 'brand'; readonly code: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'video'; readonly video: VideoName }
  | { readonly kind: 'tile'; readonly zoom: number; readonly column: number; readonly row: number };

/** Both prefixes of the platform's media: the plain one, and the one with image parameters. */
const ROOT = /^\/-\/(?:jss)?media\//;
const CAR = /^cars\/([a-z-]+)\/([0-9a-f]{6})(?:-([0-9a-f]{6}))?\/([a-z0-9-]+)\.jpg$/;
const VIDEO = /^films\/([a-z-]+)\.mp4$/;
const LOGO = /^logos\/([a-z0-9-]+)\.svg$/;
const FILE = /^files\/([a-z0-9-]+\.(?:pdf|txt))$/;
const TILE = /^map\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/;
const BRAND = /^brands\/([a-z]{2,8})\.svg$/;

const car = (match: RegExpExecArray): MediaTarget | undefined => {
  const [, shape = '', paint = '', roof, view = ''] = match;
  if (!isShape(shape) || !isCarView(view) || !hasView(shape, view)) return undefined;
  if (roof === undefined) return { kind: 'car', shape, paint, view };
  return ROOFS.has(shape) && isOutside(view) ? { kind: 'car', shape, paint, roof, view } : undefined;
};

/** Parses a raw path without query; undefined for a path that names nothing. Names come from closed lists, so no path can leave the folder. */
export const parseMediaPath = (path: string): MediaTarget | undefined => {
  const root = ROOT.exec(path);
  if (root === null) return undefined;
  const rest = path.slice(root[0].length);
  const asCar = CAR.exec(rest);
  if (asCar !== null) return car(asCar);
  const illustration = parseIllustration(rest);
  if (illustration !== undefined) return { kind: 'illustration', illustration };
  const video = VIDEO.exec(rest)?.[1];
  if (video !== undefined) return isVideo(video) ? { kind: 'video', video } : undefined;
  const tile = TILE.exec(rest)?.slice(1).map(Number);
  if (tile !== undefined) return { kind: 'tile', zoom: tile[0] ?? 0, column: tile[1] ?? 0, row: tile[2] ?? 0 };
  const code = BRAND.exec(rest)?.[1];
  if (code !== undefined) return { kind: 'brand', code };
  const logo = LOGO.exec(rest)?.[1];
  if (logo !== undefined) return { kind: 'logo', name: logo };
  const file = FILE.exec(rest)?.[1];
  return file === undefined ? undefined : { kind: 'file', name: file };
};

const DEFAULT_WIDTH = 1280;
const MAX_WIDTH = 1920;

function maxWidthOf(target: MediaTarget): number {
  if (target.kind === 'illustration') return illustrationSize(target.illustration).width;
  return target.kind === 'car' && target.view === PANORAMA ? PANORAMA_SIZE.width : MAX_WIDTH;
}

/**
 * Returns the width that is served for the query parameter `w`: the next larger of `WIDTHS` (1280 without `w`), or the largest
 * width of the image.
 */
export const widthFor = (parameter: string | null, target: MediaTarget): number => {
  const requested = parameter !== null && /^\d{1,5}$/.test(parameter) ? Number(parameter) : DEFAULT_WIDTH;
  const width = WIDTHS.find((size) => size >= requested) ?? maxWidthOf(target);
  if (target.kind === 'illustration') return Math.min(width, maxWidthOf(target));
  return target.kind === 'car' && isFrame(target.view) ? Math.min(width, FRAME_SIZE.width) : width;
};

const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof FORMATS)[number];

const refuses = (accept: string, type: string): boolean =>
  new RegExp(`${type}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accept);

/** Returns the best format in an `Accept` header: AVIF, WebP, else JPEG. */
export const formatFor = (accept: string | undefined): ImageFormat => {
  const header = (accept ?? '').toLowerCase();
  for (const format of ['avif', 'webp'] as const) {
    const type = `image/${format}`;
    if (header.includes(type) && !refuses(header, type)) return format;
  }
  return 'jpeg';
};
