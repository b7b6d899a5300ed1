import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { encodeImage } from './encoder.ts';
import {
  type CarView,
  carImageSize,
  carImageUrl,
  FRAME_VIEWS,
  filesOf,
  hasPanorama,
  hasView,
  isOutside,
  MIRRORED_VIEWS,
  PANORAMA,
  ROOFS,
  STILL_VIEWS,
  sourceOf,
} from './images.ts';
import { PAINTS, SHADE_COUNT, shadeOf } from './paints.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

const folder = fileURLToPath(new URL('./images/', import.meta.url));

const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
const ALL_VIEWS: readonly CarView[] = [...STILL_VIEWS, ...FRAME_VIEWS, PANORAMA];

describe('the table of images', () => {
  test('has 46 shapes with 7 stills and 36 frames', () => {
    expect([SHAPE_NAMES.length, STILL_VIEWS.length, FRAME_VIEWS.length]).toEqual([46, 7, 36]);
    expect([FRAME_VIEWS[0], FRAME_VIEWS[35]]).toEqual(['turn-00', 'turn-35']);
  });

  test('every view of every shape is in the folder, and nothing else', () => {
    const wanted = SHAPE_NAMES.flatMap((shape) =>
      [...ALL_VIEWS, ...MIRRORED_VIEWS].flatMap((view) =>
        (hasView(shape, view) ? ['base', 'gain', ...(ROOFS.has(shape) && isOutside(view) ? ['roof'] : [])] : []).map(
          (part) => `cars/${sourceOf(shape, view)}/${filesOf(view).view}.${part}.webp`,
        ),
      ),
    );
    const rendered = readdirSync(join(folder, 'cars'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    expect(rendered.sort()).toEqual([...new Set(wanted)].sort());
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
    const bodiesWith = new Set(SHAPE_NAMES.filter(hasPanorama).map((name) => SHAPES[name].body));
    expect(bodiesWith).toEqual(new Set(['city', 'hatchback', 'saloon', 'estate', 'suv']));
    expect(SHAPE_NAMES.filter((shape) => !hasView(shape, 'cockpit-right'))).toEqual(['motorcycle', 'adventure']);
  });

  test('the folder has less than 10 MB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(10_000_000);
  });

  test('a roof of its own colour changes nothing but the roof', async () => {
    const target = { kind: 'car', shape: 'compact', paint: '9a1420', view: 'front-left' } as const;
    const pixelsOf = async (roof?: string) =>
      sharp(await encodeImage({ ...target, ...(roof && { roof }) }, 320, 'webp'))
        .removeAlpha()
        .raw()
        .toBuffer();
    const [white, black, red] = await Promise.all([pixelsOf(), pixelsOf('0b0c0e'), pixelsOf('9a1420')]);
    const changed = (pixels: Buffer, from: number, to: number) => {
      const bytes = [from, to].map((share) => Math.round(share * 200) * 320 * 3) as [number, number];
      return pixels.subarray(...bytes).filter((value, at) => Math.abs(value - (white[bytes[0] + at] ?? 0)) > 60).length;
    };
    for (const pixels of [black, red]) {
      expect(changed(pixels, 0, 0.4)).toBeGreaterThan(1000);
      expect(changed(pixels, 0.6, 1)).toBeLessThan(20);
    }
  });

  test('the ground shows before the windows of a cockpit, and a panorama has none', async () => {
    const ALPHA = 3;
    const middleOf = async (view: CarView) => {
      const image = await encodeImage({ kind: 'car', shape: 'suv', paint: '1f3f6e', view }, 320, 'webp');
      const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const alphaAt = (up: number) => data[(Math.round(info.height * up) * info.width + info.width / 2) * 4 + ALPHA];
      return [alphaAt(0.2), alphaAt(0.9)];
    };
    expect(await middleOf('cockpit')).toEqual([0, 255]);
    expect(await middleOf('cockpit-right')).toEqual([0, 255]);
    expect(await middleOf('panorama')).toEqual([255, 255]);
  });

  test('views from the other side are those of the left, mirrored', async () => {
    const target = { kind: 'car', shape: 'suv', paint: '1f3f6e' } as const;
    const pixels = async (view: CarView) =>
      sharp(await encodeImage({ ...target, view }, 320, 'webp'))
        .raw()
        .toBuffer();
    const left = await pixels('front-left');
    const right = await sharp(await encodeImage({ ...target, view: 'front-right' }, 320, 'webp'))
      .flop()
      .raw()
      .toBuffer();
    const apart = left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
    expect(apart).toBeLessThan(3);
    expect(MIRRORED_VIEWS.filter((view) => !STILL_VIEWS.some((other) => other === filesOf(view).view))).toEqual([]);
  });

  test('frames from the right side are those of the left, mirrored', () => {
    expect(filesOf('turn-00')).toEqual({ view: 'turn-00', mirrored: false });
    // 90° to the left and to the right.
    expect([filesOf('turn-05'), filesOf('turn-23')].map(({ view }) => view)).toEqual(['turn-05', 'turn-05']);
    expect(FRAME_VIEWS.filter((view) => !filesOf(view).mirrored)).toHaveLength(19);
  });

  test('the URL of a view has its paint in lower case', () => {
    expect(carImageUrl('suv', '#1F3F6E', 'side')).toBe('/-/media/cars/suv/1f3f6e/side.jpg');
  });
});

test('paints are six lower-case hex digits and no two share an id', () => {
  expect(PAINTS.filter(({ hex }) => !/^[0-9a-f]{6}$/.test(hex))).toEqual([]);
  expect(new Set(PAINTS.map(({ id }) => id)).size).toBe(PAINTS.length);
});

test('no two shades of the paints are the same colour, and the first is the paint', () => {
  const shades = PAINTS.flatMap(({ hex }) => Array.from({ length: SHADE_COUNT }, (_, shade) => shadeOf(hex, shade)));
  expect(new Set(shades).size).toBe(PAINTS.length * SHADE_COUNT);
  expect(PAINTS.map(({ hex }) => shadeOf(hex, 0))).toEqual(PAINTS.map(({ hex }) => hex));
  expect(() => shadeOf('9a1420', SHADE_COUNT)).toThrow(RangeError);
});
