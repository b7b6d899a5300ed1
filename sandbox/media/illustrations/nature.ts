import type { Random } from '../../../lib/random.ts';
import type { Palette } from './palette.ts';
import { WIDTH } from './stage.ts';
import { circle, curve, line, type Point, path, place, points, poly, rect, smoothPath } from './svg.ts';

/** Landscapes in pixels, and trees in centimetres. */

/** A ridge across the picture: smooth for hills, straight for mountains. */
export function ridge(
  random: Random,
  top: number,
  height: number,
  bottom: number,
  fill: string,
  kind: 'hills' | 'peaks',
): string {
  const count = kind === 'hills' ? 5 : 9;
  const points: Point[] = Array.from(
    { length: count + 1 },
    (_, at): Point => [
      -80 + (at * (WIDTH + 160)) / count,
      top + (at % 2 === 0 ? height : 0) * random.between(0.55, 1) + random.between(0, height * 0.2),
    ],
  );
  const d = points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`);
  if (kind === 'peaks') return path(`M-80 ${bottom}L${d.join('L')}L${WIDTH + 80} ${bottom}Z`, fill);
  const parts = points.slice(1).map(([x, y], at) => {
    const [px, py] = points[at] ?? [0, 0];
    const half = (px + x) / 2;
    return `C${half.toFixed(0)} ${py.toFixed(0)} ${half.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return path(`M-80 ${bottom}L${d[0]}${parts.join('')}L${WIDTH + 80} ${bottom}Z`, fill);
}

/** A spruce of a height, half of it in the light. */
export function spruce(height: number, dark: string, light: string): string {
  const width = height * 0.17;
  const tiers = 5;
  const edge = (side: number): Point[] =>
    Array.from({ length: tiers }, (_, at): readonly Point[] => {
      const y = -height + ((at + 1) * height * 0.9) / tiers;
      const reach = width * ((at + 1.2) / tiers);
      return [
        [side * reach, y],
        [side * reach * 0.55, y - height * 0.012],
      ];
    }).flat();
  const left = edge(-1);
  const right = edge(1);
  return [
    rect(-height * 0.018, -height * 0.12, height * 0.036, height * 0.12, dark),
    poly([[0, -height], ...right, [0, -height * 0.1]], dark),
    poly([[0, -height], ...left, [0, -height * 0.1]], light),
  ].join('');
}

/** A broad tree with a round crown. */
export const crown = (height: number, dark: string, light: string, trunk: string): string =>
  [
    rect(-height * 0.022, -height * 0.5, height * 0.044, height * 0.5, trunk),
    path(
      smoothPath(
        [
          [-height * 0.24, -height * 0.5],
          [-height * 0.22, -height * 0.78],
          [0, -height],
          [height * 0.23, -height * 0.76],
          [height * 0.24, -height * 0.48],
          [0, -height * 0.36],
        ],
        0.9,
      ),
      dark,
    ),
    path(
      smoothPath(
        [
          [-height * 0.22, -height * 0.54],
          [-height * 0.19, -height * 0.78],
          [-height * 0.01, -height * 0.96],
          [-height * 0.04, -height * 0.62],
          [-height * 0.06, -height * 0.42],
        ],
        0.9,
      ),
      light,
    ),
  ].join('');

/** A birch: a pale trunk with marks and a light crown. */
export const birch = (height: number, palette: Palette): string =>
  [
    path(
      smoothPath(
        [
          [-height * 0.2, -height * 0.42],
          [-height * 0.16, -height * 0.78],
          [0, -height],
          [height * 0.17, -height * 0.74],
          [height * 0.19, -height * 0.4],
          [0, -height * 0.3],
        ],
        0.8,
      ),
      palette.mid,
    ),
    rect(-height * 0.016, -height * 0.82, height * 0.032, height * 0.82, palette.glow),
    ...[0.1, 0.22, 0.31, 0.46].map((part, at) =>
      rect(at % 2 ? -height * 0.016 : 0, -height * part, height * 0.016, height * 0.01, palette.ink),
    ),
  ].join('');

/** A row of spruces between two points of the ground. */
export function forest(random: Random, y: number, count: number, height: number, dark: string, light: string): string {
  const step = (WIDTH + 80) / count;
  return Array.from({ length: count }, (_, at) =>
    place(
      -40 + (at + random.between(0.1, 0.9)) * step,
      y + random.between(-4, 8),
      1,
      1,
      spruce(height * random.between(0.55, 1.15), dark, light),
    ),
  ).join('');
}

/** Long flat clouds. */
export const clouds = (random: Random, y: number, fill: string): string =>
  Array.from({ length: 3 }, (_, at) => {
    const x = at * 560 + random.between(0, 300);
    const width = random.between(160, 320);
    const top = y + random.between(-60, 60);
    return rect(x, top, width, 18, fill, 9) + rect(x + width * 0.3, top - 18, width * 0.5, 18, fill, 9);
  }).join('');

export const snowfall = (random: Random, fill: string): string =>
  Array.from({ length: 90 }, () =>
    circle(random.between(0, WIDTH), random.between(0, 900), random.between(2, 5.5), fill),
  ).join('');

/** The sea with lines of light. */
export const sea = (random: Random, top: number, bottom: number, water: string, light: string): string =>
  [
    rect(0, top, WIDTH, bottom - top, water),
    ...Array.from({ length: 9 }, (_, at) => {
      const y = top + 14 + ((bottom - top - 20) * at) / 9;
      const x = random.between(0, WIDTH - 200);
      return rect(x, y, random.between(60, 240), 3 + at * 0.5, light, 2);
    }),
  ].join('');

/** A sailing boat in centimetres. */
export const boat = (palette: Palette): string =>
  [
    poly(points('-60 -20, 64 -20, 44 0, -44 0'), palette.ink),
    line(points('0 -20, 0 -170'), 4, palette.ink),
    poly(points('6 -166, 6 -34, 66 -34'), palette.glow),
    poly(points('-6 -150, -6 -34, -46 -34'), palette.soft),
  ].join('');

export const bird = (x: number, y: number, size: number, fill: string): string =>
  curve(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
    size * 0.16,
    fill,
  );
