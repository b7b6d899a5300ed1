import { beforeEach, describe, expect, test } from '@jest/globals';
import { PLATES } from '../../../sandbox/booking/scenarios.ts';
import { createBookingLinks } from '../../../server/booking/bookingLinks.ts';
import type { BookingConfirmation } from '../../../src/contracts/booking/booking.ts';
import type { ManagedBooking } from '../../../src/contracts/booking/managedBooking.ts';
import {
  bookingBody,
  CUSTOMER,
  callBooking,
  daysOf,
  freeSlots,
  sandboxState,
  TEXTS,
} from '../../support/booking/booking.ts';
import { productFixture } from '../../support/data/fixtures.ts';

/** Booking a workshop time, and the signed link to it (F095, Q32, docs/decisions/0100 and 0101). */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

beforeEach(async () => {
  await fixture.product.resetSandbox();
  fixture.product.logged.length = 0;
});

const post = (path: string, body: unknown, options = {}) => callBooking(fixture.product, path, { body, ...options });
const slots = (departmentId?: string) => freeSlots(fixture.product, departmentId);
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;
const json = <T>({ body }: { body: string }): T => JSON.parse(body) as T;

/** Books a slot and returns the confirmation. */
async function book(timeSlot: string, changes: object = {}): Promise<BookingConfirmation> {
  const response = await post('/book', bookingBody(timeSlot, changes));
  expect(response.status).toBe(200);
  return json(response);
}

