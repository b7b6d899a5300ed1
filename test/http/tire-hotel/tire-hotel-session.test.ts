import { describe, expect, test } from '@jest/globals';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { bookingOf, errorOf, tireHotelFixture, tireStateOf } from '../../support/tireHotel/tireHotel.ts';

/** `/api/tirehotel`: the session of the tire hotel (Q30). */

const fixture = tireHotelFixture();
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

describe('Q30 the session', () => {
  const CALLS = ['/booking/GetTimeslotDays', '/booking/GetTimeslots', '/booking/create', '/review/addReview'];

  test.each(CALLS)('%s is 401 without a session, with a made-up one, and before the code', async (path) => {
    const before = await fixture.product.callsTo('tireHotel');
    const one = visitor();
    expect(errorOf(await one.call(path, { body: {} }))).toEqual([401, { error: 'session', message: texts.session }]);
    one.cookies.set('__Host-tirehotel', 'x'.repeat(22));
    expect((await one.call(path, { body: {} })).status).toBe(401);
    expect(await fixture.product.callsTo('tireHotel')).toBe(before);
    const early = visitor();
    await early.requestCode('DCK100');
    early.cookies.set('__Host-tirehotel', early.cookies.get('__Host-tirehotel-visit') ?? '');
    expect((await early.call(path, { body: {} })).status).toBe(401);
  });

  test('403 for another vehicle or workshop than the session’s', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const other = await visitor().logIn('DHT005');
    expect(other.location.erpId).not.toBe(vehicle.location.erpId);
    const foreignWorkshop = { ...vehicle, location: other.location };
    const foreignVehicle = { ...vehicle, brandCode: other.brandCode };
    const [start = ''] = await one.freeTimes(vehicle);
    const day = start.slice(0, 10);
    for (const [response, error] of [
      [await one.days(foreignWorkshop), 'workshop'],
      [await one.days(foreignVehicle), 'vehicle'],
      [await one.times(foreignWorkshop, day), 'workshop'],
      [await one.times(foreignVehicle, day), 'vehicle'],
      [await one.book(foreignWorkshop, bookingOf(vehicle, start)), 'workshop'],
      [await one.book(vehicle, bookingOf(other, start)), 'vehicle'],
    ] as const) {
      expect(errorOf(response)).toEqual([403, { error, message: texts.forbidden }]);
    }
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toEqual([]);
  });

  test('ends after 30 minutes without a call, and calls prolong it', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    fixture.product.advanceClock(29 * 60);
    expect((await one.days(vehicle)).status).toBe(200);
    fixture.product.advanceClock(29 * 60);
    expect((await one.days(vehicle)).status).toBe(200);
    fixture.product.advanceClock(30 * 60 + 1);
    expect((await one.days(vehicle)).status).toBe(401);
  });

  test('ends after 2 hours at most', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    for (let at = 0; at < 5; at += 1) {
      fixture.product.advanceClock(20 * 60);
      expect((await one.days(vehicle)).status).toBe(200);
    }
    fixture.product.advanceClock(20 * 60);
    expect((await one.days(vehicle)).status).toBe(401);
  });

  test('is dead after the logout, also for a copy of its cookie', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const copy = visitor();
    for (const [name, value] of one.cookies) copy.cookies.set(name, value);
    expect((await copy.days(vehicle)).status).toBe(200);
    const response = await one.call('/authorization/logout');
    expect([response.status, one.cookies.size]).toEqual([204, 0]);
    expect(response.headers['set-cookie']).toContain('__Host-tirehotel=; Path=/; Max-Age=0;');
    expect((await copy.days(vehicle)).status).toBe(401);
    expect((await one.call('/authorization/logout')).status).toBe(204);
  });

  test('a new login has a new id, and ends the previous session', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const previous = one.cookies.get('__Host-tirehotel') ?? '';
    await one.logIn('DHT006');
    expect(one.cookies.get('__Host-tirehotel')).not.toBe(previous);
    one.cookies.set('__Host-tirehotel', previous);
    expect((await one.days(vehicle)).status).toBe(401);
  });

  test('says how long it lasts, and a call prolongs it', async () => {
    const one = visitor();
    const session = async (method = 'GET') => errorOf(await one.call('/authorization/session', { method }));
    expect(await session()).toEqual([401, { error: 'session', message: texts.session }]);
    await one.logIn('DCK100');
    fixture.product.advanceClock(28 * 60);
    const [, { secondsLeft, canExtend }] = await session();
    expect([secondsLeft > 0, secondsLeft <= 120, canExtend]).toEqual([true, true, true]);
    const [, prolonged] = await session('POST');
    expect(prolonged.secondsLeft).toBeGreaterThan(120);
  });
});

describe('Q37 the keys of what the page stores', () => {
  const keysOf = async (one: ReturnType<typeof visitor>) => {
    const response = await one.call('/authorization/storage', { method: 'GET' });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    return JSON.parse(response.body);
  };
  const KEY = expect.stringMatching(/^[\w-]{43}$/);

  test('are of the visit before the login and of the session after it, the same for each call, others for others', async () => {
    const one = visitor();
    expect(await keysOf(one)).toEqual({ visit: null, session: null });
    await one.search('DCK100');
    const before = await keysOf(one);
    expect(before).toEqual({ visit: KEY, session: null });
    await one.logIn('DCK100');
    const after = await keysOf(one);
    expect(after).toEqual({ visit: before.visit, session: KEY });
    expect(after.session).not.toBe(after.visit);
    expect(await keysOf(one)).toEqual(after);
    const other = visitor();
    await other.logIn('DHT001');
    expect((await keysOf(other)).session).not.toBe(after.session);
    const ids = [...one.cookies.values()];
    expect(ids.some((id) => JSON.stringify(after).includes(id))).toBe(false);
  });

  test('end with the session, also for a copy of its cookie, and do not prolong it', async () => {
    const one = visitor();
    await one.logIn('DCK100');
    fixture.product.advanceClock(29 * 60);
    expect(await keysOf(one)).toEqual({ visit: KEY, session: KEY });
    fixture.product.advanceClock(60 + 1);
    expect((await keysOf(one)).session).toBeNull();
    const two = visitor();
    await two.logIn('DHT001');
    const copy = visitor();
    for (const [name, value] of two.cookies) copy.cookies.set(name, value);
    await two.call('/authorization/logout');
    expect((await keysOf(copy)).session).toBeNull();
  });

  test('are for our own pages only', async () => {
    const one = visitor();
    const response = await one.call('/authorization/storage', {
      method: 'GET',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(errorOf(response)).toEqual([403, expect.objectContaining({ error: 'origin' })]);
  });
});
