import type { Lines } from './body.ts';
import { at } from './looks.ts';
import type { Point } from './outline.ts';
import type { Skin } from './skinParts.ts';

/** Outline of the side windows, drawn in by `d` metres all round. */
export const windowLine = (lines: Lines, skin: Skin, d: number): Point[] => {
  const { shape } = lines;
  const upper = (x: number): number => lines.roof(x) - shape.roofCrown * 0.62 - 0.062 - d;
  const lower = (x: number): number => at(skin.belt, x) + d;
  const frontAt = (y: number): number => lines.screen(y + 0.02) - shape.screenBow * 0.4 - 0.085 - d * 1.6;
  const rearAt = (y: number): number => at(skin.windowEnd, y) + d * 1.2;
  const outline: Point[] = [];
  const heights = Array.from({ length: 24 }, (_, i) => 0.6 + i * 0.07);
  const front = heights.map((y): Point => [frontAt(y), y]).filter(([x, y]) => y > lower(x) && y < upper(x));
  const rear = heights.map((y): Point => [rearAt(y), y]).filter(([x, y]) => y > lower(x) && y < upper(x));
  const between = (x: number, y: number): boolean => x < frontAt(y) && x > rearAt(y);
  const xs = Array.from({ length: 200 }, (_, i) => -3 + i * 0.03);
  outline.push(...front);
  outline.push(
    ...[...xs]
      .reverse()
      .map((x): Point => [x, upper(x)])
      .filter(([x, y]) => between(x, y)),
  );
  outline.push(...[...rear].reverse());
  outline.push(...xs.map((x): Point => [x, lower(x)]).filter(([x, y]) => between(x, y)));
  return outline;
};

/** Outline of the windscreen or the rear window, drawn in by `d` metres all round; `half` is half its width below and above. */
export const screenOutline = (foot: number, top: number, half: readonly [number, number], d: number): Point[] => {
  const steps = Array.from({ length: 13 }, (_, i) => -1 + i / 6);
  const lower = steps.map((t): Point => [t * (half[0] - d), foot + d - 0.05 * t * t]);
  const upper = [...steps].reverse().map((t): Point => [t * (half[1] - d), top - d - 0.04 * t * t]);
  return [...lower, ...upper];
};
