import { describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { overflow, violations } from '../support/browser/accessibility.ts';
import { layoutShift, type PageOptions, PHONE, waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture, productFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { TESTS_ALL } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 100 });
const google = productFixture({ cars: 60, settings: { GOOGLE_MAPS_KEY: 'browser-key' } });

const LIST = '/anlaggningar';
const PINS = '.leaflet-marker-icon[role="button"]';
/** Reads what a state adds to the page. The matrix reads all of the page. */
const read = (page: Page, part: string) => violations(page, TESTS_ALL ? undefined : part);
const open = (path: string, options: PageOptions = {}) => fixture.visit(path, { waitUntil: 'load', ...options });

/** Counts the dealers on the map: one for each pin, and for each cluster the number that it shows. */
const countOnMap = (page: Page) =>
  page.$$eval(PINS, (pins) => pins.reduce((sum, pin) => sum + (Number(pin.textContent?.trim()) || 1), 0));
/** Returns the names and numbers of the markers inside the map's box: all, or those that are selected. */
const inView = (page: Page, markers: string) =>
  page.$eval(
    '.leaflet-container',
    (map, selector) => {
      const { left, right, top, bottom, height } = map.getBoundingClientRect();
      return [...map.querySelectorAll<HTMLElement>(selector)]
        .map((marker) => ({ marker, box: marker.getBoundingClientRect() }))
        .filter(({ box }) => height > 0 && box.left >= left && box.right <= right)
        .filter(({ box }) => box.top >= top && box.bottom <= bottom)
        .map(({ marker }) => ({ name: marker.title, count: Number(marker.textContent?.trim()) || 1 }));
    },
    markers,
  );
const countInView = async (page: Page) => (await inView(page, PINS)).reduce((sum, { count }) => sum + count, 0);
const selectedInView = async (page: Page) => (await inView(page, `${PINS}[data-selected]`)).map(({ name }) => name);
/** Switches a phone between `Lista` and `Karta`. */
async function switchTo(page: Page, view: string): Promise<void> {
  // By element, not by position: the header may cover it.
  await page.$eval(`main li a ::-p-text(${view})`, (link) => (link as HTMLElement).click());
  await page.waitForFunction((isMap) => location.search.includes('view=map') === isMap, {}, view === 'Karta');
}
const countInList = (page: Page) => page.$$eval('main article', (cards) => cards.length);
const waitForCards = (page: Page, count: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('main article').length === expected, {}, count);

