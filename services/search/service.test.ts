import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchResponseSchema } from '../../src/contracts/search/search.ts';
import { type Database, openPostgres } from '../lib/database/database.ts';
import { statementsOf } from '../lib/database/migrate.ts';
import { startThrowaway, type Throwaway } from '../lib/database/throwaway.ts';
import { eventually, type ServiceProcess } from '../lib/test/serviceProcess.ts';
import { migrate } from './database/migrate.ts';
import { ensureIndex } from './database/writes.ts';
import { carWith } from './test/cars.ts';
import { search, sendWebhook, startServiceProcess } from './test/service.ts';

let postgres: Throwaway;
let database: Database;
let product: Server;
let [one, other]: (ServiceProcess | undefined)[] = [];
/** What the product was told to drop. */
const purged: string[][] = [];
/** Statuses that the product responds with first. */
const failures: number[] = [];
const urlOf = (service: ServiceProcess | undefined) => service?.url ?? '';

beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
  await ensureIndex(database, { name: 'cars', kind: 'vehicles', locale: 'sv-SE' });
  await ensureIndex(database, { name: 'dealers', kind: 'dealers', locale: 'sv-SE' });
  product = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    const status = req.headers['x-revalidate-secret'] === 'shared' ? (failures.shift() ?? 200) : 401;
    if (status === 200) purged.push(JSON.parse(body).tags);
    res.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done));
  const revalidate = `http://127.0.0.1:${(product.address() as AddressInfo).port}/api/revalidate`;
  const more = { REVALIDATE_URLS: revalidate, REVALIDATE_SECRET: 'shared' };
  [one, other] = await Promise.all(
    ['a', 'b'].map((name) => startServiceProcess(postgres.url, { ...more, REPLICA_NAME: name })),
  );
  await Promise.all([one, other].map((service) => ready(urlOf(service))));
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await new Promise((done) => product?.close(done));
  await database?.close();
  await postgres?.stop();
});

const ready = (url: string) => eventually(async () => ((await fetch(`${url}/readyz`)).status === 200 ? true : null));
const byId = (id: string) => ({ index: 'cars', filters: { car_id: [id] }, limit: 1 });
/** Waits until both processes have a price of a car. */
const priceEverywhere = (id: string, price: number | undefined) =>
  Promise.all(
    [one, other].map((service) =>
      eventually(async () => {
        const { body } = await search(urlOf(service), byId(id));
        return body.content[0]?.car_price === price ? true : null;
      }),
    ),
  );

describe('POST /search', () => {
  test('F053: responds with the contract, from every process', async () => {
    await sendWebhook(urlOf(one), 'cars', { put: [carWith('1'), carWith('2', { car_fuel: 'El' })] });
    await priceEverywhere('2', 200_000);
    const request = { index: 'cars', fields: ['car_id'], facets: [{ name: 'car_fuel', filters: ['El'] }] };
    for (const service of [one, other]) {
      const { status, body } = await search(urlOf(service), request);
      expect([status, searchResponseSchema.validateSync(body).total_items]).toEqual([200, 1]);
      expect(body).toMatchObject({ content: [{ car_id: '2' }], limit: 24, offset: 0 });
      expect(body).toHaveProperty('facet.0.value', expect.arrayContaining([{ text: 'Diesel', count: 1 }]));
    }
  });

  test('F053: errors are those of the contract', async () => {
    expect((await search(urlOf(one), { index: 'mars' })).status).toBe(404);
    expect((await search(urlOf(one), { index: 'cars', filters: { car_secret: ['x'] } })).body.error?.field).toBe(
      'filters.car_secret',
    );
    const wrong = await fetch(`${urlOf(one)}/search`, { method: 'POST', headers: { 'x-api-key': 'open' }, body: '{}' });
    expect(wrong.status).toBe(401);
    expect((await fetch(`${urlOf(one)}/none`)).status).toBe(404);
  });

  test('health and metrics', async () => {
    expect((await fetch(`${urlOf(one)}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${urlOf(one)}/readyz`)).json()).toMatchObject({ ready: true, reason: null });
    const metrics = await (await fetch(`${urlOf(one)}/metrics`)).text();
    for (const name of ['search_duration_seconds_count', 'search_lag_seconds', 'search_records{index="cars"}'])
      expect(metrics).toContain(name);
  });
});

