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

test('POST /api/search ignores them, as from a tab that was opened before', async () => {
  const search = async (query: string) => {
    const { status, body } = await send(product.url, '/api/search', {
      host: 'norrvag-se.localhost',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: 'norrvag-se', language: 'sv', query }),
    });
    const { total, failed, pages } = JSON.parse(body) as { total: number; failed?: true; pages: { id: string }[][] };
    return { status, total, failed, ids: pages.flat().map(({ id }) => id) };
  };
  const near = await search('near=57.71%2C11.97&radius=25km&sortName=car_distance_asc');
  expect(near.ids.length).toBeGreaterThan(0);
  expect(near).toEqual(await search(''));
});

test('the list of dealers is ordered by distance all the same', async () => {
  const host = 'norrvag-se.localhost';
  const { status, body } = await send(product.url, '/anlaggningar?sortName=site_distance_asc&near=55.6%2C13', { host });
  expect(status).toBe(200);
  expect(/<article.*?<\/article>/s.exec(body)?.[0]).toMatch(/Malmö.*km bort/s);
});
