import { expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { CAR_PAGE_SIZE } from '../../../src/contracts/search/carSearch.ts';
import { frame, missing } from '../../../src/features/car/CarImage.styles.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';

/** The cars that visitors see first have images: the stock of the sandbox, and what home pages and lists show of it. */

const fixture = productFixture({ cars: 2_400 });

test.each(SITES.map(({ id }) => id))('%s: the latest cars have images, and some older car has none', async (id) => {
  const index = `vehicles_${id.replaceAll('-', '_')}`;
  const inStock = { car_is_sample: [false], car_status: ['available'] };
  const fields = ['car_id', 'car_primary_image', 'car_images', 'car_publishdate'];
  const carsBy = (sort_name: string, limit: number) =>
    recordsOf<CarRecord>(fixture.product, index, { filters: inStock, sort_name, fields, limit });
  const first = await carsBy('car_publishdate_desc', CAR_PAGE_SIZE);
  expect(first.filter(({ car_images: images }) => !images?.length)).toEqual([]);
  expect(first.filter(({ car_primary_image: image }) => !image)).toEqual([]);
  const oldest = await carsBy('car_publishdate_asc', 1_000);
  expect(oldest.some(({ car_images: images }) => !images?.length)).toBe(true);
});

const PAGES = SITES.flatMap(({ id, paths, languages, brandHosts }) =>
  [id, ...brandHosts.map(({ theme }) => `${theme}.${id}`)].flatMap((host) =>
    languages.flatMap(({ prefix }) => [
      [host, prefix || '/'],
      [host, prefix + paths.carList],
    ]),
  ),
);

/** Cars that a visitor sees without much scrolling. A list of few cars also has old ones. */
const FIRST = 12;

test.each(PAGES)('%s%s shows no car without an image among its first', async (host, path) => {
  const { status, body } = await send(fixture.product.url, path, { host: `${host}.localhost:${fixture.product.port}` });
  const images = body.split(`class="${frame}"`).slice(1, 1 + FIRST);
  expect([status, images.length > 3]).toEqual([200, true]);
  expect(images.filter((image) => image.includes(`class="${missing}"`))).toEqual([]);
});
