import type { Palette } from './palette.ts';
import { circle, corners, curve, line, type Point, points, rect, rounded } from './svg.ts';

/** Things of workshops, showrooms and homes in centimetres; each stands on `y` 0 around `x` 0 unless it says otherwise. */

export const tire = (x: number, y: number, radius: number, palette: Palette): string =>
  circle(x, y - radius, radius, palette.ink) +
  circle(x, y - radius, radius * 0.6, palette.soft) +
  circle(x, y - radius, radius * 0.16, palette.ink);

/** Tires that lie on each other. */
export const tirePile = (count: number, palette: Palette): string =>
  Array.from(
    { length: count },
    (_, at) =>
      rect(-33, -22 * (at + 1), 66, 20, palette.ink, 9) + rect(-22, -22 * (at + 1) + 8, 44, 3, palette.strong, 1.5),
  ).join('');

/** A tool trolley with drawers. */
export const trolley = (palette: Palette): string =>
  [
    rect(-36, -92, 72, 80, palette.accent, 3),
    ...[-84, -68, -52, -36].map(
      (y) => rect(-30, y, 60, 12, palette.strong, 2) + rect(-10, y + 4.5, 20, 3, palette.glow, 1.5),
    ),
    rect(-40, -98, 80, 8, palette.ink, 2),
    circle(-26, -6, 6, palette.ink),
    circle(26, -6, 6, palette.ink),
  ].join('');

/** Centres of the posts of a lift, from the left. */
export const LIFT_POSTS = [-284, -250, 252, 286] as const;

/** A four-post lift whose runway is at a height; the car stands on it. */
export function lift(height: number, palette: Palette): { back: string; front: string } {
  const post = (x: number, tone: string) =>
    rect(x - 9, -330, 18, 330, tone, 2) +
    rect(x - 22, -6, 44, 6, palette.ink, 2) +
    rect(x - 12, -336, 24, 10, palette.ink, 2);
  const [nearLeft, farLeft, nearRight, farRight] = LIFT_POSTS;
  return {
    back: post(farLeft, palette.strong) + post(farRight, palette.strong),
    front: [
      rect(-300, -height, 600, 15, palette.ink, 3),
      rect(-296, -height + 15, 592, 4, palette.accent),
      post(nearLeft, palette.deep),
      post(nearRight, palette.deep),
    ].join(''),
  };
}

/** A board with tools on a wall: spanners by size, and screwdrivers; its left upper corner is at 0, 0. */
export const toolBoard = (palette: Palette, tone: string): string =>
  [
    rect(0, 0, 190, 96, tone, 4),
    ...[20, 42, 64, 86].map((x, at) => spanner(x, 18, 40 + at * 8, palette.glow, tone)),
    ...[116, 138, 160].map((x, at) => screwdriver(x, 14, 30 + at * 6, palette)),
  ].join('');

/** A spanner with a ring at both ends, from its upper end. */
const spanner = (x: number, y: number, length: number, colour: string, hole: string): string =>
  [
    line(
      [
        [x, y],
        [x, y + length],
      ],
      5,
      colour,
    ),
    circle(x, y, 8, colour),
    circle(x, y, 3.5, hole),
    circle(x, y + length, 6, colour),
    circle(x, y + length, 2.5, hole),
  ].join('');

/** A screwdriver, its handle up. */
const screwdriver = (x: number, y: number, length: number, palette: Palette): string =>
  [
    rect(x - 1.5, y + 24, 3, length, palette.glow),
    rect(x - 6, y, 12, 28, palette.strong, 6),
    rect(x - 6, y + 20, 12, 3, palette.glow),
  ].join('');

/** A charging box on a post, the cable hangs to a point. */
export const chargingPost = (palette: Palette): string =>
  [
    rect(-9, -120, 18, 120, palette.ink, 3),
    rect(-17, -150, 34, 60, palette.deep, 8),
    rect(-9, -141, 18, 14, palette.glow, 3),
    circle(0, -106, 6, palette.accent === palette.deep ? palette.soft : palette.accent),
  ].join('');

export const cable = (from: Point, to: Point, sag: number, palette: Palette): string =>
  curve(
    `M${from[0]} ${from[1]}C${from[0] + 10} ${Math.max(from[1], to[1]) + sag} ${to[0] - 20} ${Math.max(from[1], to[1]) + sag} ${to[0]} ${to[1]}`,
    4,
    palette.ink,
  );

export const plant = (palette: Palette): string =>
  [
    ...[-34, -18, 0, 16, 32].map((x, at) =>
      curve(
        `M0 -34C${x * 0.2} -70 ${x * 0.7} ${-96 - (at % 2) * 18} ${x} ${-104 - (at % 2) * 22}`,
        9,
        at % 2 ? palette.strong : palette.deep,
      ),
    ),
    rounded(corners('-20 -38 3, 20 -38 3, 15 0 4, -15 0 4'), palette.soft),
  ].join('');

export const desk = (palette: Palette): string =>
  [
    rect(-90, -76, 180, 8, palette.ink, 3),
    rect(-80, -68, 7, 68, palette.ink),
    rect(73, -68, 7, 68, palette.ink),
    rounded(corners('18 -78 2, 24 -112 4, 70 -112 4, 70 -78 2'), palette.deep),
    rect(10, -80, 66, 4, palette.ink, 2),
  ].join('');

export const chair = (palette: Palette): string =>
  [
    rect(-26, -52, 46, 8, palette.strong, 3),
    rounded(corners('-30 -100 6, -22 -100 6, -20 -46 3, -28 -46 3'), palette.strong),
    line(points('-22 -46, -28 0'), 4, palette.ink),
    line(points('16 -46, 22 0'), 4, palette.ink),
  ].join('');

/** Things in a hand at a point. */
export const wrench = ([x, y]: Point, palette: Palette, tone = palette.soft): string =>
  line(
    [
      [x - 3, y + 12],
      [x + 4, y - 18],
    ],
    5,
    tone,
  ) +
  circle(x + 5, y - 21, 6.5, tone) +
  circle(x + 7, y - 25, 3.4, palette.ink);

export const tablet = ([x, y]: Point, palette: Palette): string =>
  rounded(
    [
      [x - 3, y + 6, 2],
      [x + 14, y - 16, 2],
      [x + 18, y - 13, 2],
      [x + 2, y + 9, 2],
    ],
    palette.ink,
  ) +
  line(
    [
      [x - 2, y + 4],
      [x + 13, y - 15],
    ],
    1.6,
    palette.glow,
  );

export const paper = ([x, y]: Point, palette: Palette): string =>
  rounded(
    [
      [x - 2, y + 8, 1],
      [x + 6, y - 20, 1],
      [x + 24, y - 15, 1],
      [x + 16, y + 13, 1],
    ],
    palette.glow,
  );

export const key = ([x, y]: Point, palette: Palette): string =>
  circle(x + 9, y, 6, palette.accent === palette.deep ? palette.soft : palette.accent) +
  circle(x + 9, y, 2.6, palette.ink) +
  line(
    [
      [x + 15, y],
      [x + 28, y],
    ],
    3.4,
    palette.soft,
  ) +
  line(
    [
      [x + 24, y],
      [x + 24, y + 5],
    ],
    2.6,
    palette.soft,
  );

export const cup = ([x, y]: Point, palette: Palette): string =>
  rounded(
    [
      [x - 1, y - 8, 1],
      [x + 11, y - 8, 1],
      [x + 9, y + 8, 2],
      [x + 1, y + 8, 2],
    ],
    palette.glow,
  );
