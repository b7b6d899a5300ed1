import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PLACE as PLACE_OF_BOOKING } from '../../../src/features/booking/flow/flow.fixture.ts';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import {
  BOOKING_PATH,
  book,
  CUSTOMER,
  chooseService,
  chooseTime,
  fillIn,
  findCar,
  openTimes,
  press,
  pressButton,
  stepIsOpen,
  toggle,
} from '../../support/booking/bookingPage.ts';
import { bookingAtContact, bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { enterText, PHONE, reload, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** What a visitor has entered but not sent yet, and how the list was left, over a reload and the back button (U23, F096). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const STORED_CONTACT = 'forecourt.booking.contact';
const PLATE = '#booking input[autocapitalize]';
const PLACE = '#booking [role="combobox"]';
const FREE_DAY = '[data-active] [data-date]:not([aria-disabled])';
const CHOSEN_DAY = '[data-active] [data-date][aria-pressed="true"]';
const SLOT = '[data-active] [data-slot]:not(:has(small))';
const SORT = '#booking [data-step="4"] select';
const textIn = (page: Page, selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value).catch(() => null);
const openWorkshop = (page: Page) =>
  page.$eval('[data-active]', (card) => (card as HTMLElement).dataset.department).catch(() => null);
const countOf = (page: Page) => page.$$eval('[data-department]', ({ length }) => length);
const replaceText = async (page: Page, selector: string, text: string) => {
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  if (text === '') await page.keyboard.press('Delete');
  else await enterText(page, selector, text);
};
const code = () => document.activeElement?.closest<HTMLElement>('[data-code]')?.dataset.code;

describe('U23 F096 step 1', () => {
  test('plate and place that are not sent yet survive a reload, and the form continues', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await page.type(PLATE, 'abc123');
    await enterText(page, PLACE, 'borås');
    await page.waitForSelector('#booking [role="option"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#booking button[type="submit"]:not([aria-disabled])');
    await reload(page);
    await eventually(() => textIn(page, PLATE), 'ABC123');
    expect(await textIn(page, PLACE)).toBe('Borås');
    await press(page, '#booking button[type="submit"]:not([aria-disabled])');
    await stepIsOpen(page, 2);
    // The car that was found is what step 1 shows from now on.
    await page.goBack();
    await stepIsOpen(page, 1);
    expect([await textIn(page, PLATE), await textIn(page, PLACE)]).toEqual(['ABC123', 'Borås']);
  });
});

test('U23 after a reload the focus stays where the visitor acts', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
  await findCar(page, 'ABC123');
  await page.waitForSelector('[data-code="oil-change"]');
  await reload(page);
  await toggle(page, 'oil-change');
  await page.waitForSelector('[data-code="oil-change"] input:checked');
  expect(await page.evaluate(code)).toBe('oil-change');
  await toggle(page, 'diagnosis');
  await page.waitForSelector('[data-code="diagnosis"] textarea:focus');
  await page.keyboard.type('Skrapar');
  expect(await textIn(page, '[data-code="diagnosis"] textarea')).toBe('Skrapar');
});

test('U23 F089 F090 a message and a mileage that are left out stay so after a reload, and are not booked', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
  await findCar(page, 'ABC123');
  const rows = ['diagnosis', 'repair', 'originalservice'] as const;
  const boxOf = (row: string) => `[data-code="${row}"] :is(textarea, input[type="text"])`;
  const checked = () =>
    page.$$eval('#booking [data-step="2"] [data-code]:has(input:checked)', (all) =>
      all.map((each) => (each as HTMLElement).dataset.code),
    );
  await toggle(page, 'oil-change');
  for (const row of rows) {
    await toggle(page, row);
    await enterText(page, boxOf(row), row === 'originalservice' ? '8200' : 'Skrapar fram');
    await page.waitForSelector(`[data-code="${row}"][data-checked]`);
  }
  // One is left out at once, one after a reload with it, and one by its text.
  await toggle(page, 'diagnosis');
  await replaceText(page, boxOf('repair'), '');
  await reload(page);
  await eventually(checked, ['originalservice', 'oil-change']);
  await toggle(page, 'originalservice');
  await eventually(checked, ['oil-change']);
  await reload(page);
  await eventually(checked, ['oil-change']);
  expect(await page.$(rows.map(boxOf).join())).toBeNull();
  await pressButton(page, 'Fortsätt');
  await stepIsOpen(page, 3);
  await pressButton(page, 'Fortsätt utan tillval');
  await chooseTime(page);
  await fillIn(page);
  expect(await page.$('[data-step="4"] [data-mileage]')).toBeNull();
  await book(page);
  expect((await sandboxState(fixture.product)).booking.bookings).toMatchObject([
    { mileage: 0, serviceOfferingRequests: [{ kobraId: 'oil-change', unitsSelected: 1, userInput: '' }] },
  ]);
});

