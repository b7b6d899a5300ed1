import { test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { CARD_LINK, foundInPage } from '../../support/browser/foundInPage.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

/** A double click into a field for a number selects all of it: browsers select one group of digits, `000` of `42 000`. */

const fixture = browserFixture({ cars: 100 });

const LIST = { 'norrvag-se': '/kop-bil/alla-bilar-i-lager', 'marlow-uk': '/buy-car/used-cars' } as const;
type Site = keyof typeof LIST;

/** Returns the path of a car whose page has `markup`. */
async function carWith(site: Site, markup: string): Promise<string> {
  for (const path of await foundInPage(fixture.product, site, LIST[site], CARD_LINK)) {
    const { body } = await send(fixture.product.url, path, { host: `${site}.localhost` });
    if (body.includes(markup)) return path;
  }
  throw new Error(`No car of ${site} has ${markup}`);
}

const FIELDS: readonly (readonly [name: string, site: Site, path: () => Promise<string>, field: string])[] = [
  [
    'price of the list',
    'norrvag-se',
    async () => LIST['norrvag-se'],
    '[data-group="car_price"] input[name="car_price.to"]',
  ],
  ['deposit', 'norrvag-se', () => carWith('norrvag-se', 'name="deposit"'), '[data-loan] input[name="deposit"]'],
  ['mileage of the trade-in', 'norrvag-se', () => carWith('norrvag-se', 'data-trade-in'), '#tradeIn-mileage'],
  ['mileage of a car for sale', 'norrvag-se', async () => '/salj-bil', 'input[name="milage"]'],
];

/** Replaces the text of a field, then clicks twice on its last digits. */
async function doubleClick(page: Page, field: string): Promise<void> {
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, '42 000');
  await page.keyboard.press('Tab');
  await page.$eval(field, (input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.$eval(field, (input) => {
    // Where the last digits are: measured by a copy of the text, because fields do not tell.
    const { x, y, width, height } = input.getBoundingClientRect();
    const { paddingLeft, paddingRight, textAlign, font } = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = font;
    const text = canvas.measureText((input as HTMLInputElement).value).width;
    const isRight = /right|end/.test(textAlign);
    const end = isRight ? x + width - Number.parseFloat(paddingRight) : x + Number.parseFloat(paddingLeft) + text;
    return { x: end - 6, y: y + height / 2 };
  });
  await page.mouse.click(place.x, place.y, { count: 2 });
}

test.each(FIELDS)('the %s: what is typed after a double click replaces all of it', async (_name, site, path, field) => {
  const { page } = await fixture.visit(await path(), { site });
  if (field.startsWith('#tradeIn')) await page.locator('[data-trade-in] > summary').click();
  await page.waitForSelector(field);
  await doubleClick(page, field);
  await eventually(
    () =>
      page.$eval(field, (input) => {
        const { selectionStart, selectionEnd, value } = input as HTMLInputElement;
        return [selectionStart, selectionEnd === value.length];
      }),
    [0, true],
  );
  await page.keyboard.type('145 000');
  await eventually(() => page.$eval(field, (input) => (input as HTMLInputElement).value.replace(/\D/g, '')), '145000');
});
