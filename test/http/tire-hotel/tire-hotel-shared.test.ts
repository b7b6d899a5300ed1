import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { redisCopy } from '../../support/redisCopy.ts';
import {
  bookingOf,
  codesOf,
  createVisitor,
  newClient,
  tireSettings,
  tireStateOf,
  type Visitor,
  wrongCode,
} from '../../support/tireHotel/tireHotel.ts';

/** The tire hotel in two processes with one Redis: limits and sessions hold across them (Q27 to Q31), also when Redis ends. */

let redis: RunningRedis;
let one: Product;
let other: Product;
beforeAll(async () => {
  redis = await startRedis();
  // A booking whose outcome Redis did not store is sent again after twice the total timeout.
  const settings = { REDIS_URL: redis.url, TRUST_PROXY: '1', UPSTREAM_TOTAL_TIMEOUT: '9000' };
  one = await startProduct({ cars: 400, settings });
  // The sandbox of the first process sends the codes of both.
  other = await startProduct({ cars: 60, settings: { ...settings, ...(await tireSettings(one)) } });
}, 180_000);
afterAll(async () => {
  await other.close();
  await one.close();
  await redis.stop();
});

/** Returns the same browser at the other process. */
function atOther(visitor: Visitor): Visitor {
  const twin = createVisitor({ url: other.url, port: other.port, sandboxUrl: one.sandboxUrl }, visitor.client);
  for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
  return twin;
}
const visitor = (client?: string) => createVisitor(one, client);

