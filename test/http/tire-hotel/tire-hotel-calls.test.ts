import { describe, expect, test } from '@jest/globals';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { errorOf, tireHotelFixture } from '../../support/tireHotel/tireHotel.ts';

/** `/api/tirehotel`: what all calls of the tire hotel have in common (F115, Q33). */

const fixture = tireHotelFixture();
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

describe('F115 the calls', () => {
  const POSTS = [
    '/authorization/login',
    '/authorization/validate',
    '/authorization/logout',
    '/authorization/session',
    '/booking/GetTimeslotDays',
    '/booking/GetTimeslots',
    '/booking/create',
    '/review/addReview',
  ];

  test.each(POSTS)('Q33 %s is 403 for pages of other origins', async (path) => {
    const one = visitor();
    const before = await fixture.product.callsTo('tireHotel');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: `http://rullande-se.localhost:${fixture.product.port}` },
    ] as Record<string, string>[]) {
      expect([headers, (await one.call(path, { headers })).status]).toEqual([headers, 403]);
    }
    expect(await fixture.product.callsTo('tireHotel')).toBe(before);
  });

  test('Q33 a look-up from another site is 403, and sets no cookie', async () => {
    const query = { regNo: 'DCK100' };
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await visitor().call('/authorization/search', { method: 'GET', query, headers });
    expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('bodies only where the contract has one, and only JSON', async () => {
    const one = visitor();
    expect(errorOf(await one.call('/authorization/login', { body: {} }))).toEqual([
      400,
      { error: 'body', message: texts.invalid },
    ]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await one.call('/booking/create', { body: 'a=1', headers: form })).status).toBe(415);
    expect((await one.call('/booking/create', { body: '{"a"' })).status).toBe(400);
    expect((await one.call('/booking/create', { body: { more: 'x'.repeat(9_000) } })).status).toBe(413);
  });

  test('404 and 405', async () => {
    const one = visitor();
    const get = await one.call('/authorization/login', { method: 'GET' });
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    expect((await one.call('/authorization/nothing')).status).toBe(404);
    for (const site of ['rullande-se', 'norrvag-no', 'marlow-uk']) {
      const query = { regNo: 'DCK100' };
      expect((await one.call('/authorization/search', { method: 'GET', query, site })).status).toBe(404);
    }
  });

  test('503 with Retry-After while the tire system is not called', async () => {
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error' });
    const lookUps = () => Promise.all(Array.from({ length: 10 }, () => visitor().search('DCK100')));
    let refused: Awaited<ReturnType<typeof lookUps>>[number] | undefined;
    // The first 20 calls fail. After 5 seconds, which a slow machine may take for a batch, one call is tried again.
    for (let batch = 0; batch < 5 && !refused; batch += 1) {
      refused = (await lookUps()).find(({ status }) => status === 503);
    }
    expect([refused?.status, refused?.headers['retry-after'], JSON.parse(refused?.body ?? '{}')]).toEqual([
      503,
      '5',
      { error: 'upstream', message: texts.failed },
    ]);
  });
});
