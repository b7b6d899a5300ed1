import { beforeAll, describe, expect, test } from '@jest/globals';
import { imageIssues } from '../../bin/doctor/imageIssues.ts';
import { valuePhrases } from '../../sandbox/content/values/values.ts';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { SITES, type SiteFacts, vehicleIndex } from '../../sandbox/data/sites.ts';
import { EQUIPMENT } from '../../sandbox/data/texts/equipment.ts';
import { INDEX_TEXTS } from '../../sandbox/data/texts/indexTexts.ts';
import { familyOf } from '../../sandbox/media/paints.ts';
import { hasRails, isShape, SHAPES, type ShapeName } from '../../sandbox/media/shapes.ts';
import type { CarRecord } from '../../src/contracts/car/car.ts';
import { valueKey } from '../../src/contracts/search/valueTexts.ts';
import { datasetOf } from '../support/data/dataset.ts';

/** The images of every car agree with its record. */

interface CarWithImages {
  readonly car: CarRecord;
  readonly site: SiteFacts;
  readonly shape: ShapeName;
  readonly paint: string;
  readonly views: readonly string[];
}

const IMAGE_URL = /^\/-\/media\/cars\/([a-z-]+)\/([0-9a-f]{6})\/([a-z-]+)\.jpg$/;

let data: Dataset;
let carsWithImages: CarWithImages[];
beforeAll(async () => {
  data = await datasetOf();
  carsWithImages = SITES.flatMap((site) =>
    (data.vehicles.get(vehicleIndex(site)) ?? []).flatMap((car) => pictureOf(car, site)),
  );
}, 60_000);

/** Returns what the images of a car show; nothing for a car without images. @throws if its images differ in shape or paint */
function pictureOf(car: CarRecord, site: SiteFacts): CarWithImages[] {
  const images = [car.car_primary_image, ...(car.car_images ?? [])].filter((image) => image !== null);
  if (images.length === 0) return [];
  const urls = images.flatMap((image) => [image?.original ?? '', image?.thumbnail_url ?? '']);
  const parts = urls.map((url) => IMAGE_URL.exec(url)?.slice(1) ?? []);
  const [[shape = '', paint = ''] = []] = parts;
  const areAlike = parts.every(([otherShape, otherPaint]) => otherShape === shape && otherPaint === paint);
  if (!isShape(shape) || !areAlike) throw new Error(`${car.car_id}: ${urls.join(', ')}`);
  return [{ car, site, shape, paint, views: parts.map(([, , view = '']) => view) }];
}

/** Returns the cars whose pictures contradict their records: site, id, name, picture and value. */
const contradictions = (isWrong: (one: CarWithImages) => boolean, stated: (car: CarRecord) => unknown): string[] =>
  carsWithImages
    .filter(isWrong)
    .map(({ car, site, shape }) => `${site.id} ${car.car_id} ${car.slug}: ${shape}, ${stated(car)}`);

const hasItem = ({ car, site }: CarWithImages, name: string): boolean => {
  const item = EQUIPMENT.find(({ text }) => text.en === name);
  if (!item) throw new Error(`no equipment ${name}`);
  return car.car_equipment?.includes(item.text[site.language]) ?? false;
};

