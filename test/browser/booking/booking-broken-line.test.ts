import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, book, CUSTOMER, fillIn, press, pressButton } from '../../support/booking/bookingPage.ts';
import { bookingAtContact, bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { enterText, PHONE, reload } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { type Line, startLine } from '../../support/line.ts';
import type { Fault } from '../../support/product.ts';
import { send } from '../../support/request.ts';
import { readStream } from '../../support/streamClient.ts';

/** The line breaks while workshops arrive (F092) and while a time is booked (Q32, U23): nothing is lost, nothing comes twice. */

const fixture = browserFixture({ cars: 100, settings: { TRUST_PROXY: '1', BOOKING_STREAM_SILENCE: '60000' } });
const setFault = (kind: Fault['kind']) => fixture.product.setFault({ upstream: 'booking', kind });
let line: Line;
beforeAll(async () => {
  line = await startLine(fixture.product.port);
});
afterAll(() => line.close());
beforeEach(async () => {
  line.restore();
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const BROKEN = '[data-step="4"] [role="alert"]';
const shown = (page: Page) =>
  page.$$eval('[data-department]', (cards) => cards.map((card) => (card as HTMLElement).dataset.department));
const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
/** Returns the department whose heading has the focus. */
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.matches('h3') && document.activeElement.closest<HTMLElement>('li')?.dataset.department,
  );
/** Returns the address of the stream that a page reads first. */
const streamOf = async (page: Page) =>
  new URL((await page.waitForRequest((request) => request.url().includes('closestAvailable'))).url()).searchParams;

async function saysBroken(page: Page): Promise<void> {
  await eventually(() => textOf(page, `${BROKEN} strong`), 'Anslutningen bröts innan alla verkstäder hade kommit.');
  expect(await textOf(page, `${BROKEN} button`)).toBe('Fortsätt härifrån');
}

/** URL of the booking over the line that the test cuts. */
const overLine = () => `http://norrvag-se.localhost:${line.port}${BOOKING_PATH}`;

/** Opens the choice of the workshop while something is wrong with the workshop system. Returns the page and its requests. */
async function openWorkshops(url: string, fault: Fault['kind']) {
  const state = await bookingAtWorkshops(fixture.product);
  await setFault(fault);
  const { page } = await fixture.open({ viewport: PHONE });
  const [query] = await Promise.all([streamOf(page), openBookingAt(page, url, state)]);
  return { page, query };
}

test('F092 the workshop system breaks off, at first and at more: said, gone on from there, all in order and none twice', async () => {
  const { page, query } = await openWorkshops(fixture.urlOf(BOOKING_PATH), 'streamBroken');
  await saysBroken(page);
  expect((await shown(page)).length).toBe(2);
  await setFault('none');
  const all = (await readStream(fixture.product, Object.fromEntries(query))).workshops();
  await press(page, `${BROKEN} button`);
  await eventually(() => shown(page), all.slice(0, 5));
  await eventually(() => focused(page), all[2]);

  await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
  await setFault('streamError');
  await pressButton(page, 'Hämta fler');
  await saysBroken(page);
  await eventually(() => focused(page), all[5]);
  expect(await shown(page)).toEqual(all.slice(0, 6));
  await setFault('none');
  await press(page, `${BROKEN} button`);
  await eventually(() => shown(page), all.slice(0, 10));
  await eventually(() => focused(page), all[6]);
  await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
});

test('F092 the network is cut while workshops arrive: said, and gone on from when it is back', async () => {
  fixture.expectErrors(/net::ERR_/);
  const { page, query } = await openWorkshops(overLine(), 'streamSilent');
  await page.waitForSelector('[data-department]');
  line.cut();
  await saysBroken(page);
  await press(page, `${BROKEN} button`);
  await saysBroken(page);
  await setFault('none');
  line.restore();
  await press(page, `${BROKEN} button`);
  const all = (await readStream(fixture.product, Object.fromEntries(query))).workshops();
  await eventually(() => shown(page), all.slice(0, 5));
});

const IS_UNKNOWN = 'Vi vet inte om bokningen kom fram. Tryck på knappen igen, du blir bara bokad en gång.';
/** Waits until the review says why it is not booked. */
const says = (page: Page, text: string) =>
  eventually(() => textOf(page, '[data-book] ~ [role="alert"] strong').catch(() => ''), text);

/** Refuses a booking of the page, as the server does after too many of a client. @param at number of the booking from now on */
async function refuseBooking(page: Page, at: number): Promise<void> {
  fixture.expectErrors(/^429: /, /status of 429/);
  let count = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isRefused = request.url().includes('/mechmate/book?') && ++count === at;
    void (isRefused
      ? request.respond({ status: 429, contentType: 'application/json', body: '{"error":"rate"}' })
      : request.continue());
  });
}

/** Presses the button of the booking, and waits until it is refused by `refuseBooking`. */
async function isRefused(page: Page): Promise<void> {
  await press(page, '[data-book]');
  await says(page, 'För många försök. Vänta en stund och försök igen.');
}

