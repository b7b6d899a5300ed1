import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../lib/days.ts';
import { bookingBody, callBooking, daysOf, freeSlots, sandboxState } from '../../support/booking/booking.ts';
import { callApi, carOf, daysOf as driveDaysOf, formBody, stateOf, timesOf } from '../../support/booking/testDrives.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import type { Product } from '../../support/product.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Q45: a server in Tokyo and one in New York give the same times as any other, of workshops and of test drives. */

const START_TIMEOUT_MS = 180_000;
/** Days that can be booked from today on. */
const HORIZON_DAYS = 700;

/** Returns the next last Sundays of March and October on which clocks change, and the next 29 February that can be booked. */
function specialDays(): { day: string; offset: string }[] {
  const from = addDays(new Date().toISOString().slice(0, 10), 4);
  const days = Array.from({ length: HORIZON_DAYS }, (_, at) => addDays(from, at));
  const lastSunday = (month: string) =>
    days.find((day) => day.slice(5, 7) === month && Number(day.slice(8)) > 24 && new Date(day).getUTCDay() === 0) ?? '';
  const leapDays = days.filter((day) => day.endsWith('-02-29'));
  return [
    { day: lastSunday('03'), offset: '+02:00' },
    { day: lastSunday('10'), offset: '+01:00' },
    ...leapDays.map((day) => ({ day, offset: '+01:00' })),
  ];
}

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

describe.each(['Asia/Tokyo', 'America/New_York'])('a server in %s', (zone) => {
  let server: ServerProcess;
  let product: Product;
  beforeAll(async () => {
    const { sandboxUrl } = fixture.product;
    server = await startServerProcess([], { SANDBOX: 'on', SANDBOX_URL: sandboxUrl, TRUST_PROXY: '1', TZ: zone });
    product = { ...fixture.product, url: `http://127.0.0.1:${server.port}`, port: server.port };
  }, START_TIMEOUT_MS);
  afterAll(() => server.stop());

  test('has the free times of Stockholm, books one of them', async () => {
    const slots = await freeSlots(product);
    expect(slots).toEqual(await freeSlots(fixture.product));
    // The last one is on the other side of no midnight anywhere.
    const slot = slots.at(-1) ?? '';
    expect(slot).toMatch(/T(0[7-9]|1[0-7]):[03]0:00\+0[12]:00$/);
    const { status, body } = await callBooking(product, '/book', { body: bookingBody(slot) });
    expect([status, body]).toEqual([200, expect.any(String)]);
    const { id } = JSON.parse(body);
    const { booking, outbox } = await sandboxState(fixture.product);
    const booked = booking.bookings.find((each) => each.id === id);
    expect(booked).toMatchObject({ timeSlot: slot });
    const messages = outbox.filter(({ text }) => text.includes(id)).map(({ text }) => text);
    expect(messages.length).toBeGreaterThan(0);
    for (const text of messages) expect(text).toContain(slot.slice(11, 16));
    const found = await callBooking(product, '/booking', { body: { token: JSON.parse(body).token } });
    expect([found.status, JSON.parse(found.body)]).toMatchObject([200, { timeSlot: slot }]);
  });

  test.each(specialDays())('books the right time on $day and the days after it', async ({ day, offset }) => {
    const before = addDays(day, -3);
    const days = await daysOf(product, { from: before });
    expect(days).toEqual(await daysOf(fixture.product, { from: before }));
    expect(days.map(({ date }) => date)).toEqual(days.map((_, at) => addDays(before, at)));
    const slots = days.filter(({ date }) => date >= day).flatMap(({ availableSlots }) => availableSlots);
    expect(new Set(slots.map((slot) => slot.slice(19)))).toEqual(new Set([offset]));
    const slot = slots[0] ?? '';
    const { status, body } = await callBooking(product, '/book', { body: bookingBody(slot) });
    expect([status, body]).toEqual([200, expect.any(String)]);
    const { id, token } = JSON.parse(body);
    const { booking, outbox } = await sandboxState(fixture.product);
    expect(booking.bookings.find((each) => each.id === id)).toMatchObject({ timeSlot: slot });
    const written = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'full' }).format(
      Date.parse(slot.slice(0, 10)),
    );
    const messages = outbox.filter(({ text }) => text.includes(id)).map(({ text }) => text);
    expect(messages).toHaveLength(2);
    for (const text of messages) expect(text).toContain(`${written}, ${slot.slice(11, 16)}`);
    const found = await callBooking(product, '/booking', { body: { token } });
    expect([found.status, JSON.parse(found.body)]).toMatchObject([200, { timeSlot: slot }]);

    const { car_id: car } = await carOf(fixture.product);
    const drives = await driveDaysOf(product, car, { from: before });
    expect(drives).toEqual(await driveDaysOf(fixture.product, car, { from: before }));
    const starts = drives.filter(({ date }) => date >= day).flatMap(({ availableSlots }) => availableSlots);
    expect(new Set(starts.map((start) => start.slice(19)))).toEqual(new Set([offset]));
    // The dealer's lead has the instant at which clocks in Stockholm show the chosen time.
    const start = starts[0] ?? '';
    const form = formBody(car, start);
    const sent = await callApi(product, '/api/forms/comhub', { body: form });
    expect([sent.status, sent.body]).toEqual([202, expect.stringContaining('testDrive')]);
    const { upstreams, testDrives } = await stateOf(fixture.product);
    const lead = upstreams.leads.received.find(({ formSubmissionId }) => formSubmissionId === form.formSubmissionId);
    expect(lead?.values.testDriveTime).toBe(start);
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(String(lead?.values.testDriveTime)));
    expect(clock).toBe(`${start.slice(0, 10)} ${start.slice(11, 16)}`);
    expect(testDrives.bookings).toContainEqual(
      expect.objectContaining({ requestId: form.formSubmissionId, timeSlot: start }),
    );
  });

  test('has the free times of test drives', async () => {
    const { car_id: car } = await carOf(fixture.product);
    const times = await timesOf(product, car);
    expect(times.length).toBeGreaterThan(5);
    expect(times).toEqual(await timesOf(fixture.product, car));
  });
});
