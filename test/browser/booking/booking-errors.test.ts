import { beforeEach, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { MANAGE_SEGMENT } from '../../../src/contracts/booking/booking.ts';
import type { FlowState } from '../../../src/features/booking/flow/flowState.ts';
import { sandboxState, setPace } from '../../support/booking/booking.ts';
import {
  BOOKING_PATH,
  book,
  changeCar,
  chooseService,
  chooseTime,
  fillIn,
  findCar,
  hasHelp,
  press,
  pressButton,
  stepIsOpen,
  toggle,
} from '../../support/booking/bookingPage.ts';
import {
  bookingAtContact,
  bookingAtServices,
  bookingAtWorkshops,
  openBookingAt,
  STORED_BOOKING,
} from '../../support/booking/storedBooking.ts';
import { violations } from '../../support/browser/accessibility.ts';
import { DESKTOP, enterText, PHONE } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The rows of S3 §8 on the later steps of the booking in the browser, by the plates of the scenarios and by the switches of the sandbox. */

const fixture = browserFixture({ cars: 100 });
const setFault = (kind: 'none' | 'error') => fixture.product.setFault({ upstream: 'booking', kind });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, ({ textContent }) => textContent ?? '').catch(() => '');
const colourOf = (page: Page, selector: string) => page.$eval(selector, (element) => getComputedStyle(element).color);

const isCalls = (request: HTTPRequest) => /\/bookingApi-[\w-]+\.js$/.test(request.url());

/** Opens a booking at the step that it has come to. */
async function openAt(state: FlowState, viewport: typeof DESKTOP = DESKTOP): Promise<Page> {
  const { page } = await fixture.open({ viewport });
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  return page;
}