describe('F083 pictures and records of the whole stock', () => {
  test('nearly every car has pictures, all of one shape in one paint', () => {
    const count = [...data.vehicles.values()].flat().length;
    expect(carsWithImages.length / count).toBeGreaterThan(0.98);
    expect(new Set(carsWithImages.map(({ shape }) => shape)).size).toBeGreaterThan(40);
  });

  test('every picture is marked as an illustration', () => {
    const unmarked = carsWithImages.filter(({ car }) =>
      [car.car_primary_image, ...(car.car_images ?? [])].some((image) => image?.is_illustration !== true),
    );
    expect(unmarked.map(({ car }) => car.car_id)).toEqual([]);
  });

  test('the body is that of the shape', () => {
    expect(
      contradictions(
        ({ car, site, shape }) => car.car_body !== INDEX_TEXTS[site.language].body[SHAPES[shape].body],
        ({ car_body }) => car_body,
      ),
    ).toEqual([]);
  });

  test('a shape has as many doors as the record', () => {
    expect(
      contradictions(
        ({ car, shape }) => car.car_doors !== SHAPES[shape].doors,
        ({ car_doors }) => car_doors,
      ),
    ).toEqual([]);
  });

  test('an electric car has no grille, and no other car the closed front of an electric one', () => {
    const isElectric = ({ car, site }: CarWithImages) => car.car_fuel === INDEX_TEXTS[site.language].fuel.electric;
    expect(
      contradictions(
        (one) => SHAPES[one.shape].power === (isElectric(one) ? 'engine' : 'electric'),
        ({ car_fuel }) => car_fuel,
      ),
    ).toEqual([]);
  });

  test('the colour is the family of the paint', () => {
    expect(
      contradictions(
        ({ car, site, paint }) => {
          const family = familyOf(paint);
          return family === undefined || car.car_color !== INDEX_TEXTS[site.language].colour[family];
        },
        ({ car_color }) => car_color,
      ),
    ).toEqual([]);
  });

  test('the driver of a car of a British site is on the right, of all others on the left', () => {
    expect(
      contradictions(
        ({ site, views }) => views.includes(site.country === 'GB' ? 'cockpit' : 'cockpit-right'),
        () => 'driver',
      ).filter((line) => !/: (?:motorcycle|adventure),/.test(line)),
    ).toEqual([]);
  });

  test('equipment that is seen: roof rails, panniers, a touring screen', () => {
    const isAdventure = ({ shape }: CarWithImages) => shape === 'adventure';
    const seen = [
      ['Roof rails', ({ shape }: CarWithImages) => hasRails(shape)],
      ['Panniers', isAdventure],
      ['Touring screen', isAdventure],
    ] as const;
    for (const [name, isShown] of seen) {
      expect(
        contradictions(
          (one) => hasItem(one, name) !== isShown(one),
          () => name,
        ),
      ).toEqual([]);
    }
  });

  test('a car that has no rear doors or no hatch has no equipment of them', () => {
    const without = (shape: ShapeName) => (SHAPES[shape].doors ?? 0) < 4;
    const hasNoHatch = ({ shape }: CarWithImages) => ['coupe', 'convertible', 'pickup'].includes(SHAPES[shape].body);
    const broken = carsWithImages.filter(
      (one) =>
        (without(one.shape) && hasItem(one, 'Electric rear windows')) ||
        (hasNoHatch(one) && hasItem(one, 'Electric tailgate')),
    );
    expect(broken.map(({ car }) => car.slug)).toEqual([]);
  });
});

test('F083 the index says what the images of each car show, and nothing of a car without images', () => {
  const cars = SITES.flatMap((site) => data.vehicles.get(vehicleIndex(site)) ?? []);
  const issues = cars.flatMap((car) => imageIssues(car).map((issue) => `${car.car_id}: ${issue}`));
  expect(issues).toEqual([]);
  const shown = cars.map(({ car_images_show }) => car_images_show);
  expect(shown.filter((one) => !one)).toHaveLength(cars.length - carsWithImages.length);
  expect(shown).toContainEqual({ car_body: ['Motorcykel'], car_fuel: expect.any(Array), car_color: expect.any(Array) });
  expect(shown).toContainEqual({
    car_body: ['Cabriolet'],
    car_fuel: ['Bensin', 'Diesel', 'Elhybrid', 'Laddhybrid'],
    car_color: ['Blå'],
    car_doors: [2],
  });
});

test('F083 bodies, fuels and colours have a word of their own in every language, and its translation in every other', () => {
  const fields = [
    ['car_body', 'body'],
    ['car_fuel', 'fuel'],
    ['car_color', 'colour'],
  ] as const;
  const languages = Object.keys(INDEX_TEXTS) as (keyof typeof INDEX_TEXTS)[];
  for (const [field, group] of fields) {
    for (const from of languages) {
      const words = Object.entries(INDEX_TEXTS[from][group]);
      expect(new Set(words.map(([, word]) => word)).size).toBe(words.length);
      for (const to of languages) {
        const phrases = valuePhrases(from, to);
        const translated = words.map(([code, word]) => [code, phrases[valueKey(field, word)]]);
        expect(Object.fromEntries(translated)).toEqual(INDEX_TEXTS[to][group]);
      }
    }
  }
});
