import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/accessibility.ts';
import { DESKTOP, hydrated, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ cars: 400 });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A site of each theme, and a brand theme of the group that has them. */
const HOSTS = [
  ['norrvag-se', 'norrvag-se.localhost'],
  ['rullande-se', 'rullande-se.localhost'],
  ['marlow-uk', 'marlow-uk.localhost'],
  ['marlow-uk', 'mercedes.marlow-uk.localhost'],
  ['marlow-uk', 'smart.marlow-uk.localhost'],
  ['marlow-uk', 'mini.marlow-uk.localhost'],
  ['marlow-uk', 'bmw.marlow-uk.localhost'],
] as const;

describe.each(HOSTS)('%s on %s', (id, host) => {
  const paths = findSite(id)?.paths;
  if (!paths) throw new Error(`No site ${id}`);
  const origin = () => `http://${host}:${product.port}`;

  describe.each([
    ['390', PHONE],
    ['1280', DESKTOP],
  ])('at %s px', (_width, viewport) => {
    test('home, list, car, dealers and not found have no violations and no overflow', async () => {
      const { page, close } = await openPage(browser, { viewport });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      const car = await firstCar(page, `${origin()}${paths.carList}`);
      for (const path of ['/', paths.carList, car, paths.dealers, '/no-such-page']) {
        await page.goto(`${origin()}${path}`, { waitUntil: 'load' });
        await hydrated(page);
        expect([path, await violations(page)]).toEqual([path, []]);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      await close();
    }, 90_000);
  });
});

async function firstCar(page: Page, list: string): Promise<string> {
  for (;;) {
    await page.goto(list, { waitUntil: 'domcontentloaded' });
    // A first search may take longer than a page waits for it.
    const link = await page.$('main ul[aria-busy] > li a');
    if (link) return link.evaluate((element) => element.getAttribute('href') ?? '');
  }
}

describe('open states', () => {
  test('the menu on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: PHONE });
    await page.goto(`http://norrvag-se.localhost:${product.port}/`, { waitUntil: 'load' });
    await hydrated(page);
    await page.$eval('header summary, header button[popovertarget], header button[aria-expanded]', (button) =>
      (button as HTMLElement).click(),
    );
    expect(await violations(page)).toEqual([]);
    await close();
  }, 150_000);

  test('the filters on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: PHONE });
    await page.goto(`http://norrvag-se.localhost:${product.port}/kop-bil/alla-bilar-i-lager`, { waitUntil: 'load' });
    await hydrated(page);
    await page.$eval('main button[popovertarget]:not([popovertargetaction])', (button) =>
      (button as HTMLElement).click(),
    );
    expect(await violations(page)).toEqual([]);
    await close();
  }, 150_000);
});
