import { meets, type Point } from './mercator.ts';
import { TOWNS } from './towns.ts';
import type { View } from './view.ts';

interface Label {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  /** Whether the town has a dot. */
  readonly dot: boolean;
}

/** Smallest distance of two labels in pixels, horizontally and vertically. */
const MIN_DISTANCE = [70, 26] as const;
const DISTRICTS_FROM = 11;
const INK = '#46524f';

const labelsByZoom = new Map<number, readonly Label[]>();

/** Returns the labels that overlap a tile as SVG. A label on several tiles has the same position on each. */
export function labelsOf(view: View): string {
  return labelsAt(view.zoom)
    .filter(({ text, at: [x, y], size }) => {
      const reach = { x: (text.length * size * 0.36 + 8) / view.scale, y: (size + 10) / view.scale };
      return meets(view.box, { left: x - reach.x, right: x + reach.x, top: y - reach.y, bottom: y + reach.y });
    })
    .map((label) => labelSvg(label, view.pixel(label.at)))
    .join('');
}

/** Returns the labels of a zoom level, larger towns first. A label too close to an earlier one is left out. */
function labelsAt(zoom: number): readonly Label[] {
  const labels = labelsByZoom.get(zoom) ?? placeLabels(zoom);
  labelsByZoom.set(zoom, labels);
  return labels;
}

function placeLabels(zoom: number): Label[] {
  const scale = 256 * 2 ** zoom;
  const size = zoom < 7 ? 11 : 13;
  const towns = TOWNS.toSorted((a, b) => a.rank - b.rank).map(
    ({ name, at }): Label => ({ text: name, at, size, dot: zoom < 9 }),
  );
  const districts = TOWNS.flatMap((town) => town.districts).map(
    ({ name, at }): Label => ({ text: name, at, size: 12, dot: false }),
  );
  const placed: Label[] = [];
  for (const label of zoom < DISTRICTS_FROM ? towns : [...towns, ...districts]) {
    const isFree = placed.every(
      ({ at: [x, y] }) =>
        Math.abs(x - label.at[0]) * scale > MIN_DISTANCE[0] || Math.abs(y - label.at[1]) * scale > MIN_DISTANCE[1],
    );
    if (isFree) placed.push(label);
  }
  return placed;
}

/** A town's name is below its dot, because markers are above it. */
function labelSvg({ text, size, dot }: Label, [x, y]: Point): string {
  const at = `x="${x.toFixed(1)}" y="${(dot ? y + size + 3 : y + size / 3).toFixed(1)}"`;
  const point = dot ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="${INK}"/>` : '';
  return [
    point,
    `<text ${at} fill="${INK}" stroke="#fbfaf7" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`,
    ` font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="${size}"`,
    ` font-weight="${dot ? 500 : 600}" text-anchor="middle">${text}</text>`,
  ].join('');
}
