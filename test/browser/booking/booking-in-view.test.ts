import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, chooseService, chooseTime, fillIn, findCar, press } from '../../support/booking/bookingPage.ts';
import { DESKTOP, enterText, PHONE } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** What a choice opens is where the visitor looks: neither below the window nor behind the sheet (F087, F094, F097). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const PLACE = '#booking [role="combobox"]';

/** Returns how far an element reaches below what is visible of the window. */
const hiddenPart = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const sheet = document.querySelector('[data-booking-sheet]')?.getBoundingClientRect();
    const end = sheet && sheet.height > 0 ? sheet.top : window.innerHeight;
    return Math.max(0, Math.round(element.getBoundingClientRect().bottom - end));
  });

describe.each([
  ['a phone', PHONE, true],
  ['a desktop', DESKTOP, true],
  // 1280 × 900 pixels at 200 %: four weeks and a time do not fit between header and sheet.
  ['a desktop at 200 %', { width: 640, height: 450 }, false],
])('on %s', (_name, viewport, fitsCalendar) => {
  test('F087 the suggestions of places are in view, and so is the marked one of a long list', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport });
    // The window ends with the field, as it does above the keyboard of a phone.
    await page.$eval(PLACE, (field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await enterText(page, PLACE, 'so');
    await page.waitForSelector('#booking [role="option"]');
    await eventually(() => hiddenPart(page, '#booking [role="listbox"]'), 0);
    const isLong = await page.$eval('#booking [role="listbox"]', (list) => list.scrollHeight > list.clientHeight);
    expect(isLong).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('#booking [role="option"]:last-child[aria-selected="true"]');
    await eventually(
      () =>
        page.$eval('#booking [role="option"]:last-child', (option) => {
          const list = option.parentElement?.getBoundingClientRect();
          return Math.max(0, Math.round(option.getBoundingClientRect().bottom - (list?.bottom ?? 0)));
        }),
      0,
    );
  });

  test('F094 the first time of a pressed day is in view, and the day still is where both fit', async () => {
    const { page } = await fixture.visit(BOOKING_PATH, { viewport });
    await findCar(page, 'ABC123');
    await chooseService(page);
    await press(page, '[data-department] > button');
    const day = '[data-date]:not([aria-disabled])';
    await page.waitForSelector(day);
    await page.$eval(day, (button) => button.closest('tr')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await press(page, day);
    await page.waitForSelector('[data-slot]');
    await eventually(() => hiddenPart(page, '[data-slot]'), 0);
    const isDayVisible = () =>
      page.$eval(day, (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    if (fitsCalendar) await eventually(isDayVisible, true);
  });
});

test('F098 the footnote of missing prices is a line of its own', async () => {
  const { page } = await fixture.visit(BOOKING_PATH, { viewport: DESKTOP });
  await findCar(page, 'PRS000');
  await chooseService(page);
  const notes = await page.$$eval('#booking aside p', (lines) => lines.map(({ textContent }) => textContent));
  expect(notes).toEqual(
    expect.arrayContaining([
      'Priserna är medianpriser och kan variera.',
      '* Vissa priser kan inte beräknas förrän bokningen når verkstaden.',
    ]),
  );
});

test('rank 5 the sentence on the lost time begins with a capital letter', async () => {
  fixture.expectErrors(/^409: /, /status of 409/);
  const { page } = await fixture.visit(BOOKING_PATH);
  await findCar(page, 'TID409');
  await chooseService(page);
  await chooseTime(page);
  await fillIn(page);
  await press(page, '[data-book]');
  await page.waitForSelector('[data-lost] p');
  const transform = await page.$eval('[data-lost] p', (text) => getComputedStyle(text, '::first-letter').textTransform);
  expect(transform).toBe('uppercase');
});

test('F102 what the visitor is told of goes to the analytics as an error, without plate and place', async () => {
  fixture.expectErrors(/^404: /, /status of 404/);
  const { page } = await fixture.visit(BOOKING_PATH, { consent: ['statistics'] });
  await findCar(page, 'SAK404');
  const events = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
        ({ event }) => event === 'event_error',
      ),
    );
  await eventually(async () => (await events()).length, 1);
  const [error] = await events();
  expect(error).toMatchObject({ flow_name: 'service booking', flow_version: '2.0', error: 'VehicleNotFound' });
  expect(JSON.stringify(error)).not.toMatch(/SAK404|borås/i);
});
