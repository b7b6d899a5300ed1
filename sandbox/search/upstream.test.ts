import { createServer, request as open, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { CAR_CARD_FIELDS, carCardSchema } from '../../src/contracts/car/car.ts';
import { searchResponseSchema } from '../../src/contracts/search/search.ts';
import { createDataset } from '../data/dataset.ts';
import { SITES } from '../data/sites.ts';
import { listRequest } from './listRequest.fixture.ts';
import { createSearchUpstream } from './upstream.ts';

let server: Server;
const thrown: unknown[] = [];
beforeAll(async () => {
  const upstream = createSearchUpstream(createDataset({ seed: 1, cars: 300 }), { key: 'sesame' });
  server = createServer((req, res) => void upstream(req, res).catch((error) => thrown.push(error)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}, 60_000);
afterAll(() => new Promise((done) => server.close(done)));

const post = (body: unknown, key = 'sesame', path = '/search') =>
  request(server)
    .post(path)
    .set('x-api-key', key)
    .set('content-type', 'application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body));

describe('POST /search', () => {
  test('F053: returns the list query of the page in the contract’s shape', async () => {
    const { status, body } = await post(listRequest({ car_fuel: ['El'] }));
    expect(status).toBe(200);
    const response = searchResponseSchema.validateSync(body);
    expect(response.facet).toHaveLength(25);
    expect(response.limit).toBe(48);
    for (const car of response.content) {
      expect(Object.keys(car)).toEqual([...CAR_CARD_FIELDS]);
      expect(carCardSchema.validateSync(car).car_fuel).toBe('El');
    }
  });

  test('the first image of a car and that of a dealer have their placeholder, other images have none', async () => {
    const cars = await post({ index: 'vehicles_norrvag_se', fields: ['car_primary_image', 'car_images'] });
    const withImages = cars.body.content.filter(({ car_images }: { car_images: unknown[] }) => car_images.length > 0);
    expect(withImages.length).toBeGreaterThan(10);
    for (const { car_primary_image: primary, car_images: images } of withImages) {
      const [first, ...others] = images.map(({ blur_data_url }: { blur_data_url: string | null }) => blur_data_url);
      expect(first).toMatch(/^data:image\/webp;base64,/);
      expect([primary.blur_data_url, new Set(others)]).toEqual([first, new Set([null])]);
    }
    const dealers = await post({ index: 'sites_norrvag_se', fields: ['site_primary_image'] });
    for (const { site_primary_image: image } of dealers.body.content)
      expect(image.blur_data_url).toMatch(/^data:image\/webp;base64,/);
  });

  test('F054: defaults are 24 and 0, an index of cars and one of dealers for each site', async () => {
    expect(SITES.length).toBeGreaterThanOrEqual(7);
    for (const site of SITES.map(({ id }) => id.replace('-', '_'))) {
      const cars = await post({ index: `vehicles_${site}` });
      expect([cars.status, cars.body.limit, cars.body.offset, cars.body.content.length]).toEqual([200, 24, 0, 24]);
      const dealers = await post({ index: `sites_${site}`, sort_name: 'website_sort_order_asc', limit: 48 });
      expect([dealers.status, dealers.body.content[0].website_sort_order]).toEqual([200, 10]);
    }
  });

  test.each([
    ['no index', {}, 400, 'index'],
    [
      'a filter that is no list',
      { index: 'vehicles_norrvag_se', filters: { car_brand: 'Volvo' } },
      400,
      'filters.car_brand',
    ],
    ['a limit above 1000', { index: 'vehicles_norrvag_se', limit: 1001 }, 400, 'limit'],
    ['a negative offset', { index: 'vehicles_norrvag_se', offset: -1 }, 400, 'offset'],
    ['a facet without a name', { index: 'vehicles_norrvag_se', facets: [{ filters: [] }] }, 400, 'facets[0].name'],
    ['no JSON', '{"index":', 400, ''],
    ['a list', [], 400, ''],
    ['an unknown index', { index: 'vehicles_mars' }, 404, 'index'],
    ['an index of the prototype', { index: '__proto__' }, 404, 'index'],
    ['a body too large', { index: 'vehicles_norrvag_se', keyphrase: 'x'.repeat(70_000) }, 413, null],
  ])('%s', async (_, body, status, field) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.body.error.field).toBe(field);
    expect(response.body.error.message).not.toBe('');
  });

  test('a request that is aborted within its body causes no error', async () => {
    const { port } = server.address() as AddressInfo;
    const left = open({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/search',
      headers: { 'x-api-key': 'sesame', 'content-length': 99 },
    });
    const gone = new Promise((done) => left.on('error', done));
    left.write('{"index":', () => setTimeout(() => left.destroy(new Error('left')), 30));
    await gone;
    expect((await post({ index: 'sites_marlow_uk' })).status).toBe(200);
    expect(thrown).toEqual([]);
  });

  test('another key, path or method is refused', async () => {
    expect((await post({ index: 'vehicles_norrvag_se' }, 'open')).status).toBe(401);
    expect((await post({ index: 'vehicles_norrvag_se' }, 'sesame', '/other')).status).toBe(404);
    expect((await request(server).get('/search').set('x-api-key', 'sesame')).status).toBe(405);
  });
});
