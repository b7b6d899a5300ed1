import { describe, expect, test } from '@jest/globals';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { type Product, startProduct } from '../../support/product.ts';
import {
  bookingOf,
  codesOf,
  createVisitor,
  errorOf,
  newClient,
  PERSON,
  tireHotelFixture,
  tireSettings,
  tireStateOf,
  type Visitor,
  wrongCode,
} from '../../support/tireHotel/tireHotel.ts';

/** Limits of the tire hotel (Q27 to Q31), and what its log and metrics contain (Q36). */

const MESSAGES = 40;
const fixture = tireHotelFixture({ TIRE_HOTEL_MESSAGES: String(MESSAGES), METRICS: 'on' });
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

const alarms = () =>
  fixture.product.logged.filter(({ event }) => event === 'tireHotel.alarm').map(({ reason }) => reason);

/** Looks a plate up and requests a code, without expecting one. */
async function request(one: Visitor, regNo: string) {
  const { encryptedPhoneNumber = '' } = JSON.parse((await one.search(regNo)).body);
  return one.call('/authorization/login', { query: { encryptedPhoneNumber } });
}

describe('Q27 guesses', () => {
  test('a code has 3 guesses: then the right one fails with the same text', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    for (let step = 1; step <= 3; step += 1) {
      expect((await one.validate(token, wrongCode(code, step))).status).toBe(400);
    }
    expect(errorOf(await one.validate(token, code))).toEqual([400, { error: 'code', message: texts.code }]);
  });

  test('also when 20 guesses arrive at the same time, the right one last', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    const guesses = Array.from({ length: 19 }, (_, step) => wrongCode(code, step + 1));
    const statuses = await Promise.all(
      [...guesses, code].map(async (guess) => (await one.validate(token, guess)).status),
    );
    expect(statuses).toEqual(Array(20).fill(400));
  });

  test('10 minutes a code on a clock that never steps', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    fixture.product.advanceClock(500);
    expect((await one.validate(token, code)).status).toBe(200);
    const late = visitor();
    const old = await late.requestCode('DHT002');
    fixture.product.advanceClock(600);
    expect((await late.validate(old.token, old.code)).status).toBe(400);
  });

  test('20 failures a client and day; right codes do not count, and other clients are not affected', async () => {
    const client = newClient();
    const one = visitor(client);
    await one.logIn('DHT001');
    const { token, code } = await one.requestCode('DHT002');
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => (await visitor(client).validate(`unknown${at}`, '1234')).status),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = await one.validate(token, code);
    expect(errorOf(refused)).toEqual([429, { error: 'tries', message: texts.tries }]);
    const retryAfter = Number(refused.headers['retry-after']);
    expect([retryAfter > 86_000, retryAfter <= 86_400]).toEqual([true, true]);
    await visitor().logIn('DHT003');
    fixture.product.advanceClock(retryAfter);
    await visitor(client).logIn('DHT002');
  });

  test('above 100 failures in an hour there is one alarm', async () => {
    const clients = Array.from({ length: 6 }, newClient);
    const guess = (client: string) => visitor(client).validate('unknown', '1234');
    const first = clients.slice(0, 5).flatMap((client) => Array.from({ length: 20 }, () => guess(client)));
    expect((await Promise.all(first)).filter(({ status }) => status === 400)).toHaveLength(100);
    expect(alarms()).toEqual([]);
    for (let at = 0; at < 3; at += 1) await guess(clients[5] ?? '');
    expect(alarms()).toEqual(['wrongCodes']);
    const metrics = await fixture.product.metrics.registry.metrics();
    expect(metrics).toMatch(/^tire_hotel_alarms_total\{reason="wrongCodes"\} 1$/m);
  });
});

