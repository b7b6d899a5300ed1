import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import {
  BOOKING_PATH,
  book,
  changeCar,
  chooseTime,
  fillIn,
  findCar,
  press,
  pressButton,
  stepIsOpen,
  toggle,
} from '../../support/booking/bookingPage.ts';
import { bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { DESKTOP, enterText, PHONE, reload } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** The booking of a workshop time from a plate to the confirmation, by the keyboard; nothing is lost on the way (F086–F098, F102, U23). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const headingOf = (page: Page) => textOf(page, '#booking [data-status="open"] h2');
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;

const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(({ event }) => event),
  );

type State = 'plate' | 'services' | 'add-ons' | 'times' | 'review' | 'booked';
/** States that axe reads on desktops: those whose summary is a column instead of a sheet. */
const READ_ON_DESKTOPS = matrixCases<State>(
  ['plate', 'services', 'add-ons', 'times', 'review', 'booked'],
  ['services', 'review'],
);

/** Audits the flow at the top of the page, where neither the header nor the sheet covers a part of it. */
async function audit(page: Page, state: State): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const isRead = page.viewport()?.width === PHONE.width || READ_ON_DESKTOPS.includes(state);
  if (isRead) expect(await violations(page, '#booking')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

describe('F086 F089 F090 F091 F092 F093 F094 F095 F098 plate to confirmation with message, quantity and add-on', () => {
  test('on a phone', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await bookAll(page);
  });

  test('on a desktop F102 Q36 with events of the six steps and the purchase, without plate, place or name; U23 Ny bokning begins again', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: DESKTOP, consent: ['statistics'] });
    const id = await bookAll(page);
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

    await reload(page);
    await page.waitForSelector('[data-booked]');
    await pressButton(page, 'Ny bokning');
    await stepIsOpen(page, 1);
    expect(await page.evaluate(() => sessionStorage.getItem('forecourt.booking'))).toBeNull();
  });
});

/** Books from the first step to the last, and asserts each. Returns the number of the booking. */
async function bookAll(page: Page): Promise<string> {
  expect(await headingOf(page)).toContain('Steg 1/4');
  await audit(page, 'plate');
  await findCar(page, 'abc 123');
  await chooseServices(page);
  await chooseAddons(page);

  await stepIsOpen(page, 4);
  expect(await headingOf(page)).toBe('Steg 4/4Välj en verkstad och tid som passar dig');
  await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
  expect((await page.$$('[data-department]')).length).toBe(5);
  await pressButton(page, 'Hämta fler');
  await page.waitForFunction(() => document.querySelectorAll('[data-department]').length > 5);
  // F088: ABC123 is a Volvo.
  expect(await textOf(page, '[data-department]:has([data-authorised])')).toMatch(/Auktoriserad .+-verkstad/);
  const time = await chooseTime(page);
  expect(await headingOf(page)).toBe('Steg 4/4Dina kontaktuppgifter');
  await audit(page, 'times');
  await fillIn(page);
  expect(await headingOf(page)).toBe('Steg 4/4Kontrollera din bokning');
  expect(await textOf(page, '[data-step="4"] [data-mileage]')).toMatch(/^8\s200 mil$/);
  expect(await textOf(page, '[data-step="4"]')).toContain('Ändra verkstad eller tid');
  await audit(page, 'review');
  const number = await book(page);
  expect(await textOf(page, '[data-booked] h2')).toBe('Bokning bekräftad');
  await audit(page, 'booked');
  const [booked] = await bookings();
  expect(booked).toMatchObject({ id: number, timeSlot: time });
  return number;
}

async function chooseServices(page: Page): Promise<void> {
  await stepIsOpen(page, 2);
  await page.waitForSelector('[data-code="oil-change"]');
  expect(await headingOf(page)).toBe('Steg 2/4Välj en eller flera tjänster');
  expect(await textOf(page, '#booking [data-make]')).toMatch(/^Vi har auktoriserade .+-verkstäder$/);
  await audit(page, 'services');

  // A message is required, and an empty one is no choice.
  await toggle(page, 'diagnosis');
  await page.waitForSelector('[data-code="diagnosis"] textarea');
  await pressButton(page, 'Fortsätt');
  await eventually(() => textOf(page, '[data-code="diagnosis"] [role="status"]'), 'Ange meddelande');
  await enterText(page, '[data-code="diagnosis"] textarea', 'Skrapar fram');
  expect(await textOf(page, '[data-code="diagnosis"] textarea + small')).toBe('12/80');
  await toggle(page, 'originalservice');
  await page.waitForSelector('[data-code="originalservice"] input[type="text"]');
  await pressButton(page, 'Fortsätt');
  await eventually(() => textOf(page, '[data-code="originalservice"] [role="status"]'), 'Ange miltal');
  await enterText(page, '[data-code="originalservice"] input[type="text"]', '8 200');
  // Chosen again, it is chosen with the mileage that is shown.
  await toggle(page, 'originalservice');
  await page.waitForSelector('[data-code="originalservice"]:not([data-checked])');
  await toggle(page, 'originalservice');
  await page.waitForSelector('[data-code="originalservice"] input[type="text"][value="8200"]');
  await toggle(page, 'tyre-mounting');
  await page.waitForSelector('[data-code="tyre-mounting"] select');
  const quantities = await page.$$eval('[data-code="tyre-mounting"] option', (all) =>
    all.map(({ value }) => Number(value)),
  );
  expect(quantities).toEqual([1, 2, 3, 4]);
  await page.select('[data-code="tyre-mounting"] select', '4');
  await pressButton(page, 'Fortsätt');
}

