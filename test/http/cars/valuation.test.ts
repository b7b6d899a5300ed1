import { beforeEach, describe, expect, test } from '@jest/globals';
import { estimateOf } from '../../../sandbox/valuation/estimate.ts';
import type { Valuation } from '../../../src/contracts/car/valuation.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { send } from '../../support/request.ts';

/** `POST /api/valuation`: the estimate of a car that a visitor trades in. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

beforeEach(async () => {
  await fixture.product.setFault({ upstream: 'valuation', kind: 'none' });
  fixture.product.logged.length = 0;
});

let lastClient = 0;
function call(body: unknown, { host = 'norrvag-se.localhost', headers = {}, method = 'POST' } = {}) {
  lastClient += 1;
  const sent = { 'x-forwarded-for': `203.0.113.${lastClient}`, 'content-type': 'application/json', ...headers };
  return send(fixture.product.url, '/api/valuation', {
    host: `${host}:${fixture.product.port}`,
    headers: sent,
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
const CAR = { plate: 'ABC 123', mileage: 8_000 };
const callsToService = () => fixture.product.callsTo('valuation');

describe('POST /api/valuation', () => {
  test.each([
    ['norrvag-se', 'SE', 'ABC123', 'mil', 'SEK'],
    ['norrvag-no', 'NO', 'AJ12345', 'km', 'NOK'],
    ['norrvag-dk', 'DK', 'AB12345', 'km', 'DKK'],
    ['norrvag-fi', 'FI', 'ABC123', 'km', 'EUR'],
    ['rullande-sk', 'SK', 'BA123AB', 'km', 'EUR'],
    ['marlow-uk', 'GB', 'GU21ABC', 'miles', 'GBP'],
  ] as const)('%s: a range in the units of the site', async (site, country, plate, unit, currency) => {
    const response = await call({ plate, mileage: 9_000 }, { host: `${site}.localhost` });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const valuation = JSON.parse(response.body) as Valuation;
    expect(valuation).toEqual(estimateOf({ country, plate, mileage: 9_000, unit, currency }, valuation.date));
  });

  test('takes plate and mileage as people type them, and nothing else', async () => {
    const plain = await call({ plate: 'ABC123', mileage: 12_500 });
    const typed = await call({ plate: ' abc-123', mileage: '12 500 mil', country: 'GB', currency: 'GBP' });
    expect([typed.status, typed.body]).toEqual([200, plain.body]);
  });

  test('U15 understands the other unit of a neighbouring country', async () => {
    const norwegian = { host: 'norrvag-no.localhost' };
    const plain = await call({ plate: 'AJ12345', mileage: 15_000 }, norwegian);
    const typed = await call({ plate: 'AJ12345', mileage: '1 500 mil' }, norwegian);
    expect([typed.status, typed.body]).toEqual([200, plain.body]);
  });

  test.each([
    ['no body', [], 'plate'],
    ['no plate', { mileage: 1 }, 'plate'],
    ['an empty plate', { plate: ' ', mileage: 1 }, 'plate'],
    ['a long plate', { plate: 'ABCDEFGHI', mileage: 1 }, 'plate'],
    ['a path', { plate: '../x', mileage: 1 }, 'plate'],
    ['a plate that is a number', { plate: 123, mileage: 1 }, 'plate'],
    ['a plate that is null', { plate: null, mileage: 1 }, 'plate'],
    ['a plate without toString', { plate: { toString: 1 }, mileage: 1 }, 'plate'],
    ['no mileage', { plate: 'ABC123' }, 'mileage'],
    ['an empty mileage', { plate: 'ABC123', mileage: '' }, 'mileage'],
    ['a negative mileage', { plate: 'ABC123', mileage: -1 }, 'mileage'],
    ['a text', { plate: 'ABC123', mileage: 'far' }, 'mileage'],
    ['a list', { plate: 'ABC123', mileage: [1] }, 'mileage'],
    ['a huge mileage', { plate: 'ABC123', mileage: 1e9 }, 'mileage'],
    ['invalid JSON', '{"plate"', 'body'],
  ])('400 names the invalid field: %s', async (_name, body, error) => {
    const before = await callsToService();
    const response = await call(body);
    expect([response.status, JSON.parse(response.body)]).toEqual([400, { error }]);
    expect(await callsToService()).toBe(before);
  });

  test('403, 405, 413, 415', async () => {
    expect((await call(CAR, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await call(CAR, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    const get = await call(undefined, { method: 'GET' });
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    expect((await call({ ...CAR, more: 'x'.repeat(2_000) })).status).toBe(413);
    expect((await call(CAR, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });

  test('404 for an unknown plate, which is no failure of the upstream', async () => {
    for (let at = 0; at < 30; at += 1) {
      const response = await call({ plate: 'ZZZ123', mileage: 1 });
      expect([response.status, response.body]).toEqual([404, '{"error":"plate"}']);
    }
    expect((await call(CAR)).status).toBe(200);
    expect(fixture.product.logged.filter(({ event }) => event === 'upstream.failed')).toEqual([]);
  });

  test('Q29 nothing is cached, so that known and unknown plates take the same time', async () => {
    const before = await callsToService();
    for (const plate of ['ABC123', 'ABC123', 'ZZZ123', 'ZZZ123']) await call({ plate, mileage: 1 });
    expect((await callsToService()) - before).toBe(4);
  });

  test('Q29 429 with Retry-After for the eleventh look-up in a minute, also without calls of the upstream', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let at = 0; at < 3; at += 1) expect((await call({}, { headers })).status).toBe(400);
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await call(CAR, { headers })).status);
    expect(statuses).toEqual(Array(10).fill(200));
    const before = await callsToService();
    const refused = await call(CAR, { headers });
    expect([refused.status, refused.body]).toEqual([429, '{"error":"rate"}']);
    const retryAfter = Number(refused.headers['retry-after']);
    expect([retryAfter > 50, retryAfter <= 60]).toEqual([true, true]);
    expect(await callsToService()).toBe(before);
    expect(fixture.product.logged).toContainEqual(
      expect.objectContaining({ event: 'http.rateLimited', limit: 'valuation' }),
    );
  });

  test.each(['error', 'reset', 'empty', 'half', 'refuse'] as const)('502 for the fault %s', async (kind) => {
    await fixture.product.setFault({ upstream: 'valuation', kind });
    const response = await call(CAR);
    expect([response.status, response.body]).toEqual([502, '{"error":"upstream"}']);
  });

  test('Q36 the plate is in no log line, whatever happens', async () => {
    const plate = 'QXJ77W';
    await call({ plate, mileage: 8_000 });
    await call({ plate, mileage: 'far' });
    await call({ plate: `${plate}TOOLONG`, mileage: 1 });
    for (const kind of ['error', 'empty', 'reset'] as const) {
      await fixture.product.setFault({ upstream: 'valuation', kind });
      await call({ plate, mileage: 8_000 });
    }
    expect(fixture.product.logged.length).toBeGreaterThan(5);
    expect(JSON.stringify(fixture.product.logged)).not.toContain(plate);
  });
});
