import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { hydrated, launchBrowser, layoutShift, openPage, type PageOptions, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

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
const PINS = '.leaflet-marker-icon[role="button"]';
const origin = (of: Product) => `http://norrvag-se.localhost:${of.port}`;

async function open(path: string, options: PageOptions = {}, of = product) {
  const { page, noise, close } = await openPage(browser, options);
  closing.push(close);
  await page.goto(`${origin(of)}${path}`, { waitUntil: 'load' });
  if (options.scripts !== false) await hydrated(page);
  return { page, noise };
}

/** Dealers that stand on the map: each pin for one, each group for as many as it says. */
const onMap = (page: Page) =>
  page.$$eval(PINS, (marks) => marks.reduce((sum, mark) => sum + (Number(mark.textContent?.trim()) || 1), 0));
const inList = (page: Page) => page.$$eval('main article', (cards) => cards.length);
const settled = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('main article').length === wanted, {}, count);

describe('F080 the list and its map', () => {
  test('everything in the list is on the map, and nothing else, whatever is chosen', async () => {
    const { page, noise } = await open(LIST);
    await page.waitForSelector(PINS);
    expect(await onMap(page)).toBe(await inList(page));
    await page.click('summary ::-p-text(Region)');
    await page.click('label ::-p-text(Skåne)');
    await settled(page, 5);
    expect(await page.evaluate(() => location.search)).toBe('?site_region=Sk%C3%A5ne');
    expect(await onMap(page)).toBe(5);
    // What was pressed keeps the focus, and the panel stays open for the next choice.
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Skåne');
    expect(await page.$$eval('main [role="status"]', (all) => all.map((line) => line.textContent))).toContain(
      '5 anläggningar',
    );
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => history.back());
    await settled(page, 34);
    expect(noise).toEqual([]);
  }, 60_000);

  test('by keys: from a mark to what it stands for, to its card, and back to the mark', async () => {
    const { page, noise } = await open(`${LIST}?site_city=Lund&site_city=Ume%C3%A5`);
    await page.waitForSelector(PINS);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    await page.focus(PINS);
    const name = await focused();
    await page.keyboard.press('Enter');
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, {}, name);
    // On its way a mark may lie under a button.
    await page.waitForFunction(() => !document.querySelector('.leaflet-pan-anim, .leaflet-zoom-anim'));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe(name);
    await page.keyboard.press('Enter');
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, {}, name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (wanted) => document.activeElement?.closest('article')?.textContent?.includes(wanted ?? ''),
      {},
      name,
    );
    await page.$eval('main article button', (button) => (button as HTMLElement).click());
    await page.waitForSelector('[data-selected]');
    expect(noise).toEqual([]);
  }, 60_000);

  test('on a phone one of the two, each a step from the other; the address says which', async () => {
    const { page, noise } = await open(LIST, { viewport: PHONE });
    expect(await page.$(PINS)).toBeNull();
    expect(await overflow(page)).toBe(0);
    await page.click('main li a ::-p-text(Karta)');
    await page.waitForSelector(PINS);
    await page.waitForFunction(() => location.search === '?view=map');
    expect(await page.$eval('main article', (card) => (card as HTMLElement).offsetParent === null)).toBe(true);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.click('main li a ::-p-text(Lista)');
    await page.waitForFunction(() => location.search === '');
    const shown = await page.$eval('main article', (card) => (card as HTMLElement).offsetParent !== null);
    expect([shown, noise]).toEqual([true, []]);
  }, 60_000);

  test('an open panel of filters has no violations, at any width', async () => {
    for (const width of [320, 390, 768, 1280]) {
      const { page, noise } = await open(LIST, { viewport: { width, height: 800 } });
      await page.click('summary ::-p-text(Ort)');
      expect([width, await violations(page)]).toEqual([width, []]);
      expect([width, await overflow(page)]).toEqual([width, 0]);
      expect(noise).toEqual([]);
    }
  }, 90_000);

  test('nothing moves while the map comes', async () => {
    const { page } = await open(LIST);
    await page.waitForSelector(PINS);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  }, 60_000);
});