async function chooseAddons(page: Page): Promise<void> {
  await page.waitForSelector('[data-step="3"] [data-code]');
  expect(await headingOf(page)).toBe('Steg 3/4Välj tillval');
  expect(await textOf(page, '[data-step="2"] h2')).toContain('Valda tjänster');
  await audit(page, 'add-ons');
  // The chosen radio again is no choice.
  const radio = '[data-step="3"] input[type="radio"]';
  await press(page, radio, 'Space');
  await page.waitForSelector(`${radio}:checked`);
  await press(page, radio, 'Space');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, `${radio}:checked`);
  await chooseOneOf(page, 'taxi', 'courtesy-car-small');
  await toggle(
    page,
    await page.$eval(
      '[data-step="3"] [data-code]:has([type="checkbox"])',
      (row) => (row as HTMLElement).dataset.code ?? '',
    ),
  );
  await pressButton(page, 'Fortsätt');
}

/** Chooses between an offering with a message and another one of its exclusive category: there is one choice, in the end none. */
async function chooseOneOf(page: Page, withMessage: string, other: string): Promise<void> {
  const isChosen = (...codes: string[]) =>
    eventually(
      () =>
        page.$$eval('[data-step="3"] [data-checked]', (rows) => rows.map((row) => (row as HTMLElement).dataset.code)),
      codes,
    );
  const message = `[data-code="${withMessage}"] textarea`;
  await toggle(page, withMessage);
  await isChosen(withMessage);
  await toggle(page, other);
  await isChosen(other);
  await toggle(page, withMessage);
  await isChosen(withMessage);
  await enterText(page, message, 'Storgatan 1');
  await toggle(page, other);
  await isChosen(other);
  await toggle(page, withMessage);
  await enterText(page, message, 'Storgatan 1');
  await isChosen(withMessage);
  await press(page, `[data-code="${withMessage}"] input[type="radio"]`, 'Space');
  await isChosen();
  expect(await page.$(message)).toBeNull();
}

describe('U23 F096 nothing is lost', () => {
  test('in every step a reload restores it, and the back button goes a step back', async () => {
    const { page } = await fixture.visit(BOOKING_PATH);
    await findCar(page, 'ABC123');
    await page.waitForSelector('[data-code="oil-change"]');
    await reload(page);
    await toggle(page, 'oil-change');
    await reload(page);
    await page.waitForSelector('[data-code="oil-change"] input:checked');
    await pressButton(page, 'Fortsätt');
    await page.waitForSelector('[data-step="3"] [data-code]');
    await reload(page);
    await stepIsOpen(page, 3);
    await page.waitForSelector('[data-step="3"] [data-code]');
    await pressButton(page, 'Fortsätt utan tillval');
    await stepIsOpen(page, 4);
    await page.waitForSelector('[data-department]');
    await reload(page);
    await stepIsOpen(page, 4);
    await chooseTime(page);
    await reload(page);
    await page.waitForSelector('#booking-firstName');
    const stored = await page.evaluate(() => sessionStorage.getItem('forecourt.booking') ?? '');
    expect([stored.includes('oil-change'), stored.includes('Canaria')]).toEqual([true, false]);
    const url = page.url();

    await page.goBack();
    await page.waitForSelector('[data-department]');
    await page.goBack();
    await stepIsOpen(page, 3);
    await page.goBack();
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="oil-change"] input:checked');
    await page.goBack();
    await stepIsOpen(page, 1);
    await page.goForward();
    await stepIsOpen(page, 2);
    // The URL has neither step, plate nor place (Q36).
    expect([page.url(), url]).toEqual([fixture.urlOf(BOOKING_PATH), fixture.urlOf(BOOKING_PATH)]);
  });

  test('another plate clears the services', async () => {
    const { page } = await fixture.open();
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
    await changeCar(page);
    await findCar(page, 'DEF456', '');
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="oil-change"]');
    expect(await page.$('[data-code="oil-change"] input:checked')).toBeNull();
  });
});