/** The first step is in `booking-scenarios.test.ts`. */
describe('F101 by switch: the workshop system fails', () => {
  test('at the services: its text and the support’s mail address', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    for (const plate of ['TOM500', 'TOM001']) {
      await findCar(page, plate, plate === 'TOM500' ? 'borås' : '');
      const alert = '[data-step="2"] [role="alert"]';
      await eventually(() => textOf(page, `${alert} strong`), 'Något gick fel, vänligen försök igen senare.');
      await hasHelp(page, alert);
      expect(await violations(page, '#booking')).toEqual([]);
      await changeCar(page);
    }
  });

  test('at the add-ons of a plate: they are skipped', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const page = await openAt(await bookingAtServices(fixture.product, 'UTN500'));
    await chooseService(page);
    expect(await textOf(page, '[data-step="3"]')).toContain('Inga tillval');
    await page.goBack();
    await stepIsOpen(page, 2);
  });

  test('at the add-ons: the workshops follow', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const page = await openAt(await bookingAtServices(fixture.product));
    await page.waitForSelector('[data-code="oil-change"]');
    await toggle(page, 'oil-change');
    await setFault('error');
    await pressButton(page, 'Fortsätt');
    await stepIsOpen(page, 4);
    const alert = '[data-step="4"] [role="alert"]';
    await page.waitForSelector(`${alert} button`);
    expect(await page.$$('[data-department]')).toEqual([]);
    await setFault('none');
    await press(page, `${alert} button`);
    await page.waitForSelector('[data-department]');
  });

  test('at add-ons that are opened again: said, and the chosen ones and the time stay; another try passes the focus to the heading', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const page = await openAt(await bookingAtServices(fixture.product));
    await page.waitForSelector('[data-code="oil-change"]');
    await toggle(page, 'oil-change');
    await pressButton(page, 'Fortsätt');
    const code = await page
      .waitForSelector('[data-step="3"] [data-code]:not(:has(:disabled))')
      .then((row) => row?.evaluate((element) => (element as HTMLElement).dataset.code ?? ''));
    await toggle(page, code ?? '');
    await pressButton(page, 'Fortsätt');
    await stepIsOpen(page, 4);
    const time = await chooseTime(page);
    await setFault('error');
    await press(page, '[data-step="3"] header button');
    const alert = '[data-step="3"] [role="alert"]';
    await eventually(() => textOf(page, `${alert} strong`), 'Något gick fel, vänligen försök igen senare.');
    await hasHelp(page, alert);
    // At the top neither the header nor the sheet covers a button.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violations(page, '#booking')).toEqual([]);
    await press(page, `${alert} button:last-of-type`);
    await stepIsOpen(page, 4);
    await press(page, '[data-step="3"] header button');
    await page.waitForSelector(`${alert} button`);
    await setFault('none');
    await press(page, `${alert} button`);
    await page.waitForSelector(`[data-step="3"] [data-code="${code}"] input:checked`);
    expect(await page.$('[data-step="3"] h2:focus')).not.toBeNull();
    const stored = await page.evaluate((key) => sessionStorage.getItem(key) ?? '{}', STORED_BOOKING);
    expect((JSON.parse(stored) as FlowState).chosen?.slot.timeSlot).toBe(time);
  });

  test('U19 at the booking: the summary names each field; its text in red below the button, then the booking by the same button', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const page = await openAt((await bookingAtContact(fixture.product)).state, PHONE);
    await pressButton(page, 'Granska bokningen');
    const missing = '#booking [data-step="4"] a[href^="#booking-"]';
    await page.waitForSelector(missing);
    expect(await page.$$eval(missing, (links) => links.map(({ textContent }) => textContent))).toEqual([
      'Skriv ditt förnamn',
      'Skriv ditt efternamn',
      'Skriv ditt telefonnummer',
      'Skriv din e-postadress',
    ]);
    // Each time, so that a screen reader reads it each time.
    const summaryHasFocus = () => page.evaluate(() => document.activeElement?.matches('#booking [role="alert"]'));
    await eventually(summaryHasFocus, true);
    await pressButton(page, 'Granska bokningen');
    await eventually(summaryHasFocus, true);
    await fillIn(page);
    await setFault('error');
    await press(page, '[data-book]');
    const error = '[data-book] ~ [role="alert"] strong';
    await eventually(() => textOf(page, error), 'Något gick fel, försök igen');
    await hasHelp(page, '[data-book] ~ [role="alert"]');
    const [red = 0, green = 0, blue = 0] = (await colourOf(page, error)).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(await violations(page, '#booking')).toEqual([]);
    await setFault('none');
    await book(page);
    expect((await sandboxState(fixture.product)).booking.bookings.length).toBe(1);
  });
});

test('U22 without the chunk of the calls, the first step and the link of a mail say so, with phone and mail', async () => {
  fixture.expectErrors(/bookingApi.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
  const { page } = await fixture.open();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (isCalls(request) ? request.abort() : request.continue()));
  const offline = /^Du verkar vara utan anslutning/;
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtServices(fixture.product));
  await changeCar(page);
  await press(page, '#booking button[type="submit"]:not([aria-disabled])');
  // The page is loaded again once: after a deploy it has other chunks.
  await eventually(
    () => textOf(page, 'page-content > [role="status"]'),
    expect.stringMatching(/^Webbplatsen har uppdaterats/),
  );
  await press(page, '#booking button[type="submit"]:not([aria-disabled])');
  await eventually(() => textOf(page, '[data-step="1"] [role="alert"] strong'), expect.stringMatching(offline));
  await hasHelp(page, '[data-step="1"] [role="alert"]');
  expect(await textOf(page, '#booking button[type="submit"]')).toBe('Fortsätt');

  await page.goto(fixture.urlOf(`${BOOKING_PATH}/${MANAGE_SEGMENT}?token=x`), { waitUntil: 'domcontentloaded' });
  await eventually(() => textOf(page, '#min-bokning [role="alert"] strong'), expect.stringMatching(offline));
  await hasHelp(page, '#min-bokning [role="alert"]');
});

