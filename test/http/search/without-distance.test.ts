import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** `SEARCH_DISTANCE=off`: an engine that does not search by distance. */

const LIST = '/kop-bil/alla-bilar-i-lager';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 200, settings: { LOG_LEVEL: 'error', SEARCH_DISTANCE: 'off' } });
}, 180_000);
afterAll(() => product.close());

test('the list has no fields of a place and ignores its parameters', async () => {
  const host = 'norrvag-se.localhost';
  const query = 'near=57.71%2C11.97&radius=25km&sortName=car_distance_asc&place=Lund';
  const [plain, near] = await Promise.all([LIST, `${LIST}?${query}`].map((path) => send(product.url, path, { host })));
  expect(near?.status).toBe(200);
  expect(near?.body).not.toContain('name="place"');
  const totalOf = (html = '') => /"total":(\d+)/.exec(html)?.[1];
  expect(totalOf(near?.body)).toBe(totalOf(plain?.body));
});
