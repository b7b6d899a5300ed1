import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { violations } from '../support/accessibility.ts';
import { sandboxState, setPace } from '../support/booking.ts';
import { BOOKING_PATH, book, chooseService, chooseTime, fillIn, findCar, press } from '../support/bookingPage.ts';
import { downloadsOf } from '../support/downloads.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

/** After the booking: its events, its calendar file, and the link to see, move and cancel it (F102, rank 4). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(({ event }) => event),
  );

test('F102 Q36 events of the six steps and the purchase come after consent, without plate, place or name', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { consent: ['statistics'] });
  await findCar(page, 'ABC123');
  await chooseService(page);
  await chooseTime(page);
  await fillIn(page);
  const id = await book(page);
  const all = await events(page);
  expect(all.filter(({ event }) => event === 'flow_interaction').map(({ flow_step_name: name }) => name)).toEqual([
    'registration number',
    'choose service',
    'choose addon',
    'time and place',
    'contact details',
    'complete booking',
  ]);
  expect(all.find(({ event }) => event === 'purchase')).toMatchObject({ transaction_id: id, currency: 'SEK' });
  expect(JSON.stringify(all)).not.toMatch(/ABC123|Borås|Canaria|991 45 67/i);
});

test('rank 4 the calendar button saves the time, in both languages; the link of the confirmation shows, moves and cancels the booking', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  await findCar(page, 'ABC123');
  await chooseService(page);
  const time = await chooseTime(page);
  await fillIn(page);
  const id = await book(page);
  const saved = await downloadsOf(page);
  const clock = time.slice(0, 19).replace(/[-:]/g, '');
  for (const [path, label, summary] of [
    [`/en${BOOKING_PATH}`, 'Add to the calendar', 'SUMMARY:Workshop: Norrväg '],
    [BOOKING_PATH, 'Lägg till i kalendern', 'SUMMARY:Verkstad: Norrväg '],
  ] as const) {
    // The confirmation stays in the other language, too.
    await page.goto(fixture.urlOf(path));
    const button = await page.waitForSelector(`[data-booked] button ::-p-text(${label})`);
    const file = await saved(async () => {
      await button?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
      await page.keyboard.press('Enter');
    });
    expect(file.name).toBe(`${id}.ics`);
    const lines = file.text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'TZID:Europe/Stockholm',
        `UID:${id}@norrvag-se`,
        `DTSTART;TZID=Europe/Stockholm:${clock}`,
        expect.stringContaining(summary),
        expect.stringContaining(`DESCRIPTION:`),
        'END:VCALENDAR',
      ]),
    );
  }
  const href = await page.$eval('[data-booked] a[href*="token="]', (link) => (link as HTMLAnchorElement).href);
  await page.goto(href);
  await page.waitForSelector(`[data-booking="${id}"]`);
  const timeOf = () => page.$eval('[data-booking]', (facts) => (facts as HTMLElement).dataset.time);
  const before = await timeOf();
  const pressIn = async (text: string) => {
    const found = await page.waitForSelector(`#min-bokning button ::-p-text(${text})`);
    await found?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
    await page.keyboard.press('Enter');
  };
  await pressIn('Flytta bokningen');
  await press(page, '[data-date]:not([aria-disabled])');
  await press(page, `[data-slot]:not([data-slot="${before}"]):not(:has(small))`);
  await eventually(() => textOf(page, '[data-notice]'), 'Bokningen är flyttad');
  expect(await timeOf()).not.toBe(before);
  expect(await violations(page, '#min-bokning')).toEqual([]);
  await pressIn('Avboka');
  await press(page, '[data-cancel]');
  await eventually(() => textOf(page, '[data-notice]'), 'Bokningen är avbokad och tiden är ledig för andra');
  expect((await bookings())[0]).toMatchObject({ id, state: 'cancelled' });
});
