import { describe, expect, test } from '@jest/globals';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import {
  bookingOf,
  codesOf,
  errorOf,
  tireHotelFixture,
  tireStateOf,
  wrongCode,
} from '../../support/tireHotel/tireHotel.ts';

/** `/api/tirehotel`: look-up, login and code of the tire hotel (F107 to F110). Limits: `tire-hotel-limits.test.ts`. */

const fixture = tireHotelFixture();
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

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

  test('`state.json` names the plates of the scenarios, and what a look-up of each finds', async () => {
    const { tirehotel } = await tireStateOf(fixture.product);
    const { noAgreement, down, slow, ...found } = tirehotel.plates;
    const names = ['stored', 'several', 'worn', 'noDates', 'noTimes', 'slotTaken'];
    expect(Object.keys(found)).toEqual(expect.arrayContaining(names));
    expect(slow).toMatch(/^DCK\d{3}$/);
    const statuses = (plates: readonly string[]) =>
      Promise.all(plates.map(async (plate) => [plate, (await visitor().search(plate)).status]));
    expect(await statuses([noAgreement, down])).toEqual([
      [noAgreement, 404],
      [down, 502],
    ]);
    expect(await statuses(Object.values(found))).toEqual(Object.values(found).map((plate) => [plate, 200]));
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

  test('U16 the visit lasts 30 minutes more, so that its code is valid until the code ends', async () => {
    const one = visitor();
    const { encryptedPhoneNumber } = JSON.parse((await one.search('DCK100')).body);
    const visit = one.cookies.get('__Host-tirehotel-visit');
    fixture.product.advanceClock(25 * 60);
    const response = await one.call('/authorization/login', { query: { encryptedPhoneNumber } });
    expect([response.status, response.headers['set-cookie']]).toEqual([
      200,
      `__Host-tirehotel-visit=${visit}; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Strict`,
    ]);
  });

  test('422 shows the message of the tire system, and no code counts', async () => {
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

  test('neither the encrypted number nor the token of the tire system leaves the server', async () => {
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

  test('Q27 every failure has one status, one text, one call of the tire system, and ends at a whole step', async () => {
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
      const startedAt = performance.now();
      expect(errorOf(await who.validate(authToken, otpToken))).toEqual([400, { error: 'code', message: texts.code }]);
      expect(performance.now() - startedAt).toBeGreaterThan(248);
      expect(await fixture.product.callsTo('tireHotel')).toBe(before + 1);
    }
    const malformed = ['', '123', '12345', '12a4', '１２３４'];
    const refused = await Promise.all(malformed.map((otpToken) => fresh.validate(live.token, otpToken)));
    expect(refused.map(errorOf)).toEqual(malformed.map(() => [400, { error: 'code', message: texts.code }]));
    expect((await fresh.validate(live.token, live.code)).status).toBe(200);
  });

  test('F109 a failed tire system is no wrong code', async () => {
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