test('U23 the confirmation takes the focus when the booking is made, not when the page is loaded again', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const { state } = await bookingAtContact(fixture.product);
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  await fillIn(page);
  await book(page);
  const title = '[data-booked] h2';
  await page.waitForSelector(`${title}:focus`);
  await reload(page);
  await page.waitForSelector(title);
  await waitForIdle(page);
  expect(await page.$(`${title}:focus`)).toBeNull();
});

test('U23 contact details survive a reload, encrypted, until the booking is made', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const { state } = await bookingAtContact(fixture.product);
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  const storedContact = () => page.evaluate((name) => sessionStorage.getItem(name), STORED_CONTACT);
  const last = await page.waitForSelector('#booking-firstName');
  await last?.type(CUSTOMER.firstName);
  await eventually(storedContact, expect.any(String));
  await reload(page);
  await eventually(() => textIn(page, '#booking-firstName'), CUSTOMER.firstName);
  await page.$eval('#booking-firstName', (field) => (field as HTMLInputElement).select());
  await fillIn(page);
  await reload(page);
  await page.waitForSelector('[data-book]');
  expect(await page.$eval('#booking', ({ textContent }) => textContent)).toContain(CUSTOMER.email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toContain(CUSTOMER.firstName);
  await book(page);
  expect(await storedContact()).toBeNull();
});

test('F010 U23 the names of services and the label of the position follow the language of the page', async () => {
  const { page } = await fixture.open();
  const state = await bookingAtWorkshops(fixture.product);
  const location = { ...PLACE_OF_BOOKING, name: '', placeId: null };
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), { ...state, location, displayState: 1 });
  const summary = () => page.$eval('#booking aside', ({ textContent }) => textContent ?? '').catch(() => '');
  for (const [path, service, place] of [
    [BOOKING_PATH, 'Oljebyte', 'Min position'],
    [`/en${BOOKING_PATH}`, 'Oil change', 'My location'],
    [BOOKING_PATH, 'Oljebyte', 'Min position'],
  ] as const) {
    if (page.url() !== fixture.urlOf(path)) await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await eventually(summary, expect.stringContaining(service));
    expect(await page.$eval('[data-step="2"]', ({ textContent }) => textContent)).toContain(service);
    expect(await summary()).toContain(place);
    expect(await textIn(page, PLACE)).toBe(place);
  }
});

