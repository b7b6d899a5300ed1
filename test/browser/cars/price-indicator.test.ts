import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { PHONE, waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The price indicator on a phone, by keyboard. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const METHOD = 'a[href*="/prisbedomning?car="]';

const fixture = browserFixture({ cars: 1_000, settings: { LOG_LEVEL: 'error' } });

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const bandOf = (page: Page, selector: string) =>
  page.$eval(`${selector} [data-price-band]`, ({ textContent }) => textContent);

test('from the filter to the car and to the figures of its price', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  await page.goto(fixture.urlOf(`${LIST}?car_price_band=good`), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  expect(await bandOf(page, 'main article')).toBe('Bra pris');
  const chip = await page.$eval(`a[href="${LIST}"][class]:has(svg)`, ({ textContent }) => textContent);
  expect(chip).toContain('Bra pris');
  await page.focus('main article:has([data-price-band]) h2 a');
  await page.keyboard.press('Enter');
  await page.waitForSelector(METHOD);
  expect(await bandOf(page, '[data-instead-of-bar]')).toBe('Bra pris');
  expect(await violations(page)).toEqual([]);
  const price = await page.$eval('[data-price]', ({ textContent }) => textContent ?? '');
  await page.focus(METHOD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('tr[data-own]');
  expect(await page.$eval('tr[data-own] th', ({ textContent }) => textContent)).toBe('Bra pris (den här bilen)');
  await eventually(() => page.$eval('h1', ({ textContent }) => textContent), 'Så jämför vi priser');
  expect(await page.$eval('main', ({ textContent }) => textContent)).toContain(price);
  expect([await violations(page), await isNarrow(page)]).toEqual([[], true]);
});

test.each([
  ['norrvag-se', `${LIST}?car_price_band=higher`],
  ['marlow-uk', '/buy-car/used-cars?car_price_band=good'],
  ['bmw.marlow-uk', '/buy-car/used-cars?car_price_band=good'],
  ['mini.marlow-uk', '/buy-car/used-cars?car_price_band=good'],
])('%s: the band of a card is in the air above its car, left of the heart, and adds no height', async (site, path) => {
  const { page } = await fixture.open({ viewport: { width: 320, height: 900 } });
  await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of [320, 1280]) {
    await page.setViewport({ width, height: 900 });
    const places = await page.$$eval('main article:has([data-price-band])', (cards) =>
      cards.slice(0, 12).map((card) => {
        const rect = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const band = rect('span:has(> [data-price-band])');
        const [frame, heart] = [rect(':scope > span'), rect(':scope > button')];
        const isInAir = band.top >= frame.top && band.bottom <= frame.top + 36 && band.bottom < frame.bottom;
        return [isInAir, band.right <= heart.left, band.height < 32];
      }),
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(places.map(() => [true, true, true]));
  }
});
