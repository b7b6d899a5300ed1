import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { encodeImage } from '../encoder.ts';
import { rearView } from './frontView.ts';
import { drawIllustration } from './illustration.ts';
import {
  DEALER_PLACES,
  type Illustration,
  illustrationSize,
  illustrationUrl,
  parseIllustration,
  SUBJECT_NAMES,
} from './illustrationPath.ts';
import { ILLUSTRATION_THEMES, paletteOf } from './palette.ts';
import { createStage } from './stage.ts';
import { SUBJECTS } from './subjects.ts';
import { vehicle } from './vehicle.ts';

// Tests share a process: the product does not read SVG.
const SVG = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(SVG));
afterAll(() => sharp.block(SVG));

const subjectOf = (
  subject: (typeof SUBJECT_NAMES)[number],
  number: number,
  theme: Illustration['theme'] = 'norrvag',
): Illustration => ({ of: 'subject', theme, subject, number });

test('a path and its illustration are the same thing in two forms', () => {
  const all: Illustration[] = [
    ...SUBJECT_NAMES.map((subject) => subjectOf(subject, 7)),
    ...DEALER_PLACES.map((place) => ({ of: 'dealer', theme: 'rullande', place, number: 120 }) as const),
    { of: 'person', theme: 'bmw', number: 3 },
  ];
  for (const illustration of all) {
    expect(parseIllustration(illustrationUrl(illustration).replace('/-/media/', ''))).toEqual(illustration);
  }
});

describe.each(SUBJECT_NAMES)('%s', (subject) => {
  test('is a drawing in every theme', () => {
    for (const theme of ILLUSTRATION_THEMES) {
      const svg = drawIllustration(subjectOf(subject, 1, theme), 640);
      expect(svg).toMatch(/^<svg [^>]*width="640" height="360"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(svg.length).toBeLessThan(160_000);
    }
  });

  test('has another picture for each number', () => {
    const drawings = Array.from({ length: 12 }, (_, at) => drawIllustration(subjectOf(subject, at + 1), 640));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

test('ids in a picture are unique', () => {
  for (const subject of SUBJECT_NAMES) {
    const ids = [...drawIllustration(subjectOf(subject, 2), 640).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('the same path gives the same bytes', async () => {
  const target = { kind: 'illustration', illustration: subjectOf('workshop', 4) } as const;
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const [one, other] = [await encodeImage(target, 320, format), await encodeImage(target, 320, format)];
    expect(one.equals(other)).toBe(true);
  }
});

test('no more than 40 kB are sent for a picture on a phone', async () => {
  const target = { kind: 'illustration', illustration: subjectOf('forest-road', 1) } as const;
  expect((await encodeImage(target, 1280, 'avif')).length).toBeLessThan(40_000);
});

test('the largest picture has its stated size: two pixels for each CSS pixel of 1280', async () => {
  const illustration = subjectOf('coast-road', 1);
  const { width, height } = illustrationSize(illustration);
  expect(width).toBeGreaterThanOrEqual(2_560);
  const bytes = await encodeImage({ kind: 'illustration', illustration }, width, 'jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
});

test('portraits are square, and no two of the first twenty of a theme are alike', () => {
  const people = Array.from({ length: 20 }, (_, at) => ({ of: 'person', theme: 'marlow', number: at + 1 }) as const);
  expect(illustrationSize(people[0] as Illustration)).toEqual({ width: 960, height: 960 });
  expect(new Set(people.map((person) => drawIllustration(person, 320))).size).toBe(people.length);
});

describe('traffic', () => {
  test.each([
    ['norrvag', 1],
    ['rullande', 1],
    ['marlow', -1],
    ['mercedes', -1],
    ['smart', -1],
    ['mini', -1],
    ['bmw', -1],
  ] as const)('of %s keeps to its side: cars on the near lane look to %d', (theme, lane) => {
    expect(createStage(theme, 'day', 'x').lane).toBe(lane);
  });

  test('of Britain drives on the left: the only car of a coast road looks to the left', () => {
    const facing = (theme: 'norrvag' | 'marlow') => [
      ...new Set(
        [...SUBJECTS['coast-road'].draw(createStage(theme, 'day', 'x')).matchAll(/scale\((-?)1\.4000 1\.4000\)/g)].map(
          ([, minus]) => minus,
        ),
      ),
    ];
    expect([facing('norrvag'), facing('marlow')]).toEqual([[''], ['-']]);
  });
});

test('a palette has no other colours than those of its ramp, its accent and its skins', () => {
  const used = (svg: string) =>
    new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour));
  for (const theme of ILLUSTRATION_THEMES) {
    const allowed = new Set(
      (['day', 'dusk', 'night'] as const).flatMap((mood) => Object.values(paletteOf(theme, mood)).flat()),
    );
    for (const subject of SUBJECT_NAMES) {
      const foreign = [...used(drawIllustration(subjectOf(subject, 1, theme), 320))].filter(
        (tone) => !allowed.has(tone ?? ''),
      );
      expect(foreign).toEqual([]);
    }
  }
});

test('a car stands on its shadow, and has none below it on a lift', () => {
  const stage = createStage('norrvag', 'day', 'x');
  const car = { body: 'suv', paint: 'deep', x: 800, y: 700, scale: 1 } as const;
  /** Lowest point of what is drawn in the dark tone below the car; its wheels end at 0. */
  const contact = (svg: string) => {
    const [, cy = Number.NaN, ry = Number.NaN] =
      /<ellipse [^>]*cy="([-\d.]+)"[^>]* ry="([-\d.]+)"/.exec(svg)?.map(Number) ?? [];
    return [cy - ry, cy + ry];
  };
  const [top = 0, bottom = 0] = contact(stage.car(car));
  expect(top).toBeLessThan(-20);
  expect(bottom).toBeGreaterThan(0);
  expect(stage.car({ ...car, isRaised: true })).not.toContain('<ellipse');
});

test('lamps at the rear of a car are red', () => {
  const { palette } = createStage('mercedes', 'day', 'x');
  expect(rearView(palette, 'light').split(palette.tail)).toHaveLength(3);
  expect(vehicle('saloon', palette, 'deep', { id: 'x' })).toContain(palette.tail);
});
