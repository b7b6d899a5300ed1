import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, press, stepIsOpen } from '../../support/booking/bookingPage.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { DESKTOP, enterText, PHONE, pauseRequests, reload } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The first step of the workshop booking: plate and place (F087, F088). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const PLATE = '#booking input[autocapitalize]';
const PLACE = '#booking [role="combobox"]';
const SUBMIT = '#booking button[type="submit"]:not([aria-disabled])';
const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const entryOf = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);
const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top + window.scrollY);

test('F087 a plate and a typed place are enough: the best place is taken when the visitor continues, also before its suggestions have come', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  await enterText(page, PLATE, 'ABC123');
  const places = await pauseRequests(page, '/api/places');
  await enterText(page, PLACE, 'borås');
  await press(page, SUBMIT);
  await page.waitForSelector('#booking form[aria-busy="true"]');
  places.resume();
  await stepIsOpen(page, 2);
  expect(await textOf(page, '[data-step="1"]')).toContain('Borås');
});

test('F087 a place that does not exist, or is too short for one, is said at its field, which has the focus; a typed place survives a reload', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  await enterText(page, PLATE, 'ABC123');
  await enterText(page, PLACE, 'xqzxqz');
  await press(page, SUBMIT);
  await page.waitForSelector(`${PLACE}[aria-invalid="true"]:focus`);
  expect(await textOf(page, '#booking [role="listbox"] ~ [role="alert"]')).toBe(
    'Vi hittar ingen sådan plats i Sverige',
  );
  expect(await violations(page, '#booking')).toEqual([]);
  await page.$eval(PLACE, (field) => (field as HTMLInputElement).select());
  await enterText(page, PLACE, 'b');
  await press(page, SUBMIT);
  await eventually(() => textOf(page, '#booking [role="listbox"] ~ [role="alert"]'), 'Välj en plats i listan');
  await page.$eval(PLACE, (field) => (field as HTMLInputElement).select());
  await enterText(page, PLACE, 'borås');
  await reload(page);
  await eventually(async () => [await entryOf(page, PLATE), await entryOf(page, PLACE)], ['ABC123', 'borås']);
  await press(page, SUBMIT);
  await stepIsOpen(page, 2);
});

test('F087 whoever continues without a plate or a place reads at the field what is missing, and is there', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  const button = '#booking button[type="submit"]';
  await page.focus(PLATE);
  await page.waitForSelector(`${button}[aria-disabled="true"]:not([disabled])`);
  await press(page, button);
  await page.waitForSelector(`${PLATE}[aria-invalid="true"]:focus`);
  expect(await page.$eval(PLATE, (field) => field.closest('[data-invalid]')?.textContent)).toContain(
    'Skriv registreringsnumret',
  );
  await enterText(page, PLATE, 'ABC123');
  await press(page, button);
  await page.waitForSelector(`${PLACE}[aria-invalid="true"]:focus`);
  expect(await textOf(page, '#booking [role="listbox"] ~ [role="alert"]')).toBe(
    'Skriv en ort eller adress, eller använd din plats',
  );
  expect(await page.$(`${PLATE}[aria-invalid]`)).toBeNull();
  expect(await violations(page, '#booking')).toEqual([]);
  await enterText(page, PLACE, 'borås');
  await press(page, SUBMIT);
  await stepIsOpen(page, 2);
});

test('F087 a plate of seven characters is refused, not shortened to that of another car; a key in the middle leaves the caret there', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.type(PLATE, 'minbil7');
  await enterText(page, PLACE, 'borås');
  await press(page, SUBMIT);
  await page.waitForSelector(`${PLATE}[aria-invalid="true"]:focus`);
  expect(await textOf(page, '#booking form')).toContain('Registreringsnumret är för långt');
  expect([await entryOf(page, PLATE), requested.filter((url) => url.includes('/mechmate/car/'))]).toEqual([
    'MINBIL7',
    [],
  ]);
  await page.$eval(PLATE, (field) => (field as HTMLInputElement).select());
  await page.type(PLATE, 'ac123');
  await page.$eval(PLATE, (field) => (field as HTMLInputElement).setSelectionRange(1, 1));
  await page.keyboard.type('bx');
  expect(await entryOf(page, PLATE)).toBe('ABXC123');
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  'F087 F088 on a %s the plate comes before the links to other makes; those of a make that is booked there are on top',
  async (_name, viewport) => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport });
    const link = '#booking a[href="https://boka.tesla.example/"]';
    expect(await topOf(page, PLATE)).toBeLessThan(await topOf(page, link));
    expect(await topOf(page, PLATE)).toBeLessThan(700);
    await enterText(page, PLATE, 'POR911');
    await enterText(page, PLACE, 'borås');
    await press(page, SUBMIT);
    await page.waitForSelector('#booking form [role="alert"] strong ::-p-text(högst upp på sidan)');
    expect(await topOf(page, link)).toBeLessThan(await topOf(page, PLATE));
  },
);

test('U23 once the booking has begun, the request form and the text above it are gone; without a booking they are there', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  const areShown = () =>
    page.$$eval('[data-request], [data-lead]', (all) => all.map((each) => (each as HTMLElement).checkVisibility()));
  expect(await areShown()).toEqual([true, true]);
  await enterText(page, PLATE, 'ABC123');
  await enterText(page, PLACE, 'borås');
  await press(page, SUBMIT);
  await stepIsOpen(page, 2);
  expect(await areShown()).toEqual([false, false]);
  await reload(page);
  await stepIsOpen(page, 2);
  await eventually(areShown, [false, false]);
});
