import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openPostgres } from '../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../lib/database/throwaway.ts';
import { eventually, type ServiceProcess } from '../lib/test/serviceProcess.ts';
import { migrate } from './database/migrate.ts';
import { ensureIndex } from './database/writes.ts';
import { carWith, LINES } from './test/cars.ts';
import { search, sendWebhook, startServiceProcess } from './test/service.ts';

/** Real processes and a real database that end in the middle of writing. */

let postgres: Throwaway;
let database: Database;
const services: ServiceProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'crash-'));

beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
  await ensureIndex(database, { name: 'cars', kind: 'vehicles', locale: 'sv-SE' });
  writeFileSync(join(folder, 'mapping.json'), LINES);
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await database?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function start(name: string): Promise<ServiceProcess> {
  const service = await startServiceProcess(postgres.url, { REPLICA_NAME: name, MAX_LAG_SECONDS: '1' });
  services.push(service);
  await eventually(() => readiness(service).then((status) => (status === 200 ? true : null)));
  return service;
}
const readiness = async ({ url }: ServiceProcess) => (await fetch(`${url}/readyz`)).status;

/** Returns id and price of every car that a process or the database has. */
const everyPrice = async ({ url }: ServiceProcess) => {
  const request = { index: 'cars', fields: ['car_id', 'car_price'], limit: 1_000, sort_name: 'car_price_asc' };
  const { status, body } = await search(url, request);
  expect(status).toBe(200);
  return new Map(body.content.map(({ car_id: id, car_price: price }) => [String(id), Number(price)]));
};
const storedPrices = async () => {
  const { rows } = await database.query<{ id: string; price: string }>(
    `select id, price from records where state <> 'sold'`,
  );
  return new Map(rows.map(({ id, price }) => [id, Number(price)]));
};
/** Waits until a process has exactly what the database has. */
const inSync = (service: ServiceProcess) =>
  eventually(async () => {
    const [own, stored] = [await everyPrice(service), await storedPrices()];
    return own.size === stored.size && [...stored].every(([id, price]) => own.get(id) === price) ? own : null;
  });

test('a process that is killed while it takes webhooks loses none that it has confirmed', async () => {
  const [doomed, other] = await Promise.all([start('doomed'), start('other')]);
  const confirmed = new Map<string, number>();
  let next = 0;
  const sender = async (url: string): Promise<void> => {
    for (let round = 0; round < 40; round += 1) {
      next += 1;
      const [id, price] = [String(1_000 + (next % 25)), next];
      // Two records at once: both or none.
      const event = { put: [carWith(id, { car_price: price }), carWith(`9${id}`, { car_price: price })] };
      const sent = await sendWebhook(url, 'cars', event).catch(() => null);
      if (sent?.status === 200) confirmed.set(id, Math.max(confirmed.get(id) ?? 0, price));
    }
  };
  const senders = [doomed.url, doomed.url, other.url, other.url].map(sender);
  await eventually(async () => (confirmed.size > 10 ? true : null));
  await doomed.kill();
  await Promise.all(senders);
  const prices = await inSync(other);
  for (const id of confirmed.keys()) expect(prices.get(`9${id}`)).toBe(prices.get(id));
  const history = await database.query<{ id: string; price: string }>('select id, price from history');
  const written = new Set(history.rows.map(({ id, price }) => `${id} ${Number(price)}`));
  expect([...confirmed].filter(([id, price]) => !written.has(`${id} ${price}`))).toEqual([]);
  // The next process reads the same.
  expect(await inSync(await start('next'))).toEqual(prices);
});

test('a database that is killed in the middle leaves the old results, then all of a feed or nothing', async () => {
  const service = services.at(-1) as ServiceProcess;
  const before = await inSync(service);
  for (const delay of [100, 400]) {
    const price = 500_000 + delay;
    const feed = spawnImport(
      Array.from({ length: 900 }, (_, at) => carWith(String(200_000 + at), { car_price: price })),
    );
    await new Promise((done) => setTimeout(done, delay));
    await eventually(async () => ((await database.query('select from runs')).rows.length > 0 ? true : null));
    await postgres.kill();
    // Searches go on, with what was there or with the complete feed.
    const during = await everyPrice(service);
    expect([before.size, before.size + 900]).toContain(during.size);
    await eventually(async () => ((await readiness(service)) === 503 ? true : null));
    await feed.ended;
    await postgres.restart();
    await eventually(async () => ((await readiness(service)) === 200 ? true : null));
    const after = await inSync(service);
    const fed = [...after].filter(([id]) => id.startsWith('2'));
    expect([0, 900]).toContain(fed.length);
    expect(new Set(fed.map(([, each]) => each)).size).toBeLessThanOrEqual(1);
    for (const [id, each] of before) expect(after.get(id)).toBe(each);
  }
});

test('a killed import changes nothing, and the next one does all', async () => {
  const service = services.at(-1) as ServiceProcess;
  const cars = Array.from({ length: 900 }, (_, at) => carWith(String(300_000 + at), { car_price: 42 }));
  const feed = spawnImport(cars, '1');
  await eventually(async () => ((await database.query('select from staging')).rows.length > 0 ? true : null)).catch(
    () => {},
  );
  feed.kill();
  await feed.ended;
  expect([0, 900]).toContain([...(await inSync(service)).values()].filter((price) => price === 42).length);
  expect(await spawnImport(cars, '1').ended).toBe(0);
  const after = await inSync(service);
  expect([...after.values()].filter((price) => price === 42)).toHaveLength(900);
});

function spawnImport(cars: readonly object[], share = '0.2'): { ended: Promise<number | null>; kill: () => void } {
  const file = join(folder, 'cars.ndjson');
  writeFileSync(file, cars.map((car) => JSON.stringify(car)).join('\n'));
  const args = [resolve(import.meta.dirname, 'import.ts'), join(folder, 'mapping.json'), '--max-drop-share', share];
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, DATABASE_URL: postgres.url, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  return { ended: once(child, 'exit').then(([code]) => code as number | null), kill: () => void child.kill('SIGKILL') };
}
