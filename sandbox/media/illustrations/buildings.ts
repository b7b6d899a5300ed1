import { CAPITAL } from '../../../lib/wordmark.ts';
import { THEME_WORDMARKS } from '../customerWordmarks.ts';
import type { IllustrationTheme, Palette } from './palette.ts';
import type { Stage } from './stage.ts';
import { line, poly, rect } from './svg.ts';

/** Buildings in pixels. */

/** Returns the wordmark of a group, or nothing when it has none, its letters `height` pixels high: its left upper corner is at a point. */
export function wordmark(theme: IllustrationTheme, x: number, y: number, height: number, tone: string): string {
  const wordmark = THEME_WORDMARKS[theme];
  if (!wordmark) return '';
  const scale = height / CAPITAL;
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return `<path transform="${transform}" d="${wordmark.path}" fill="${tone}"/>`;
}

export const wordmarkWidth = (theme: IllustrationTheme, height: number): number =>
  ((THEME_WORDMARKS[theme]?.width ?? 0) * height) / CAPITAL;

/** A facade of a town: storeys of windows, a shop on the ground floor. */
export function townBuilding(
  { palette, random }: Stage,
  x: number,
  ground: number,
  width: number,
  height: number,
  tone: string,
): string {
  const storeys = Math.max(2, Math.round(height / 96));
  const columns = Math.max(2, Math.round(width / 74));
  const pane = tone === palette.glow || tone === palette.ground || tone === palette.far ? palette.strong : palette.glow;
  const roof = random.int(0, 2);
  const step = width / columns;
  const rise = height / storeys;
  const windows = Array.from({ length: storeys - 1 }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      rect(
        x + column * step + step * 0.26,
        ground - height + row * rise + rise * 0.26,
        step * 0.48,
        rise * 0.56,
        random.chance(0.86) ? pane : palette.deep,
      ),
    ).join(''),
  );
  return [
    roof === 1
      ? poly(
          [
            [x - 6, ground - height],
            [x + width * 0.14, ground - height - 70],
            [x + width * 0.86, ground - height - 70],
            [x + width + 6, ground - height],
          ],
          palette.ink,
        )
      : rect(x - 5, ground - height - 12, width + 10, 12, palette.ink),
    roof === 2 ? rect(x + width * 0.7, ground - height - 52, 30, 52, palette.ink) : '',
    rect(x, ground - height, width, height, tone),
    ...windows,
    rect(x, ground - rise, width, 8, palette.ink),
    rect(x + 14, ground - rise + 18, width * 0.56, rise - 18, pane),
    rect(x + width * 0.72, ground - rise + 24, width * 0.18, rise - 24, palette.ink),
  ].join('');
}

/** A row of houses from one edge of the picture to the other. */
export function street(stage: Stage, ground: number, low: number, high: number): string {
  const { palette, random } = stage;
  const tones = [palette.far, palette.middle, palette.near, palette.deep, palette.ground];
  const row: string[] = [];
  let x = -random.int(10, 90);
  let last = '';
  while (x < 1600) {
    const width = random.int(190, 330);
    const tone = random.pick(tones.filter((one) => one !== last));
    last = tone;
    row.push(townBuilding(stage, x, ground, width, random.int(low, high), tone));
    x += width;
  }
  return row.join('');
}

/** Towers of a town on the horizon. */
export function skyline(stage: Stage, ground: number, tone: string): string {
  const { random } = stage;
  let x = -20;
  const towers: string[] = [];
  while (x < 1620) {
    const width = random.int(44, 130);
    const height = random.int(60, 250);
    towers.push(rect(x, ground - height, width, height, tone));
    if (random.chance(0.16))
      towers.push(
        poly(
          [
            [x, ground - height],
            [x + width / 2, ground - height - 110],
            [x + width, ground - height],
          ],
          tone,
        ),
      );
    x += width + random.int(-8, 18);
  }
  return towers.join('');
}

/** Red-cottage gables at a quay, as in a harbour town. */
export function gables(stage: Stage, ground: number): string {
  const { palette, random } = stage;
  const tones = [palette.middle, palette.far, palette.near];
  return Array.from({ length: 11 }, (_, at) => {
    const x = -20 + at * 152 + random.int(-10, 10);
    const width = random.int(110, 140);
    const height = random.int(80, 140);
    const tone = tones[at % 3] as string;
    return (
      poly(
        [
          [x, ground],
          [x, ground - height],
          [x + width / 2, ground - height - 62],
          [x + width, ground - height],
          [x + width, ground],
        ],
        tone,
      ) +
      rect(x + width * 0.3, ground - height * 0.75, width * 0.16, 30, palette.glow) +
      rect(x + width * 0.58, ground - height * 0.75, width * 0.16, 30, palette.glow)
    );
  }).join('');
}

/** A barn with a high roof. */
export const barn = (palette: Palette, x: number, ground: number, width: number): string =>
  [
    rect(x, ground - width * 0.3, width, width * 0.3, palette.near),
    poly(
      [
        [x - 16, ground - width * 0.3],
        [x + width * 0.08, ground - width * 0.5],
        [x + width * 0.92, ground - width * 0.5],
        [x + width + 16, ground - width * 0.3],
      ],
      palette.ink,
    ),
    rect(x + width * 0.4, ground - width * 0.24, width * 0.2, width * 0.24, palette.glow),
    line(
      [
        [x + width * 0.4, ground],
        [x + width * 0.6, ground - width * 0.24],
      ],
      4,
      palette.near,
    ),
    line(
      [
        [x + width * 0.6, ground],
        [x + width * 0.4, ground - width * 0.24],
      ],
      4,
      palette.near,
    ),
  ].join('');
