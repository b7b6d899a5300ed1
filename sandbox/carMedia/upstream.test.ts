import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { carMediaSchema } from '../../src/contracts/car/carMedia.ts';
import { watch } from '../control/watched.ts';
import { createDataset, type Dataset } from '../data/dataset.ts';
import { hasPanorama } from '../media/images.ts';
import { isShape } from '../media/shapes.ts';
import { createCarMediaUpstream } from './upstream.ts';

let server: Server;
let dataset: Dataset;

beforeAll(async () => {
  dataset = createDataset({ cars: 300 });
  server = createServer(watch('carMedia', createCarMediaUpstream(dataset, { key: 'k' })).handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}, 60_000);
afterAll(() => new Promise((done) => server.close(done)));

const request = (path: string, headers: Record<string, string> = { 'x-api-key': 'k' }) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
const marlow = () => dataset.vehicles.get('vehicles_marlow_uk') ?? [];

test('the media of cars with images match the contract', async () => {
  const cars = marlow().filter((car) => car.autos_on_show && car.car_primary_image);
  expect(cars.length).toBeGreaterThan(20);
  for (const { car_regno: plate } of cars.slice(0, 20)) {
    const response = await request(`/autosonshow/${encodeURIComponent(plate ?? '')}`);
    expect(carMediaSchema.isValidSync(await response.json(), { strict: true })).toBe(true);
  }
});

test('a car without images has a video only', async () => {
  const cars = [...dataset.vehicles.values()].flat();
  const car = cars.find((one) => one.autos_on_show && !one.car_primary_image);
  const media = await (await request(`/autosonshow/${encodeURIComponent(car?.car_regno ?? '')}`)).json();
  expect(carMediaSchema.isValidSync(media, { strict: true })).toBe(true);
  expect([media.hasVideo, media.hasInternal360, media.has360]).toEqual([true, false, false]);
});

test('two in three of the cars with two rows of seats have an interior view', async () => {
  const cars = marlow().filter((car) => car.autos_on_show && car.car_primary_image);
  const interiorUrls = await Promise.all(
    cars.slice(0, 60).map(async (car) => {
      const media = await (await request(`/autosonshow/${encodeURIComponent(car.car_regno ?? '')}`)).json();
      const [, shape = ''] = /cars\/([a-z-]+)\//.exec(car.car_primary_image?.original ?? '') ?? [];
      const seats = isShape(shape) && hasPanorama(shape);
      const hasInterior = seats && Number(car.car_id) % 3 !== 0;
      expect([media.hasInternal360, media.internal360 !== null]).toEqual([hasInterior, hasInterior]);
      return media.internal360;
    }),
  );
  expect(interiorUrls.find(Boolean)).toMatch(/^\/-\/media\/cars\/[a-z-]+\/[0-9a-f]{6}\/panorama\.jpg\?w=3072$/);
});

test('a wrong key is refused; unknown providers, plates and paths are not found', async () => {
  const plate = encodeURIComponent(marlow().find((car) => car.autos_on_show)?.car_regno ?? '');
  expect((await request(`/autosonshow/${plate}`, {})).status).toBe(401);
  expect((await request(`/other/${plate}`)).status).toBe(404);
  expect((await request('/autosonshow/NOBODY')).status).toBe(404);
  expect((await request('/autosonshow')).status).toBe(404);
});
