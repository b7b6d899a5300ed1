import { describe, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { BOOKING_PATH, findCar, toggle } from '../../support/booking/bookingPage.ts';
import { pauseRequests, waitForIdle } from '../../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../../support/browser/foundInPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

/** A double click into a field for a number selects all of it: browsers select one group of digits, `000` of `42 000`. */

const fixture = browserFixture({ cars: 100 });

const LIST = '/kop-bil/alla-bilar-i-lager';
const BRITISH_LIST = '/buy-car/used-cars';
const PRICE = '[data-group="car_price"] input[name="car_price.to"]';

/** Returns the path of a car whose page has `markup`. */
async function carWith(markup: string, site = 'norrvag-se', list = LIST): Promise<string> {
  for (const path of await foundInPage(fixture.product, site, list, CARD_LINK)) {
    const { body } = await send(fixture.product.url, path, { host: `${site}.localhost` });
    if (body.includes(markup)) return path;
  }
  throw new Error(`No car of ${site} has ${markup}`);
}

const quotedCar = () => carWith('name="payment"', 'marlow-uk', BRITISH_LIST);

interface Case {
  site?: string;
  path: () => Promise<string> | string;
  field: string;
  /** Goes to the field. */
  reach?: (page: Page) => Promise<void>;
  /** The double click comes before the field groups the digits by a comma, of which browsers select all groups by themselves. */
  isEntered?: true;
}

const FIELDS: Readonly<Record<string, Case>> = {
  'price of the list': { path: () => LIST, field: PRICE },
  'price of the list in Norway': { site: 'norrvag-no', path: () => '/kjop-bil/alle-biler', field: PRICE },
  'price of the list in Denmark': { site: 'norrvag-dk', path: () => '/koeb-bil/alle-biler', field: PRICE },
  'price of the list in Finland': { site: 'norrvag-fi', path: () => '/osta-auto/kaikki-autot', field: PRICE },
  'price of the list in Britain': { site: 'marlow-uk', path: () => BRITISH_LIST, field: PRICE },
  deposit: { path: () => carWith('name="deposit"'), field: '[data-loan] input[name="deposit"]' },
  'payment of quotes': {
    site: 'marlow-uk',
    path: quotedCar,
    field: '#finance input[name="payment"]',
    isEntered: true,
  },
  'deposit of quotes': {
    site: 'marlow-uk',
    path: quotedCar,
    field: '#finance input[name="deposit"]',
    isEntered: true,
  },
  'mileage of the trade-in': {
    path: () => carWith('data-trade-in'),
    field: '#tradeIn-mileage',
    reach: (page) => page.locator('[data-trade-in] > summary').click(),
  },
  'mileage of a car for sale': { path: () => '/salj-bil', field: 'input[name="milage"]' },
  'mileage of a Norwegian request': {
    site: 'norrvag-no',
    path: () => '/verksted/bestill-time',
    field: 'input[name="milage"]',
  },
  'mileage of a booking': {
    path: () => BOOKING_PATH,
    field: '[data-code="originalservice"] input[type="text"]',
    reach: async (page) => {
      await findCar(page, 'ABC123');
      await toggle(page, 'originalservice');
    },
  },
};

/** Clicks twice on the last digits of a field, or beside them. */
async function doubleClick(page: Page, field: string, place: 'digits' | 'beside'): Promise<void> {
  await page.$eval(field, (input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y } = await page.$eval(
    field,
    (input, isEmptySpace) => {
      // Where the last digits are: measured by a copy of the text, because fields do not tell.
      const { left, top, width, height } = input.getBoundingClientRect();
      const { paddingLeft, paddingRight, textAlign, font } = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.font = font;
      const text = canvas.measureText((input as HTMLInputElement).value).width;
      const isRight = /right|end/.test(textAlign);
      const end = isRight
        ? left + width - Number.parseFloat(paddingRight)
        : left + Number.parseFloat(paddingLeft) + text;
      const emptySpace = isRight ? left + 4 : left + width - 4;
      return { x: isEmptySpace ? emptySpace : end - 6, y: top + height / 2 };
    },
    place === 'beside',
  );
  await page.mouse.click(x, y, { count: 2 });
}

/** Waits for the quotes after a change of their terms: they may have other lines, which move the fields. */
async function newQuotes(page: Page): Promise<void> {
  await page.waitForFunction(
    () => /deposit|payment/.test(location.search) && document.querySelector('[data-quotes][aria-busy="true"]') === null,
  );
  await waitForIdle(page);
}

const isAllSelected = (page: Page, field: string) =>
  page.$eval(field, (input) => {
    const { selectionStart, selectionEnd, value } = input as HTMLInputElement;
    return value.length > 0 && selectionStart === 0 && selectionEnd === value.length;
  });

test.each(Object.keys(FIELDS))('the %s: what is typed after a double click replaces all of it', async (name) => {
  const { site = 'norrvag-se', path, field, reach, isEntered } = FIELDS[name] as Case;
  const { page } = await fixture.visit(await path(), { site });
  await reach?.(page);
  await page.waitForSelector(field);
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, '42 000');
  if (!isEntered) await page.keyboard.press('Tab');
  if (field.startsWith('#finance')) await newQuotes(page);
  await doubleClick(page, field, 'digits');
  await eventually(() => isAllSelected(page, field), true);
  await page.keyboard.type('145 000');
  await eventually(() => page.$eval(field, (input) => (input as HTMLInputElement).value.replace(/\D/g, '')), '145000');
});

/** Fields with a number before the first touch: the server has written it, or the browser has restored it as it was typed. */
const WRITTEN: Readonly<Record<string, Case>> = {
  price: { path: () => `${LIST}?car_price=0-242000`, field: PRICE },
  deposit: { path: () => carWith('name="deposit"'), field: '[data-loan] input[name="deposit"]' },
  'payment of quotes': {
    site: 'marlow-uk',
    path: quotedCar,
    field: '#finance input[name="payment"]',
    reach: (page) =>
      page.$eval('#finance input[name="payment"]', (input) => {
        (input as HTMLInputElement).value = '1 200';
      }),
  },
};

describe.each(Object.keys(WRITTEN))('the %s: a double click that is the first touch selects all of it', (name) => {
  // The scripts of the first touch are those that load later; those of the entry have not come.
  test.each([
    ['/Navigator-', 'digits'],
    ['/Navigator-', 'beside'],
    ['/client-', 'digits'],
    ['/client-', 'beside'],
  ] as const)('before %s, on or beside the digits: %s', async (scripts, place) => {
    const { site = 'norrvag-se', path, field, reach } = WRITTEN[name] as Case;
    const { page } = await fixture.open();
    const paused = await pauseRequests(page, scripts);
    await page.goto(fixture.urlOf(await path(), site), { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(field);
    await reach?.(page);
    await doubleClick(page, field, place);
    if (scripts === '/client-') paused.resume();
    await eventually(() => isAllSelected(page, field), true);
    paused.resume();
  });
});
