import { beforeEach, expect } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import type { TireConfirmation } from '../../src/contracts/tireHotel/tireBooking.ts';
import { overflow, violations } from './accessibility.ts';
import { enterText } from './browser.ts';
import { browserFixture } from './fixtures.ts';
import { tireStateOf } from './tireHotel.ts';
import {
  logIn,
  pressIn,
  pressTireButton,
  requestCode,
  searchPlate,
  TIRE_HOTEL_PATH,
  tireStepIs,
} from './tireHotelPage.ts';

/** The tyre hotel in Chromium: a product for the tests of a file, and what they do before what they test. */

export const FREE_DAY = '[data-date]:not([aria-disabled])';
export const CODE_FIELD = '#tireHotel [autocomplete="one-time-code"]';
export const CONTACT = {
  firstName: 'Canaria',
  lastName: 'Ekdahl',
  phoneMobile: '070-174 06 98',
  email: 'canaria@example.com',
};

/** Returns the text of an element of the tyre hotel. */
export const tireText = (page: Page, selector: string): Promise<string> =>
  page.$eval(`#tireHotel ${selector}`, ({ textContent }) => textContent ?? '');

/** Returns what the session storage has. */
export const storedTire = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.sessionStorage.getItem('tirehotel'));

/** Waits until nothing is written to the storage any more: what is typed is encrypted first. */
export const storageSettles = (page: Page) =>
  page.waitForFunction(
    () => {
      const seen = window as unknown as { lastStored?: string | null };
      const before = seen.lastStored;
      seen.lastStored = sessionStorage.getItem('tirehotel');
      return typeof before === 'string' && before === seen.lastStored;
    },
    { polling: 200 },
  );

/** Makes the page ask how long its session lasts, as when the visitor comes back to it. */
export const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Expects no violation of axe's rules, and no scrolling to the side. */
export async function auditTire(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page, '#tireHotel')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

export async function chooseDay(page: Page): Promise<void> {
  await pressIn(page, FREE_DAY);
  await page.waitForSelector('#tireHotel [data-day]');
}

/** Chooses a time and returns its moment. */
export async function chooseTime(page: Page, at = 0): Promise<string> {
  await page.waitForSelector('#tireHotel [data-slot]');
  const slots = await page.$$eval('#tireHotel [data-slot]', (all) =>
    all.map((each) => (each as HTMLElement).dataset.slot),
  );
  const slot = slots[at] ?? '';
  await pressIn(page, `[data-slot="${slot}"]`);
  await page.waitForSelector('#tire-firstName');
  return slot;
}

export async function fillIn(page: Page, person: Record<string, string> = CONTACT): Promise<void> {
  await page.waitForSelector('#tire-firstName');
  for (const [name, value] of Object.entries(person)) await enterText(page, `#tire-${name}`, value);
}

/** Goes from the open booking to its review. Returns the moment of the chosen time. */
export async function openReview(page: Page): Promise<string> {
  await chooseDay(page);
  const slot = await chooseTime(page);
  await fillIn(page);
  await pressIn(page, '[data-review]');
  await page.waitForSelector('#tireHotel [data-book]');
  return slot;
}

/** Sends the booking, and returns its number. */
export async function book(page: Page): Promise<string> {
  await pressIn(page, '[data-book]');
  await tireStepIs(page, 'confirmation');
  return tireText(page, '[data-booking-number]');
}

interface VisitOptions {
  width?: number;
  path?: string;
  consent?: readonly 'statistics'[];
}

/** Starts a product and a browser for the tests of a file. Before each test nothing is stored, sent or counted towards a limit. */
export function tireHotelBrowser() {
  const fixture = browserFixture({ cars: 60 });
  beforeEach(async () => {
    await fetch(`${fixture.product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
    // Limits of a day are over.
    fixture.product.advanceClock(86_400);
  });

  async function visit({ width = 1280, path = TIRE_HOTEL_PATH, consent = [] }: VisitOptions = {}): Promise<Page> {
    const viewport = width < 600 ? { width, height: 740, isMobile: true, hasTouch: true } : { width, height: 900 };
    return (await fixture.visit(path, { viewport, consent })).page;
  }

  return {
    fixture,
    visit,
    /** A refused call is a line of the console. */
    expectStatus: (...all: readonly number[]) =>
      fixture.expectErrors(...all.map((status) => new RegExp(`(?:status of |^)${status}\\b`))),
    /** Opens the step of the code, and returns the code. */
    async openCode(page: Page, plate = 'DCK100'): Promise<string> {
      await searchPlate(page, plate);
      await tireStepIs(page, 'login');
      return requestCode(page, fixture.product);
    },
    /** Logs in and opens the booking. */
    async openBooking({ plate = 'DCK100', ...options }: VisitOptions & { plate?: string } = {}): Promise<Page> {
      const page = await visit(options);
      await logIn(page, fixture.product, plate);
      await pressTireButton(page, 'Boka hjulskifte');
      await tireStepIs(page, 'booking');
      return page;
    },
    bookings: async (): Promise<readonly TireConfirmation[]> => (await tireStateOf(fixture.product)).tirehotel.bookings,
    /** Gives all plates a scenario; `none` is their own. */
    async setScenario(scenario: string): Promise<void> {
      const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
      expect((await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) })).status).toBe(200);
    },
  };
}
