import { clipRing, smooth, thin } from './clip.ts';
import { labelsOf } from './labels.ts';
import { outlines, type Ring } from './land.ts';
import { type Box, boxOf, meets, type Point } from './mercator.ts';
import { ROADS, TOWNS, type Town } from './towns.ts';
import type { View } from './view.ts';

/** Pixels of a tile. */
const SIZE = 256;
/** Lines along the edge of a tile lie outside of it, in pixels. */
const MARGIN = 24;
/** Farthest and nearest that there are tiles of. */
const ZOOMS = [3, 18] as const;

const COLOURS = {
  sea: '#cddde3',
  land: '#f1efe9',
  town: '#e7e3d9',
  shore: '#b6c9d0',
  border: '#bdb6a8',
  park: '#dbe6d3',
  road: '#ffffff',
  kerb: '#d3cdc0',
} as const;

/**
 * A calm map for the sandbox as SVG tiles: outlines of countries from Natural Earth, the towns of its dealers, and roads and
 * streets that are made up. Undefined for a tile that no map has.
 */
export function tileSvg(zoom: number, column: number, row: number): string | undefined {
  const [first, last] = ZOOMS;
  const count = 2 ** zoom;
  if (zoom < first || zoom > last || column >= count || row >= count) return undefined;
  const view = viewOf(zoom, column, row);
  const land = shape(outlines().land, view);
  const body = land === '' ? '' : onLand(land, view);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${COLOURS.sea}"/>${body}${labelsOf(view)}</svg>`,
  ].join('');
}

function viewOf(zoom: number, column: number, row: number): View {
  const count = 2 ** zoom;
  const scale = SIZE * count;
  const margin = MARGIN / scale;
  const [left, top] = [column / count, row / count];
  return {
    zoom,
    scale,
    box: { left: left - margin, top: top - margin, right: left + 1 / count + margin, bottom: top + 1 / count + margin },
    pixel: ([x, y]) => [(x - left) * scale, (y - top) * scale],
  };
}

function onLand(land: string, view: View): string {
  const lakes = shape(outlines().lakes, view);
  const towns = TOWNS.filter(({ quarters }) => quarters.some(({ at, reach }) => meets(view.box, around(at, reach))));
  const ground = view.zoom < SHOWN_FROM ? '' : towns.map((town) => dryGround(town, view)).join('');
  return [
    `<defs><path id="p" d="${land}"/><path id="g" d="${ground}"/></defs>`,
    '<clipPath id="l"><use href="#p"/><use href="#g"/></clipPath>',
    `<g fill="${COLOURS.land}"><use href="#p"/><use href="#g"/></g>`,
    `<g clip-path="url(#l)">${towns.map((town) => townShape(town, view)).join('')}${roads(view)}</g>`,
    `<use href="#p" fill="none" stroke="${COLOURS.border}" stroke-width="0.8" stroke-opacity="0.7"/>`,
    lakes && `<path d="${lakes}" fill="${COLOURS.sea}" stroke="${COLOURS.shore}" stroke-width="0.8"/>`,
  ].join('');
}

/** Shores are coarse: nobody's house stands in the water. */
function dryGround({ quarters, kilometre }: Town, view: View): string {
  return quarters.map(({ at }) => pathOf(blob({ at, reach: 1.4 * kilometre }, 0), view)).join('');
}

/** Pixels that a shore may be off, and below which an island is left out; nearer than this zoom corners are rounded. */
const COARSE = 0.9;
const ROUND_FROM = 10;
/** Tiles around one whose corners are rounded with it, so that neighbours agree. */
const BEYOND = 2;

function shape(rings: readonly Ring[], view: View): string {
  const step = (view.zoom < 7 ? 1.6 : 1) * (COARSE / view.scale);
  return rings
    .filter(({ box }) => meets(box, view.box) && box.right - box.left + box.bottom - box.top > 3 * step)
    .map(({ points }) => pathOf(thin(clipRing(rounded(points, view), view.box), step), view))
    .join('');
}

function rounded(points: readonly Point[], { zoom, box, scale }: View): readonly Point[] {
  if (zoom < ROUND_FROM) return points;
  const beyond = (BEYOND * SIZE) / scale;
  const wide = {
    left: box.left - beyond,
    top: box.top - beyond,
    right: box.right + beyond,
    bottom: box.bottom + beyond,
  };
  return smooth(clipRing(points, wide), 2);
}

function pathOf(points: readonly Point[], { pixel }: View): string {
  if (points.length < 3) return '';
  return `M${points.map((point) => written(pixel(point))).join('L')}Z`;
}

const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** Farther away than this a town is a name alone; nearer than the second its streets are seen. */
const SHOWN_FROM = 8;
const STREETS_FROM = 12;
/** Kilometres between two streets. */
const BLOCK = 0.24;

function townShape(town: Town, view: View): string {
  if (view.zoom < SHOWN_FROM) return '';
  const outline = town.quarters.map((quarter, at) => pathOf(blob(quarter, town.turn + at), view)).join('');
  const ground = `<g fill="${COLOURS.town}"><path id="o${TOWNS.indexOf(town)}" d="${outline}"/></g>`;
  if (view.zoom < STREETS_FROM) return ground;
  const parks = town.parks.map((park, at) => pathOf(blob(park, at), view)).join('');
  return `${ground}${streets(town, view)}<path d="${parks}" fill="${COLOURS.park}"/>`;
}

/** An outline like a town's: rounder than the country, the same on every tile. */
function blob({ at: [x, y], reach }: Town['quarters'][number], turn: number): Point[] {
  return Array.from({ length: 60 }, (_, at): Point => {
    const angle = (at / 60) * 2 * Math.PI;
    const wave = Math.sin(3 * angle + turn) * 0.12 + Math.sin(5 * angle - turn * 2) * 0.07;
    const far = reach * (0.8 + wave);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
}

/** A pattern of streets that hangs on the middle of its town, so that tiles fit together. */
function streets(town: Town, { pixel, scale }: View): string {
  const block = BLOCK * town.kilometre * scale;
  const id = TOWNS.indexOf(town);
  const wide = Math.min(7, block / 9);
  const side = 4 * block;
  const lines = [1, 2, 3].map((at) => `M${at * block} 0V${side}M0 ${at * block}H${side}`).join('');
  const main = `M0 0V${side}M0 0H${side}`;
  return [
    `<pattern id="s${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"`,
    ` patternTransform="translate(${written(pixel(town.at))}) rotate(${town.turn})">`,
    `<path d="${lines}" stroke="${COLOURS.road}" stroke-width="${wide / 2}"/>`,
    `<path d="${main}" stroke="${COLOURS.road}" stroke-width="${wide * 2}"/></pattern>`,
    `<use href="#o${id}" fill="url(#s${id})"/>`,
  ].join('');
}

function roads(view: View): string {
  if (view.zoom < 5) return '';
  const seen = ROADS.filter(({ from, bend, to }) => meets(view.box, boxOf([from, bend, to])));
  const path = seen
    .map(({ from, bend, to }) => {
      const [start, middle, end] = [from, bend, to].map((point) => written(view.pixel(point)));
      return `M${start}Q${middle} ${end}`;
    })
    .join('');
  const wide = Math.max(1.4, Math.min(9, (view.zoom - 5) * 1.05));
  return [
    `<path d="${path}" fill="none" stroke-linecap="round" stroke="${COLOURS.kerb}" stroke-width="${wide + 1.4}"/>`,
    `<path d="${path}" fill="none" stroke-linecap="round" stroke="${COLOURS.road}" stroke-width="${wide}"/>`,
  ].join('');
}
