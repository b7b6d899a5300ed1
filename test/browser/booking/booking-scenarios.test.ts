import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
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
  openStep,
  openTimes,
  press,
  pressButton,
  stepIsOpen,
} from '../../support/booking/bookingPage.ts';
import {
  bookingAtContact,
  bookingAtServices,
  bookingAtWorkshops,
  openBookingAt,
} from '../../support/booking/storedBooking.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { enterText, PHONE, pauseRequests, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** What the plates of the scenarios show in the browser, in Swedish and English (F092, F099, F101). */

const fixture = browserFixture({ cars: 100 });
const setFault = (kind: 'none' | 'error') => fixture.product.setFault({ upstream: 'booking', kind });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

/** The sum of the summary. */
const TOTAL = '#booking aside p > strong > span:last-child';

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const headingOf = (page: Page) => textOf(page, '#booking [data-status="open"] h2');
const bookings = async () => (await sandboxState(fixture.product)).booking.bookings;

/** Audits the flow at the top of the page, where neither the header nor the sheet covers a part of it. */
async function audit(page: Page, isRead = true): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  if (isRead) expect(await violations(page, '#booking')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

/** Opens a booking at the step that it has come to. */
async function openAt(state: FlowState, options: Parameters<typeof fixture.open>[0] = {}): Promise<Page> {
  const { page } = await fixture.open(options);
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), state);
  return page;
}