describe('U23 F092 F094 step 4', () => {
  test('order, loaded workshops and open times survive a reload, another step and the way back from the details', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await findCar(page, 'ABC123');
    await chooseService(page);
    await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
    await pressButton(page, 'Hämta fler');
    await eventually(() => countOf(page), 10);
    await page.select(SORT, 'firstTime');
    await openTimes(page);
    const open = await openWorkshop(page);
    const isAsLeft = async () => {
      await eventually(() => countOf(page), 10);
      expect([await textIn(page, SORT), await openWorkshop(page)]).toEqual(['firstTime', open]);
      await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
    };
    await reload(page);
    await isAsLeft();
    await press(page, '[data-step="2"] header button');
    await stepIsOpen(page, 2);
    await page.goBack();
    await stepIsOpen(page, 4);
    await isAsLeft();
    await press(page, FREE_DAY);
    await page.waitForSelector('[data-active] [data-slot]');
    const day = await page.$eval(CHOSEN_DAY, (button) => (button as HTMLElement).dataset.date ?? '');
    await press(page, '[data-active] [aria-label="Senare veckor"]');
    await page.waitForFunction(
      (selector, left) => document.querySelector(selector) && !document.querySelector(`[data-date="${left}"]`),
      {},
      FREE_DAY,
      day,
    );
    // Nothing is said of a day whose times are not loaded.
    expect(await page.$('[data-active] h4')).toBeNull();
    await press(page, FREE_DAY);
    await page.waitForSelector(SLOT);
    const time = await page.$eval(SLOT, (button) => (button as HTMLElement).dataset.slot ?? '');
    await press(page, SLOT);
    await page.waitForSelector('#booking-firstName');
    await page.goBack();
    await page.waitForSelector('[data-department]');
    await isAsLeft();
    await page.waitForSelector(`[data-slot="${time}"][aria-pressed="true"]`);
    // Other services have other workshops.
    await press(page, '[data-step="2"] header button');
    await stepIsOpen(page, 2);
    await page.waitForSelector('[data-code="brake-check"]');
    await toggle(page, 'brake-check');
    await pressButton(page, 'Fortsätt');
    await page.waitForSelector('[data-step="3"] [data-code]');
    await pressButton(page, 'Fortsätt utan tillval');
    await page.waitForSelector('#booking button ::-p-text(Hämta fler)');
    expect([await countOf(page), await openWorkshop(page)]).toEqual([5, null]);
  });
});

describe('U23 F095 the contact details', () => {
  test('that are typed stay when the visitor goes back, and are checked again on the way forward', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await findCar(page, 'ABC123');
    await chooseService(page);
    await chooseTime(page);
    await enterText(page, '#booking-firstName', 'Canaria');
    await enterText(page, '#booking-freeText', 'Ring först');
    await page.goBack();
    await page.waitForSelector('[data-department]');
    await page.goForward();
    await page.waitForSelector('#booking-firstName');
    expect([await textIn(page, '#booking-firstName'), await textIn(page, '#booking-freeText')]).toEqual([
      'Canaria',
      'Ring först',
    ]);
    await replaceText(page, '#booking-firstName', '');
    await fillIn(page);
    await page.goBack();
    await page.waitForSelector('#booking-email');
    await replaceText(page, '#booking-email', 'canaria@');
    await page.goForward();
    // What is wrong is not reviewed, so it cannot be sent.
    await page.waitForSelector('#booking-email');
    expect(await page.$('[data-book]')).toBeNull();
    expect(await textIn(page, '#booking-email')).toBe('canaria@');
    expect(await page.evaluate(() => sessionStorage.getItem('forecourt.booking'))).not.toContain('Canaria');
    // The form stays until it is sent, also when what is typed is a whole address already.
    await page.focus('#booking-email');
    await page.keyboard.press('End');
    await page.keyboard.type('example.com');
    expect(await textIn(page, '#booking-email')).toBe('canaria@example.com');
    await pressButton(page, 'Granska bokningen');
    await page.waitForSelector('[data-book]');
    await book(page);
  });

  test('that are typed stay when the time is lost before they are complete', async () => {
    fixture.expectErrors(/^409: /, /status of 409/);
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    await findCar(page, 'ABC123');
    await chooseService(page);
    await page.setRequestInterception(true);
    let answer: (() => Promise<void>) | undefined;
    const isHeld = new Promise<void>((done) => {
      page.on('request', (request) => {
        if (!request.url().includes('/mechmate/hold')) return void request.continue();
        const body = JSON.stringify({ errors: { 'Error Result': ['TimeslotNotAvailable'] }, message: 'x' });
        answer = () => request.respond({ status: 409, contentType: 'application/json', body });
        done();
      });
    });
    await chooseTime(page);
    await isHeld;
    await enterText(page, '#booking-firstName', 'Canaria');
    await answer?.();
    await page.waitForSelector('[data-lost]');
    page.removeAllListeners('request');
    await page.setRequestInterception(false);
    await press(page, '[data-slot]:not(:has(small))');
    await page.waitForSelector('#booking-firstName');
    expect(await textIn(page, '#booking-firstName')).toBe('Canaria');
  });
});
