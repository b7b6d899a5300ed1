import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../src/contracts/days.ts';
import { bookingWindow } from '../../src/contracts/tireHotel/bookingDays.ts';
import { timesOf } from '../../src/contracts/tireHotel/timeSlots.ts';
import { TIRE_HOTEL_TEXTS } from '../../src/contracts/tireHotel/tireHotelErrors.ts';
import { productFixture } from '../support/fixtures.ts';
import { bookingOf, codesOf, createVisitor, PERSON, tireStateOf, wrongCode } from '../support/tireHotel.ts';

/** `/api/tirehotel`: the calls of the tyre hotel (F107 to F115) and their sessions (Q30). Limits: `tire-hotel-limits.test.ts`. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });
const texts = TIRE_HOTEL_TEXTS.sv;

beforeEach(async () => {
  const { product } = fixture;
  await fetch(`${product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  // Limits of a day are over.
  product.advanceClock(86_400);
  product.logged.length = 0;
});

const visitor = () => createVisitor(fixture.product);
const setScenario = async (scenario: string) => {
  const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) });
  expect(response.status).toBe(200);
};
const errorOf = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body)];

describe('F107 the look-up', () => {
  test('takes the plate as it is typed, and answers with the obfuscated phone number', async () => {
    const one = visitor();
    const response = await one.search(' dck 100 ');
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const customer = JSON.parse(response.body);
    expect(customer).toEqual({
      encryptedPhoneNumber: expect.stringMatching(/^[\w-]{22}$/),
      obfuscatedPhoneNumber: expect.stringMatching(/^070-\*\*\* \*\* \d\d$/),
      regNo: 'DCK100',
    });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-tirehotel-visit=[\w-]{22}; Path=\/; Max-Age=1800; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('404 without an agreement has the text of the specification', async () => {
    const message = 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.';
    expect(errorOf(await visitor().search('DCK404'))).toEqual([404, { error: 'agreement', message }]);
    expect(errorOf(await visitor().search('ABC123'))).toEqual([404, { error: 'agreement', message }]);
  });

  test.each(['', 'A', 'ABCD1234', 'A/1', 'ABC%31', '💥💥'])('400 for the plate %j, without a call', async (regNo) => {
    const before = await fixture.product.callsTo('tireHotel');
    expect(errorOf(await visitor().search(regNo))).toEqual([400, { error: 'regNo', message: texts.invalid }]);
    expect(await fixture.product.callsTo('tireHotel')).toBe(before);
  });

  test.each(['error', 'reset', 'empty', 'half'] as const)('502 with the text for the fault %s', async (kind) => {
    await fixture.product.setFault({ upstream: 'tireHotel', kind });
    const message = 'Något gick fel, var god och försök senare.';
    expect(errorOf(await visitor().search('DCK100'))).toEqual([502, { error: 'upstream', message }]);
  });

  test('texts are in the language of the query', async () => {
    const query = { regNo: 'DCK404', language: 'en' };
    const response = await visitor().call('/authorization/search', { method: 'GET', query });
    expect(JSON.parse(response.body).message).toBe(TIRE_HOTEL_TEXTS.en.agreement);
  });
});

describe('F108 the login', () => {
  test('sends a message whose last line binds the code to the host', async () => {
    const { code } = await visitor().requestCode('DCK100');
    const { outbox } = await tireStateOf(fixture.product);
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ channel: 'sms', to: expect.stringMatching(/^\+46701740\d{3}$/) });
    expect(outbox[0]?.text.split('\n').at(-1)).toBe(`@norrvag-se.localhost #${code}`);
  });

  test('422 shows the message of the tyre system, and no code counts', async () => {
    const one = visitor();
    const name = JSON.parse((await one.search('DCK422')).body).encryptedPhoneNumber;
    for (let at = 0; at < 5; at += 1) {
      const response = await one.call('/authorization/login', { query: { encryptedPhoneNumber: name } });
      const message = 'Det gick inte att skicka sms till numret. Kontakta din verkstad.';
      expect(errorOf(response)).toEqual([422, { error: 'login', message }]);
    }
  });

  test('Q30 the name of a phone number is worthless in another browser, and so is one that was made up', async () => {
    const one = visitor();
    const name = JSON.parse((await one.search('DCK100')).body).encryptedPhoneNumber;
    const other = visitor();
    await other.search('DHT001');
    for (const [who, value] of [
      [other, name],
      [visitor(), name],
      [one, 'x'.repeat(22)],
      [one, ''],
    ] as const) {
      const response = await who.call('/authorization/login', { query: { encryptedPhoneNumber: value } });
      expect(errorOf(response)).toEqual([401, { error: 'visit', message: texts.visit }]);
    }
    expect(await codesOf(fixture.product)).toEqual([]);
  });
});

describe('F109 the code', () => {
  test('F110 a right code gives the vehicles and a session of 128 random bits', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK300');
    const response = await one.validate(token, code);
    expect(response.status).toBe(200);
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-tirehotel=[\w-]{22}; Path=\/; Max-Age=7200; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { status, vehicles } = JSON.parse(response.body);
    expect([status, vehicles.length]).toEqual([0, 1]);
    const { location, tires, ...vehicle } = vehicles[0];
    expect(vehicle).toMatchObject({ regNo: 'DCK300', name: expect.any(String), packageLevel: expect.any(String) });
    expect(location).toMatchObject({ erpId: expect.any(String), departmentName: 'Verkstad' });
    expect(location.locationName).toMatch(/^Norrväg /);
    expect(tires).toHaveLength(4);
    expect(tires[0]).toEqual({
      equipmentPosition: 'Vänster fram',
      wheel: expect.objectContaining({
        threadStatusId: 1,
        threadDepth: expect.any(Number),
        rimDiameter: expect.any(Number),
      }),
    });
  });

  test('neither the encrypted number nor the token of the tyre system leaves the server', async () => {
    const one = visitor();
    const { token, code, name } = await one.requestCode('DCK100');
    const { body } = await one.validate(token, code);
    for (const value of [token, name]) expect(value).toMatch(/^[\w-]{22}$/);
    expect(body).not.toMatch(/encryptedPhone|authorizationToken/i);
  });

  test('F115 a second vehicle of the owner comes second, and the session is for the first', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK200');
    const { vehicles } = JSON.parse((await one.validate(token, code)).body);
    expect(vehicles.map(({ regNo }: { regNo: string }) => regNo)).toEqual(['DCK200', 'DCK201']);
    const [first, second] = vehicles;
    const [start = ''] = await one.freeTimes(first);
    expect(errorOf(await one.book(first, bookingOf(second, start)))).toEqual([
      403,
      { error: 'vehicle', message: texts.forbidden },
    ]);
  });

  test('Q27 a code is for one use, also for 20 at the same time', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    const responses = await Promise.all(Array.from({ length: 20 }, () => one.validate(token, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errorOf(await one.validate(token, code))[0]).toBe(400);
  });

  test('Q27 every failure has one status, one text and one call of the tyre system', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    const other = visitor();
    const theirs = await other.requestCode('DHT001');
    const expired = visitor();
    const old = await expired.requestCode('DHT002');
    fixture.product.advanceClock(600);
    const third = visitor();
    const used = await third.requestCode('DHT003');
    expect((await third.validate(used.token, used.code)).status).toBe(200);
    const fresh = visitor();
    const live = await fresh.requestCode('DHT004');
    for (const [who, authToken, otpToken] of [
      [fresh, live.token, wrongCode(live.code)],
      [expired, old.token, old.code],
      [third, used.token, used.code],
      [other, live.token, live.code],
      [visitor(), theirs.token, theirs.code],
      [one, token, code],
      [one, 'unknown', code],
      [one, '', code],
    ] as const) {
      const before = await fixture.product.callsTo('tireHotel');
      expect(errorOf(await who.validate(authToken, otpToken))).toEqual([400, { error: 'code', message: texts.code }]);
      expect(await fixture.product.callsTo('tireHotel')).toBe(before + 1);
    }
    for (const otpToken of ['', '123', '12345', '12a4', '１２３４']) {
      expect(errorOf(await fresh.validate(live.token, otpToken))).toEqual([
        400,
        { error: 'code', message: texts.code },
      ]);
    }
    expect((await fresh.validate(live.token, live.code)).status).toBe(200);
  });

  test('F109 a failed tyre system is no wrong code', async () => {
    const one = visitor();
    const { token, code } = await one.requestCode('DCK100');
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error', times: 1 });
    expect(errorOf(await one.validate(token, wrongCode(code)))).toEqual([
      502,
      { error: 'upstream', message: texts.failed },
    ]);
    expect((await one.validate(token, code)).status).toBe(200);
  });
});

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

describe('F111 days and times', () => {
  test('days are within the window, and times are of Stockholm', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate, endDate } = bookingWindow(Date.now());
    const { availableDates } = JSON.parse((await one.days(vehicle)).body);
    expect(availableDates.length).toBeGreaterThan(20);
    for (const { date } of availableDates) expect([date >= startDate, date <= endDate]).toEqual([true, true]);
    const times = timesOf(JSON.parse((await one.times(vehicle, availableDates[0].date)).body));
    expect(times.length).toBeGreaterThan(0);
    for (const { time, startTime } of times) expect(startTime.slice(11, 16)).toBe(time);
  });

  test('no days, no times, failed days and failed times', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate } = bookingWindow(Date.now());
    await setScenario('noDates');
    expect(errorOf(await one.days(vehicle))).toEqual([200, { availableDates: [] }]);
    await setScenario('noTimes');
    expect(errorOf(await one.times(vehicle, startDate))).toEqual([200, { availableTimeSlotDates: [] }]);
    await setScenario('datesError');
    expect(errorOf(await one.days(vehicle))).toEqual([502, { error: 'upstream', message: texts.failed }]);
    await setScenario('timesError');
    expect((await one.times(vehicle, startDate)).status).toBe(502);
  });

  test('400 names the invalid member', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate, endDate } = bookingWindow(Date.now());
    for (const [window, error] of [
      [{ startDate: '2026-02-30', endDate }, 'startDate'],
      [{ startDate, endDate: addDays(startDate, -1) }, 'endDate'],
      [{ startDate: addDays(startDate, -2), endDate }, 'startDate'],
      [{ startDate, endDate: addDays(endDate, 2) }, 'endDate'],
    ] as const) {
      expect(errorOf(await one.days(vehicle, window))).toEqual([400, { error, message: texts.invalid }]);
    }
  });
});

describe('F112 the booking', () => {
  test('F113 is confirmed with its summary, and its time is gone', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const customer = { ...PERSON, phoneMobile: '070-174 06 98' };
    const response = await one.book(vehicle, bookingOf(vehicle, start, { customer }));
    expect(errorOf(response)).toEqual([
      200,
      {
        bookingConfirmationId: expect.stringMatching(/^DH\d{6}$/),
        customerBase: PERSON,
        services: [{ name: 'Hjulskifte' }],
        appointmentTime: start,
        isFullDay: false,
        workshop: expect.objectContaining({ name: vehicle.location.locationName, phoneNumber: vehicle.location.phone }),
        freeText: 'Kanariefråga',
      },
    ]);
    expect(await one.freeTimes(vehicle)).not.toContain(start);
  });

  test('without times the day is booked, and bookingStart is null', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK001');
    const response = await one.book(vehicle, bookingOf(vehicle, null));
    expect([response.status, JSON.parse(response.body).isFullDay]).toEqual([200, true]);
  });

  test('Q32 20 equal bookings at the same time are one, with 20 equal responses', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const responses = await Promise.all(Array.from({ length: 20 }, () => one.book(vehicle, bookingOf(vehicle, start))));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toHaveLength(1);
  });

  test('Q32 after a lost response the same booking has the same id', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'lost', times: 1 });
    expect((await one.book(vehicle, bookingOf(vehicle, start))).status).toBe(502);
    const [booked] = (await tireStateOf(fixture.product)).tirehotel.bookings;
    const again = await one.book(vehicle, bookingOf(vehicle, start));
    expect(JSON.parse(again.body).bookingConfirmationId).toBe(booked?.bookingConfirmationId);
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toHaveLength(1);
  });

  test('Q32 two customers and one time: one booking and one 409 with the text', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DHT001');
    const [start = ''] = await one.freeTimes(vehicle);
    const bodies = ['Eva', 'Nils'].map((firstName) =>
      bookingOf(vehicle, start, { customer: { ...PERSON, firstName } }),
    );
    const responses = await Promise.all(bodies.map((body) => one.book(vehicle, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const message = 'Tiden är inte tillgänglig, vänligen välj en annan tid';
    expect(JSON.parse(responses.find(({ status }) => status === 409)?.body ?? '')).toEqual({
      error: 'booking',
      message,
    });
  });

  test.each([
    ['DCK409', 409, 'Tiden är inte tillgänglig, vänligen välj en annan tid'],
    ['DCK423', 422, 'Verkstaden tar inte emot bokningar just nu. Kontakta oss.'],
    ['DCK503', 502, 'Något gick fel, var god och försök senare.'],
  ])('%s: %i with the message', async (plate, status, message) => {
    const one = visitor();
    const vehicle = await one.logIn(plate);
    const [start = ''] = await one.freeTimes(vehicle);
    const response = await one.book(vehicle, bookingOf(vehicle, start));
    expect([response.status, JSON.parse(response.body).message]).toEqual([status, message]);
  });

  test('400 names the invalid member', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const withCustomer = (more: object) => bookingOf(vehicle, start, { customer: { ...PERSON, ...more } });
    for (const [body, error] of [
      [withCustomer({ firstName: ' ' }), 'customer.firstName'],
      [withCustomer({ lastName: 'Ek\nBcc: x' }), 'customer.lastName'],
      [withCustomer({ email: 'canaria' }), 'customer.email'],
      [withCustomer({ phoneMobile: '1234567' }), 'customer.phoneMobile'],
      [withCustomer({ phoneMobile: '1234567890123456' }), 'customer.phoneMobile'],
      [bookingOf(vehicle, start, { bookingStart: '2027-01-01T08:00:00+01:00' }), 'bookingStart'],
      [bookingOf(vehicle, start, { bookingDate: 'tomorrow', bookingStart: null }), 'bookingDate'],
      [bookingOf(vehicle, start, { bookingDate: '2020-01-01', bookingStart: null }), 'bookingDate'],
      [bookingOf(vehicle, start, { freeText: 'x'.repeat(1_001) }), 'freeText'],
      [bookingOf(vehicle, start, { customer: undefined }), 'customer.firstName'],
      [[], 'body'],
    ] as const) {
      expect([error, ...errorOf(await one.book(vehicle, body))]).toEqual([
        error,
        400,
        { error, message: texts.invalid },
      ]);
    }
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toEqual([]);
  });

  test('F113 a review is kept', async () => {
    const one = visitor();
    await one.logIn('DCK100');
    const review = { rating: 4, comment: 'Snabbt', date: '2026-11-23T09:30:00.000Z' };
    expect((await one.call('/review/addReview', { body: review })).status).toBe(200);
    expect((await tireStateOf(fixture.product)).tirehotel.reviews).toEqual([review]);
    for (const rating of [0, 6, 1.5, 'x', null]) {
      expect((await one.call('/review/addReview', { body: { ...review, rating } })).status).toBe(400);
    }
  });
});

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

  test('503 with Retry-After while the tyre system is not called', async () => {
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error' });
    const statuses = new Set<number>();
    for (let at = 0; at < 30 && !statuses.has(503); at += 1) statuses.add((await visitor().search('DCK100')).status);
    const refused = await visitor().search('DCK100');
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.body)]).toEqual([
      503,
      '5',
      { error: 'upstream', message: texts.failed },
    ]);
  });
});