describe('Q28 messages', () => {
  test('30 s between codes, 3 a vehicle and day from all clients, and again the next day', async () => {
    expect((await request(visitor(), 'DCK100')).status).toBe(200);
    const early = await request(visitor(), 'dck 100');
    expect(errorOf(early)).toEqual([429, { error: 'resend', message: texts.resend }]);
    const wait = Number(early.headers['retry-after']);
    expect([wait > 0, wait <= 30]).toEqual([true, true]);
    fixture.product.advanceClock(30);
    expect((await request(visitor(), 'DCK100')).status).toBe(200);
    fixture.product.advanceClock(30);
    expect((await request(visitor(), 'DCK100')).status).toBe(200);
    fixture.product.advanceClock(30);
    const fourth = await request(visitor(), 'DCK100');
    expect(errorOf(fourth)).toEqual([429, { error: 'codes', message: texts.codes }]);
    expect(await codesOf(fixture.product)).toHaveLength(3);
    fixture.product.advanceClock(Number(fourth.headers['retry-after']));
    expect((await request(visitor(), 'DCK100')).status).toBe(200);
  });

  test('50 requests at the same time send one message', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => request(visitor(), 'DCK100')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codesOf(fixture.product)).toHaveLength(1);
  });

  test('a phone number with two vehicles gets no more than 3 codes', async () => {
    for (const plate of ['DCK200', 'DCK201', 'DCK200']) {
      expect([plate, (await request(visitor(), plate)).status]).toEqual([plate, 200]);
      fixture.product.advanceClock(31);
    }
    expect(errorOf(await request(visitor(), 'DCK201'))).toEqual([429, { error: 'codes', message: texts.codes }]);
  });

  test('failed calls use up no codes: after an error status the next one is sent, after lost responses 3 messages an hour are', async () => {
    const failThrice = async (plate: string, fault: 'error' | 'lost') => {
      const one = visitor();
      const { encryptedPhoneNumber } = JSON.parse((await one.search(plate)).body);
      const login = () => one.call('/authorization/login', { query: { encryptedPhoneNumber } });
      await fixture.product.setFault({ upstream: 'tireHotel', kind: fault });
      for (let at = 0; at < 3; at += 1) {
        expect((await login()).status).toBe(502);
        fixture.product.advanceClock(31);
      }
      await fixture.product.setFault({ upstream: 'tireHotel', kind: 'none' });
      return login();
    };
    expect((await failThrice('DCK100', 'error')).status).toBe(200);
    const fourth = await failThrice('DCK200', 'lost');
    expect(errorOf(fourth)).toEqual([429, { error: 'codes', message: texts.codes }]);
    const wait = Number(fourth.headers['retry-after']);
    expect([wait > 3_000, wait <= 3_600]).toEqual([true, true]);
    expect(await codesOf(fixture.product)).toHaveLength(1 + 3);
    fixture.product.advanceClock(wait);
    expect((await request(visitor(), 'DCK200')).status).toBe(200);
  });

  test('the limits of a vehicle leave its live session alone', async () => {
    const victim = visitor();
    const vehicle = await victim.logIn('DCK100');
    for (let at = 0; at < 4; at += 1) {
      fixture.product.advanceClock(31);
      const attacker = visitor();
      const response = await request(attacker, 'DCK100');
      const { authorizationToken = 'none' } = JSON.parse(response.body);
      await Promise.all(Array.from({ length: 4 }, () => attacker.validate(authorizationToken, '0000')));
    }
    expect((await request(victim, 'DCK100')).status).toBe(429);
    expect((await victim.days(vehicle)).status).toBe(200);
    const [start = ''] = await victim.freeTimes(vehicle);
    expect((await victim.book(vehicle, bookingOf(vehicle, start))).status).toBe(200);
  });

  test('the site sends its budget of messages, then none, and alarms once', async () => {
    const plates = Array.from({ length: MESSAGES + 2 }, (_, at) => `DHT${String(at + 1).padStart(3, '0')}`);
    const responses = await Promise.all(plates.map((plate) => request(visitor(), plate)));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    const [last] = refused;
    expect(JSON.parse(last?.body ?? '')).toEqual({ error: 'messages', message: texts.messages });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await codesOf(fixture.product)).toHaveLength(MESSAGES);
    expect(alarms()).toEqual(['messages']);
    // What was not sent does not count for its vehicle.
    fixture.product.advanceClock(Number(last?.headers['retry-after']));
    const plate = plates.find((_, at) => responses[at] === last) ?? '';
    expect((await request(visitor(), plate)).status).toBe(200);
  }, 120_000);
});

