import { clipRing, smooth, thin } from './clip.ts';
import { labelsOf } from './labels.ts';
import { outlines, type Ring } from './land.ts';
import { type Box, boxOf, meets, type Point } from './mercator.ts';
import { ROADS, TOWNS, type Town } from './towns.ts';
import type { View } from './view.ts';

/** Pixels of a tile. */
const SIZE = 256;
/** Pixels around a tile that are also rendered, so that lines along its edges are outside of it. */
const MARGIN = 24;
/** Smallest and largest zoom level. */
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
 * Renders a map tile as SVG: outlines of countries from Natural Earth, the towns of the dealers, and invented roads and streets.
 * Returns undefined for a tile that does not exist.
 */
export function tileSvg(zoom: number, column: number, row: number): string | undefined {
  const [first, last] = ZOOMS;
  const count = 2 ** zoom;
  if (zoom < first || zoom > last || column >= count || row >= count) return undefined;
  const view = viewOf(zoom, column, row);
  const land = shape(outlines().land, view);
  const body = land === '' ? '' : landSvg(land, view);
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

function landSvg(land: string, view: View): string {
  const lakes = shape(outlines().lakes, view);
  const towns = TOWNS.filter(({ quarters }) =>
    quarters.some(({ at, radius }) => meets(view.box, boxAround(at, radius))),
  );
  const ground = view.zoom < TOWNS_FROM ? '' : towns.map((town) => townGround(town, view)).join('');
  return [
    `<defs><path id="p" d="${land}"/><path id="g" d="${ground}"/></defs>`,
    '<clipPath id="l"><use href="#p"/><use href="#g"/></clipPath>',
    `<g fill="${COLOURS.land}"><use href="#p"/><use href="#g"/></g>`,
    `<g clip-path="url(#l)">${towns.map((town) => townShape(town, view)).join('')}${roads(view)}</g>`,
    `<use href="#p" fill="none" stroke="${COLOURS.border}" stroke-width="0.8" stroke-opacity="0.7"/>`,
    lakes && `<path d="${lakes}" fill="${COLOURS.sea}" stroke="${COLOURS.shore}" stroke-width="0.8"/>`,
  ].join('');
}

/** Returns land below a town, because the coarse outlines may leave a part of it in the sea. */
function townGround({ quarters, kilometre }: Town, view: View): string {
  return quarters.map(({ at }) => pathOf(blob({ at, radius: 1.4 * kilometre }, 0), view)).join('');
}

/** Pixels that a shore may deviate; smaller islands are left out. */
const TOLERANCE = 0.9;
/** Smallest zoom level with rounded corners. */
const ROUND_FROM = 10;
/** Tiles around a tile that are smoothed with it, so that adjacent tiles match. */
const SMOOTHED_AROUND = 2;

function shape(rings: readonly Ring[], view: View): string {
  const step = (view.zoom < 7 ? 1.6 : 1) * (TOLERANCE / view.scale);
  return rings
    .filter(({ box }) => meets(box, view.box) && box.right - box.left + box.bottom - box.top > 3 * step)
    .map(({ points }) => pathOf(thin(clipRing(rounded(points, view), view.box), step), view))
    .join('');
}

function rounded(points: readonly Point[], { zoom, box, scale }: View): readonly Point[] {
  if (zoom < ROUND_FROM) return points;
  const margin = (SMOOTHED_AROUND * SIZE) / scale;
  const largerBox = {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
  return smooth(clipRing(points, largerBox), 2);
}

function pathOf(points: readonly Point[], { pixel }: View): string {
  if (points.length < 3) return '';
  return `M${points.map((point) => coordinates(pixel(point))).join('L')}Z`;
}

const coordinates = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const boxAround = ([x, y]: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** Smallest zoom levels with outlines of towns and with streets. */
const TOWNS_FROM = 8;
const STREETS_FROM = 12;
/** Kilometres between two streets. */
const BLOCK = 0.24;

function townShape(town: Town, view: View): string {
  if (view.zoom < TOWNS_FROM) return '';
  const outline = town.quarters.map((quarter, at) => pathOf(blob(quarter, town.rotation + at), view)).join('');
  const ground = `<g fill="${COLOURS.town}"><path id="o${TOWNS.indexOf(town)}" d="${outline}"/></g>`;
  if (view.zoom < STREETS_FROM) return ground;
  const parks = town.parks.map((park, at) => pathOf(blob(park, at), view)).join('');
  return `${ground}${streets(town, view)}<path d="${parks}" fill="${COLOURS.park}"/>`;
}

/** Returns a rounded outline of a town or park, the same on every tile. `phase` varies its shape. */
function blob({ at: [x, y], radius }: Town['quarters'][number], phase: number): Point[] {
  return Array.from({ length: 60 }, (_, at): Point => {
    const angle = (at / 60) * 2 * Math.PI;
    const wave = Math.sin(3 * angle + phase) * 0.12 + Math.sin(5 * angle - phase * 2) * 0.07;
    const distance = radius * (0.8 + wave);
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  });
}

/** Returns a pattern of streets. Its origin is the middle of the town, so that adjacent tiles match. */
function streets(town: Town, { pixel, scale }: View): string {
  const block = BLOCK * town.kilometre * scale;
  const id = TOWNS.indexOf(town);
  const width = Math.min(7, block / 9);
  const side = 4 * block;
  const lines = [1, 2, 3].map((at) => `M${at * block} 0V${side}M0 ${at * block}H${side}`).join('');
  const main = `M0 0V${side}M0 0H${side}`;
  return [
    `<pattern id="s${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"`,
    ` patternTransform="translate(${coordinates(pixel(town.at))}) rotate(${town.rotation})">`,
    `<path d="${lines}" stroke="${COLOURS.road}" stroke-width="${width / 2}"/>`,
    `<path d="${main}" stroke="${COLOURS.road}" stroke-width="${width * 2}"/></pattern>`,
    `<use href="#o${id}" fill="url(#s${id})"/>`,
  ].join('');
}

function roads(view: View): string {
  if (view.zoom < 5) return '';
  const visible = ROADS.filter(({ from, bend, to }) => meets(view.box, boxOf([from, bend, to])));
  const path = visible
    .map(({ from, bend, to }) => {
      const [start, middle, end] = [from, bend, to].map((point) => coordinates(view.pixel(point)));
      return `M${start}Q${middle} ${end}`;
    })
    .join('');
  const width = Math.max(1.4, Math.min(9, (view.zoom - 5) * 1.05));
  return [
    `<path d="${path}" fill="none" stroke-linecap="round" stroke="${COLOURS.kerb}" stroke-width="${width + 1.4}"/>`,
    `<path d="${path}" fill="none" stroke-linecap="round" stroke="${COLOURS.road}" stroke-width="${width}"/>`,
  ].join('');
}
