import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Three processes with one Redis, of which the one that does the work is killed: each match is one mail (docs/decisions/0223). */

const INDEX = 'vehicles_norrvag_se';
const LIST = '/kop-bil/alla-bilar-i-lager';
const NEW_CARS = 6;

let redis: RunningRedis;
let sandboxOf: Product;
let processes: ServerProcess[] = [];
beforeAll(async () => {
  redis = await startRedis();
  sandboxOf = await startProduct({ cars: 60 });
  const settings = {
    SANDBOX: 'on',
    SANDBOX_URL: sandboxOf.sandboxUrl,
    REDIS_URL: redis.url,
    SAVED_SEARCH_INTERVAL: '300',
    LOG_FORMAT: 'json',
  };
  processes = await Promise.all([1, 2, 3].map(() => startServerProcess([], settings)));
}, 180_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await sandboxOf.close();
  await redis.stop();
});

const mailsTo = async (email: string): Promise<OutboxMessage[]> => {
  const state = await (await fetch(`${sandboxOf.sandboxUrl}/__sandbox/state.json`)).json();
  return (state as { outbox: OutboxMessage[] }).outbox.filter(({ to }) => to === email);
};

async function post(path: string, fields: Record<string, string>, port: number) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return send(`http://127.0.0.1:${port}`, path, { method: 'POST', body, headers, host: 'norrvag-se.localhost' });
}

async function addCar(id: string): Promise<void> {
  const body = JSON.stringify({
    index: INDEX,
    car: id,
    copyOf: await someCar(),
    fields: { slug: id, car_brand: 'Lada', car_model: 'Niva' },
  });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${sandboxOf.sandboxUrl}/__sandbox/cars`, { method: 'POST', body, headers })).status).toBe(200);
}

async function someCar(): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' };
  const body = JSON.stringify({ index: INDEX, filters: { 'car_status.neq': ['sold'] }, limit: 1 });
  const response = await fetch(`${sandboxOf.sandboxUrl}/search/search`, { method: 'POST', headers, body });
  return ((await response.json()) as { content: { car_id: string }[] }).content[0]?.car_id ?? '';
}

/** Returns the process that holds the lease, by its gauge of saved searches. */
async function worker(): Promise<ServerProcess | undefined> {
  for (const each of processes.filter((one) => one.ended() === null)) {
    const { body } = await send(`http://127.0.0.1:${each.port}`, '/metrics', { host: '127.0.0.1' });
    if (/^saved_searches [1-9]/m.test(body)) return each;
  }
  return undefined;
}

test('the worker is killed while matches come: none is lost, and none is mailed twice', async () => {
  const [first] = processes;
  const email = 'killed@example.com';
  expect(
    (
      await post(
        `${LIST}?car_price=1-900000000`,
        { formName: 'savedSearch', email, frequency: 'immediate' },
        first?.port ?? 0,
      )
    ).status,
  ).toBe(200);
  await eventually(async () => (await mailsTo(email)).length, 1);
  const link = /https?:\/\/[^/\s]+(\/\S*\?token=\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const shown = await post(link, { formName: 'savedSearches', step: 'show' }, processes[1]?.port ?? 0);
  const search = /name="search" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
  expect(
    (await post(link, { formName: 'savedSearches', step: 'confirm', search }, processes[2]?.port ?? 0)).status,
  ).toBe(200);
  await sleep(2_000);
  for (let at = 0; at < NEW_CARS; at += 1) {
    await addCar(`killed-${at}`);
    await sleep(at * 120);
    if (at !== NEW_CARS / 2) continue;
    const holder = await worker();
    expect(holder).toBeDefined();
    holder?.signal('SIGKILL');
  }
  const mailedCars = async () =>
    (await mailsTo(email))
      .slice(1)
      .flatMap(({ text }) => text.match(/\/killed-\d\//g) ?? [])
      .sort();
  const expected = Array.from({ length: NEW_CARS }, (_, at) => `/killed-${at}/`);
  await eventually(mailedCars, expected);
  await sleep(3_000);
  expect(await mailedCars()).toEqual(expected);
  expect(processes.filter((each) => each.ended() === 'SIGKILL')).toHaveLength(1);
}, 120_000);
