import { readFileSync } from 'node:fs';
import { smooth } from './clip.ts';
import { type Box, boxOf, type Point, pointOf } from './mercator.ts';

/** A shore or a border, closed. */
export interface Ring {
  readonly points: readonly Point[];
  readonly box: Box;
}

export interface Outlines {
  /** Countries, whose borders meet. */
  readonly land: readonly Ring[];
  readonly lakes: readonly Ring[];
}

/** Steps of the file a degree: of longitude and of latitude. */
const STEPS = [500, 1000] as const;

let known: Outlines | undefined;

/** The outlines of `land.txt`, read at the first call. */
export function outlines(): Outlines {
  known ??= read(readFileSync(new URL('./land.txt', import.meta.url), 'utf8'));
  return known;
}

function read(text: string): Outlines {
  const land: Ring[] = [];
  const lakes: Ring[] = [];
  let into = land;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^-?\d/.test(line)) into.push(ringOf(line, into === lakes ? ROUNDS : 0));
    else into = line.startsWith('~') ? lakes : land;
  }
  return { land, lakes };
}

/** Lakes are drawn by hand: their corners are rounded. */
const ROUNDS = 3;

function ringOf(line: string, rounds: number): Ring {
  const steps = line.split(' ').map(Number);
  const points: Point[] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    points.push(pointOf(lat / STEPS[1], lng / STEPS[0]));
  }
  return { points: smooth(points, rounds), box: boxOf(points) };
}
