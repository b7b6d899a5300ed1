import { beforeEach, expect } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { Vehicle } from '../../../src/contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../../src/contracts/tireHotel/tireBooking.ts';
import { SESSION_IDLE_MS, STORAGE_KEY } from '../../../src/contracts/tireHotel/tireHotelFields.ts';
import { EMPTY_DRAFT, INITIAL_STATE, type TireState } from '../../../src/features/tireHotel/flow/tireState.ts';
import { createTireStorage } from '../../../src/features/tireHotel/flow/tireStorage.ts';
import { overflow, violations } from '../browser/accessibility.ts';
import { enterText, waitForHydration } from '../browser/browser.ts';
import { browserFixture } from '../data/fixtures.ts';
import { openWithStored } from '../storedText.ts';
import { bookingOf, createVisitor, tireStateOf, type Visitor } from './tireHotel.ts';
import { pressIn, TIRE_HOTEL_PATH, tireStepIs } from './tireHotelPage.ts';

/** The tire hotel in Chromium: a product for the tests of a file, and what they do before what they test. */

export const FREE_DAY = '[data-date]:not([aria-disabled])';
export const CODE_FIELD = '#tireHotel [autocomplete="one-time-code"]';
export const CONTACT = {
  firstName: 'Canaria',
  lastName: 'Ekdahl',
  phoneMobile: '070-174 06 98',
  email: 'canaria@example.com',
};

/** Returns the text of an element of the tire hotel. */
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

/** Expects no violation of axe's rules, unless they are asserted at another width, and no scrolling to the side. */
export async function auditTire(page: Page, withRules = true): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  if (withRules) expect(await violations(page, '#tireHotel')).toEqual([]);
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
  /** For what has to happen before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
}

interface StoredOptions extends VisitOptions {
  plate?: string;
}

/** Returns what the product stores of a state, with the keys that the server gives to the visitor. */
async function storedTextOf(visitor: Visitor, state: Partial<TireState>): Promise<string> {
  let text: string | null = null;
  const write = (value: string | null) => {
    text = value;
  };
  const storage = createTireStorage({ read: () => text, write }, Date.now);
  await storage.takeKeys(JSON.parse((await visitor.call('/authorization/storage', { method: 'GET' })).body));
  await storage.save({ ...INITIAL_STATE, ...state }, SESSION_IDLE_MS);
  return text ?? '';
}

