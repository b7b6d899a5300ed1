import { beforeAll, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { overflow, violations } from '../support/browser/accessibility.ts';
import { layoutShift, type PageOptions, waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture, productFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';
import { send } from '../support/request.ts';

const fixture = browserFixture({ cars: 100 });
const google = productFixture({ cars: 60, settings: { GOOGLE_MAPS_KEY: 'browser-key' } });

const LIST = '/anlaggningar';
const DEALER = `${LIST}/norrvag-lund`;
const PIN = '.leaflet-marker-icon[role="button"]';

const open = (path: string, options: PageOptions = {}) => fixture.visit(path, { waitUntil: 'load', ...options });
const heading = (page: Page) => page.$eval('h1', ({ textContent }) => textContent);
/** The map has loaded when its marker, or at least its first tile, is there. */
async function showMap(page: Page, selector = PIN): Promise<void> {
  await page.$eval('main [data-state]', (map) => map.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(selector);
}

/** Reads the page with everything open. */
async function expectAccessible(page: Page): Promise<void> {
  await page.$$eval('main details', (all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  // The link to the top floats above other links, depending on the position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitForIdle(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

describe('F081 the page of a dealer', () => {
  test('the back link returns to the previous page, and opens the list for a visitor from elsewhere', async () => {
    const { page } = await open(`${LIST}?site_city=Lund`);
    await page.$eval('main article h2 a', (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => location.pathname === path, {}, DEALER);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Norrväg Lund');
    // It is visible, too.
    await waitForHydration(page);
    await page.locator('main a ::-p-text(Alla anläggningar)').click();
    await page.waitForFunction(() => location.search === '?site_city=Lund');
    await page.goto(fixture.urlOf(DEALER), { waitUntil: 'load' });
    await waitForHydration(page);
    await page.locator('main a ::-p-text(Alla anläggningar)').click();
    await page.waitForFunction((path) => location.pathname + location.search === path, {}, LIST);
  });

  test('S2 §9 the map of a dealer without coordinates shows 59.3293, 18.0686 without a marker', async () => {
    const { body } = await send(fixture.product.url, DEALER);
    expect(body).toMatch(/"place":\{/);
    const { page } = await fixture.open();
    const tiles: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/map/')) tiles.push(new URL(request.url()).pathname);
      if (!request.isNavigationRequest()) return void request.continue();
      void request.respond({ contentType: 'text/html; charset=utf-8', body: body.replace(/"place":\{[^}]*\},/, '') });
    });
    await page.goto(fixture.urlOf(DEALER), { waitUntil: 'load' });
    await waitForHydration(page);
    await showMap(page, '.leaflet-tile');
    await eventually(() => tiles, expect.arrayContaining(['/-/media/map/12/2253/1204.svg']));
    await waitForIdle(page);
    expect(await page.$$(PIN)).toEqual([]);
  });

  test('opening hours follow the clock of the site in every time zone, with state and marked days as the server rendered them', async () => {
    const messages = (page: Page) =>
      page.$$eval('main [data-open], main article p:has(+ ul), main [aria-current="date"]', (all) =>
        all.map(({ textContent }) => textContent),
      );
    const { page: plain } = await open(DEALER, { scripts: false });
    const { page } = await fixture.open();
    await page.emulateTimezone('Pacific/Kiritimati');
    await page.goto(fixture.urlOf(DEALER), { waitUntil: 'load' });
    await waitForHydration(page);
    const expected = await messages(plain);
    expect(expected.length).toBeGreaterThan(1);
    await eventually(() => messages(page), expected);
  });

  test.each(matrixCases([320, 390, 768], [320]))(
    'with everything open there are no violations and no overflow at %d px',
    async (width) => {
      const { page } = await open(DEALER, { viewport: { width, height: 900 } });
      await showMap(page);
      await expectAccessible(page);
    },
  );

  test('without scripts all text, contact links and cars are there, and no empty space for a map', async () => {
    const { page } = await open(DEALER, { scripts: false });
    await eventually(() => heading(page), 'Norrväg Lund');
    const hrefs = await page.$$eval('main a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toContain(LIST);
    expect(hrefs).toContain(
      `/kop-bil/alla-bilar-i-lager?${new URLSearchParams({ car_site_city: 'Lund', car_site_name: 'Norrväg Lund' })}`,
    );
    for (const start of ['tel:', 'mailto:', 'https://www.google.com/maps/search/', 'https://www.google.com/maps/dir/'])
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
    await eventually(() => page.$eval('main [data-state]', (map) => (map as HTMLElement).offsetParent === null), true);
    await page.click('main summary ::-p-text(Medarbetare)');
    await page.waitForSelector('main details[open] a[href^="tel:"]');
  });
});

describe('F081 the page of a dealer on a desktop', () => {
  let page: Page;
  const tiles: string[] = [];
  beforeAll(async () => {
    ({ page } = await fixture.open());
    page.on('request', (request) => {
      const [, zoom] = /\/map\/(\d+)\//.exec(request.url()) ?? [];
      if (zoom) tiles.push(zoom);
    });
    await page.goto(fixture.urlOf(DEALER), { waitUntil: 'load' });
    await waitForHydration(page);
  });

  test('the map has zoom 12 and one marker, which links to a map service, and causes no layout shift', async () => {
    expect(tiles).toEqual([]);
    await showMap(page);
    await eventually(() => new Set(tiles), new Set(['12']));
    await eventually(
      () => page.$$eval(PIN, (pins) => pins.map((pin) => pin.getAttribute('aria-label'))),
      ['Norrväg Lund'],
    );
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
  });

  test('people unfold by keyboard, with telephone and e-mail', async () => {
    await page.$eval('main summary ::-p-text(Medarbetare)', (text) => text.closest('summary')?.focus());
    await page.keyboard.press('Enter');
    await page.waitForSelector('main details[open] a[href^="tel:"]');
    await page.keyboard.press('Tab');
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('href')),
      expect.stringMatching(/^(?:tel|mailto):/),
    );
  });

  test('with everything open there are no violations and no overflow at 1280 px', async () => {
    await showMap(page);
    await expectAccessible(page);
  });

  test('the printed page has hours and people of every department, no map and no cars', async () => {
    await page.emulateMediaType('print');
    const countVisible = (selector: string) =>
      page.$$eval(selector, (all) => all.filter((one) => (one as HTMLElement).checkVisibility()).length);
    await eventually(
      () => countVisible('main details li strong'),
      (found) => expect(found).toBeGreaterThan(3),
    );
    await eventually(() => countVisible('main [data-state]'), 0);
    await eventually(() => countVisible('main h2 ::-p-text(Senast inkomna)'), 0);
  });
});

describe('S2 §8 maps library fails to load', () => {
  test('F085 the page of a dealer shows ‘Failed to load Google Maps API’ and its address instead of the map', async () => {
    fixture.expectErrors(/maps\.googleapis\.com.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const { page } = await fixture.open();
    await page.setRequestInterception(true);
    const requests: string[] = [];
    const isLocal = (request: HTTPRequest) => /^(?:data:|http:\/\/marlow-uk\.localhost)/.test(request.url());
    page.on('request', (request) => {
      if (isLocal(request)) return void request.continue();
      requests.push(request.url());
      void request.abort();
    });
    const [path] = await foundInPage(google.product, 'marlow-uk', '/find-us', CARD_LINK);
    await page.goto(google.urlOf(path, 'marlow-uk'), { waitUntil: 'load' });
    await waitForHydration(page);
    expect(requests).toEqual([]);
    await showMap(page, 'main [data-state="asks"] button');
    // Clicked by element, not by position: content that loads beside it may still move it.
    await page.$eval('main [data-state="asks"] button', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() => document.body.innerText.includes('Failed to load Google Maps API'));
    expect(requests).toHaveLength(1);
    await eventually(
      () => page.$eval('main [data-state="failed"] a', (link) => link.getAttribute('href')),
      expect.stringContaining('maps/search'),
    );
    expect(await violations(page, TESTS_ALL ? undefined : 'main [data-state="failed"]')).toEqual([]);
  });
});
