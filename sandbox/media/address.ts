import { type FilmName, isFilm } from './films.ts';
import {
  type CarView,
  FRAME_SIZE,
  hasView,
  isBody,
  isCarView,
  isFrame,
  isScene,
  PANORAMA,
  PANORAMA_SIZE,
  type PictureBody,
  type SceneName,
  sceneSize,
  WIDTHS,
} from './pictures.ts';

/** What a media path requests. */
export type MediaAddress =
  | { readonly kind: 'car'; readonly body: PictureBody; readonly paint: string; readonly view: CarView }
  | { readonly kind: 'scene'; readonly scene: SceneName }
  | { readonly kind: 'logo'; readonly name: string }
  | { readonly kind: 'brand'; readonly code: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'film'; readonly film: FilmName }
  | { readonly kind: 'tile'; readonly zoom: number; readonly column: number; readonly row: number };

/** Both prefixes of the platform's media: the plain one and the one with image parameters. */
const ROOT = /^\/-\/(?:jss)?media\//;
const CAR = /^cars\/([a-z]+)\/([0-9a-f]{6})\/([a-z0-9-]+)\.jpg$/;
const SCENE = /^scenes\/([a-z-]+)\.jpg$/;
const FILM = /^films\/([a-z-]+)\.mp4$/;
const LOGO = /^logos\/([a-z0-9-]+)\.svg$/;
const FILE = /^files\/([a-z0-9-]+\.(?:pdf|txt))$/;
const TILE = /^map\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/;
const BRAND = /^brands\/([a-z]{2,8})\.svg$/;

const car = (match: RegExpExecArray): MediaAddress | undefined => {
  const [, body = '', paint = '', view = ''] = match;
  if (!isBody(body) || !isCarView(view) || !hasView(body, view)) return undefined;
  return { kind: 'car', body, paint, view };
};

/** Reads a raw path (no query). Names come from closed lists, so no path can leave the folder; all else is `undefined`. */
export const parseMediaPath = (path: string): MediaAddress | undefined => {
  const root = ROOT.exec(path);
  if (root === null) return undefined;
  const rest = path.slice(root[0].length);
  const asCar = CAR.exec(rest);
  if (asCar !== null) return car(asCar);
  const scene = SCENE.exec(rest)?.[1];
  if (scene !== undefined) return isScene(scene) ? { kind: 'scene', scene } : undefined;
  const film = FILM.exec(rest)?.[1];
  if (film !== undefined) return isFilm(film) ? { kind: 'film', film } : undefined;
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
const LARGEST = 1920;

function largestOf(address: MediaAddress): number {
  if (address.kind === 'scene') return sceneSize(address.scene).width;
  return address.kind === 'car' && address.view === PANORAMA ? PANORAMA_SIZE.width : LARGEST;
}

/** The width served for the query's `w`: the next of the four, 1280 without one, and never more than the image has; scenes and panoramas have one more. */
export const widthFor = (asked: string | null, address: MediaAddress): number => {
  const wanted = asked !== null && /^\d{1,5}$/.test(asked) ? Number(asked) : DEFAULT_WIDTH;
  const largest = largestOf(address);
  const width = WIDTHS.find((size) => size >= wanted) ?? largest;
  return address.kind === 'car' && isFrame(address.view) ? Math.min(width, FRAME_SIZE.width) : width;
};

const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

const refuses = (accept: string, type: string): boolean =>
  new RegExp(`${type}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accept);

/** The best format a client names in its Accept header; JPEG for all who name neither AVIF nor WebP. */
export const formatFor = (accept: string | undefined): PictureFormat => {
  const header = (accept ?? '').toLowerCase();
  for (const format of ['avif', 'webp'] as const) {
    const type = `image/${format}`;
    if (header.includes(type) && !refuses(header, type)) return format;
  }
  return 'jpeg';
};
