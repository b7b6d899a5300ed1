import { expect } from '@jest/globals';
import type { Page } from 'puppeteer';
import { enterText } from '../browser/browser.ts';

/** Steps of the workshop booking in the browser, by the keyboard alone. */

export const BOOKING_PATH = '/service-och-verkstad/boka-bilverkstad';

/** Focuses an element and presses a key, because the page may still scroll. */
export async function press(page: Page, selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await page.waitForSelector(selector);
  await page.focus(selector);
  await page.keyboard.press(key);
}

/** Presses the button with a text. */
export async function pressButton(page: Page, text: string): Promise<void> {
  const found = await page.waitForSelector(`#booking button ::-p-text(${text})`);
  await found?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
  await page.keyboard.press('Enter');
}

/** Fills in plate and place, and continues. */
export async function findCar(page: Page, plate: string, place = 'borås'): Promise<void> {
  await page.waitForSelector('#booking [role="combobox"]');
  await page.$eval('#booking input[autocapitalize]', (input) => (input as HTMLInputElement).select());
  await page.type('#booking input[autocapitalize]', plate);
  if (place !== '') {
    await page.$eval('#booking [role="combobox"]', (input) => (input as HTMLInputElement).select());
    await enterText(page, '#booking [role="combobox"]', place);
    await page.waitForSelector('#booking [role="option"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await press(page, '#booking button[type="submit"]:not([disabled])');
}

/** Opens the first step again, and waits until its heading has the focus, which would be taken from a field otherwise. */
export async function changeCar(page: Page): Promise<void> {
  await press(page, '[data-step="1"] header button');
  await page.waitForFunction(() => document.activeElement?.matches('[data-step="1"][data-status="open"] h2'));
}

/** Chooses or leaves out a service or an add-on. */
export const toggle = (page: Page, code: string): Promise<void> => press(page, `[data-code="${code}"] input`, 'Space');

export const openStep = (page: Page): Promise<string | undefined> =>
  page.$eval('#booking [data-status="open"]', (step) => (step as HTMLElement).dataset.step);

/** Waits until a step is open. */
export async function stepIsOpen(page: Page, step: number): Promise<void> {
  await page.waitForSelector(`#booking [data-step="${step}"][data-status="open"]`);
}

/** Goes from the services to the workshops with one service and no add-on. */
export async function chooseService(page: Page, code = 'oil-change'): Promise<void> {
  await stepIsOpen(page, 2);
  await toggle(page, code);
  await pressButton(page, 'Fortsätt');
  await page.waitForSelector('[data-step="3"] [data-code], [data-step="4"][data-status="open"]');
  if (await page.$('[data-step="3"] [data-code]')) await pressButton(page, 'Fortsätt utan tillval');
  await stepIsOpen(page, 4);
}

/** Opens the first workshop and its first day with a free time that is no full day. */
export async function openTimes(page: Page): Promise<void> {
  await press(page, '[data-department] > button');
  const free = '[data-date]:not([aria-disabled])';
  await page.waitForSelector(`${free}, [data-active] [role="status"]`);
  if (!(await page.$('[data-slot]'))) await press(page, free);
  await page.waitForSelector('[data-slot]:not(:has(small))');
}

/** Opens the first workshop and chooses its first free time that is no full day. Returns the time. */
export async function chooseTime(page: Page): Promise<string> {
  await openTimes(page);
  const slot = '[data-slot]:not(:has(small))';
  const time = await page.$eval(slot, (button) => (button as HTMLElement).dataset.slot ?? '');
  await press(page, slot);
  await page.waitForSelector('#booking-firstName');
  return time;
}

export const CUSTOMER = { firstName: 'Canaria', lastName: 'Ek', phone: '070-991 45 67', email: 'canaria@example.com' };

/** Fills in the contact details and opens the review. */
export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(CUSTOMER)) await enterText(page, `#booking-${name}`, value);
  await pressButton(page, 'Granska bokningen');
  await page.waitForSelector('[data-book]');
}

/** Sends the booking and returns its number. */
export async function book(page: Page): Promise<string> {
  await press(page, '[data-book]');
  await page.waitForSelector('[data-booked]');
  return page.$eval('[data-booking-number]', ({ textContent }) => textContent ?? '');
}

/** Asserts that a problem names a human being: a mail address and a phone (U22). */
export async function hasHelp(page: Page, alert: string): Promise<void> {
  expect(await page.$(`${alert} a[href^="mailto:"]`)).not.toBeNull();
  expect(await page.$(`${alert} a[href^="tel:"]`)).not.toBeNull();
}
