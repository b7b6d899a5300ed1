import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { hydrated, launchBrowser, layoutShift, openPage, type PageOptions } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/request.ts';

let product: Product;
let google: Product;
let browser: Browser;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [product, google] = await Promise.all([
    startProduct({ cars: 200 }),
    startProduct({ cars: 60, settings: { GOOGLE_MAPS_KEY: 'browser-key' } }),
  ]);
  browser = await launchBrowser();
}, 120_000);
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});
afterAll(async () => {
  await browser.close();
  await Promise.all([product.close(), google.close()]);
});

const LIST = '/anlaggningar';
const DEALER = `${LIST}/norrvag-lund`;
const PIN = '.leaflet-marker-icon[role="button"]';
const addressOf = (path: string, host = 'norrvag-se', of = product) => `http://${host}.localhost:${of.port}${path}`;

async function watched(options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  closing.push(opened.close);
  return opened;
}

async function open(path: string, options: PageOptions = {}) {
  const { page, noise } = await watched(options);
  await page.goto(addressOf(path), { waitUntil: 'load' });
  if (options.scripts !== false) await hydrated(page);
  return { page, noise };
}

const heading = (page: Page) => page.$eval('h1', ({ textContent }) => textContent);
const openAll = (page: Page) =>
  page.$$eval('main summary', (all) => {
    for (const one of all) one.click();
  });