describe('F080 near me', () => {
  const near = async (page: Page) => {
    await page.click('main button ::-p-text(Nära mig)');
  };

  test('nobody is asked where they are before they want it; then the nearest comes first', async () => {
    const { page, noise } = await open(LIST);
    await page.browserContext().overridePermissions(origin(product), ['geolocation']);
    await page.setGeolocation({ latitude: 55.6049, longitude: 13.0038 });
    await near(page);
    await page.waitForFunction(() => location.search.includes('near=55.6%2C13'));
    await page.waitForFunction(() => document.querySelector('main article')?.textContent?.includes('Malmö'));
    expect(await page.evaluate(() => location.search)).toBe('?sortName=site_distance_asc&near=55.6%2C13');
    expect(await page.$eval('main article', (card) => card.textContent)).toMatch(/\d(?:,\d)?\u00a0km bort/);
    expect(await violations(page)).toEqual([]);
    await near(page);
    await page.waitForFunction(() => location.search === '');
    expect(noise).toEqual([]);
  }, 60_000);

  test('who refuses is told what to do instead', async () => {
    const { page } = await open(LIST);
    await page.browserContext().overridePermissions(origin(product), []);
    await near(page);
    await page.waitForFunction(() => document.body.innerText.includes('sök på din ort i stället'));
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  test('a browser that cannot say', async () => {
    const { page } = await open(LIST);
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await near(page);
    await page.waitForFunction(() => document.body.innerText.includes('Vi kunde inte ta reda på var du är'));
  }, 60_000);
});

describe('F085 Google’s maps', () => {
  const LIBRARY = 'https://maps.googleapis.com/maps/api/js';
  /** As much of Google's library as a map of ours uses. */
  const STUB = `window.google = { maps: {
    Map: class { constructor(element) { this.element = element; element.dataset.stub = 'map'; } fitBounds() {} setCenter() {} setZoom() {} panTo() {} },
    LatLngBounds: class { extend() {} },
    marker: { AdvancedMarkerElement: class {
      constructor({ map, content }) { this.content = content; map.element.append(content); }
      set map(map) { if (!map) this.content.remove(); }
    } } } }; window[new URL(document.currentScript.src).searchParams.get('callback')]();`;

  async function openGoogle(answer: (request: HTTPRequest) => Promise<void>, path = LIST) {
    const { page, noise, close } = await openPage(browser);
    closing.push(close);
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith(origin(google)) || request.url().startsWith('data:')) return void request.continue();
      asked.push(request.url());
      void answer(request);
    });
    await page.goto(`${origin(google)}${path}`, { waitUntil: 'load' });
    await hydrated(page);
    return { page, noise, asked };
  }

  test('Q35 nothing is fetched from Google before the visitor wants the map; then it is there', async () => {
    const { page, noise, asked } = await openGoogle((request) =>
      request.respond({ contentType: 'text/javascript', body: STUB }),
    );
    expect(asked).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.click('main button ::-p-text(Visa kartan)');
    await page.waitForSelector('[data-stub="map"] button');
    expect(asked).toEqual([expect.stringContaining(`${LIBRARY}?key=browser-key`)]);
    expect(await page.$$eval('[data-stub="map"] button', (pins) => pins.length)).toBe(34);
    expect(noise).toEqual([]);
  }, 60_000);

  test('a library that does not come is said, and every place is in the list', async () => {
    const { page, asked } = await openGoogle((request) => request.abort());
    await page.click('main button ::-p-text(Visa kartan)');
    await page.waitForFunction(() => document.body.innerText.includes('Google Maps kunde inte laddas'));
    expect(asked).toHaveLength(1);
    expect(await inList(page)).toBe(34);
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  test('a visitor who comes from a page without maps gets one whose policy lets Google in', async () => {
    const { page, noise } = await openGoogle(
      (request) => request.respond({ contentType: 'text/javascript', body: STUB }),
      '/',
    );
    await page.$eval('header a[href="/anlaggningar"]', (link) => (link as HTMLElement).click());
    // The document itself was loaded from there.
    await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.name.endsWith('/anlaggningar'));
    await hydrated(page);
    await page.click('main button ::-p-text(Visa kartan)');
    await page.waitForSelector('[data-stub="map"] button');
    expect(noise).toEqual([]);
  }, 60_000);
});

describe('F080 without scripts', () => {
  test('cards, filters as a form, a town by typing; no map and no button that would do nothing', async () => {
    const { page } = await open(LIST, { scripts: false });
    expect(await inList(page)).toBe(34);
    for (const text of ['Nära mig', 'Visa på karta']) {
      expect(
        await page.$$eval(
          `main button ::-p-text(${text})`,
          (all) => all.filter((one) => (one as HTMLElement).offsetParent !== null).length,
        ),
      ).toBe(0);
    }
    await page.click('summary ::-p-text(Region)');
    await page.click('label ::-p-text(Skåne)');
    await Promise.all([page.waitForNavigation(), page.click('details[open] button[type="submit"]')]);
    expect(await inList(page)).toBe(5);
    await page.type('input[name="keyphrase"]', 'lund');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.$$eval('main article h2', (names) => names.map((name) => name.textContent))).toEqual([
      'Norrväg Lund',
    ]);
  }, 60_000);
});
