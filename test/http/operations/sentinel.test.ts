import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_SITE } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';
import { type SentinelGroup, startSentinelGroup } from '../../support/sentinel.ts';
import { createVisitor, tireSettings } from '../../support/tireHotel/tireHotel.ts';

/** Two processes whose Redis is whichever server the sentinels name: its master is killed while visitors are there. */

let group: SentinelGroup;
let settings: Record<string, string>;
let one: Product;
let other: Product;
beforeAll(async () => {
  group = await startSentinelGroup();
  settings = {
    REDIS_URL: group.url,
    TRUST_PROXY: '1',
    REVALIDATE_SECRET: 'secret',
    OUTBOX_SECRETS: 'first-secret-of-the-outbox-0123456789',
  };
  one = await startProduct({ cars: 400, settings });
  other = await startProduct({ cars: 60, settings: { ...settings, ...(await tireSettings(one)) } });
}, 180_000);
afterAll(async () => {
  await other.close();
  await one.close();
  await group.stop();
}, 60_000);

const publish = (product: Product) =>
  send(product.url, '/api/revalidate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': 'secret' },
    body: JSON.stringify({ tags: ['site:norrvag-se'] }),
  });
const purgesOf = ({ logged }: Product) =>
  logged.filter(({ event, source }) => event === 'cache.purged' && source === 'redis').length;

/** Sends the contact form of a car. */
async function contact(product: Product): Promise<number> {
  const [car] = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', {
    filters: { car_is_sample: [false] },
    limit: 1,
  });
  const values = {
    name: 'Astrid Ek',
    phone: '070-123 45 67',
    email: 'astrid@example.com',
    message: 'hej',
    car: car?.car_id,
  };
  const { status } = await send(product.url, '/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ formName: 'contact', formSubmissionId: randomUUID(), values }),
  });
  return status;
}

const setLeads = async (kind: 'error' | 'none') => {
  for (const product of [one, other]) await product.setFault({ upstream: 'leads', kind, status: 503 });
};
const countOf = (event: string) =>
  [one, other].flatMap(({ logged }) => logged).filter((line) => line.event === event).length;

test('Q1 pages never fail; sessions, purges and forms in the outbox go on at the next master', async () => {
  // A login of the tire hotel, a purge that reaches the other process, and a form that its upstream cannot take.
  const visitor = createVisitor(one);
  const vehicle = await visitor.logIn('DHT010');
  const statusOfDays = async () => (await visitor.days(vehicle)).status;
  expect(await statusOfDays()).toBe(200);
  expect((await publish(one)).status).toBe(200);
  await eventually(() => purgesOf(other), 1);
  await setLeads('error');
  expect(await contact(one)).toBe(202);
  expect(countOf('outbox.stored')).toBe(1);
  await group.replicated();

  group.hangSentinels();
  await group.killMaster();
  expect((await send(one.url, '/om-oss')).status).toBe(200);
  expect((await publish(one)).status).toBe(503);
  expect(await statusOfDays()).toBe(503);
  group.resumeSentinels();

  await eventually(statusOfDays, 200);
  await eventually(async () => (await publish(one)).status, 200);
  await eventually(async () => {
    await publish(one);
    return purgesOf(other) > 1;
  }, true);
  await setLeads('none');
  await eventually(() => countOf('outbox.delivered'), 1);
  const isState = (event: unknown) => event === 'redis.unavailable' || event === 'redis.recovered';
  for (const { logged } of [one, other])
    await eventually(() => logged.map(({ event }) => event).filter(isState), ['redis.unavailable', 'redis.recovered']);
}, 120_000);

test('pages that a process gives to the next master are those of a new process', async () => {
  // On loopback the port is a part of the origin.
  const get = (product: Product) => send(product.url, '/om-oss', { headers: { host: DEFAULT_SITE.host } });
  const writes = async () =>
    (await one.metrics.secondLevelWrites.get()).values
      .filter(({ labels }) => labels.cache === 'page')
      .reduce((sum, { value }) => sum + value, 0);
  const before = await writes();
  expect((await publish(one)).status).toBe(200);
  expect((await get(one)).headers['cache-status']).toBe('forecourt; fwd=miss; stored');
  await eventually(async () => (await writes()) > before, true);
  const next = await startProduct({ sandboxOf: one, settings });
  try {
    await eventually(async () => (await get(next)).headers['cache-status'], 'forecourt; hit');
    const { values } = await next.metrics.cacheRequests.get();
    expect(values.filter(({ labels }) => labels.cache === 'page' && labels.state === 'miss')).toEqual([]);
  } finally {
    await next.close();
  }
}, 60_000);
