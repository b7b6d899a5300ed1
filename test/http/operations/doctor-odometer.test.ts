import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Findings } from '../../../bin/doctor/finding.ts';
import { examineStock } from '../../../bin/doctor/stock.ts';
import { readEnvironment } from '../../../config/environment.ts';
import { SITES } from '../../../config/sites.ts';
import type { Dataset } from '../../../sandbox/data/dataset.ts';
import { createSearchUpstream } from '../../../sandbox/search/upstream.ts';
import { createCaches } from '../../../server/cache/caches.ts';
import { closePorts, createPorts, type PortsWith } from '../../../server/ports/ports.ts';
import { createSilent } from '../../../server/testing/silent.ts';
import { urlsAt } from '../../../server/testing/urlsAt.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { HistoryEntry } from '../../../src/contracts/car/condition.ts';
import { allPorts } from '../../support/allPorts.ts';
import { datasetOf } from '../../support/data/dataset.ts';

/** The doctor finds contradictory readings of odometers in the indexes of all sites: every seeded one, and no other. */

const SEEDED = 200;
type Reading = HistoryEntry & { odometer: number; odometer_unit: 'km' | 'mi' };

/** Returns what is changed in a car whose readings agree, and both readings that contradict each other afterwards. */
type Seed = (readings: Reading[], car: CarRecord) => { fields: Partial<CarRecord>; pair: [string, string] };

const textOf = ({ date, kind, odometer, odometer_unit: unit }: Reading) => `${date} ${kind} ${odometer} ${unit}`;
const presentOf = ({ car_odometer: value, car_odometer_unit: unit }: CarRecord) => `car_odometer ${value} ${unit}`;

/** Changes the last reading, of which the one before it is lower and today's is higher. */
const lastAs =
  (change: (last: Reading, before: Reading, present: number) => Partial<Reading>, isAbove: boolean): Seed =>
  (readings, car) => {
    const [before, last] = readings.slice(-2) as [Reading, Reading];
    const changed = { ...last, ...change(last, before, car.car_odometer ?? 0) } as Reading;
    const pair: [string, string] = isAbove ? [textOf(changed), presentOf(car)] : [textOf(before), textOf(changed)];
    return { fields: { car_history: [...readings.slice(0, -1), changed] }, pair };
  };

const SEEDS: readonly [name: string, seed: Seed][] = [
  ['falling', lastAs((_, before) => ({ odometer: before.odometer - 20 - (before.odometer % 500) }), false)],
  ['above the present one', lastAs((_last, _before, present) => ({ odometer: present + 400 }), true)],
  ['in kilometres, named Scandinavian miles', lastAs(() => ({ odometer_unit: 'mil' as never }), true)],
  ['in Scandinavian miles, named kilometres', lastAs((last) => ({ odometer: Math.round(last.odometer / 10) }), false)],
  [
    'clocked',
    (readings, car) => {
      const last = readings.at(-1) as Reading;
      const car_odometer = Math.round(last.odometer * 0.6);
      return { fields: { car_odometer }, pair: [textOf(last), presentOf({ ...car, car_odometer })] };
    },
  ],
  [
    'the present one in miles, named kilometres',
    (readings, car) => {
      const last = readings.at(-1) as Reading;
      const car_odometer = Math.round(last.odometer / 1.609344);
      return { fields: { car_odometer }, pair: [textOf(last), presentOf({ ...car, car_odometer })] };
    },
  ],
];

/** Returns the readings of a car that has enough of them, near enough to each other, for every seed. */
function readingsOf({ car_history: history, car_status: status }: CarRecord): Reading[] {
  const readings = (history ?? []).filter((entry): entry is Reading => (entry.odometer ?? 0) > 2_000);
  const [before, last] = readings.slice(-2);
  return status === 'sold' || !before || !last || before.odometer * 5 < last.odometer ? [] : readings;
}

let dataset: Dataset;
let searchUpstream: ReturnType<typeof createSearchUpstream>;
let server: Server;
let ports: PortsWith<'search'>;
/** Seeded cars by id: both readings of each. */
const pairs = new Map<string, [string, string]>();
beforeAll(async () => {
  dataset = await datasetOf();
  server = createServer((request, response) => searchUpstream(request, response));
  // A busy test does not read for seconds: the connection must not be closed meanwhile.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const search = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const silent = createSilent();
  const environment = readEnvironment({ SANDBOX: 'on' }, ['norrvag-se']);
  const caches = createCaches(environment, silent);
  ports = allPorts(createPorts({ environment, urls: { ...urlsAt(search), search }, caches, ...silent }));
}, 60_000);
afterAll(async () => {
  await closePorts(ports);
  server.closeAllConnections();
  server.close();
});

/** Returns what the doctor finds in the indexes of all sites with these cars. */
async function examined(vehicles: Dataset['vehicles']) {
  searchUpstream = createSearchUpstream({ ...dataset, vehicles }, { key: 'sandbox' });
  const findings = new Findings();
  for (const site of SITES) await examineStock(site, { search: ports.search.searchUncached }, findings);
  return findings.list().filter(({ kind }) => /^(?:odometer|remarkImage|invalidRecord)/.test(kind));
}

test('the records of every site agree with themselves', async () => {
  expect(await examined(dataset.vehicles)).toEqual([]);
}, 120_000);

test('every one of 200 contradictory records is found, with its car and both readings, and no other record', async () => {
  const all = [...dataset.vehicles].flatMap(([index, cars]) =>
    cars.filter((car) => readingsOf(car).length > 0).map((car) => ({ index, car })),
  );
  const vehicles = new Map(dataset.vehicles);
  const step = Math.floor(all.length / SEEDED);
  for (let at = 0; at < SEEDED; at += 1) {
    const { index, car } = all[at * step] as (typeof all)[number];
    const [, seed] = SEEDS[at % SEEDS.length] as (typeof SEEDS)[number];
    const { fields, pair } = seed(readingsOf(car), car);
    pairs.set(car.car_id, pair);
    const cars = vehicles.get(index) ?? [];
    vehicles.set(
      index,
      cars.map((each) => (each === car ? { ...each, ...fields } : each)),
    );
  }
  const found = await examined(vehicles);
  expect(found.map(({ kind }) => kind).filter((kind) => kind !== 'odometer')).toEqual([]);
  expect(found.map(({ subject }) => subject).sort()).toEqual([...pairs.keys()].sort());
  expect(pairs.size).toBe(SEEDED);
  const unnamed = found.filter(({ subject, detail = '' }) => {
    const [earlier, later] = pairs.get(subject) ?? ['', ''];
    return !detail.includes(`${earlier}, then ${later}`);
  });
  expect(unnamed).toEqual([]);
}, 120_000);

test('a jump is a warning of its own, and a remark on an image that the car does not have is named', async () => {
  const [index, cars] = [...dataset.vehicles][0] ?? ['', []];
  const car = cars.find(
    (each) => readingsOf(each).length > 0 && each.car_test_protocol?.remarks.some(({ image }) => image),
  );
  if (!car?.car_test_protocol) throw new Error('no such car');
  const jump = { ...car, car_odometer: (car.car_odometer ?? 0) + 900_000, car_images: [] };
  const vehicles = new Map(dataset.vehicles).set(
    index,
    cars.map((each) => (each === car ? jump : each)),
  );
  const found = await examined(vehicles);
  expect(found.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['odometerJump', car.car_id],
    ['remarkImage', car.car_id],
  ]);
  expect(found[0]?.detail).toContain(`then car_odometer ${jump.car_odometer} km`);
}, 120_000);