test('Q32 U23 the network is cut before the response to the booking, and the next one is refused as one too many: everything typed is kept, and it is booked once', async () => {
  fixture.expectErrors(/net::ERR_/);
  const { state, time } = await bookingAtContact(fixture.product);
  const { page } = await fixture.open({ viewport: PHONE });
  await openBookingAt(page, overLine(), state);
  await page.waitForSelector('[data-hold="held"]');
  await fillIn(page);
  const reviewed = () => page.$$eval('[data-step="4"] dd', (facts) => facts.map(({ textContent }) => textContent));
  const filledIn = await reviewed();
  expect(filledIn).toContain('canaria@example.com');
  line.loseResponses();
  await press(page, '[data-book]');
  await says(page, IS_UNKNOWN);
  await eventually(async () => (await sandboxState(fixture.product)).booking.bookings.length, 1);
  expect(await reviewed()).toEqual(filledIn);
  line.restore();
  await refuseBooking(page, 1);
  await isRefused(page);
  const number = await book(page);
  const { bookings } = (await sandboxState(fixture.product)).booking;
  expect(bookings.map(({ id, timeSlot }) => [id, timeSlot])).toEqual([[number, time]]);
});

test('Q32 the response to the booking is lost, the details are opened again, and the page is loaded again: the time is the visitor’s, and it is booked once', async () => {
  // The workshop system has given the time away: to this visitor.
  fixture.expectErrors(/net::ERR_/, /^409: /, /status of 409/);
  const { state, time } = await bookingAtContact(fixture.product);
  const { page } = await fixture.open({ viewport: PHONE });
  await openBookingAt(page, overLine(), state);
  await page.waitForSelector('[data-hold="held"]');
  await fillIn(page);
  const made = async () =>
    (await sandboxState(fixture.product)).booking.bookings.map(({ id, timeSlot }) => [id, timeSlot]);
  const isUnknown = () => page.waitForSelector('[data-book]:not([aria-disabled]) ~ [role="alert"] strong');
  line.loseResponses();
  await press(page, '[data-book]');
  await isUnknown();
  await eventually(async () => (await made()).length, 1);
  await press(page, 'button:has(+ [data-book])');
  await pressButton(page, 'Granska bokningen');
  await press(page, '[data-book]');
  await isUnknown();
  line.restore();
  // With other details it is another booking, whose time is taken: by this visitor.
  await press(page, 'button:has(+ [data-book])');
  await page.$eval('#booking-firstName', (field) => (field as HTMLInputElement).select());
  await enterText(page, '#booking-firstName', 'Kanaria');
  await pressButton(page, 'Granska bokningen');
  await refuseBooking(page, 2);
  await isRefused(page);
  await press(page, '[data-book]');
  await says(page, IS_UNKNOWN);
  expect(await page.$('[data-lost]')).toBeNull();
  const hold = page.waitForResponse((response) => response.url().includes('/mechmate/hold'));
  await reload(page);
  expect((await hold).status()).toBe(409);
  // The details that were typed last are there again; those of the booking that was made are what the visitor meant.
  await press(page, 'button:has(+ [data-book])');
  await page.$eval('#booking-firstName', (field) => (field as HTMLInputElement).select());
  await enterText(page, '#booking-firstName', CUSTOMER.firstName);
  await pressButton(page, 'Granska bokningen');
  await page.waitForSelector('[data-book]');
  expect(await page.$('[data-lost]')).toBeNull();
  const number = await book(page);
  expect(await made()).toEqual([[number, time]]);
});

test('Q32 the responses to the booking and to the one with another mail address are lost: the time is the visitor’s, and it is booked once', async () => {
  fixture.expectErrors(/net::ERR_/, /^409: /, /status of 409/);
  const { state, time } = await bookingAtContact(fixture.product);
  const { page } = await fixture.open();
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  await page.waitForSelector('[data-hold="held"]');
  await fillIn(page);
  let count = 0;
  /** Statuses of the lost responses: those to the first key, and to the second one. */
  const lost: number[] = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!request.url().includes('/mechmate/book?')) return request.continue();
    count += 1;
    if (count !== 1 && count !== 3) return request.continue();
    const headers = { ...request.headers(), host: new URL(request.url()).host };
    const options = { method: 'POST', headers, body: request.postData() ?? '' };
    lost.push((await send(fixture.product.url, '/api/mechmate/book?language=sv', options)).status);
    await request.abort('connectionreset').catch(() => undefined);
  });
  const enterEmail = async (email: string) => {
    await press(page, 'button:has(+ [data-book])');
    await page.waitForSelector('#booking-email');
    await page.$eval('#booking-email', (field) => (field as HTMLInputElement).select());
    await enterText(page, '#booking-email', email);
    await pressButton(page, 'Granska bokningen');
  };
  await press(page, '[data-book]');
  await says(page, IS_UNKNOWN);
  await enterEmail('kanaria@example.com');
  await press(page, '[data-book]');
  await eventually(() => lost, [200, 409]);
  await says(page, IS_UNKNOWN);
  await press(page, '[data-book]');
  await eventually(() => count, 4);
  await says(page, IS_UNKNOWN);
  expect(await page.$('[data-lost]')).toBeNull();
  await enterEmail(CUSTOMER.email);
  const number = await book(page);
  const { bookings } = (await sandboxState(fixture.product)).booking;
  expect(bookings.map(({ id, timeSlot }) => [id, timeSlot])).toEqual([[number, time]]);
});