/** Starts a product and a browser for the tests of a file. Before each test nothing is stored, sent or counted towards a limit. */
export function tireHotelBrowser() {
  const fixture = browserFixture({ cars: 60 });
  beforeEach(async () => {
    await fixture.product.resetSandbox();
    // Limits of a day are over.
    fixture.product.advanceClock(86_400);
  });

  const pageOptions = ({ width = 1280, consent = [] }: VisitOptions) => ({
    viewport: width < 600 ? { width, height: 740, isMobile: true, hasTouch: true } : { width, height: 900 },
    consent,
  });

  async function visit({ path = TIRE_HOTEL_PATH, ...options }: VisitOptions = {}): Promise<Page> {
    return (await fixture.visit(path, pageOptions(options))).page;
  }

  /** Opens the page of a visitor who has come to a state by HTTP calls alone. It is restored as after a reload. */
  async function openState(visitor: Visitor, state: Partial<TireState>, options: VisitOptions): Promise<Page> {
    const [{ page }, text] = await Promise.all([fixture.open(pageOptions(options)), storedTextOf(visitor, state)]);
    const url = fixture.urlOf(options.path ?? TIRE_HOTEL_PATH);
    const attributes = { url, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;
    await page.setCookie(...[...visitor.cookies].map(([name, value]) => ({ name, value, ...attributes })));
    await options.prepare?.(page);
    await openWithStored(page, url, { key: STORAGE_KEY, text });
    await waitForHydration(page);
    return page;
  }

  /** Logs a visitor in by HTTP calls. Returns the state of the step after it, too. */
  async function logInByCalls(plate = 'DCK100') {
    const visitor = createVisitor(fixture.product);
    const { customer, token, code } = await visitor.requestCode(plate);
    const vehicle = JSON.parse((await visitor.validate(token, code)).body).vehicles[0] as Vehicle;
    return { visitor, vehicle, state: { step: 'loggedIn', customer, vehicle } satisfies Partial<TireState> };
  }

  /** Returns the visitor, the first free time, and the state of a booking that has everything but the last button. */
  async function reviewByCalls(plate?: string) {
    const { visitor, vehicle, state } = await logInByCalls(plate);
    const [slot = ''] = (await visitor.freeTimes(vehicle)).sort();
    const draft = { ...EMPTY_DRAFT, ...CONTACT, phoneMobile: '0701740698', day: slot.slice(0, 10), startTime: slot };
    const review = { ...state, step: 'booking', part: 'review', draft } satisfies Partial<TireState>;
    return { visitor, vehicle, slot, review };
  }

  return {
    fixture,
    visit,
    /** A refused call is a line of the console. */
    expectStatus: (...all: readonly number[]) =>
      fixture.expectErrors(...all.map((status) => new RegExp(`(?:status of |^)${status}\\b`))),
    /** Opens the step of the code, and returns the page and the code. */
    async openCode({ plate = 'DCK100', ...options }: StoredOptions = {}): Promise<{ page: Page; code: string }> {
      const visitor = createVisitor(fixture.product);
      const { customer, token, code } = await visitor.requestCode(plate);
      const requested = { authorizationToken: token, requestedAt: Date.now(), wrongTries: 0 };
      const page = await openState(visitor, { step: 'code', customer, code: requested }, options);
      await tireStepIs(page, 'code');
      return { page, code };
    },
    /** Opens the vehicle of a visitor who is logged in. Returns the page and the visitor. */
    async openVehicle({ plate, ...options }: StoredOptions = {}): Promise<{ page: Page; visitor: Visitor }> {
      const { visitor, state } = await logInByCalls(plate);
      const page = await openState(visitor, state, options);
      return { page, visitor };
    },
    /** Opens the booking of a visitor who is logged in. */
    async openBooking({ plate, ...options }: StoredOptions = {}): Promise<Page> {
      const { visitor, state } = await logInByCalls(plate);
      const page = await openState(visitor, { ...state, step: 'booking' }, options);
      await tireStepIs(page, 'booking');
      return page;
    },
    /** Opens the booking with the first free time; the contact details are empty. */
    async openContact({ plate, ...options }: StoredOptions = {}): Promise<Page> {
      const { visitor, slot, review } = await reviewByCalls(plate);
      const draft = { ...EMPTY_DRAFT, day: slot.slice(0, 10), startTime: slot };
      const page = await openState(visitor, { ...review, part: 'form', draft }, options);
      await page.waitForSelector('#tire-firstName');
      return page;
    },
    /** Opens a booking that is filled in, with the first free time. Returns the page and the moment of the time. */
    async openReview({ plate, ...options }: StoredOptions = {}): Promise<{ page: Page; slot: string }> {
      const { visitor, slot, review } = await reviewByCalls(plate);
      const page = await openState(visitor, review, options);
      await page.waitForSelector('#tireHotel [data-book]');
      return { page, slot };
    },
    /** Opens the confirmation of a booking of the first free time. */
    async openConfirmation({ plate, ...options }: StoredOptions = {}) {
      const { visitor, vehicle, slot, review } = await reviewByCalls(plate);
      const confirmation: TireConfirmation = JSON.parse((await visitor.book(vehicle, bookingOf(vehicle, slot))).body);
      const page = await openState(visitor, { ...review, step: 'confirmation', part: 'form', confirmation }, options);
      await tireStepIs(page, 'confirmation');
      return { page, slot, id: confirmation.bookingConfirmationId };
    },
    bookings: async () => (await tireStateOf(fixture.product)).tirehotel.bookings,
    /** Gives all plates a scenario; `none` is their own. */
    async setScenario(scenario: string): Promise<void> {
      const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
      expect((await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) })).status).toBe(200);
    },
  };
}
