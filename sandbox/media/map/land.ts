import { readFileSync } from 'node:fs';
import { smooth } from './clip.ts';
import { type Box, boxOf, type Point, pointOf } from './mercator.ts';

/** A closed shore or border. */
export interface Ring {
  readonly points: readonly Point[];
  readonly box: Box;
}

export interface Outlines {
  /** Countries; adjacent ones share their borders. */
  readonly land: readonly Ring[];
  readonly lakes: readonly Ring[];
}

/** Steps of the file per degree of longitude and of latitude. */
const STEPS = [500, 1000] as const;

let cached: Outlines | undefined;

/** Returns the outlines of `land.txt`, which is read at the first call. */
export function outlines(): Outlines {
  cached ??= parseOutlines(readFileSync(new URL('./land.txt', import.meta.url), 'utf8'));
  return cached;
}

function parseOutlines(text: string): Outlines {
  const land: Ring[] = [];
  const lakes: Ring[] = [];
  let rings = land;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^-?\d/.test(line)) rings.push(ringOf(line, rings === lakes ? ROUNDS : 0));
    else rings = line.startsWith('~') ? lakes : land;
  }
  return { land, lakes };
}

/** Rounds of smoothing for lakes, whose outlines are coarse. */
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
