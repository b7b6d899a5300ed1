import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  type CarView,
  carImageSize,
  carImageUrl,
  FRAME_VIEWS,
  hasPanorama,
  hasView,
  isCutOut,
  PANORAMA,
  STILL_VIEWS,
  sourceOf,
} from './images.ts';
import { PAINTS } from './paints.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

const folder = fileURLToPath(new URL('./images/', import.meta.url));

const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
const ALL_VIEWS: readonly CarView[] = [...STILL_VIEWS, ...FRAME_VIEWS, PANORAMA];

describe('the table of images', () => {
  test('has 45 shapes with 7 stills and 36 frames', () => {
    expect([SHAPE_NAMES.length, STILL_VIEWS.length, FRAME_VIEWS.length]).toEqual([45, 7, 36]);
    expect([FRAME_VIEWS[0], FRAME_VIEWS[35]]).toEqual(['turn-00', 'turn-35']);
  });

  test('every shape has its first view, its frames and its views from inside in the folder', () => {
    const wanted = SHAPE_NAMES.flatMap((shape) =>
      ALL_VIEWS.filter((view) => view === 'front-left' || !isCutOut(view)).flatMap((view) =>
        (hasView(shape, view) ? ['base', 'gain'] : []).map(
          (part) => `cars/${sourceOf(shape, view)}/${view}.${part}.webp`,
        ),
      ),
    );
    expect(wanted.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  test('states the size of every file', async () => {
    const sizes = await Promise.all(
      (['front-left', 'turn-09'] as const).map(async (view) => {
        const { width, height } = await sharp(join(folder, `cars/suv/${view}.base.webp`)).metadata();
        return [{ width, height }, carImageSize(view)];
      }),
    );
    for (const [file, table] of sizes) expect(file).toEqual(table);
    const { width, height } = await sharp(join(folder, 'cars/cabin/panorama.base.webp')).metadata();
    expect({ width, height }).toEqual(carImageSize(PANORAMA));
  });

  test('cars with two rows of seats have a panorama, all but motorcycles a cockpit for right-hand drive', () => {
    const bodiesWith = new Set(SHAPE_NAMES.filter(hasPanorama).flatMap((name) => SHAPES[name].bodies));
    expect(bodiesWith).toEqual(new Set(['city', 'hatchback', 'saloon', 'coupe', 'estate', 'suv']));
    expect(SHAPE_NAMES.filter((shape) => !hasView(shape, 'cockpit-right'))).toEqual(['motorcycle', 'adventure']);
  });

  test('the folder has less than 22 MB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(22_000_000);
  });

  test('the URL of a view has its paint in lower case', () => {
    expect(carImageUrl('suv', '#1F3F6E', 'side')).toBe('/-/media/cars/suv/1f3f6e/side.jpg');
  });
});

test('paints are six lower-case hex digits and no two share an id', () => {
  expect(PAINTS.filter(({ hex }) => !/^[0-9a-f]{6}$/.test(hex))).toEqual([]);
  expect(new Set(PAINTS.map(({ id }) => id)).size).toBe(PAINTS.length);
});
