import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { sandboxState, setPace } from '../support/booking.ts';
import {
  BOOKING_PATH,
  book,
  chooseService,
  chooseTime,
  fillIn,
  findCar,
  press,
  pressButton,
} from '../support/bookingPage.ts';
import { PHONE, waitForHydration } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { type Line, startLine } from '../support/line.ts';
import type { Fault } from '../support/product.ts';
import { readStream } from '../support/streamClient.ts';

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
  await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
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

/** Opens the booking over the line that the test cuts. */
async function visit(): Promise<Page> {
  const { page } = await fixture.open({ viewport: PHONE });
  await page.goto(`http://norrvag-se.localhost:${line.port}${BOOKING_PATH}`, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return page;
}

test('F092 the workshop system breaks off, at first and at more: said, gone on from there, all in order and none twice', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
  await findCar(page, 'ABC123');
  await setFault('streamBroken');
  const [query] = await Promise.all([streamOf(page), chooseService(page)]);
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
  const page = await visit();
  await findCar(page, 'ABC123');
  await setFault('streamSilent');
  const [query] = await Promise.all([streamOf(page), chooseService(page)]);
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

test('Q32 U23 the network is cut before the response to the booking: everything typed is kept, and it is booked once', async () => {
  fixture.expectErrors(/net::ERR_/);
  const page = await visit();
  await findCar(page, 'ABC123');
  await chooseService(page);
  const time = await chooseTime(page);
  await page.waitForSelector('[data-hold="held"]');
  await fillIn(page);
  const reviewed = () => page.$$eval('[data-step="4"] dd', (facts) => facts.map(({ textContent }) => textContent));
  const filledIn = await reviewed();
  expect(filledIn).toContain('canaria@example.com');
  line.loseResponses();
  await press(page, '[data-book]');
  await eventually(
    () => textOf(page, '[data-book] ~ [role="alert"] strong').catch(() => ''),
    'Vi vet inte om bokningen kom fram. Tryck på knappen igen, du blir bara bokad en gång.',
  );
  await eventually(async () => (await sandboxState(fixture.product)).booking.bookings.length, 1);
  expect(await reviewed()).toEqual(filledIn);
  line.restore();
  const number = await book(page);
  const { bookings } = (await sandboxState(fixture.product)).booking;
  expect(bookings.map(({ id, timeSlot }) => [id, timeSlot])).toEqual([[number, time]]);
});
