import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { normalizePlate } from '../../../src/contracts/forms/formInput.ts';
import { BOOKING_PATH } from '../../support/booking/bookingPage.ts';
import { PHONE, pressMany } from '../../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../../support/browser/foundInPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';
import { TIRE_HOTEL_PATH } from '../../support/tireHotel/tireHotelPage.ts';

/** Fields and keys on the devices that visitors have. */

const fixture = browserFixture({ cars: 60 });

const PLATE = 'input[autocapitalize="characters"]';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** The form below the booking. */
const REQUEST = `${BOOKING_PATH}#workshopRequest`;

/** Every field for a plate. Flows name a plate that is too long at once, forms when they are sent. */
const plateFields = [
  ['booking', 'norrvag-se', BOOKING_PATH, '#booking', 'för långt'],
  ['tire hotel', 'norrvag-se', TIRE_HOTEL_PATH, '#tireHotel', 'för långt'],
  ['request for a service', 'norrvag-se', REQUEST, 'form:has([name="regno"])', 'för långt'],
  ['form for selling a car', 'norrvag-se', '/salj-bil', 'form:has([name="regno"])', 'för långt'],
  ['form for selling a car in Slovakia', 'rullande-sk', '/predat-auto', 'form:has([name="regno"])', 'príliš dlhé'],
  ['Norwegian request', 'norrvag-no', '/verksted/bestill-time', 'form:has([name="regno"])', 'for langt'],
  ['trade-in', 'norrvag-se', 'a car', 'form:has(#tradeIn-plate)', 'för långt'],
] as const;
const plateIn = (page: Page, field: string) =>
  page.$eval(field, (input) => (input as HTMLInputElement).value).then(normalizePlate);
/** Returns the part of the plate before the caret. */
const beforeCaret = (page: Page, field: string) =>
  page
    .$eval(field, (input) => {
      const { value, selectionStart } = input as HTMLInputElement;
      return value.slice(0, selectionStart ?? 0);
    })
    .then(normalizePlate);

async function openForm(site: string, path: string): Promise<Page> {
  if (path === REQUEST) return openRequest(site);
  if (path !== 'a car') return (await fixture.visit(path, { site })).page;
  const { page } = await fixture.visit(await carWithLoan());
  await page.locator('[data-trade-in] > summary').click();
  return page;
}

/** Opens the second step of the request, which has the plate. */
async function openRequest(site: string): Promise<Page> {
  const { page } = await fixture.visit(REQUEST, { site });
  await page.type('#workshopRequest-form [name="description"]', 'Byt batteri');
  await page.focus('#workshopRequest-form summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#workshopRequest-form details[open]');
  return page;
}

/** Returns the path of a car that can be financed, and so has a trade-in. */
async function carWithLoan(): Promise<string> {
  for (const path of await foundInPage(fixture.product, 'norrvag-se', LIST, CARD_LINK)) {
    const { body } = await send(fixture.product.url, path);
    if (body.includes('data-trade-in')) return path;
  }
  throw new Error('No car has a trade-in');
}

describe.each(plateFields)('the plate of the %s', (_name, site, path, form, tooLong) => {
  test('a key in the middle stays in the middle, and a plate that is too long is named and not cut', async () => {
    const page = await openForm(site, path);
    const field = `${form} ${PLATE}`;
    await page.waitForSelector(field);
    await page.focus(field);
    await page.keyboard.type('ac12');
    await pressMany(page, 'ArrowLeft', 3);
    await page.keyboard.type('bx');
    await page.keyboard.press('Backspace');
    await eventually(() => plateIn(page, field), 'ABC12');
    expect(await beforeCaret(page, field)).toBe('AB');
    await page.keyboard.type('-');
    await eventually(() => plateIn(page, field), 'ABC12');
    expect(await beforeCaret(page, field)).toBe('AB');
    await page.keyboard.press('End');
    await page.keyboard.type('345 678 901 234 567');
    await eventually(() => plateIn(page, field), expect.stringMatching(/^ABC1234567890123/));
    if (!(await page.$(`${field}[aria-invalid="true"]`))) await page.keyboard.press('Enter');
    await page.waitForSelector(`${field}[aria-invalid="true"]`);
    await eventually(() => describedBy(page, field), expect.stringContaining(tooLong));
  });
});

/** Returns what describes a field, as screen readers read it. */
const describedBy = (page: Page, field: string) =>
  page.$eval(field, (input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

test.each([LIST, BOOKING_PATH, '/salj-bil'])('no field of %s is so small that a phone zooms in', async (path) => {
  const { page } = await fixture.visit(path, { viewport: PHONE });
  const small = await page.$$eval(
    'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
    (fields) => fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
  );
  expect(small).toBe(0);
});

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
  const { page } = await fixture.visit(LIST, { viewport: PHONE });
  const { width, height } = await page.$eval('a[href="#top"]', (link) => link.getBoundingClientRect().toJSON());
  expect([width >= 24, height >= 24]).toEqual([true, true]);
  expect(await page.$eval('meta[name="format-detection"]', (meta) => meta.getAttribute('content'))).toContain(
    'telephone=no',
  );
});