describe('POST /webhook/{index}', () => {
  test('puts, sells and removes in one transaction, seen by every process', async () => {
    const event = { put: [carWith('10'), carWith('11'), carWith('12')] };
    expect(await sendWebhook(urlOf(one), 'cars', event)).toEqual({
      status: 200,
      body: { put: 3, sold: 0, removed: 0 },
    });
    const second = { put: [carWith('10', { car_price: 5 })], sold: ['11', '99'], remove: ['12'] };
    expect(await sendWebhook(urlOf(other), 'cars', second)).toEqual({
      status: 200,
      body: { put: 1, sold: 1, removed: 1 },
    });
    await priceEverywhere('10', 5);
    await priceEverywhere('12', undefined);
    for (const service of [one, other]) {
      const { body } = await search(urlOf(service), byId('11'));
      expect(body.content[0]).toMatchObject({ car_status: 'sold', car_price: 200_000 });
      const everything = await search(urlOf(service), { index: 'cars', fields: ['car_id'], limit: 100 });
      expect(everything.body.content).not.toContainEqual({ car_id: '11' });
    }
  });

  test('is refused with another signature, an old time, twice, and changes nothing then', async () => {
    const event = { put: [carWith('20')] };
    const now = Math.floor(Date.now() / 1_000);
    expect((await sendWebhook(urlOf(one), 'cars', event, { secret: 'another secret' })).status).toBe(401);
    expect((await sendWebhook(urlOf(one), 'cars', event, { timestamp: String(now - 301) })).status).toBe(401);
    expect((await sendWebhook(urlOf(one), 'cars', event, { timestamp: 'soon' })).status).toBe(401);
    expect((await fetch(`${urlOf(one)}/webhook/cars`, { method: 'POST', body: '{}' })).status).toBe(401);
    const timestamp = String(now);
    expect((await sendWebhook(urlOf(one), 'cars', event, { timestamp })).status).toBe(200);
    expect((await sendWebhook(urlOf(one), 'cars', { put: [carWith('20', { car_price: 1 })] })).status).toBe(200);
    // Over all processes: the second one has not seen the first attempt.
    expect((await sendWebhook(urlOf(other), 'cars', event, { timestamp })).status).toBe(409);
    await priceEverywhere('20', 1);
  });

  test.each<[string, object, number, string | null]>([
    ['an invalid car', { put: [carWith('30'), carWith('31', { car_price: -1 })] }, 422, 'put[1].car_price'],
    ['an id with a slash', { put: [carWith('A/1')] }, 422, 'put[0].car_id'],
    ['no list', { put: {} }, 400, 'put'],
    ['ids that are no texts', { sold: [1] }, 400, 'sold'],
    ['nothing', {}, 400, ''],
    ['too many', { sold: Array.from({ length: 1_001 }, String) }, 413, null],
  ])('with %s is refused as a whole', async (_what, event, status, field) => {
    const response = await sendWebhook(urlOf(one), 'cars', event);
    expect([response.status, (response.body.error as { field: string }).field]).toEqual([status, field]);
    expect((await database.query(`select from records where id in ('30', '31')`)).rows).toEqual([]);
  });

  test('of an unknown index is 404', async () => {
    expect((await sendWebhook(urlOf(one), 'mars', { put: [carWith('1')] })).status).toBe(404);
  });
});

describe('the product', () => {
  test('is told which pages to drop after a change, once, when every process has it', async () => {
    await eventually(async () => (purged.flat().length > 0 ? true : null));
    const count = () => purged.filter((tags) => tags.includes('car:40')).length;
    await sendWebhook(urlOf(one), 'cars', { put: [carWith('40')] });
    const tags = await eventually(async () => purged.find((one) => one.includes('car:40')) ?? null);
    expect(tags).toContain('cars');
    for (const service of [one, other]) expect((await search(urlOf(service), byId('40'))).body.total_items).toBe(1);
    await sendWebhook(urlOf(one), 'dealers', { put: [{ site_id: '7', slug: 'a' }] });
    await eventually(async () => (purged.at(-1)?.includes('dealers') ? true : null));
    expect(count()).toBe(1);
  });

  test('is told again when it has failed', async () => {
    failures.push(503, 500);
    await sendWebhook(urlOf(other), 'cars', { put: [carWith('41')] });
    await eventually(async () => (purged.some((tags) => tags.includes('car:41')) ? true : null));
    expect(failures).toEqual([]);
  });
});

test('a follower that the outbox no longer has changes for reads everything again', async () => {
  await sendWebhook(urlOf(one), 'cars', { put: [carWith('50')] });
  await priceEverywhere('50', 200_000);
  // As if the changes of a week had passed a process that was away.
  await database.transaction(async (transaction) => {
    await transaction.query('alter table records disable trigger all');
    await transaction.query(
      `update records set record = jsonb_set(record::jsonb, '{car_price}', '77')::json where id = '50'`,
    );
    await transaction.query('alter table records enable trigger all');
    const { rows } = await transaction.query<{ seq: string }>(
      `select nextval(pg_get_serial_sequence('changes', 'seq')) as seq`,
    );
    await transaction.query('delete from changes');
    await transaction.query(`update settings set value = $1 where name = 'pruned'`, [rows[0]?.seq]);
  });
  await priceEverywhere('50', 77);
});

test('the statements of a migration are told apart', () => {
  expect(statementsOf('-- a;\ncreate table a (\n  b text);\ncreate function c() as $$\nbegin;\nend $$;\n')).toEqual([
    'create table a (\n  b text);',
    'create function c() as $$\nbegin;\nend $$;',
  ]);
});
