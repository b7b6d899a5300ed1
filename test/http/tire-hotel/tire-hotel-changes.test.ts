import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createBookingLinks } from '../../../server/booking/bookingLinks.ts';
import { bookingWindow } from '../../../src/contracts/tireHotel/bookingDays.ts';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';
import {
  bookingOf,
  createVisitor,
  errorOf,
  PERSON,
  tireHotelFixture,
  tireSettings,
  tireStateOf,
} from '../../support/tireHotel/tireHotel.ts';

/** The booked wheel change behind a signed link: shown, moved, cancelled, with mails and calendar files. */

const fixture = tireHotelFixture();
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

beforeEach(() => setScenario('none'));

async function setScenario(scenario: string): Promise<void> {
  const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
  expect((await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) })).status).toBe(200);
}

const tokenOf = (href = ''): string => new URL(href, 'http://x').searchParams.get('token') ?? '';
const mails = async () => (await tireStateOf(fixture.product)).outbox.filter(({ channel }) => channel === 'mail');
const calendarLines = (text = '') => text.replaceAll('\r\n ', '').split('\r\n');
const clockOf = (timeSlot = '') => timeSlot.slice(0, 19).replace(/[-:]/g, '');

/** Books the first free time. Returns who booked, the times, the link and a visitor without a session. */
async function booked(plate = 'DCK100', query: Record<string, string> = {}) {
  const one = visitor();
  // One code of a vehicle in half a minute.
  fixture.product.advanceClock(31);
  const vehicle = await one.logIn(plate);
  const [start = '', other = ''] = (await one.freeTimes(vehicle)).sort();
  const response = await one.call('/booking/create', {
    query: { departmentIdentifier: vehicle.location.erpId, ...query },
    body: bookingOf(vehicle, start),
  });
  expect(response.status).toBe(200);
  const { bookingConfirmationId: id, href } = JSON.parse(response.body);
  return { one, vehicle, start, other, id, href: String(href), token: tokenOf(href), stranger: visitor() };
}