test('Q30 a login that begins in one process ends in the other, and its logout holds for both', async () => {
  const here = visitor();
  const { token, code } = await here.requestCode('DHT010');
  const there = atOther(here);
  const response = await there.validate(token, code);
  expect(response.status).toBe(200);
  const vehicle = JSON.parse(response.body).vehicles[0];
  const back = visitor(here.client);
  for (const [name, value] of there.cookies) back.cookies.set(name, value);
  const [start = ''] = await back.freeTimes(vehicle);
  const both = [back, there].flatMap((each) =>
    Array.from({ length: 10 }, () => each.book(vehicle, bookingOf(vehicle, start))),
  );
  const booked = await Promise.all(both);
  expect(new Set(booked.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(booked[0]?.status).toBe(200);
  expect((await tireStateOf(one)).tirehotel.bookings).toHaveLength(1);
  expect((await back.call('/authorization/logout')).status).toBe(204);
  expect((await there.days(vehicle)).status).toBe(401);
});

test('Q27 the guesses of a code are those of both processes', async () => {
  const here = visitor();
  const { token, code } = await here.requestCode('DHT011');
  const there = atOther(here);
  expect((await here.validate(token, wrongCode(code, 1))).status).toBe(400);
  expect((await there.validate(token, wrongCode(code, 2))).status).toBe(400);
  expect((await there.validate(token, wrongCode(code, 3))).status).toBe(400);
  for (const each of [here, there]) expect((await each.validate(token, code)).status).toBe(400);
});

test('Q27 a code is used once over both processes', async () => {
  const here = visitor();
  const { token, code } = await here.requestCode('DHT012');
  const there = atOther(here);
  const responses = await Promise.all([here, there, here, there].map((each) => each.validate(token, code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('Q28 Q29 look-ups and messages are counted over both processes', async () => {
  const before = (await codesOf(one)).length;
  const attackers = Array.from({ length: 10 }, () => visitor());
  const statuses = await Promise.all(
    attackers.map(async (each, at) => {
      const attacker = at % 2 ? atOther(each) : each;
      const { encryptedPhoneNumber } = JSON.parse((await attacker.search('DHT013')).body);
      return (await attacker.call('/authorization/login', { query: { encryptedPhoneNumber } })).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(429)]);
  expect(await codesOf(one)).toHaveLength(before + 1);
  const client = newClient();
  const here = visitor(client);
  const there = atOther(here);
  const found = await Promise.all(Array.from({ length: 14 }, (_, at) => (at % 2 ? there : here).search('DHT013')));
  expect(found.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
});

test('Q36 a copy of Redis has no plate, phone, code, token or id of a session', async () => {
  const here = visitor();
  const { token, code, name } = await here.requestCode('DHT014');
  const vehicle = JSON.parse((await here.validate(token, code)).body).vehicles[0];
  const [start = ''] = await here.freeTimes(vehicle);
  expect((await here.book(vehicle, bookingOf(vehicle, start))).status).toBe(200);
  const phone = (await tireStateOf(one)).outbox.at(-1)?.to ?? '';
  const copy = await redisCopy(redis.url);
  expect(copy.split('\n').length).toBeGreaterThan(10);
  for (const canary of [
    'DHT014',
    vehicle.brandCode,
    phone.slice(3),
    'Canaria',
    'Kanariefråga',
    token,
    name,
    ...here.cookies.values(),
  ]) {
    expect([canary, copy.includes(canary)]).toEqual([canary, false]);
  }
});

test('Q30 Q32 Redis hangs between the check of a code or a booking and its result: 503, nobody is let in, and nothing is lost', async () => {
  const here = visitor();
  const vehicle = await here.logIn('DHT018');
  const [start = ''] = await here.freeTimes(vehicle);
  const early = visitor();
  const { token, code } = await early.requestCode('DHT019');
  const error = { error: 'store', message: TIRE_HOTEL_TEXTS.sv.failed };
  const before = (await tireStateOf(one)).tirehotel.bookings.length;
  // The tire system responds late, and Redis hangs meanwhile.
  await one.setFault({ upstream: 'tireHotel', kind: 'delay', delayMs: 6_000 });
  const calls = await one.callsTo('tireHotel');
  const both = Promise.all([early.validate(token, code), here.book(vehicle, bookingOf(vehicle, start))]);
  await eventually(() => one.callsTo('tireHotel'), calls + 2);
  redis.hang();
  for (const { status, body, headers } of await both) {
    expect([status, JSON.parse(body), headers['set-cookie']]).toEqual([503, error, undefined]);
  }
  redis.resume();
  await one.setFault({ upstream: 'tireHotel', kind: 'none' });
  await eventually(async () => (await visitor().search('DHT018')).status, 200);
  // The booking has arrived. The same body has the same result, and no second booking.
  await eventually(async () => (await here.book(vehicle, bookingOf(vehicle, start))).status, 200);
  expect((await tireStateOf(one)).tirehotel.bookings).toHaveLength(before + 1);
}, 120_000);

test('Q30 without Redis nobody is let in, everybody gets a clear error, and it works again by itself', async () => {
  const here = visitor();
  const vehicle = await here.logIn('DHT015');
  const early = visitor();
  const { token, code } = await early.requestCode('DHT016');
  const { port } = redis;
  await redis.stop();
  const logged = one.logged.length;
  const error = { error: 'store', message: TIRE_HOTEL_TEXTS.sv.failed };
  const before = await one.callsTo('tireHotel');
  for (const each of [here, atOther(here)]) {
    const refused = await each.days(vehicle);
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.body)]).toEqual([503, '5', error]);
  }
  for (const response of [await visitor().search('DHT017'), await early.validate(token, code)]) {
    expect([response.status, JSON.parse(response.body)]).toEqual([503, error]);
  }
  expect(await one.callsTo('tireHotel')).toBe(before);
  expect(one.logged.slice(logged).filter(({ event }) => event === 'tireHotel.storeUnavailable')).toHaveLength(1);
  // This Redis knows neither the session nor the code, so both have ended.
  redis = await startRedis(port);
  await eventually(async () => (await visitor().search('DHT017')).status, 200);
  await eventually(async () => (await atOther(visitor()).search('DHT017')).status, 200);
  expect((await here.days(vehicle)).status).toBe(401);
  expect((await early.validate(token, code)).status).toBe(400);
  await atOther(visitor()).logIn('DHT017');
});
