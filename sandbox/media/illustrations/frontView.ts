import type { Palette } from './palette.ts';
import { circle, corners, line, place, points, rect, rounded } from './svg.ts';
import { type PaintworkName, paintwork } from './vehicle.ts';

/** Views of cars from the front and from behind, and rarer vehicles, in centimetres around `x` 0 on `y` 0. */

const lampOf = (palette: Palette, paint: PaintworkName): string => (paint === 'light' ? palette.mid : palette.glow);

/** A car seen straight from the front; `height` in centimetres. */
export function frontView(palette: Palette, paint: PaintworkName, height = 150): string {
  const { paint: body, shaded, glass, reflection } = paintwork(palette, paint);
  const roof = -height;
  const belt = -height * 0.6;
  return [
    rect(-84, -34, 26, 34, palette.ink, 5),
    rect(58, -34, 26, 34, palette.ink, 5),
    rounded(
      [
        [-64, belt, 10],
        [-50, roof, 22],
        [50, roof, 22],
        [64, belt, 10],
      ],
      body,
    ),
    rounded(
      [
        [-56, belt + 2, 4],
        [-45, roof + 9, 14],
        [45, roof + 9, 14],
        [56, belt + 2, 4],
      ],
      glass,
    ),
    rounded(
      [
        [-20, roof + 9],
        [4, roof + 9],
        [-18, belt + 2],
        [-44, belt + 2],
      ],
      reflection,
    ),
    place(0, belt, 1, 1, rounded(corners('-88 40 8, -90 16 14, -66 0 14, 66 0 14, 90 16 14, 88 40 8'), body)),
    rect(-88.5, belt + 30, 177, -belt - 54, body),
    rounded(corners('-88 -20 8, -89 -42 3, 89 -42 3, 88 -20 8'), shaded),
    ...[-1, 1].map((side) =>
      place(
        0,
        belt,
        1,
        side,
        rounded(corners('84 22 3, 52 27 4, 56 38 4, 82 36 6'), lampOf(palette, paint)),
        rounded(corners('98 -4 4, 80 -4 4, 80 8 4, 98 6 5'), shaded),
      ),
    ),
  ].join('');
}

/** A car seen straight from behind. */
export function rearView(palette: Palette, paint: PaintworkName, height = 150): string {
  const { paint: body, shaded, glass } = paintwork(palette, paint);
  const belt = -height * 0.62;
  return [
    rect(-84, -34, 26, 34, palette.ink, 5),
    rect(58, -34, 26, 34, palette.ink, 5),
    rounded(
      [
        [-72, belt, 10],
        [-54, -height, 22],
        [54, -height, 22],
        [72, belt, 10],
      ],
      body,
    ),
    rounded(
      [
        [-58, belt - 2, 6],
        [-46, -height + 10, 12],
        [46, -height + 10, 12],
        [58, belt - 2, 6],
      ],
      glass,
    ),
    rounded(
      [
        [-88, -20, 10],
        [-90, belt + 10, 14],
        [-72, belt - 4, 12],
        [72, belt - 4, 12],
        [90, belt + 10, 14],
        [88, -20, 10],
      ],
      body,
    ),
    rounded(corners('-88 -20 10, -89 -46 3, 89 -46 3, 88 -20 10'), shaded),
    ...[-1, 1].map((side) =>
      place(0, belt, 1, side, rounded(corners('88 12 4, 58 12 4, 58 22 4, 88 26 4'), palette.tail)),
    ),
    rect(-26, belt + 18, 52, 13, palette.glow, 2),
  ].join('');
}

/** A caravan that is pulled to the right; its hitch is at `x` 330. */
export const caravan = (palette: Palette): string =>
  [
    rounded(corners('-240 -40 14, -246 -200 50, -170 -252 40, 150 -252 60, 232 -160 40, 236 -40 14'), palette.glow),
    rect(-243, -96, 478, 14, palette.accent === palette.glow ? palette.mid : palette.accent),
    rounded(corners('-196 -206 12, -70 -206 12, -70 -134 12, -196 -134 12'), palette.deep),
    rounded(corners('20 -206 12, 130 -206 12, 168 -134 12, 20 -134 12'), palette.deep),
    rect(-44, -212, 48, 172, palette.soft, 6),
    line(points('232 -50, 330 -48'), 8, palette.ink),
    circle(-10, -34, 34, palette.ink),
    circle(-10, -34, 20, palette.soft),
  ].join('');

/** A recovery truck that faces right, its flat bed raised at the rear. */
export const recoveryTruck = (palette: Palette): string =>
  [
    rounded(corners('-330 -96 3, 120 -96 3, 120 -78 3, -350 -70 3'), palette.ink),
    rounded(corners('140 -40 10, 140 -232 16, 250 -232 26, 312 -140 16, 332 -128 14, 334 -40 10'), palette.accent),
    rounded(corners('190 -150 4, 190 -214 8, 244 -214 16, 288 -150 6'), palette.ink),
    rounded(corners('172 -246 8, 232 -246 8, 236 -230 2, 168 -230 2'), palette.glow),
    rect(-300, -78, 440, 26, palette.strong),
    ...[-190, -100, 252].map((x) => circle(x, -42, 42, palette.ink) + circle(x, -42, 24, palette.soft)),
  ].join('');

/** A motorcycle that faces right. */
export function motorcycle(palette: Palette): string {
  const { ink, deep, accent, soft, strong } = palette;
  const wheel = (x: number) => circle(x, -32, 32, ink) + circle(x, -32, 23, soft) + circle(x, -32, 8, ink);
  return [
    wheel(-74),
    wheel(78),
    line(points('78 -32, 46 -98'), 8, strong),
    line(points('-74 -32, -10 -48'), 9, strong),
    rounded(corners('-34 -26 8, -30 -66 6, 34 -64 8, 40 -30 14'), strong),
    rounded(corners('-36 -64 6, -28 -84 10, 14 -98 16, 44 -86 14, 38 -62 8'), accent),
    rounded(corners('-106 -84 6, -30 -86 4, -24 -74 6, -92 -72 8'), ink),
    line(points('46 -96, 24 -110'), 6, ink),
    rounded(corners('42 -100 6, 64 -98 8, 60 -80 8, 44 -82 4'), deep),
    line(points('-8 -30, -92 -30'), 8, deep),
  ].join('');
}

/** A saloon of the sixties that faces right. */
export const vintageCar = (palette: Palette, tone: string): string =>
  [
    rounded(
      corners(
        '-206 -30 10, -212 -72 24, -150 -92 30, -112 -140 40, 20 -146 50, 72 -98 24, 150 -94 50, 204 -74 24, 210 -30 10',
      ),
      tone,
    ),
    rounded(corners('-122 -96 6, -92 -132 20, -36 -136 6, -36 -96 4'), palette.ink),
    rounded(corners('-26 -96 4, -26 -136 6, 14 -134 20, 52 -96 6'), palette.ink),
    rect(-214, -50, 428, 8, palette.glow, 4),
    circle(186, -72, 11, palette.glow),
    ...[-130, 128].map(
      (x) => circle(x, -34, 34, palette.ink) + circle(x, -34, 20, palette.glow) + circle(x, -34, 9, palette.soft),
    ),
  ].join('');
