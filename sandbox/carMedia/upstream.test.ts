import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { carMediaSchema } from '../../src/contracts/carMedia.ts';
import { watch } from '../control/watched.ts';
import { createDataset, type Dataset } from '../data/dataset.ts';
import { createCarMediaUpstream } from './upstream.ts';

let server: Server;
let dataset: Dataset;

beforeAll(async () => {
  dataset = await createDataset({ cars: 20 });
  server = createServer(watch('carMedia', createCarMediaUpstream(dataset, { key: 'k' })).handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}, 60_000);
afterAll(() => new Promise((done) => server.close(done)));

const ask = (path: string, headers: Record<string, string> = { 'x-api-key': 'k' }) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
const marlow = () => dataset.vehicles.get('vehicles_marlow_uk') ?? [];

test('every car on show that has images fits the contract', async () => {
  const shown = marlow().filter((car) => car.autos_on_show && car.car_primary_image);
  expect(shown.length).toBeGreaterThan(20);
  for (const { car_regno: plate } of shown.slice(0, 20)) {
    const response = await ask(`/autosonshow/${encodeURIComponent(plate ?? '')}`);
    expect(carMediaSchema.isValidSync(await response.json(), { strict: true })).toBe(true);
  }
});

test('two in three of the cars on show with two rows of seats have their inside all around', async () => {
  const shown = marlow().filter((car) => car.autos_on_show && car.car_primary_image);
  const answers = await Promise.all(
    shown.slice(0, 60).map(async (car) => {
      const media = await (await ask(`/autosonshow/${encodeURIComponent(car.car_regno ?? '')}`)).json();
      const seats = /cars\/(?:city|hatchback|saloon|estate|suv)\//.test(car.car_primary_image?.original ?? '');
      const inside = seats && Number(car.car_id) % 3 !== 0;
      expect([media.hasInternal360, media.internal360 !== null]).toEqual([inside, inside]);
      return media.internal360;
    }),
  );
  expect(answers.find(Boolean)).toMatch(/^\/-\/media\/cars\/[a-z]+\/[0-9a-f]{6}\/panorama\.jpg\?w=3072$/);
});

test('a wrong key, another provider, another plate, another method', async () => {
  const plate = encodeURIComponent(marlow().find((car) => car.autos_on_show)?.car_regno ?? '');
  expect((await ask(`/autosonshow/${plate}`, {})).status).toBe(401);
  expect((await ask(`/other/${plate}`)).status).toBe(404);
  expect((await ask('/autosonshow/NOBODY')).status).toBe(404);
  expect((await ask('/autosonshow')).status).toBe(404);
});