const TEXT_OF_PORSCHE = 'Du bokar din service, däckbyte och verkstad för Porsche via länken högst upp på sidan.';
const PLATES = [
  ['OGL000', 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt'],
  ['SAK404', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt'],
  ['TES123', 'Vi kan inte erbjuda service för bilar av märket Tesla.'],
  ['FEL500', 'Något gick fel, försök igen'],
  ['POR911', TEXT_OF_PORSCHE],
] as const;
/** Plates with whose error axe reads the page: a failure and a make without service differ. */
const READ_PLATES = matrixCases<string>(
  PLATES.map(([plate]) => plate),
  ['OGL000', 'POR911'],
);

describe('F092 F101 what goes wrong', () => {
  test('Q32 a network that is cut during the booking: said, sent again, booked once', async () => {
    fixture.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const { state } = await bookingAtContact(fixture.product);
    const page = await openAt(state, { viewport: { ...PHONE, width: 320 } });
    await fillIn(page);
    await page.setOfflineMode(true);
    await press(page, '[data-book]');
    await eventually(
      () => textOf(page, '[data-book] ~ [role="alert"] strong').catch(() => ''),
      'Vi vet inte om bokningen kom fram. Tryck på knappen igen, du blir bara bokad en gång.',
    );
    await audit(page);
    await page.setOfflineMode(false);
    await book(page);
    expect((await bookings()).length).toBe(1);
  });

  test('the English page has the flow in English', async () => {
    fixture.expectErrors(/^404: /, /status of 404/);
    const { page } = await fixture.visit(`/en${BOOKING_PATH}`, { viewport: { ...PHONE, width: 320 } });
    expect(await headingOf(page)).toBe('Step 1/4Which car, and where?');
    await findCar(page, 'SAK404');
    await eventually(
      () => textOf(page, '[data-step="1"] [role="alert"] strong').catch(() => ''),
      'The vehicle was not found, check that the registration number is correct',
    );
    await findCar(page, 'ABC123', '');
    await page.waitForSelector('[data-code="oil-change"]');
    expect(await headingOf(page)).toBe('Step 2/4Choose one or more services');
    await audit(page);
  });

  test('plates that cannot be booked have their texts and a mail address; by switch the workshop system fails at the plate', async () => {
    fixture.expectErrors(/^[45]\d\d: /, /status of [45]\d\d/);
    const { page } = await fixture.visit(BOOKING_PATH, { viewport: PHONE });
    const alert = '[data-step="1"] [role="alert"]';
    const alertIs = (text: string) => eventually(() => textOf(page, `${alert} strong`).catch(() => ''), text);
    for (const [at, [plate, text]] of PLATES.entries()) {
      await findCar(page, plate, at === 0 ? 'borås' : '');
      await alertIs(text);
      expect(await openStep(page)).toBe('1');
      expect(await page.$(`${alert} a[href^="mailto:"]`)).not.toBeNull();
      await audit(page, READ_PLATES.includes(plate));
    }

    await setFault('error');
    await findCar(page, 'ABC123', '');
    await alertIs('Något gick fel, försök igen');
    await hasHelp(page, alert);
    // The same button again, once the workshop system responds.
    await setFault('none');
    await press(page, '#booking button[type="submit"]:not([aria-disabled])');
    await stepIsOpen(page, 2);
  });

  test('F088 a make that is booked elsewhere has its link at the top, also when another car was found before', async () => {
    const page = await openAt(await bookingAtServices(fixture.product));
    await page.waitForSelector('#booking [data-make]');
    await changeCar(page);
    await findCar(page, 'POR911', '');
    await eventually(() => textOf(page, '[data-step="1"] [role="alert"] strong').catch(() => ''), TEXT_OF_PORSCHE);
    expect(await page.$('#booking a[href="/service-och-verkstad/boka-service/boka-porsche-service"]')).not.toBeNull();
    expect(await page.$('#booking [data-make]')).toBeNull();
  });

  test('no workshop fits; a broken line is said and gone on from', async () => {
    const page = await openAt(await bookingAtWorkshops(fixture.product, 'SIT000'));
    await eventually(
      () => textOf(page, '[data-step="4"] [role="alert"] strong').catch(() => ''),
      'Vi kan ej hitta några anläggningar som passar dig',
    );
    expect(await textOf(page, '[data-step="4"] [role="alert"]')).toContain(
      'Prova att ändra din val eller kontakta oss',
    );
    // Nothing to sort.
    expect(await page.$('[data-step="4"] select')).toBeNull();
    await audit(page);
    await page.close();
    const broken = await openAt(await bookingAtWorkshops(fixture.product, 'STR002'));
    await broken.waitForSelector('[data-step="4"] [role="alert"] button');
    expect((await broken.$$('[data-department]')).length).toBe(2);
    expect(await broken.$('[data-step="4"] select')).not.toBeNull();
    await audit(broken);
  });

  test('F098 prices of a workshop that cannot be loaded are missing on its card and in the summary', async () => {
    fixture.expectErrors(/prices/, /net::ERR_FAILED/);
    const { page } = await fixture.open();
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.url().includes('/api/mechmate/prices') ? request.abort('failed') : request.continue(),
    );
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
    await openTimes(page);
    await eventually(() => textOf(page, '[data-active] [data-price]'), 'Pris saknas*');
    await eventually(() => textOf(page, '#booking aside'), expect.stringContaining('Pris saknas*'));
    expect(await page.$(TOTAL)).toBeNull();
  });

  test('F098 the summary has the prices of the chosen workshop, also while the times of another one are open', async () => {
    const page = await openAt(await bookingAtWorkshops(fixture.product, 'AVT123'));
    await chooseTime(page);
    await page.goBack();
    await page.waitForSelector('[data-active] [data-price="loaded"]');
    await eventually(() => page.$$eval('[data-price="loaded"]', ({ length }) => length), 5);
    const own = await textOf(page, '[data-active] [data-price]');
    await eventually(async () => `Pris här: ${await textOf(page, TOTAL)}`, own);
    const prices = await page.$$eval('[data-department]', (cards) =>
      cards.map((card) => [
        (card as HTMLElement).dataset.department ?? '',
        card.querySelector('[data-price]')?.textContent ?? '',
      ]),
    );
    const [other = '', price = ''] = prices.find(([, text]) => text?.startsWith('Pris här') && text !== own) ?? [];
    await press(page, `[data-department="${other}"] > button`);
    await page.waitForSelector(`[data-department="${other}"][data-active]`);
    await waitForIdle(page);
    expect(`Pris här: ${await textOf(page, TOTAL)}`).toBe(own);
    await press(page, '[data-active] [data-date]:not([aria-disabled])');
    await press(page, '[data-active] [data-slot]:not(:has(small))');
    await eventually(async () => `Pris här: ${await textOf(page, TOTAL)}`, price);
  });

  test('F099 an agreement shows red prices and its notice until the booking', async () => {
    const page = await openAt(await bookingAtServices(fixture.product, 'AVT123'));
    await page.waitForSelector('[data-code] s');
    const notice = 'Du har ett aktivt serviceavtal, rabatterade priser i rött gäller.';
    expect(await textOf(page, '[data-step="2"]')).toContain(notice);
    await audit(page);
    // A time can be chosen before the prices of its workshop have come. They follow.
    const prices = await pauseRequests(page, '/prices/');
    await chooseService(page);
    const listed = await textOf(page, TOTAL);
    await openTimes(page);
    await press(page, '[data-slot]:not(:has(small))');
    await page.waitForSelector('#booking-firstName');
    expect(await textOf(page, TOTAL)).toBe(listed);
    prices.resume();
    await eventually(async () => (await textOf(page, TOTAL)) !== listed, true);
    await pressButton(page, 'Ändra verkstad eller tid');
    // The card of a workshop and the summary have the same price: the workshop's, with its discount.
    await openTimes(page);
    await eventually(
      async () => (await textOf(page, '[data-active] [data-price]')) === `Pris här: ${await textOf(page, TOTAL)}`,
      true,
    );
    await press(page, '[data-slot]:not(:has(small))');
    await page.waitForSelector('#booking-firstName');
    await fillIn(page);
    await book(page);
    expect(await textOf(page, '#booking')).not.toContain(notice);
  });

  test('F078 the error of a contact field goes when the field is edited, and so does the summary', async () => {
    const page = await openAt(await bookingAtServices(fixture.product));
    await page.waitForSelector('[data-code]');
    await chooseService(page);
    await openTimes(page);
    await press(page, '[data-slot]:not(:has(small))');
    await page.waitForSelector('#booking-firstName');
    await press(page, '#booking [data-step="4"] button[type="submit"]');
    const summary = '#booking [role="alert"] a[href="#booking-firstName"]';
    await page.waitForSelector(summary);
    await enterText(page, '#booking-firstName', 'Åsa');
    const invalid = () =>
      page.$$eval('#booking [data-step="4"] [aria-invalid="true"]', (fields) => fields.map(({ id }) => id));
    await eventually(invalid, ['booking-lastName', 'booking-phone', 'booking-email']);
    expect(await page.$(summary)).toBeNull();
  });
});
