import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/accessibility.ts';
import { DESKTOP, hydrated, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

/** axe on whatever opens on the pages of cars and dealers, in every theme; norrvag-se's own tests try most of it by keyboard. */

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

const THEMES = [
  ['norrvag-se', 'norrvag-se.localhost'],
  ['rullande-se', 'rullande-se.localhost'],
  ['marlow-uk', 'marlow-uk.localhost'],
] as const;
const BRAND_THEMES = [
  ['marlow-uk', 'mercedes.marlow-uk.localhost'],
  ['marlow-uk', 'smart.marlow-uk.localhost'],
  ['marlow-uk', 'mini.marlow-uk.localhost'],
  ['marlow-uk', 'bmw.marlow-uk.localhost'],
] as const;

const CARD = 'main ul[aria-busy] > li';
const DIALOG = 'dialog[open]';

async function visit(host: string, path: string, viewport: typeof PHONE | typeof DESKTOP) {
  const opened = await openPage(browser, { viewport });
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await go(opened.page, host, path);
  return opened;
}

async function go(page: Page, host: string, path: string): Promise<void> {
  await page.goto(`http://${host}:${product.port}${path}`, { waitUntil: 'networkidle0' });
  await hydrated(page);
}

const click = (page: Page, selector: string) => page.$eval(selector, (one) => (one as HTMLElement).click());

/** Where the first card leads. */
async function carPath(page: Page): Promise<string> {
  await page.waitForSelector(`${CARD} h2 a`);
  return page.$eval(`${CARD} h2 a`, (link) => link.getAttribute('href') ?? '');
}

async function compareThree(page: Page): Promise<void> {
  await page.waitForSelector(`${CARD} input[name="compare"]`);
  await page.$$eval(`${CARD} input[name="compare"]`, (all) => {
    for (const one of all.slice(0, 3)) (one as HTMLElement).click();
  });
  await page.waitForSelector('section a[aria-haspopup="dialog"]');
}

/** Every sheet, drawer and dialog of the list, each opened, looked at and closed again. */
const LIST_STATES: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'panel and slider',
    async (page) => {
      const drawer = 'main button[popovertarget="car-filters"]:not([popovertargetaction])';
      if (page.viewport()?.isMobile) await click(page, drawer);
      await page.waitForSelector('#car-filters input[type=range]');
      await page.focus('#car-filters input[type=range]');
    },
  ],
  [
    'quick filter',
    async (page) => {
      await click(page, 'button[popovertarget="quick-car_fuel"]');
      await page.waitForSelector('#quick-car_fuel input');
    },
  ],
  [
    'suggestions',
    async (page) => {
      await page.focus('main search input[name="keyphrase"]');
      await page.waitForSelector('main search input[role="combobox"]');
      await page.keyboard.type('bm');
      await page.waitForSelector('[role="option"]');
    },
  ],
  [
    'comparison',
    async (page) => {
      await compareThree(page);
      await click(page, 'section a[aria-haspopup="dialog"]');
      await page.waitForSelector(`${DIALOG} tbody td`);
    },
  ],
];

async function found(page: Page, state: string): Promise<string[]> {
  const wider = await overflow(page);
  return [...(await violations(page)), ...(wider > 0 ? [`${state}: ${wider} px too wide`] : [])];
}

async function listStates(host: string, list: string, viewport: typeof PHONE | typeof DESKTOP): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const [state, open] of LIST_STATES) {
    const { page, noise, close } = await visit(host, list, viewport);
    await open(page);
    wrong.push([state, ...(await found(page, state)), ...noise]);
    await close();
  }
  return wrong.filter((each) => (each as unknown[]).length > 1);
}

describe.each([
  ...THEMES.flatMap(([id, host]) => [[id, host, 390] as const, [id, host, 1280] as const]),
  ...BRAND_THEMES.map(([id, host]) => [id, host, 1280] as const),
])('%s on %s at %i px', (id, host, width) => {
  const paths = findSite(id)?.paths;
  if (!paths) throw new Error(`No site ${id}`);
  const viewport = width === 390 ? PHONE : DESKTOP;

  test('F044 F045 F071 U3 whatever opens on the list', async () => {
    expect(await listStates(host, paths.carList, viewport)).toEqual([]);
  }, 120_000);

  test('F063 F071 F081 a car, its pictures in large, cars side by side, a dealer, saved cars', async () => {
    const { page, noise, close } = await visit(host, paths.carList, viewport);
    const car = await carPath(page);
    const ids = await page.$$eval(`${CARD} input[name="compare"]`, (all) =>
      all.slice(0, 3).map((one) => (one as HTMLInputElement).value),
    );
    await go(page, host, paths.dealers);
    const dealer = await page.$eval('main article a', (link) => link.getAttribute('href') ?? '');
    for (const path of [dealer, `${paths.carList}?compare=${ids.join(',')}`, `${paths.carList}?saved=cars`, car]) {
      await go(page, host, path);
      expect([path, await found(page, 'page')]).toEqual([path, []]);
    }
    await click(page, 'main button[aria-haspopup="dialog"]');
    await page.waitForSelector(`${DIALOG} [aria-live]`);
    expect(await found(page, 'pictures')).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);
});