describe('F080 the list and its map', () => {
  test('loading the map causes no layout shift; it shows exactly the dealers of the list, with every filter', async () => {
    const { page } = await open(LIST);
    await page.waitForSelector(PINS);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await waitForCards(page, 34);
    await eventually(() => countOnMap(page), 34);
    await page.click('summary ::-p-text(Region)');
    await page.click('label ::-p-text(Skåne)');
    await waitForCards(page, 5);
    await eventually(() => page.evaluate(() => location.search), '?site_region=Sk%C3%A5ne');
    await eventually(() => countOnMap(page), 5);
    const nameOfMap = () => page.$eval('.leaflet-container[role="region"]', (map) => map.getAttribute('aria-label'));
    expect(await nameOfMap()).toBe('Karta, anläggningar: 5');
    // The pressed button keeps the focus, and the panel stays open for the next choice.
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'Skåne');
    await eventually(
      () => page.$$eval('main [role="status"]', (all) => all.map((line) => line.textContent)),
      (found) => expect(found).toContain('5 anläggningar'),
    );
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => history.back());
    await waitForCards(page, 34);
  });

  test('the search field keeps the focus, and its text counts with the next filter; U5 a removed chip passes the focus to the next one, the last and the link of an empty list to the count', async () => {
    const { page } = await open(LIST);
    await waitForHydration(page);
    await page.type('main input[name="keyphrase"]', 'norr');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => location.search), '?keyphrase=norr');
    await waitForIdle(page);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('keyphrase');
    await page.keyboard.type('väg');
    await page.click('summary ::-p-text(Region)');
    await page.click('label ::-p-text(Skåne)');
    await eventually(() => page.evaluate(() => location.search), '?keyphrase=norrv%C3%A4g&site_region=Sk%C3%A5ne');
    await page.evaluate(() => history.go(-2));
    await eventually(
      () => page.$eval('main input[name="keyphrase"]', (field) => (field as HTMLInputElement).value),
      '',
    );

    await page.evaluate(() => history.go(2));
    const chips = 'ul[aria-label="Valda filter"] a';
    const focused = () => page.$eval(':focus', ({ id, textContent }) => id || textContent);
    await page.waitForSelector(chips);
    await page.focus(chips);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => location.search), '?site_region=Sk%C3%A5ne');
    await waitForCards(page, 5);
    expect(await focused()).toBe('Ta bort SkåneSkåne');
    await page.keyboard.press('Enter');
    await waitForCards(page, 34);
    expect(await focused()).toBe('dealer-list-count');
    await page.type('main input[name="keyphrase"]', 'qqqq');
    await page.keyboard.press('Enter');
    await waitForCards(page, 0);
    await page.focus('main a[data-stay] ::-p-text(Visa alla anläggningar)');
    await page.keyboard.press('Enter');
    await waitForCards(page, 34);
    expect(await focused()).toBe('dealer-list-count');
  });

  test('a visitor who leaves while the map zooms gets the next page without an error', async () => {
    const { page } = await open('/');
    await page.$eval(`a[href="${LIST}"]`, (link) => (link as HTMLElement).click());
    await page.waitForSelector(PINS);
    const isClosed = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
      history.back();
      while (document.querySelector('.leaflet-container')) await new Promise(requestAnimationFrame);
      // The map zooms for 250 ms.
      await new Promise((done) => setTimeout(done, 500));
      return location.pathname === '/';
    });
    expect(isClosed).toBe(true);
  });

  test('the keyboard moves from a pin to its popup, to its card, and back to the pin', async () => {
    const { page } = await open(`${LIST}?site_city=Lund&site_city=Ume%C3%A5`);
    await page.waitForSelector(PINS);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    await page.focus(PINS);
    const name = await focused();
    await page.keyboard.press('Enter');
    await page.waitForFunction((expected) => document.activeElement?.textContent === expected, {}, name);
    // A pin may be below a button while the map moves.
    await page.waitForFunction(() => !document.querySelector('.leaflet-pan-anim, .leaflet-zoom-anim'));
    // The focus may have scrolled the map below the header, which covers a part of it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await read(page, '.leaflet-container')).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(focused, name);
    await page.keyboard.press('Enter');
    await page.waitForFunction((expected) => document.activeElement?.textContent === expected, {}, name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (expected) => document.activeElement?.closest('article')?.textContent?.includes(expected ?? ''),
      {},
      name,
    );
    await page.$eval('main article button', (button) => (button as HTMLElement).click());
    await page.waitForSelector('[data-selected]');
  });

  test('a phone shows either the list or the map, as the URL says, and on the map what was chosen in the list', async () => {
    const { page } = await open(LIST, { viewport: PHONE });
    expect(await page.$(PINS)).toBeNull();
    expect(await overflow(page)).toBe(0);
    await page.click('main li a ::-p-text(Karta)');
    await page.waitForSelector(PINS);
    await page.waitForFunction(() => location.search === '?view=map');
    await eventually(() => page.$eval('main article', (card) => (card as HTMLElement).offsetParent === null), true);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.click('main li a ::-p-text(Lista)');
    await page.waitForFunction(() => location.search === '');
    await eventually(() => page.$eval('main article', (card) => (card as HTMLElement).offsetParent !== null), true);

    // What changes while the list is shown is in view when the map is.
    await page.click('summary ::-p-text(Region)');
    await page.$eval('label ::-p-text(Skåne)', (label) => (label as HTMLElement).click());
    await waitForCards(page, 5);
    await page.keyboard.press('Escape');
    await switchTo(page, 'Karta');
    await eventually(() => countInView(page), 5);
    expect(await countOnMap(page)).toBe(5);
  });

  test('a phone shows the dealer on the map whose button was pressed in the list, also after another one and in a window of another height', async () => {
    const { page } = await open(`${LIST}?site_region=Sk%C3%A5ne`, { viewport: PHONE });
    const BUTTON = 'main article button';
    const names = await page.$$eval(BUTTON, (all) => all.map(({ textContent }) => textContent?.split(': ')[1]));
    expect(names).toHaveLength(5);
    const showOnMap = (index: number) =>
      page.$$eval(BUTTON, (all, at) => (all[at] as HTMLElement | undefined)?.click(), index);
    await showOnMap(0);
    await eventually(() => selectedInView(page), [names[0]]);
    await switchTo(page, 'Lista');
    await showOnMap(1);
    await eventually(() => selectedInView(page), [names[1]]);
    await switchTo(page, 'Lista');
    await page.setViewport({ ...PHONE, height: 700 });
    await waitForIdle(page);
    await switchTo(page, 'Karta');
    await eventually(() => selectedInView(page), [names[1]]);
  });

  test('an open filter panel has no violations at any width', async () => {
    const { page } = await open(LIST, { viewport: { width: 1280, height: 800 } });
    await page.click('summary ::-p-text(Ort)');
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewport({ width, height: 800 });
      await waitForIdle(page);
      await page.waitForSelector('main details[open]');
      expect([width, await overflow(page)]).toEqual([width, 0]);
      if (TESTS_ALL || width !== 768) expect([width, await read(page, 'main details[open]')]).toEqual([width, []]);
    }
  });
});