describe('the link of a wheel change', () => {
  test('shows, moves and cancels it without a session; its times are taken and freed, and both mails say so', async () => {
    const { one, vehicle, start, other, id, href, token, stranger } = await booked();
    const shown = JSON.parse((await stranger.managed('', { token })).body);
    expect(shown).toMatchObject({
      id,
      state: 'confirmed',
      sequence: 0,
      timeSlot: start,
      isFullDay: false,
      regNo: 'DCK100',
    });
    expect(JSON.stringify(shown)).not.toMatch(/Canaria|canaria|0701740698/);
    const window = bookingWindow(Date.now());
    const { availableDates } = JSON.parse((await stranger.managed('/days', { token, ...window })).body);
    expect(availableDates.length).toBeGreaterThan(20);
    const day = start.slice(0, 10);
    const times = async () =>
      JSON.parse((await stranger.managed('/times', { token, startDate: day, endDate: day })).body)
        .availableTimeSlotDates[0].startTime;
    expect([(await times()).includes(start), (await times()).includes(other)]).toEqual([false, true]);

    const moved = await stranger.managed('/move', { token, bookingDate: other, bookingStart: other });
    expect(errorOf(moved)).toEqual([200, { ...shown, timeSlot: other, sequence: 1 }]);
    expect([(await times()).includes(start), (await times()).includes(other)]).toEqual([true, false]);
    // A repetition changes nothing.
    await stranger.managed('/move', { token, bookingDate: other, bookingStart: other });
    const cancelled = await stranger.managed('/cancel', { token });
    expect(JSON.parse(cancelled.body)).toMatchObject({ state: 'cancelled', sequence: 2 });
    await stranger.managed('/cancel', { token });
    expect(await one.freeTimes(vehicle)).toEqual(expect.arrayContaining([start, other]));

    const sent = await mails();
    const { phone, email } = vehicle.location;
    const person = `Kund: Canaria Ekdahl, ${PERSON.phoneMobile}, ${PERSON.email}`;
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [PERSON.email, `Ditt hjulskifte är bokat ${id}`],
      [email, `Hjulskifte bokat ${id}: DCK100`],
      [PERSON.email, `Ditt hjulskifte är flyttat ${id}`],
      [email, `Hjulskifte flyttat ${id}: DCK100`],
      [PERSON.email, `Ditt hjulskifte är avbokat ${id}`],
      [email, `Hjulskifte avbokat ${id}: DCK100`],
    ]);
    expect(phone).toBeTruthy();
    const clocks = [start, start, other, other, other, other];
    for (const [at, { text, calendar }] of sent.entries()) {
      const time = clocks[at] ?? '';
      for (const part of [id, 'DCK100', time.slice(11, 16), vehicle.location.locationName])
        expect(text).toContain(part);
      expect(text.includes(person)).toBe(at % 2 === 1);
      expect(text.includes(href)).toBe(at % 2 === 0 && at < 4);
      const isCancelled = at > 3;
      expect(calendar?.name).toBe(`${id}.ics`);
      expect(calendarLines(calendar?.text)).toEqual(
        expect.arrayContaining([
          `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
          `UID:${id}@norrvag-se`,
          `SEQUENCE:${Math.floor(at / 2)}`,
          `DTSTART;TZID=Europe/Stockholm:${clockOf(time)}`,
          `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
        ]),
      );
    }
  });

  test('is of the language of the booking, and its page is not indexed', async () => {
    const { href, id } = await booked('DCK100', { language: 'en' });
    expect(href).toMatch(/^\/en\/dack-och-biltillbehor\/dackhotell\/min-bokning\?token=/);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Your wheel change is booked ${id}`);
    expect(mail?.text).toContain(`http://norrvag-se.localhost:${fixture.product.port}${href}`);
    for (const path of [href, href.replace('/en/', '/')]) {
      const page = await send(fixture.product.url, path, { host: `norrvag-se.localhost:${fixture.product.port}` });
      expect([page.status, page.body]).toEqual([200, expect.stringMatching(/<meta name="robots" content="noindex/)]);
      expect(page.headers['referrer-policy']).toBe('strict-origin');
      expect(page.body).toContain('id="wheel-change"');
    }
  });

  test('of another site, of another kind, with a changed letter, or of no booking is unknown', async () => {
    const { token, stranger } = await booked();
    const secret = createBookingLinks(() => ['sandbox'], 'tireChange');
    const requestId = token.split('.')[0] ?? '';
    const others = [
      `${token}x`,
      secret.create({ site: 'norrvag-se', requestId: crypto.randomUUID() }),
      secret.create({ site: 'norrvag-no', requestId }),
      createBookingLinks(() => ['sandbox'], 'testDrive').create({ site: 'norrvag-se', requestId }),
      '',
      7,
    ];
    for (const path of ['', '/cancel']) {
      for (const each of others) {
        const response = errorOf(await stranger.managed(path, { token: each }));
        expect(response).toEqual([404, { error: 'token', message: texts.token }]);
      }
    }
    expect((await stranger.managed('', { token }, { site: 'norrvag-no' })).status).toBe(405);
    expect(errorOf(await stranger.managed('', {}, { query: { language: 'en' } }))).toEqual([
      404,
      { error: 'token', message: TIRE_HOTEL_TEXTS.en.token },
    ]);
  });

  test('a time that was taken meanwhile is 409 with the text, and the booking stays', async () => {
    const { start, other, token, stranger, vehicle } = await booked();
    const second = visitor();
    fixture.product.advanceClock(31);
    const neighbour = await second.logIn('DCK100');
    const body = bookingOf(neighbour, other, { customer: { ...PERSON, firstName: 'Nils' } });
    expect((await second.book(vehicle, body)).status).toBe(200);
    const to = { token, bookingDate: other, bookingStart: other };
    expect(errorOf(await stranger.managed('/move', to))).toEqual([
      409,
      { error: 'booking', message: 'Tiden är inte tillgänglig, vänligen välj en annan tid' },
    ]);
    expect(JSON.parse((await stranger.managed('', { token })).body).timeSlot).toBe(start);
    await setScenario('serverMessage');
    expect(errorOf(await stranger.managed('/cancel', { token }))).toEqual([
      422,
      { error: 'booking', message: 'Verkstaden tar inte emot bokningar just nu. Kontakta oss.' },
    ]);
  });

  test('after a cancellation it is shown and cannot be moved; an equal booking of the session books again', async () => {
    const { one, vehicle, start, other, id, token, stranger } = await booked();
    await stranger.managed('/cancel', { token });
    expect(JSON.parse((await stranger.managed('', { token })).body).state).toBe('cancelled');
    expect(errorOf(await stranger.managed('/move', { token, bookingDate: other, bookingStart: other }))).toEqual([
      410,
      { error: 'expired', message: texts.expired },
    ]);
    const again = JSON.parse((await one.book(vehicle, bookingOf(vehicle, start))).body);
    expect(again.bookingConfirmationId).not.toBe(id);
    expect(JSON.parse((await stranger.managed('', { token: tokenOf(again.href) })).body).state).toBe('confirmed');
  });

  test('two moves to one time at once: one has it; a lost response is repaired by the same call', async () => {
    const first = await booked();
    const second = await booked();
    const { other } = second;
    const moves = await Promise.all(
      [first, second].map(({ token, stranger }) =>
        stranger.managed('/move', { token, bookingDate: other, bookingStart: other }),
      ),
    );
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'lost', times: 1 });
    const { token, stranger, start } = first;
    await stranger.managed('/cancel', { token });
    expect(JSON.parse((await stranger.managed('/cancel', { token })).body).state).toBe('cancelled');
    const subjects = (await mails()).map(({ subject }) => subject).filter((subject) => subject.includes(first.id));
    expect(subjects.filter((subject) => subject.startsWith('Ditt hjulskifte är avbokat'))).toHaveLength(1);
    expect(await first.one.freeTimes(first.vehicle)).toContain(start);
  });

  test('without times of a day the workshop decides on one: the file of the calendar has the day', async () => {
    const { token, stranger, id } = await booked();
    await setScenario('noTimes');
    const { startDate } = bookingWindow(Date.now());
    const moved = await stranger.managed('/move', { token, bookingDate: startDate, bookingStart: null });
    expect(JSON.parse(moved.body)).toMatchObject({ timeSlot: startDate, isFullDay: true, sequence: 1 });
    const mail = (await mails()).find(({ subject }) => subject === `Ditt hjulskifte är flyttat ${id}`);
    expect(mail?.text).toContain('verkstaden återkommer med tid');
    expect(calendarLines(mail?.calendar?.text)).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`);
  });

  test('400 names the invalid member, 403 a call of another site, 502 a failed tire system', async () => {
    const { token, start, stranger } = await booked();
    const { startDate, endDate } = bookingWindow(Date.now());
    for (const [path, body, error] of [
      ['/move', { bookingDate: 'tomorrow', bookingStart: null }, 'bookingDate'],
      ['/move', { bookingDate: '2020-01-01', bookingStart: null }, 'bookingDate'],
      ['/move', { bookingDate: start, bookingStart: null }, 'bookingStart'],
      ['/move', {}, 'bookingDate'],
      ['/days', { startDate: '2026-02-30', endDate }, 'startDate'],
      ['/times', { startDate, endDate: '2099-01-01' }, 'endDate'],
    ] as const) {
      const response = await stranger.managed(path, { token, ...body });
      expect([path, ...errorOf(response)]).toEqual([path, 400, { error, message: texts.invalid }]);
    }
    const foreign = await stranger.call('/booking/managed/cancel', {
      body: { token },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'error', status: 500 });
    expect(errorOf(await stranger.managed('/cancel', { token }))).toEqual([
      502,
      { error: 'upstream', message: texts.failed },
    ]);
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'none' });
    expect(JSON.parse((await stranger.managed('', { token })).body).state).toBe('confirmed');
  });

  test('Q36 the log has the change, and neither the person, the plate nor the token', async () => {
    const { token, other, stranger } = await booked();
    await stranger.managed('/move', { token, bookingDate: other, bookingStart: other });
    await stranger.managed('/cancel', { token });
    const logged = JSON.stringify(fixture.product.logged);
    expect(logged).toContain('"action":"tireChangeMove"');
    expect(logged).toContain('"action":"tireChangeCancel"');
    expect(logged).not.toMatch(/Canaria|canaria|DCK100|0701740698/);
    expect(logged).not.toContain(token);
  });
});

test('a tire system without these calls gives no link', async () => {
  const own = await tireSettings(fixture.product);
  const relay = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const headers = { 'x-api-key': String(req.headers['x-api-key']), 'content-type': 'application/json' };
    const sent = { method: req.method ?? 'GET', headers, ...(body.length > 0 && { body }) };
    const response = await fetch(`${own.TIRE_HOTEL_URL}${req.url}`, sent);
    res.writeHead(response.status, { 'content-type': 'application/json' });
    res.end((await response.text()).replace(',"isChangeable":true', ''));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => relay.once('listening', ready));
  const TIRE_HOTEL_URL = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const product = await startProduct({ cars: 40, settings: { TRUST_PROXY: '1', ...own, TIRE_HOTEL_URL } });
  try {
    const one = createVisitor({ url: product.url, port: product.port, sandboxUrl: fixture.product.sandboxUrl });
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const confirmation = JSON.parse((await one.book(vehicle, bookingOf(vehicle, start))).body);
    expect(confirmation.bookingConfirmationId).toMatch(/^DH/);
    expect(Object.keys(confirmation)).not.toContain('href');
  } finally {
    await product.close();
    relay.closeAllConnections();
    relay.close();
  }
});
