import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { BOOKING_PATH } from '../support/bookingPage.ts';
import { PHONE, pressMany } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';
import { TIRE_HOTEL_PATH } from '../support/tireHotelPage.ts';

/** Fields and keys on the devices that visitors have. */

const fixture = browserFixture({ cars: 60 });

const PLATE = 'input[autocapitalize="characters"]';
const plateFields = [
  ['booking', BOOKING_PATH, `#booking ${PLATE}`],
  ['tyre hotel', TIRE_HOTEL_PATH, `#tireHotel ${PLATE}`],
] as const;
const plateIn = (page: Page, field: string) => page.$eval(field, (input) => (input as HTMLInputElement).value);

describe.each(plateFields)('the plate of the %s', (_name, path, field) => {
  test('a key in the middle stays in the middle, and a plate that is too long is named and not cut', async () => {
    const { page } = await fixture.visit(path);
    await page.focus(field);
    await page.keyboard.type('ac12');
    await pressMany(page, 'ArrowLeft', 3);
    await page.keyboard.type('bx');
    await page.keyboard.press('Backspace');
    await eventually(() => plateIn(page, field), 'ABC12');
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).selectionStart)).toBe(2);
    await page.keyboard.press('End');
    await page.keyboard.type('34567');
    await eventually(() => plateIn(page, field), 'ABC1234567');
    await page.waitForSelector(`${field}[aria-invalid="true"]`);
    await page.waitForSelector('[role="alert"] ::-p-text(för långt)');
  });
});

test.each(['/kop-bil/alla-bilar-i-lager', BOOKING_PATH, '/salj-bil'])(
  'no field of %s is so small that a phone zooms in',
  async (path) => {
    const { page } = await fixture.visit(path, { viewport: PHONE });
    const small = await page.$$eval(
      'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
      (fields) => fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
    );
    expect(small).toBe(0);
  },
);

test('the footer fits on a phone with a font of twice the size', async () => {
  const { page } = await fixture.visit('/', { viewport: PHONE });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const tooWide = () =>
    page.$$eval(
      'footer a',
      (links, width) =>
        links.filter((link) => link.getBoundingClientRect().right > width).map(({ textContent }) => textContent),
      PHONE.width,
    );
  await eventually(tooWide, []);
});

test('the link to the top is a target of at least 24 px; phones make no links of numbers', async () => {
  const { page } = await fixture.visit('/kop-bil/alla-bilar-i-lager', { viewport: PHONE });
  const { width, height } = await page.$eval('a[href="#top"]', (link) => link.getBoundingClientRect().toJSON());
  expect([width >= 24, height >= 24]).toEqual([true, true]);
  expect(await page.$eval('meta[name="format-detection"]', (meta) => meta.getAttribute('content'))).toContain(
    'telephone=no',
  );
});
