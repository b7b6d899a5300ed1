import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { timeSlotAt } from '../../../lib/stockholm.ts';
import { bookingBody, callBooking, daysOf, sandboxState, setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, press } from '../../support/booking/bookingPage.ts';
import { madeBooking, openBookingAt } from '../../support/booking/storedBooking.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { loseResponses, PHONE } from '../../support/browser/browser.ts';
import { downloadsOf } from '../../support/browser/downloads.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** After the booking: its calendar file, and the link to see, move and cancel it (rank 4). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
/** Whether the left edges of elements are inside of the window. */
const leftOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.every((each) => each.getBoundingClientRect().left >= 0));
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;

test('rank 4 F010 F022 the calendar button saves the time and the services have their names, in both languages; the link of the confirmation shows, in both, moves and cancels the booking, also beside another tab, and the confirmation follows', async () => {
  const { state, time, id } = await madeBooking(fixture.product);
  const { page } = await fixture.open();
  await openBookingAt(page, fixture.urlOf(`/en${BOOKING_PATH}`), state);
  const saved = await downloadsOf(page);
  const clockOf = (timeSlot = '') => timeSlot.slice(0, 19).replace(/[-:]/g, '');
  const savedBy = async (label: string) => {
    const button = await page.waitForSelector(`[data-booked] button ::-p-text(${label})`);
    const { name, text } = await saved(async () => {
      await button?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
      await page.keyboard.press('Enter');
    });
    return { name, lines: text.replaceAll('\r\n ', '').split('\r\n') };
  };
  for (const [path, service, label, summary] of [
    [`/en${BOOKING_PATH}`, 'Oil change', 'Add to the calendar', 'SUMMARY:Workshop: Norrväg '],
    [BOOKING_PATH, 'Oljebyte', 'Lägg till i kalendern', 'SUMMARY:Verkstad: Norrväg '],
  ] as const) {
    // The confirmation stays in the other language, too.
    if (page.url() !== fixture.urlOf(path)) await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await eventually(() => textOf(page, '[data-booked]'), expect.stringContaining(service));
    const file = await savedBy(label);
    expect(file.name).toBe(`${id}.ics`);
    expect(file.lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'TZID:Europe/Stockholm',
        `UID:${id}@norrvag-se`,
        `DTSTART;TZID=Europe/Stockholm:${clockOf(time)}`,
        expect.stringContaining(summary),
        expect.stringContaining(`DESCRIPTION:`),
        'END:VCALENDAR',
      ]),
    );
  }
  const href = await page.$eval('[data-booked] a[href*="token="]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(`[data-booking="${id}"]`);
  // The languages of the page have its token, too. The browser opens them, not the client router.
  await page.keyboard.press('Shift');
  const { pathname, search } = new URL(href);
  const inEnglish = await page.waitForSelector(`header a[lang="en"][href="/en${pathname}${search}"]`);
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    inEnglish?.evaluate((link) => (link as HTMLElement).click()),
  ]);
  await page.waitForSelector(`[data-booking="${id}"]`);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.waitForSelector(`[data-booking="${id}"]`);
  const timeOf = () => page.$eval('[data-booking]', (facts) => (facts as HTMLElement).dataset.time);
  const before = await timeOf();
  const pressIn = async (tab: Page, text: string) => {
    const found = await tab.waitForSelector(`#min-bokning button ::-p-text(${text})`);
    await found?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
    await tab.keyboard.press('Enter');
  };
  // The focus follows what the pressed buttons open and close.
  await pressIn(page, 'Avboka');
  await page.waitForSelector('#min-bokning [role="alert"] strong:focus');
  await pressIn(page, 'Behåll bokningen');
  await page.waitForSelector('#min-bokning button:focus ::-p-text(Avboka)');
  await pressIn(page, 'Flytta bokningen');
  await page.waitForSelector('[data-move-steps="times"]:focus');
  await press(page, '[data-date]:not([aria-disabled])');
  const slots = `[data-slot]:not([data-slot="${before}"]):not(:has(small))`;
  await page.waitForSelector(slots);
  const moves: string[] = [];
  page.on('request', (request) => request.url().includes('/move') && moves.push(request.url()));
  const first = await page.$eval(slots, (button) => (button as HTMLElement).dataset.slot);
  await press(page, slots);
  // Nothing is moved before it is confirmed, and another time can be chosen.
  await page.waitForSelector('[data-move-steps="review"]:focus');
  expect(await textOf(page, '[data-move-to]')).toContain(first?.slice(11, 16));
  expect(await violations(page, '#min-bokning')).toEqual([]);
  await pressIn(page, 'Välj en annan tid');
  await page.waitForSelector(`[data-move-steps="times"] [data-slot="${first}"][aria-pressed="true"]`);
  expect([moves, (await bookings())[0]?.timeSlot]).toEqual([[], time]);
  await press(page, slots);
  // Two presses before the first has a response: the booking is moved once.
  await page.$eval('[data-confirm-move]', (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await eventually(() => textOf(page, '[data-notice]:focus'), 'Bokningen är flyttad');
  expect([await timeOf(), moves.length]).toEqual([first, 1]);
  const afterMove = await saved(() => press(page, '#min-bokning [data-calendar-file]'));
  expect(afterMove.text.split('\r\n')).toEqual(
    expect.arrayContaining([`UID:${id}@norrvag-se`, 'SEQUENCE:1', `DTSTART;TZID=Europe/Stockholm:${clockOf(first)}`]),
  );
  expect((await bookings())[0]?.timeSlot).toBe(first);
  expect(await violations(page, '#min-bokning')).toEqual([]);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  expect((await savedBy('Lägg till i kalendern')).lines).toContain(`DTSTART;TZID=Europe/Stockholm:${clockOf(first)}`);
  await page.goForward({ waitUntil: 'domcontentloaded' });
  await pressIn(page, 'Flytta bokningen');
  await press(page, '[data-date]:not([aria-disabled])');
  await page.waitForSelector('[data-slot]');
  const { page: other } = await fixture.open();
  await other.goto(href, { waitUntil: 'domcontentloaded' });
  await pressIn(other, 'Avboka');
  await press(other, '[data-cancel]');
  // The tab that still offers to move it says the same.
  const isCancelled = 'Bokningen är avbokad och tiden är ledig för andra';
  await eventually(() => textOf(other, '[data-notice]:focus'), isCancelled);
  fixture.expectErrors(/^410: /, /status of 410/);
  await press(page, '[data-slot]');
  await press(page, '[data-confirm-move]');
  await eventually(() => textOf(page, '[data-notice]'), isCancelled);
  expect(await page.$('#min-bokning :is([role="alert"], button)')).toBeNull();
  expect((await bookings())[0]).toMatchObject({ id, state: 'cancelled' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#booking [data-step="1"][data-status="open"]');
});

test('F094 rank 4 a full day says when the car is left: on the confirmation, on the page of the link and in the review of a move, which fits a phone', async () => {
  const { product } = fixture;
  const { state } = await madeBooking(product);
  const day = (await daysOf(product, { departmentId: '211.30' })).find((each) => each.allDaySlotAvailable);
  const slot = { timeSlot: timeSlotAt(day?.date ?? '', 8 * 60), isFullDay: true };
  const response = await callBooking(product, '/book', { body: bookingBody(slot.timeSlot, slot) });
  expect(response.status).toBe(200);
  const { id, token } = JSON.parse(response.body) as { id: string; token: string };
  const { page } = await fixture.open({ viewport: PHONE });
  const info = state.bookingInfo;
  if (!info) throw new Error('no booking');
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), { ...state, bookingInfo: { ...info, id, token, slot } });
  expect(await textOf(page, '[data-booked]')).toContain('heldag. Lämna bilen före 08:00');
  await page.goto(fixture.urlOf(`${BOOKING_PATH}/min-bokning?token=${token}`), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(`[data-booking="${id}"]`);
  expect(await textOf(page, '[data-booking]')).toContain('heldag. Lämna bilen före 08:00');
  await press(page, '#min-bokning button ::-p-text(Flytta bokningen)');
  const [first] = await page.$$eval('thead th[abbr]', (days) => days.map((each) => each.getAttribute('abbr')));
  expect(first).toBe('måndag');
  await press(page, '[data-date]:not([aria-disabled])');
  await press(page, '[data-slot]');
  await page.waitForSelector('[data-move-steps="review"]');
  expect(await textOf(page, '[data-move-steps]')).toContain('heldag. Lämna bilen före 08:00');
  expect([await overflow(page), await leftOf(page, '#min-bokning [data-move-steps] *')]).toEqual([0, true]);
});

test('F094 X-Booking-Error: times that could not be loaded say so, and are loaded again', async () => {
  const { state } = await madeBooking(fixture.product);
  const { page } = await fixture.open();
  const token = state.bookingInfo?.token ?? '';
  await page.goto(fixture.urlOf(`${BOOKING_PATH}/min-bokning?token=${token}`), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('[data-booking]');
  await fixture.product.setFault({ upstream: 'booking', kind: 'error', status: 500 });
  await press(page, '#min-bokning button ::-p-text(Flytta bokningen)');
  await page.waitForSelector('#min-bokning [role="alert"] [data-retry]');
  expect(await textOf(page, '#min-bokning [data-move-steps]')).not.toContain('Inga lediga tider');
  await fixture.product.setFault({ upstream: 'booking', kind: 'none' });
  await press(page, '#min-bokning [data-retry]');
  await page.waitForSelector('[data-date]:not([aria-disabled])');
  expect(await page.$('[data-retry]')).toBeNull();
});

test('rank 4 without scripts the page of a link says how to reach somebody', async () => {
  const { page } = await fixture.visit(`${BOOKING_PATH}/min-bokning?token=x`, { scripts: false });
  const shown = await page.$eval('#min-bokning', (section) => (section as HTMLElement).innerText);
  expect(shown).toContain('Kontakta oss så hjälper vi dig.');
  expect(shown).not.toContain('Hämtar');
  expect(await page.$('#min-bokning a[href^="tel:"]')).not.toBeNull();
});

test('rank 4 Q32 U22 a booking whose move has no response is shown as it is, moved; when its time has come while its page is open: said at the button, with a way to book anew, and nothing to press again', async () => {
  const { state, time } = await madeBooking(fixture.product);
  const { page } = await fixture.open();
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  const href = await page.$eval('[data-booked] a[href*="token="]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  fixture.expectErrors(/net::ERR_/, /^410: /, /status of 410/);
  const restore = await loseResponses(page, '*/booking/move*');
  await press(page, '#min-bokning button ::-p-text(Flytta bokningen)');
  await press(page, '[data-date]:not([aria-disabled])');
  const slot = await page.waitForSelector(`[data-slot]:not([data-slot="${time}"]):not(:has(small))`);
  const moved = await slot?.evaluate((button) => (button as HTMLElement).dataset.slot);
  await slot?.press('Enter');
  await press(page, '[data-confirm-move]');
  await eventually(() => textOf(page, '[data-notice]:focus').catch(() => ''), 'Bokningen är flyttad');
  expect([await page.$(`[data-time="${moved}"]`), (await bookings())[0]?.timeSlot]).toEqual([expect.anything(), moved]);
  await restore();
  await press(page, '#min-bokning button ::-p-text(Avboka)');
  // As the server says it once the time has come (test/http/booking/booking.test.ts).
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!/\/mechmate\/booking(\/cancel)?$/.test(new URL(request.url()).pathname)) return void request.continue();
    void request.respond({ status: 410, contentType: 'application/json', body: '{"error":"expired"}' });
  });
  await press(page, '[data-cancel]');
  await page.waitForSelector('#min-bokning [role="alert"] strong:focus');
  expect(await textOf(page, '#min-bokning [role="alert"] strong')).toBe(
    'Länken gäller inte längre, tiden har passerat',
  );
  expect(await page.$('#min-bokning button')).toBeNull();
  const again = await page.$eval('#min-bokning [role="alert"] > a', (link) => link.getAttribute('href'));
  expect(again).toBe(BOOKING_PATH);
  expect((await bookings())[0]?.state).toBe('confirmed');
});