test('F087 a place that cannot be loaded is said until the browser has given the position', async () => {
  fixture.expectErrors(/\/api\/places\/.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
  const { page } = await fixture.visit(BOOKING_PATH);
  await page.browserContext().overridePermissions(fixture.urlOf(''), ['geolocation']);
  await page.setGeolocation({ latitude: 57.721, longitude: 12.94 });
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('/api/places/') ? request.abort() : request.continue()));
  const place = '#booking [role="combobox"]';
  await enterText(page, place, 'borås');
  await page.waitForSelector('#booking [role="option"]');
  await page.keyboard.press('Enter');
  const note = '#booking [role="listbox"] ~ [role="alert"]';
  await eventually(() => textOf(page, note), 'Förslagen går inte att hämta just nu. Använd din position i stället.');
  await pressButton(page, 'Använd min position');
  await eventually(() => page.$eval(place, (field) => (field as HTMLInputElement).value), 'Min position');
  expect(await textOf(page, note)).toBe('');
});

describe('F101 by plate', () => {
  test('BOK500: the text of the booking’s failure; what was filled in is kept', async () => {
    fixture.expectErrors(/^5\d\d: /, /status of 5\d\d/);
    const page = await openAt((await bookingAtContact(fixture.product, 'BOK500')).state);
    await fillIn(page);
    await press(page, '[data-book]');
    await eventually(() => textOf(page, '[data-book] ~ [role="alert"] strong'), 'Något gick fel, försök igen');
    expect(await textOf(page, '[data-step="4"]')).toContain('canaria@example.com');
  });

  test('F094 TID500: the times could not be loaded, with another attempt, not: Inga lediga tider', async () => {
    const page = await openAt(await bookingAtWorkshops(fixture.product, 'TID500'), PHONE);
    await press(page, '[data-department] > button');
    await page.waitForSelector('[data-active] [role="alert"] [data-retry]');
    expect(await textOf(page, '[data-active] [aria-busy]')).toContain('Tiderna kunde inte hämtas.');
    expect(await textOf(page, '[data-active] [aria-busy]')).not.toContain('Inga lediga tider');
    expect(await violations(page, '#booking')).toEqual([]);
  });

  test('F094 TID000: Inga lediga tider', async () => {
    const page = await openAt(await bookingAtWorkshops(fixture.product, 'TID000'), PHONE);
    await press(page, '[data-department] > button');
    await eventually(async () => (await textOf(page, '[data-active]')).includes('Inga lediga tider'), true);
    expect(await page.$('[data-slot]')).toBeNull();
    expect(await violations(page, '#booking')).toEqual([]);
  });

  test('F098 PRS000: Pris saknas*, its tooltip and its footnote, also at each workshop', async () => {
    const page = await openAt(await bookingAtServices(fixture.product, 'PRS000'));
    await page.waitForSelector('[data-code="oil-change"]');
    const step = await textOf(page, '[data-step="2"]');
    expect(await textOf(page, '[data-code="oil-change"]')).toContain('Pris saknas*');
    expect(await textOf(page, '[data-code="oil-change"]')).toContain('Vi kan ej ge ett pris på denna tjänst');
    expect(step).toContain('* Vissa priser kan inte beräknas förrän bokningen når verkstaden.');
    await chooseService(page);
    await eventually(
      () => page.$$eval('[data-price]', (lines) => lines.map(({ textContent }) => textContent)),
      Array(5).fill('Pris saknas*'),
    );
    expect(await textOf(page, '[data-step="4"]')).toContain(
      '* Vissa priser kan inte beräknas förrän bokningen når verkstaden.',
    );
  });

  test('F089 a service that the model cannot have is named as unavailable', async () => {
    const page = await openAt(await bookingAtServices(fixture.product, 'BMW320'));
    await page.waitForSelector('[data-step="2"] [data-unavailable]');
    const texts = await page.$$eval('[data-unavailable]', (rows) => rows.map(({ textContent }) => textContent ?? ''));
    for (const text of texts) expect(text).toMatch(/^.+ är inte tillgänglig för denna bilmodell$/);
    expect(await page.$('[data-unavailable] input')).toBeNull();
  });
});