/** The map is there when its mark, or at least its first tile, is. */
async function showMap(page: Page, wanted = PIN): Promise<void> {
  await page.$eval('main [data-state]', (map) => map.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(wanted);
}

describe('F081 the page of a dealer', () => {
  test('back to where the visitor came from; to the list for who came from elsewhere', async () => {
    const { page, noise } = await open(`${LIST}?site_city=Lund`);
    await page.$eval('main article h2 a', (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => location.pathname === path, {}, DEALER);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Norrväg Lund');
    // On the screen, too.
    await hydrated(page);
    await page.locator('main a ::-p-text(Alla anläggningar)').click();
    await page.waitForFunction(() => location.search === '?site_city=Lund');
    await page.goto(addressOf(DEALER), { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('main a ::-p-text(Alla anläggningar)').click();
    await page.waitForFunction((path) => location.pathname + location.search === path, {}, LIST);
    expect(noise).toEqual([]);
  }, 60_000);

  test('a map at zoom 12 with one mark, which leads to the address on a map; nothing moves while it comes', async () => {
    const { page, noise } = await watched();
    const tiles: string[] = [];
    page.on('request', (request) => {
      const [, zoom] = /\/map\/(\d+)\//.exec(request.url()) ?? [];
      if (zoom) tiles.push(zoom);
    });
    await page.goto(addressOf(DEALER), { waitUntil: 'load' });
    await hydrated(page);
    expect(tiles).toEqual([]);
    await showMap(page);
    expect(new Set(tiles)).toEqual(new Set(['12']));
    expect(await page.$$eval(PIN, (pins) => pins.map((pin) => pin.getAttribute('aria-label')))).toEqual([
      'Norrväg Lund',
    ]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.evaluate(() => {
      window.open = (address) => {
        document.title = String(address);
        return null;
      };
    });
    await page.focus(PIN);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('https://www.google.com/maps/search/'));
    expect(noise).toEqual([]);
  }, 60_000);

  test('S2 §9 a dealer without coordinates: the map stands at 59.3293, 18.0686, without a mark', async () => {
    const { body } = await ask(product.url, DEALER);
    expect(body).toMatch(/"place":\{/);
    const { page } = await watched();
    const tiles: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/map/')) tiles.push(new URL(request.url()).pathname);
      if (!request.isNavigationRequest()) return void request.continue();
      void request.respond({ contentType: 'text/html; charset=utf-8', body: body.replace(/"place":\{[^}]*\},/, '') });
    });
    await page.goto(addressOf(DEALER), { waitUntil: 'load' });
    await hydrated(page);
    await showMap(page, '.leaflet-tile');
    await page.waitForFunction(() => document.querySelectorAll('.leaflet-tile').length > 1);
    expect(await page.$$(PIN)).toEqual([]);
    expect(tiles).toContain('/-/media/map/12/2253/1204.svg');
  }, 60_000);

  test('hours by the clock of the site, wherever the visitor is: state and marked days as the server told them', async () => {
    const told = (page: Page) =>
      page.$$eval('main [data-open], main article p:has(+ ul), main [aria-current="date"]', (all) =>
        all.map(({ textContent }) => textContent),
      );
    const { page: plain } = await open(DEALER, { scripts: false });
    const { page, noise } = await watched();
    await page.emulateTimezone('Pacific/Kiritimati');
    await page.goto(addressOf(DEALER), { waitUntil: 'load' });
    await hydrated(page);
    const expected = await told(plain);
    expect(expected.length).toBeGreaterThan(1);
    expect(await told(page)).toEqual(expected);
    expect(noise).toEqual([]);
  }, 60_000);

  test('by keyboard: who works there unfolds, with telephone and e-mail', async () => {
    const { page, noise } = await open(DEALER);
    await page.focus('main summary ::-p-text(Medarbetare)');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main details[open] a[href^="tel:"]');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^(?:tel|mailto):/);
    expect(noise).toEqual([]);
  }, 60_000);

  test.each([320, 390, 768, 1280])(
    'with everything open no violations and nothing too wide at %d px',
    async (width) => {
      const { page, noise } = await open(DEALER, { viewport: { width, height: 900 } });
      await openAll(page);
      await showMap(page);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(noise).toEqual([]);
    },
    90_000,
  );

  test('without scripts: everything to read, ways to reach it, its cars; no empty place for a map', async () => {
    const { page } = await open(DEALER, { scripts: false });
    expect(await heading(page)).toBe('Norrväg Lund');
    const hrefs = await page.$$eval('main a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toContain(LIST);
    expect(hrefs).toContain(
      `/kop-bil/alla-bilar-i-lager?${new URLSearchParams({ car_site_city: 'Lund', car_site_name: 'Norrväg Lund' })}`,
    );
    for (const start of ['tel:', 'mailto:', 'https://www.google.com/maps/search/', 'https://www.google.com/maps/dir/'])
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
    expect(await page.$eval('main [data-state]', (map) => (map as HTMLElement).offsetParent === null)).toBe(true);
    await page.click('main summary ::-p-text(Medarbetare)');
    await page.waitForSelector('main details[open] a[href^="tel:"]');
  }, 60_000);

  test('on paper: hours and people of every department, no map, no cars', async () => {
    const { page } = await open(DEALER);
    await page.emulateMediaType('print');
    const shown = (selector: string) =>
      page.$$eval(selector, (all) => all.filter((one) => (one as HTMLElement).checkVisibility()).length);
    expect(await shown('main details li strong')).toBeGreaterThan(3);
    expect(await shown('main [data-state]')).toBe(0);
    expect(await shown('main h2 ::-p-text(Senast inkomna)')).toBe(0);
  }, 60_000);
});

describe('S2 §8 maps library fails to load', () => {
  test('F085 ‘Failed to load Google Maps API’ on the page of a dealer, and its address in the map’s place', async () => {
    const { page } = await watched();
    await page.setRequestInterception(true);
    const asked: string[] = [];
    const ours = (request: HTTPRequest) => /^(?:data:|http:\/\/marlow-uk\.localhost)/.test(request.url());
    page.on('request', (request) => {
      if (ours(request)) return void request.continue();
      asked.push(request.url());
      void request.abort();
    });
    await page.goto(addressOf('/find-us', 'marlow-uk', google), { waitUntil: 'load' });
    const path = await page.$eval('main article h2 a', (link) => link.getAttribute('href'));
    await page.goto(addressOf(path ?? '', 'marlow-uk', google), { waitUntil: 'load' });
    await hydrated(page);
    expect(asked).toEqual([]);
    await showMap(page, 'main [data-state="asks"] button');
    await page.click('main [data-state="asks"] button');
    await page.waitForFunction(() => document.body.innerText.includes('Failed to load Google Maps API'));
    expect(asked).toHaveLength(1);
    expect(await page.$eval('main [data-state="failed"] a', (link) => link.getAttribute('href'))).toContain(
      'maps/search',
    );
    expect(await violations(page)).toEqual([]);
  }, 60_000);
});
