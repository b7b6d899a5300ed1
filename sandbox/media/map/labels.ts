import { meets, type Point } from './mercator.ts';
import { TOWNS } from './towns.ts';
import type { View } from './view.ts';

interface Label {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  /** The dot of a town. */
  readonly dot: boolean;
}

/** Pixels between two names: the one of less weight gives way. */
const APART = [70, 26] as const;
const DISTRICTS_FROM = 11;
const INK = '#46524f';

const known = new Map<number, readonly Label[]>();

/** The names that reach into a tile, each as it stands on every tile that it reaches into. */
export function labelsOf(view: View): string {
  return labelsAt(view.zoom)
    .filter(({ text, at: [x, y], size }) => {
      const reach = { x: (text.length * size * 0.36 + 8) / view.scale, y: (size + 10) / view.scale };
      return meets(view.box, { left: x - reach.x, right: x + reach.x, top: y - reach.y, bottom: y + reach.y });
    })
    .map((label) => written(label, view.pixel(label.at)))
    .join('');
}

/** All names of a zoom that have room beside those before them; the larger towns come first. */
function labelsAt(zoom: number): readonly Label[] {
  const placed = known.get(zoom) ?? place(zoom);
  known.set(zoom, placed);
  return placed;
}

function place(zoom: number): Label[] {
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
    const hasRoom = placed.every(
      ({ at: [x, y] }) => Math.abs(x - label.at[0]) * scale > APART[0] || Math.abs(y - label.at[1]) * scale > APART[1],
    );
    if (hasRoom) placed.push(label);
  }
  return placed;
}

function written({ text, size, dot }: Label, [x, y]: Point): string {
  const at = `x="${x.toFixed(1)}" y="${(dot ? y - 6 : y + size / 3).toFixed(1)}"`;
  const point = dot ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="${INK}"/>` : '';
  return [
    point,
    `<text ${at} fill="${INK}" stroke="#fbfaf7" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`,
    ` font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="${size}"`,
    ` font-weight="${dot ? 500 : 600}" text-anchor="middle">${text}</text>`,
  ].join('');
}
