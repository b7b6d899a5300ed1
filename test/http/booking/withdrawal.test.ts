import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { BookingConfirmation } from '../../../src/contracts/booking/booking.ts';
import { bookingBody, CUSTOMER, callBooking, freeSlots } from '../../support/booking/booking.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';
import { bookingOf, createVisitor, PERSON } from '../../support/tireHotel/tireHotel.ts';

/** The withdrawal from a booking by its number, in two steps without scripts, in two processes with one Redis (docs/decisions/0214). */

const PATH = '/om-oss/angra-avtal';

interface State {
  booking: { bookings: { id: string; state: string }[] };
  tirehotel: { bookings: { bookingConfirmationId: string; state: string }[] };
  upstreams: { leads: { received: { formName: string; values: Record<string, unknown> }[] } };
  outbox: OutboxMessage[];
}

let redis: RunningRedis;
let one: Product;
let other: Product;
beforeAll(async () => {
  redis = await startRedis();
  const settings = { REDIS_URL: redis.url, TRUST_PROXY: '1' };
  one = await startProduct({ cars: 400, settings });
  other = await startProduct({ sandboxOf: one, settings });
}, 180_000);
afterAll(async () => {
  await other.close();
  await one.close();
  await redis.stop();
});
beforeEach(() => one.resetSandbox());

