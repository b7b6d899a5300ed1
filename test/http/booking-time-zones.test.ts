import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookingBody, callBooking, freeSlots, sandboxState } from '../support/booking.ts';
import { productFixture } from '../support/fixtures.ts';
import type { Product } from '../support/product.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { carOf, timesOf } from '../support/testDrives.ts';

/** Q45: a server in Tokyo and one in New York give the same times as any other, of workshops and of test drives. */

const START_TIMEOUT_MS = 180_000;
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

  test('has the free times of test drives', async () => {
    const { car_id: car } = await carOf(fixture.product);
    const times = await timesOf(product, car);
    expect(times.length).toBeGreaterThan(5);
    expect(times).toEqual(await timesOf(fixture.product, car));
  });
});