describe('Q29 Q31 look-ups', () => {
  test('10 a minute and 60 a day for a client, found or not', async () => {
    const one = visitor();
    for (let minute = 0; minute < 6; minute += 1) {
      const plates = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'DCK100' : 'DCK404'));
      const statuses = await Promise.all(plates.map(async (plate) => (await one.search(plate)).status));
      expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(5).fill(404)]);
      const before = await fixture.product.callsTo('tireHotel');
      const refused = await one.search('DCK100');
      expect(errorOf(refused)).toEqual([429, { error: 'lookUps', message: texts.lookUps }]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await fixture.product.callsTo('tireHotel')).toBe(before);
      fixture.product.advanceClock(60);
    }
    const refused = await one.search('DCK100');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await visitor().search('DCK100')).status).toBe(200);
  });

  test('forged addresses do not help, and an IPv6 client is its /64', async () => {
    for (const clients of [(at: number) => `10.0.0.${at}, 203.0.113.9`, (at: number) => `2001:db8:1:2:${at}::1`]) {
      const lookUps = Array.from({ length: 12 }, (_, at) => visitor(clients(at + 1)).search('DCK100'));
      const statuses = (await Promise.all(lookUps)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429, 429]);
    }
    expect((await visitor('2001:db8:1:3::1').search('DCK100')).status).toBe(200);
  });

  test('found or not, a look-up has the same work: one call, one kept name, one cookie, and ends at a whole step', async () => {
    const startedAt = performance.now();
    const found = await visitor().search('DCK100');
    const foundAt = performance.now();
    const missing = await visitor().search('DCK404');
    // A step is 250 ms; timers may fire a fraction of a millisecond early.
    for (const ms of [foundAt - startedAt, performance.now() - foundAt]) expect(ms).toBeGreaterThan(248);
    const shape = (header = '') => header.replace(/=[\w-]{22};/, '=id;');
    expect(shape(missing.headers['set-cookie'])).toBe(shape(found.headers['set-cookie']));
    expect(found.headers['set-cookie']).toBeDefined();
  });
});

test('Q31 without TRUST_PROXY the address of the connection counts', async () => {
  const product: Product = await startProduct({ cars: 60, settings: await tireSettings(fixture.product) });
  const lookUps = await Promise.all(Array.from({ length: 11 }, () => createVisitor(product).search('DCK100')));
  await product.close();
  expect(lookUps.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 429]);
}, 180_000);

test('Q36 plate, phone, code, tokens and names are in no log line and no metric, whatever happens', async () => {
  const one = visitor();
  const { token, code, name } = await one.requestCode('DCK100');
  await one.validate(token, wrongCode(code));
  const vehicle = JSON.parse((await one.validate(token, code)).body).vehicles[0];
  const [start = ''] = await one.freeTimes(vehicle);
  await one.book(vehicle, bookingOf(vehicle, start));
  await one.book(vehicle, bookingOf(vehicle, start, { customer: { ...PERSON, phoneMobile: 'x' } }));
  await one.search('DCK404');
  const { outbox } = await tireStateOf(fixture.product);
  for (const kind of ['error', 'empty', 'reset', 'refuse'] as const) {
    await fixture.product.setFault({ upstream: 'tireHotel', kind });
    await one.search('DCK100');
    await one.validate(token, code);
    await one.days(vehicle);
    await one.book(vehicle, bookingOf(vehicle, start, { freeText: kind }));
  }
  await one.call('/authorization/logout');
  const phone = outbox[0]?.to ?? '';
  const written = `${JSON.stringify(fixture.product.logged)}${await fixture.product.metrics.registry.metrics()}`;
  expect(fixture.product.logged.length).toBeGreaterThan(20);
  const session = [...one.cookies.values()];
  const canaries = ['DCK100', 'DCK404', vehicle.brandCode, phone, phone.slice(3), token, name, ...session];
  for (const canary of [...canaries, ...Object.values(PERSON), 'Kanariefråga', start]) {
    expect([canary, written.includes(canary)]).toEqual([canary, false]);
  }
  expect(written).not.toMatch(new RegExp(`otpToken|"${code}"|=${code}\\b`));
});
