import { beforeEach, expect, test } from '@jest/globals';
import type { KeyInput, Page } from 'puppeteer';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, CUSTOMER, press, stepIsOpen } from '../../support/booking/bookingPage.ts';
import { bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { PHONE, pressMany, preventsKey, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';

/** The whole booking as a visitor without a mouse does it: by Tab and keys, on a slow phone, in another time zone. */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

/** Elements of a page from one to another; a keyboard that needs more never arrives. */
const MAX_TABS = 150;

/** Presses Tab until an element that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab reaches ${selector}`);
}

async function pressAt(page: Page, selector: string, key: KeyInput = 'Enter'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

async function typeAt(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

test('F086 F095 Q45 by Tab and keys alone, at a quarter of the speed, in New York', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  await page.emulateTimezone('America/New_York');
  await page.emulateCPUThrottling(4);
  await page.goto(fixture.urlOf(BOOKING_PATH), { waitUntil: 'load' });
  const open = '#booking [data-status="open"]';
  await typeAt(page, '#booking input[autocapitalize]', 'abc123');
  await typeAt(page, '#booking [role="combobox"]', 'borå');
  await page.waitForSelector('#booking [role="option"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${open} button[type="submit"]:not([aria-disabled])`);
  await pressAt(page, `${open} button[type="submit"]`);

  await stepIsOpen(page, 2);
  await pressAt(page, '[data-code="originalservice"] input[type="checkbox"]', 'Space');
  await typeAt(page, '[data-code="originalservice"] input[type="text"]', '8200');
  await pressAt(page, '[data-code="tyre-mounting"] input[type="checkbox"]', 'Space');
  await tabTo(page, '[data-code="tyre-mounting"] select');
  await page.keyboard.press('ArrowDown');
  await pressAt(page, '[data-code="diagnosis"] input[type="checkbox"]', 'Space');
  await typeAt(page, '[data-code="diagnosis"] textarea', 'Skrapar fram');
  const next = `${open} div > button:not([data-code] *):not([aria-label])`;
  await pressAt(page, next);

  await page.waitForSelector('[data-step="3"] [data-code]');
  await pressAt(page, '[data-step="3"] [data-code] input[type="checkbox"]', 'Space');
  await pressAt(page, `[data-step="3"] ${next.slice(open.length)}`);

  await stepIsOpen(page, 4);
  await pressAt(page, '[data-department] > button');
  await pressAt(page, '[data-active] [data-date]:not([aria-disabled])');
  const slot = '[data-slot]:not(:has(small))';
  await tabTo(page, slot);
  const time = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.slot ?? '');
  await page.keyboard.press('Enter');
  await typeAt(page, '#booking-firstName', 'Canaria');
  await typeAt(page, '#booking-lastName', 'Ek');
  await typeAt(page, '#booking-phone', CUSTOMER.phone);
  await typeAt(page, '#booking-email', CUSTOMER.email);
  await page.keyboard.press('Enter');
  await pressAt(page, '[data-book]');
  await page.waitForSelector('[data-booked]');
  // The time is that of the workshop, also where the browser has another one.
  expect(await page.$eval('[data-booked]', ({ textContent }) => textContent)).toContain(`, ${time.slice(11, 16)}`);
  const { bookings } = (await sandboxState(fixture.product)).booking;
  expect(bookings).toMatchObject([{ timeSlot: time, state: 'confirmed' }]);
});

test('F094 after a key beyond the first day the button of later weeks keeps the focus', async () => {
  const { page } = await fixture.open();
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
  await press(page, '[data-department] > button');
  const free = '[data-active] [data-date]:not([aria-disabled])';
  await page.waitForSelector(free);
  await page.focus(free);
  await pressMany(page, 'PageUp', 3);
  await page.waitForSelector('[data-active] [data-today]:focus');
  expect(await preventsKey(page, '[data-active] [data-today]', { key: 'ArrowLeft', altKey: true })).toBe(false);
  const later = '[data-active] [aria-label="Senare veckor"]';
  await press(page, later);
  await page.waitForFunction(() => !document.querySelector('[data-active] [data-today]'));
  await waitForIdle(page);
  expect(await page.$(`${later}:focus`)).not.toBeNull();
});