const stateOf = async ({ sandboxUrl }: Product = one): Promise<State> =>
  (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as State;

/** Clients of their own, so that they share no rate. */
let lastClient = 0;
const newClient = () => {
  lastClient += 1;
  return `198.51.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`;
};

interface Entered {
  bookingNumber?: string;
  email?: string;
  step?: string;
  website?: string;
}

function post(entered: Entered, { product = one, client = newClient(), path = PATH, headers = {} } = {}) {
  const body = new URLSearchParams({ formName: 'withdrawal', ...entered }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': client };
  return send(product.url, path, { method: 'POST', body, headers: { ...type, ...headers } });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const mainOf = ({ body }: { body: string }) =>
  textOf(/<section[^>]*id="withdrawal"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '');

/** Books a workshop and returns its number with the mail of its customer. */
async function booked(product = one): Promise<{ bookingNumber: string; email: string; token: string }> {
  const [slot = ''] = await freeSlots(product);
  // The sandbox numbers bookings from one after each reset: another text makes another request.
  const response = await callBooking(product, '/book', { body: bookingBody(slot, { freeText: newClient() }) });
  expect(response.status).toBe(200);
  const { id, token } = JSON.parse(response.body) as BookingConfirmation;
  return { bookingNumber: id, email: CUSTOMER.email, token: String(token) };
}

const stateOfBooking = async (id: string) => (await stateOf()).booking.bookings.find((each) => each.id === id)?.state;
const receipts = async (product = one) =>
  (await stateOf(product)).outbox.filter(({ subject }) => /^(?:Ångrat avtal|Withdrawal from contract)/.test(subject));

test('the footer of every page leads to the entrance, in both languages; other sites have none', async () => {
  for (const [path, link, text] of [
    ['/', PATH, 'Ångra avtalet här'],
    ['/en', `/en${PATH}`, 'Withdraw from contract here'],
    ['/no-such-page', PATH, 'Ångra avtalet här'],
  ] as const) {
    const footer = /<footer[\s\S]*<\/footer>/.exec((await send(one.url, path)).body)?.[0] ?? '';
    expect(footer).toMatch(new RegExp(`<a[^>]*href="${link}"[^>]*>${text}</a>`));
  }
  const { body } = await send(one.url, '/', { host: 'norrvag-fi.localhost' });
  expect(body).not.toMatch(/Peruuta sopimus|angra-avtal/);
});

describe('a workshop booking', () => {
  test('the first step shows it and withdraws nothing; the second does, with a receipt on the page and by mail', async () => {
    const { bookingNumber, email } = await booked();
    const review = await post({ bookingNumber: ` ${bookingNumber.toLowerCase()} `, email: email.toUpperCase() });
    expect([review.status, review.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const part of [
      bookingNumber,
      'Du är på väg att ångra den här bokningen',
      'Inget är ångrat ännu',
      'ABC123',
      'Bekräfta ånger',
    ]) {
      expect(mainOf(review)).toContain(part);
    }
    expect(review.body).toMatch(/<button(?=[^>]* name="step")(?=[^>]* value="confirm")/);
    expect(await stateOfBooking(bookingNumber)).toBe('confirmed');
    expect(await receipts()).toEqual([]);

    const done = await post({ bookingNumber, email, step: 'confirm' });
    expect(done.status).toBe(200);
    const [, time = ''] = /tog emot ditt meddelande (\d{1,2} \w+ \d{4} kl\. \d\d:\d\d)\./.exec(mainOf(done)) ?? [];
    expect(time).not.toBe('');
    expect(await stateOfBooking(bookingNumber)).toBe('cancelled');
    const mails = await receipts();
    expect(mails.map(({ to }) => to)).toEqual(['hej@norrvag-se.example', email]);
    expect(mails[1]?.text).toMatch(/^Hej\n\nVi har tagit emot/);
    for (const part of [
      `Mottaget: ${time}`,
      `Bokningsnummer: ${bookingNumber}`,
      'Bokat: ',
      'Tid: ',
      'Verkstad: ',
      'Norrväg Sverige AB',
    ]) {
      expect(mails[1]?.text).toContain(part);
    }
  });

  test('twice, and in both processes at once, it is withdrawn once, with one receipt and one time', async () => {
    const { bookingNumber, email } = await booked();
    const entered = { bookingNumber, email, step: 'confirm' };
    const first = await Promise.all([one, other, one, other].map((product) => post(entered, { product })));
    const again = await post(entered, { product: other });
    expect([...first, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set([...first, again].map(mainOf)).size).toBe(1);
    expect(await receipts()).toHaveLength(2);
    const cancelled = (await stateOf()).outbox.filter(({ subject }) => subject.startsWith('Din bokning är avbokad'));
    expect(cancelled.filter(({ channel }) => channel === 'mail')).toHaveLength(1);
  });

  test('the link of the confirmation agrees: it shows the booking as cancelled, and what it has cancelled can be withdrawn', async () => {
    const { bookingNumber, email, token } = await booked();
    await post({ bookingNumber, email, step: 'confirm' });
    const shown = await callBooking(one, '/booking', { body: { token } });
    expect(JSON.parse(shown.body)).toMatchObject({ id: bookingNumber, state: 'cancelled' });
    const second = await booked();
    await callBooking(one, '/booking/cancel', { body: { token: second.token } });
    const done = await post({ bookingNumber: second.bookingNumber, email, step: 'confirm' });
    expect(mainOf(done)).toContain('Du har ångrat avtalet');
  });

  test('a receipt that cannot be sent is said, and the next request sends it', async () => {
    const { bookingNumber, email } = await booked();
    await one.setFault({ upstream: 'leads', kind: 'error' });
    const done = await post({ bookingNumber, email, step: 'confirm' });
    expect([done.status, mainOf(done)]).toEqual([
      200,
      expect.stringContaining('Mottagningsbeviset kunde inte skickas'),
    ]);
    await one.setFault({ upstream: 'leads', kind: 'none' });
    const again = mainOf(await post({ bookingNumber, email, step: 'confirm' }, { product: other }));
    expect(again).not.toContain('Mottagningsbeviset kunde inte skickas');
    expect((await receipts()).map(({ to }) => to)).toEqual(['hej@norrvag-se.example', email]);
  });

  test('in English', async () => {
    const { bookingNumber, email } = await booked();
    const done = await post({ bookingNumber, email, step: 'confirm' }, { path: `/en${PATH}` });
    expect(mainOf(done)).toMatch(/We received your withdrawal on \d{1,2} \w+ \d{4} at \d\d:\d\d/);
    expect((await receipts())[0]?.subject).toBe('Withdrawal from contract');
  });
});

test('a wheel change is withdrawn in the same way', async () => {
  const visitor = createVisitor(one);
  const vehicle = await visitor.logIn('DCK100');
  const [start = ''] = await visitor.freeTimes(vehicle);
  const response = await visitor.book(vehicle, bookingOf(vehicle, start));
  const bookingNumber = String(JSON.parse(response.body).bookingConfirmationId);
  const { email } = PERSON;
  const review = await post({ bookingNumber, email });
  for (const part of [bookingNumber, 'Hjulskifte', 'DCK100']) expect(mainOf(review)).toContain(part);
  const done = await post({ bookingNumber, email, step: 'confirm' });
  expect(mainOf(done)).toContain('Du har ångrat avtalet');
  const { bookings } = (await stateOf()).tirehotel;
  expect(bookings.find((each) => each.bookingConfirmationId === bookingNumber)?.state).toBe('cancelled');
  expect((await receipts()).at(-1)?.text).toContain('Bokat: Hjulskifte');
});

describe('what is refused', () => {
  test('a wrong number and a wrong address get the same response, in both steps', async () => {
    const { bookingNumber, email } = await booked();
    const wrong = [
      { bookingNumber, email: 'someone@else.example' },
      { bookingNumber: 'B999999', email },
      { bookingNumber, email: 'someone@else.example', step: 'confirm' },
      { bookingNumber: 'B999999', email, step: 'confirm' },
    ];
    const responses = await Promise.all(wrong.map((entered) => post(entered)));
    expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(new Set(responses.map(mainOf)).size).toBe(1);
    expect(mainOf(responses[0] ?? { body: '' })).toContain('Vi hittar ingen bokning');
    expect(await stateOfBooking(bookingNumber)).toBe('confirmed');
    expect(await receipts()).toEqual([]);
  });

  test('empty and invalid fields, robots, and posts of other sites', async () => {
    const empty = await post({ bookingNumber: '', email: 'x' });
    expect([empty.status, mainOf(empty)]).toEqual([422, expect.stringContaining('Fyll i bokningsnumret')]);
    expect((await post({ bookingNumber: 'B1', email: 'a@b.example', website: 'x' })).status).toBe(422);
    const foreign = await post(
      { bookingNumber: 'B1', email: 'a@b.example' },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(foreign.status).toBe(403);
    const asLead = JSON.stringify({
      formName: 'withdrawal',
      values: { withdrawnAt: 'x', bookingNumber: 'B1', email: 'a@b.example' },
    });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newClient() };
    const lead = await send(one.url, '/api/forms/comhub', { method: 'POST', body: asLead, headers });
    expect([lead.status, (await stateOf()).upstreams.leads.received]).toEqual([400, []]);
  });

  test('tries are limited by client and by number, over both processes', async () => {
    const client = newClient();
    const statuses = [];
    for (let at = 0; at < 22; at += 1) {
      const product = at % 2 === 0 ? one : other;
      statuses.push((await post({ bookingNumber: `B2${at}`, email: 'a@b.example' }, { client, product })).status);
    }
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([20, 429]);
    const byNumber = [];
    for (let at = 0; at < 22; at += 1)
      byNumber.push((await post({ bookingNumber: 'B777', email: `a${at}@b.example` })).status);
    expect(byNumber.at(-1)).toBe(429);
  });
});

describe('without the booking systems', () => {
  test('while they fail, the customer service gets the withdrawal, and the customer the receipt', async () => {
    const { bookingNumber, email } = await booked();
    await one.setFault({ upstream: 'booking', kind: 'error' });
    const review = await post({ bookingNumber, email });
    expect([review.status, mainOf(review)]).toEqual([
      200,
      expect.stringContaining('Vi kan inte visa bokningen just nu'),
    ]);
    const done = await post({ bookingNumber, email, step: 'confirm' });
    expect([done.status, mainOf(done)]).toEqual([
      200,
      expect.stringContaining('Vi har tagit emot ditt meddelande om ånger'),
    ]);
    const [toService, toCustomer] = await receipts();
    expect([toService?.to, toCustomer?.to]).toEqual(['hej@norrvag-se.example', email]);
    expect(toService?.text).toContain(`✓ Vår kundservice avbokar`);
    await one.setFault({ upstream: 'booking', kind: 'none' });
    expect(await stateOfBooking(bookingNumber)).toBe('confirmed');
  });

  test('one that does not know the call does not end the withdrawal; one address gets three receipts a day', async () => {
    const old = createServer((_req, res) => res.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
    const product = await startProduct({
      sandboxOf: one,
      settings: {
        SANDBOX: 'fill',
        BOOKING_URL: url,
        BOOKING_KEY: 'k',
        BOOKING_LINK_SECRETS: 'a-secret-of-the-links-of-bookings-0123456789',
        TRUST_PROXY: '1',
      },
    });
    const statuses = [];
    for (const bookingNumber of ['B1', 'B1', 'B2', 'B3']) {
      statuses.push((await post({ bookingNumber, email: 'old@b.example', step: 'confirm' }, { product })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await receipts()).filter(({ to }) => to === 'old@b.example')).toHaveLength(2);
    await product.close();
    old.close();
  }, 60_000);
});