describe('F095 booking', () => {
  test('200 gives the number; the slot is gone, mail and SMS have the link', async () => {
    const [slot = ''] = await slots();
    const confirmation = await book(slot);
    expect(confirmation).toMatchObject({
      id: 'B100001',
      registrationNumber: 'ABC123',
      kobraProductIds: ['oil-change'],
    });
    expect(await slots()).not.toContain(slot);
    const { outbox } = await sandboxState(fixture.product);
    expect(outbox.map(({ channel, to }) => [channel, to])).toEqual([
      ['mail', CUSTOMER.email],
      ['sms', CUSTOMER.phone],
    ]);
    const link = `/service-och-verkstad/boka-bilverkstad/min-bokning?token=${confirmation.token}`;
    for (const { text } of outbox) expect(text).toContain(link);
    expect(outbox[0]?.text).toContain('Bokningsnummer: B100001');
  });

  test('the confirmation is in the language of the page', async () => {
    const [slot = ''] = await slots();
    await post('/book?language=en', bookingBody(slot));
    const { outbox } = await sandboxState(fixture.product);
    expect(outbox[0]?.subject).toBe('Booking confirmation B100001');
    expect(outbox[0]?.text).toContain('/en/service-och-verkstad/boka-bilverkstad/min-bokning?token=');
  });

  test('quantity, message and mileage reach the workshop; phone and mail in any spelling', async () => {
    const [slot = ''] = await slots();
    await book(slot, {
      customer: { ...CUSTOMER, phone: '070-174 06 05', email: ' Eva.Ek@NORRVAG-se.example ' },
      serviceOfferingRequests: [
        { kobraId: 'diagnosis', unitsSelected: 3, userInput: 'Gnisslar' },
        { kobraId: 'wash', unitsSelected: 1 },
      ],
    });
    expect((await bookings())[0]).toMatchObject({
      mileage: 8_200,
      customer: { phone: '0701740605', email: 'Eva.Ek@norrvag-se.example' },
      serviceOfferingRequests: [
        { kobraId: 'diagnosis', unitsSelected: 3, userInput: 'Gnisslar' },
        { kobraId: 'wash', unitsSelected: 1, userInput: '' },
      ],
    });
  });

  test('F094 a full day is booked at 08:00', async () => {
    const day = (await daysOf(fixture.product)).find(({ allDaySlotAvailable }) => allDaySlotAvailable);
    const timeSlot = `${day?.date}T08:00:00${day?.availableSlots[0]?.slice(19) ?? '+01:00'}`;
    await book(timeSlot, { isFullDay: true });
    const after = (await daysOf(fixture.product)).find(({ date }) => date === day?.date);
    expect(after?.allDaySlotAvailable).toBe(false);
  });

  test.each([
    ['customer.phone', { customer: { ...CUSTOMER, phone: '12' } }],
    ['customer.email', { customer: { ...CUSTOMER, email: 'eva@x' } }],
    ['customer.firstName', { customer: { ...CUSTOMER, firstName: '' } }],
    ['customer.lastName', { customer: { ...CUSTOMER, lastName: 'a\r\nBcc: b' } }],
    ['freeText', { freeText: 'x'.repeat(81) }],
    ['departmentId', { departmentId: '../1' }],
    ['timeSlot', { timeSlot: '2027-01-11T09:00:00' }],
    ['registrationNumber', { registrationNumber: 'ABCD123' }],
    ['mileage', { mileage: -1 }],
    ['serviceOfferingRequests', { serviceOfferingRequests: [] }],
    ['serviceOfferingRequests[0].kobraId', { serviceOfferingRequests: [{ kobraId: 'a b', unitsSelected: 1 }] }],
    ['serviceOfferingRequests', { serviceOfferingRequests: [{ kobraId: 'unknown', unitsSelected: 1 }] }],
    ['requestId', { requestId: 'x' }],
  ])('400 names the invalid member: %s', async (error, changes) => {
    const response = await post('/book', bookingBody('2027-01-11T09:00:00+01:00', changes));
    expect([response.status, json(response)]).toMatchObject([400, { error }]);
    expect(await bookings()).toEqual([]);
  });

  test.each([
    ['mileage', { mileage: 0, serviceOfferingRequests: [{ kobraId: 'originalservice', unitsSelected: 1 }] }],
    [
      'serviceOfferingRequests[0].unitsSelected',
      { serviceOfferingRequests: [{ kobraId: 'oil-change', unitsSelected: 99 }] },
    ],
    ['serviceOfferingRequests[0].userInput', { serviceOfferingRequests: [{ kobraId: 'diagnosis', unitsSelected: 1 }] }],
    ['serviceOfferingRequests', { serviceOfferingRequests: [{ kobraId: 'wash', unitsSelected: 1 }] }],
  ])('F089 F090 F091 400 names the member that the offerings do not allow: %s', async (error, changes) => {
    const [slot = ''] = await slots();
    const requestId = crypto.randomUUID();
    const response = await post('/book', bookingBody(slot, { requestId, ...changes }));
    expect([response.status, json(response)]).toMatchObject([400, { error }]);
    expect(await bookings()).toEqual([]);
    // Corrected, the same request is booked.
    expect((await post('/book', bookingBody(slot, { requestId }))).status).toBe(200);
  });

  test('another site’s page, other methods and large bodies are refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post('/book', bookingBody('x'), { headers })).status).toBe(403);
    expect((await callBooking(fixture.product, '/book')).status).toBe(405);
    expect((await post('/book', { freeText: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('F101 the failure text of the catalogue', async () => {
    const [slot = ''] = await slots();
    const failed = await post('/book', bookingBody(slot, { registrationNumber: PLATES.bookingError }));
    expect([failed.status, json(failed)]).toMatchObject([502, { message: TEXTS.ServerError }]);
    const taken = await post('/book', bookingBody(slot, { registrationNumber: PLATES.slotTaken }));
    expect([taken.status, json(taken)]).toMatchObject([
      409,
      { error: 'timeSlot', message: TEXTS.TimeslotNotAvailable },
    ]);
  });
});

describe('Q32 a booking is made once', () => {
  test('20 equal requests at once are one booking with 20 equal responses, with and without an id', async () => {
    const [first = '', second = ''] = await slots();
    for (const body of [bookingBody(first), bookingBody(second, { requestId: crypto.randomUUID() })]) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => post('/book', body)));
      expect(new Set(responses.map((response) => `${response.status} ${response.body}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
    }
    expect(await bookings()).toHaveLength(2);
  });

  test('two customers want one slot: one has it, the other is told', async () => {
    const [slot = ''] = await slots();
    const customers = ['Eva', 'Adam'].map((firstName) => ({ customer: { ...CUSTOMER, firstName } }));
    const responses = await Promise.all(customers.map((changes) => post('/book', bookingBody(slot, changes))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = responses.find(({ status }) => status === 409);
    expect(json(lost ?? { body: '{}' })).toMatchObject({
      errors: { 'Error Result': ['TimeslotNotAvailable'] },
      message: TEXTS.TimeslotNotAvailable,
    });
    expect(await bookings()).toHaveLength(1);
  });

  test('after a taken slot the same form books another one', async () => {
    const [first = '', second = ''] = await slots();
    await book(first);
    const requestId = crypto.randomUUID();
    const changes = { requestId, customer: { ...CUSTOMER, firstName: 'Adam' } };
    expect((await post('/book', bookingBody(first, changes))).status).toBe(409);
    expect((await post('/book', bookingBody(second, changes))).status).toBe(200);
  });

  test('a lost response: the booking exists once, and the visitor gets its number', async () => {
    const [slot = ''] = await slots();
    // The third call: before it the services and the add-ons are read.
    await fixture.product.setFault({ upstream: 'booking', kind: 'lost', share: 0.34, times: 1 });
    expect(await book(slot)).toMatchObject({ id: 'B100001' });
    expect(await bookings()).toHaveLength(1);
    expect((await sandboxState(fixture.product)).outbox).toHaveLength(2);
  });

  test('the same id with other values is 409', async () => {
    const [first = '', second = ''] = await slots();
    const requestId = crypto.randomUUID();
    await book(first, { requestId });
    const response = await post('/book', bookingBody(second, { requestId }));
    expect([response.status, json(response)]).toMatchObject([409, { error: 'requestId' }]);
  });
});

describe('holds', () => {
  test('U24 a held slot is free for who holds it only, and a new hold ends the last one', async () => {
    const [first = '', second = ''] = await slots();
    const slot = { departmentId: '211.30', timeSlot: first, isFullDay: false };
    const { holdId, seconds } = json<{ holdId: string; seconds: number }>(await post('/hold', slot));
    expect(seconds).toBe(300);
    expect(await slots()).not.toContain(first);
    expect((await daysOf(fixture.product, { holdId })).flatMap((day) => day.availableSlots)).toContain(first);
    expect((await post('/book', bookingBody(first))).status).toBe(409);
    expect((await post('/hold', slot)).status).toBe(409);
    await post('/hold', { ...slot, timeSlot: second, holdId });
    expect(await slots()).toContain(first);
    const held = json<{ holdId: string }>(await post('/hold', slot));
    expect((await post('/release', { holdId: held.holdId })).status).toBe(204);
    expect(await slots()).toContain(first);
    expect((await post('/release', {})).status).toBe(400);
    const again = json<{ holdId: string }>(await post('/hold', slot));
    expect((await post('/book', bookingBody(first, { holdId: again.holdId }))).status).toBe(200);
  });
});

test('one client cannot hold the calendar of a workshop', async () => {
  const client = '192.0.2.9';
  const statuses = [];
  for (const timeSlot of (await slots()).slice(0, 21)) {
    statuses.push((await post('/hold', { departmentId: '211.30', timeSlot, isFullDay: false }, { client })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

describe('the signed link of a booking', () => {
  const manage = (action: string, token: string, body: object = {}) => post(`/booking${action}`, { token, ...body });

  test('shows the booking without the customer’s data', async () => {
    const [slot = ''] = await slots();
    const { token } = await book(slot);
    const response = await manage('', token);
    expect(json(response)).toMatchObject({
      id: 'B100001',
      state: 'confirmed',
      timeSlot: slot,
      serviceNames: ['Oljebyte'],
      workshop: { departmentId: '211.30' },
    });
    expect(response.body).not.toMatch(/"Eva|0701740605|eva\.ek/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(json<ManagedBooking>(await manage('?language=en', token)).serviceNames).toEqual(['Oil change']);
  });

  test('moves it: the old slot is free, the new one taken, and the customer is told', async () => {
    const [first = '', second = '', third = ''] = await slots();
    const { token } = await book(first);
    const moved = await manage('/move', token, { timeSlot: second, isFullDay: false });
    expect(json(moved)).toMatchObject({ timeSlot: second, state: 'confirmed' });
    expect(await slots()).toEqual(expect.arrayContaining([first]));
    expect(await slots()).not.toContain(second);
    const { outbox } = await sandboxState(fixture.product);
    expect(outbox.slice(2).map(({ subject }) => subject)).toEqual([
      'Din bokning är flyttad B100001',
      'Din bokning är flyttad',
    ]);
    await book(third, { customer: { ...CUSTOMER, firstName: 'Adam' } });
    const taken = await manage('/move', token, { timeSlot: third, isFullDay: false });
    expect([taken.status, json(taken)]).toMatchObject([409, { message: TEXTS.TimeslotNotAvailable }]);
    expect((await manage('/move', token, { timeSlot: 'soon', isFullDay: false })).status).toBe(400);
  });

  test('cancels it: the slot is free, again changes nothing, and an equal request books again', async () => {
    const [slot = ''] = await slots();
    const { token } = await book(slot);
    expect(json(await manage('/cancel', token))).toMatchObject({ state: 'cancelled' });
    expect(await slots()).toContain(slot);
    expect(json(await manage('/cancel', token))).toMatchObject({ state: 'cancelled' });
    expect((await manage('/move', token, { timeSlot: slot, isFullDay: false })).status).toBe(410);
    expect((await sandboxState(fixture.product)).outbox).toHaveLength(4);
    expect(await book(slot)).toMatchObject({ id: 'B100002' });
  });

  test('each mail has the calendar file: a move is the same entry with a higher number, a cancellation removes it', async () => {
    const [first = '', second = ''] = await slots();
    const { token, id } = await book(first);
    const moved = await manage('/move', token, { timeSlot: second, isFullDay: false });
    const cancelled = await manage('/cancel', token);
    expect([moved, cancelled].map((each) => json<ManagedBooking>(each).sequence)).toEqual([1, 2]);
    const { outbox } = await sandboxState(fixture.product);
    const files = outbox.flatMap(({ channel, calendar }) => (channel === 'mail' ? [calendar] : []));
    expect(files.map((file) => file?.name)).toEqual(Array(3).fill(`${id}.ics`));
    const startOf = (timeSlot: string) => `DTSTART;TZID=Europe/Stockholm:${timeSlot.slice(0, 19).replace(/[-:]/g, '')}`;
    for (const [at, lines] of [
      ['METHOD:PUBLISH', 'SEQUENCE:0', startOf(first)],
      ['METHOD:PUBLISH', 'SEQUENCE:1', startOf(second)],
      ['METHOD:CANCEL', 'SEQUENCE:2', startOf(second)],
    ].entries()) {
      const text = files[at]?.text.replaceAll('\r\n ', '').split('\r\n');
      expect(text).toEqual(expect.arrayContaining([...lines, `UID:${id}@norrvag-se`]));
    }
  });

  test('a forged token, one of another site and one of an unknown booking are 404', async () => {
    const [slot = ''] = await slots();
    const { token } = await book(slot);
    const [requestId = '', signature = ''] = token.split('.');
    const forged = `${requestId}.${[...signature].reverse().join('')}`;
    const unknown = createBookingLinks(() => ['sandbox']).create({
      site: 'norrvag-se',
      requestId: crypto.randomUUID(),
    });
    const foreign = createBookingLinks(() => ['sandbox']).create({ site: 'norrvag-no', requestId });
    for (const each of ['', 'x', forged, unknown, foreign, `${token}x`]) {
      expect((await manage('', each)).status).toBe(404);
      expect((await manage('/cancel', each)).status).toBe(404);
    }
  });
});

test('Q36 canaries: plate, name, phone, mail, place and token are in no log line and no metric', async () => {
  const [slot = ''] = await slots();
  const canary = {
    firstName: 'Kanariefrida',
    lastName: 'Kanariesson',
    phone: '+46709998877',
    email: 'kanarie@fagel.example',
  };
  const registrationNumber = 'CAN428';
  const headers = { referer: `http://norrvag-se.localhost/?plate=${registrationNumber}` };
  await callBooking(fixture.product, `/car/${registrationNumber}`, { headers });
  await callBooking(fixture.product, `/services/${registrationNumber}?lat=57.7089123&lng=11.9746321`, { headers });
  const { token } = await book(slot, { customer: canary, registrationNumber, freeText: 'Kanariefritext' });
  await post('/book', bookingBody(slot, { customer: { ...canary, firstName: 'x' }, registrationNumber }));
  await post('/booking/cancel', { token });
  await fixture.product.setFault({ upstream: 'booking', kind: 'error' });
  await post('/book', bookingBody(slot, { customer: canary, registrationNumber, freeText: 'Kanariefritext' }));
  await callBooking(fixture.product, `/car/${registrationNumber}`);
  const written = JSON.stringify(fixture.product.logged) + (await fixture.product.metrics.registry.metrics());
  expect(written).not.toMatch(/CAN428|Kanarie|kanarie|9998877|57\.7089|11\.9746/);
  expect(written).not.toContain(token);
  expect(fixture.product.logged.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['booking.made', 'booking.changed', 'booking.failed']),
  );
});