describe('F080 near me', () => {
  const near = (page: Page) => page.click('main button ::-p-text(Nära mig)');

  test('requests the position only at its button, and then sorts the nearest dealers first', async () => {
    const { page } = await open(LIST);
    await page.browserContext().overridePermissions(fixture.urlOf(''), ['geolocation']);
    await page.setGeolocation({ latitude: 55.6049, longitude: 13.0038 });
    await near(page);
    await page.waitForFunction(() => location.search.includes('near=55.6%2C13'));
    await page.waitForFunction(() => document.querySelector('main article')?.textContent?.includes('Malmö'));
    await eventually(() => page.evaluate(() => location.search), '?sortName=site_distance_asc&near=55.6%2C13');
    await eventually(
      () => page.$eval('main article', (card) => card.textContent),
      expect.stringMatching(/\d(?:,\d)?\u00a0km bort/),
    );
    expect(await violations(page)).toEqual([]);
    await near(page);
    await page.waitForFunction(() => location.search === '');
  });

  test('shows a hint when the visitor denies the position, and a message when the browser has none', async () => {
    const { page } = await open(LIST);
    await page.browserContext().overridePermissions(fixture.urlOf(''), []);
    await near(page);
    await page.waitForFunction(() => document.body.innerText.includes('sök på din ort i stället'));
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await near(page);
    await page.waitForFunction(() => document.body.innerText.includes('Vi kunde inte ta reda på var du är'));
  });
});

describe('F085 Google’s maps', () => {
  const LIBRARY = 'https://maps.googleapis.com/maps/api/js';
  /** The part of Google's library that our map uses. */
  const STUB = `window.google = { maps: {
    Map: class {
      constructor(element) { this.element = element; element.dataset.stub = 'map'; }
      setOptions({ maxZoom }) { this.maxZoom = maxZoom; }
      fitBounds() { this.element.dataset.fitMaxZoom = this.maxZoom; this.listener?.(); this.element.dataset.maxZoom = this.maxZoom; }
      addListener(event, listener) { if (event === 'idle') this.listener = listener; return { remove: () => { this.listener = null; } }; }
      setCenter() {} setZoom() {} panTo() {}
    },
    LatLngBounds: class { extend() {} },
    marker: { AdvancedMarkerElement: class {
      constructor({ map, content }) { this.content = content; map.element.append(content); }
      set map(map) { if (!map) this.content.remove(); }
    } } } }; window[new URL(document.currentScript.src).searchParams.get('callback')]();`;

  async function openGoogle(respond: (request: HTTPRequest) => Promise<void>, path = LIST) {
    const { page } = await fixture.open();
    const requests: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith(google.urlOf('/')) || request.url().startsWith('data:'))
        return void request.continue();
      requests.push(request.url());
      void respond(request);
    });
    await page.goto(google.urlOf(path), { waitUntil: 'load' });
    await waitForHydration(page);
    return { page, requests };
  }

  test('Q35 nothing is requested from Google before the visitor opens the map; client navigation from a page without maps loads a document whose policy allows Google', async () => {
    const { page, requests } = await openGoogle(
      (request) => request.respond({ contentType: 'text/javascript', body: STUB }),
      '/',
    );
    await page.$eval('header a[href="/anlaggningar"]', (link) => (link as HTMLElement).click());
    // The document itself was loaded from the server.
    await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.name.endsWith('/anlaggningar'));
    await waitForHydration(page);
    expect(await violations(page)).toEqual([]);
    expect(requests).toEqual([]);
    await page.click('main button ::-p-text(Visa kartan)');
    await page.waitForSelector('[data-stub="map"] button');
    expect(requests).toEqual([expect.stringContaining(`${LIBRARY}?key=browser-key`)]);
    await eventually(() => page.$$eval('[data-stub="map"] button', (pins) => pins.length), 34);
    const { fitMaxZoom, maxZoom } = await page.$eval('[data-stub="map"]', (map) => ({
      ...(map as HTMLElement).dataset,
    }));
    expect([fitMaxZoom, maxZoom]).toEqual(['12', 'null']);
  });

  test('a library that fails to load is reported, and the list has every dealer', async () => {
    fixture.expectErrors(/maps\.googleapis\.com.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const { page, requests } = await openGoogle((request) => request.abort());
    await page.click('main button ::-p-text(Visa kartan)');
    await page.waitForFunction(() => document.body.innerText.includes('Google Maps kunde inte laddas'));
    expect(requests).toHaveLength(1);
    await eventually(() => countInList(page), 34);
    expect(await violations(page)).toEqual([]);
  });
});

describe('F080 without scripts', () => {
  test('has cards, filters as a form and a town search; no map, and no buttons that need scripts', async () => {
    const { page } = await open(LIST, { scripts: false });
    await eventually(() => countInList(page), 34);
    for (const text of ['Nära mig', 'Visa på karta']) {
      await eventually(
        () =>
          page.$$eval(
            `main button ::-p-text(${text})`,
            (all) => all.filter((one) => (one as HTMLElement).offsetParent !== null).length,
          ),
        0,
      );
    }
    await page.click('summary ::-p-text(Region)');
    await page.click('label ::-p-text(Skåne)');
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      page.click('details[open] button[type="submit"]'),
    ]);
    await eventually(() => countInList(page), 5);
    await page.type('main input[name="keyphrase"]', 'lund');
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
    await eventually(
      () => page.$$eval('main article h2', (names) => names.map((name) => name.textContent)),
      ['Norrväg Lund'],
    );
  });
});
