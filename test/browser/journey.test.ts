import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import {
  DESKTOP,
  enterText,
  layoutShift,
  PHONE,
  reload,
  scrolledTo,
  waitForHydration,
  waitForIdle,
} from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';

const fixture = browserFixture({ cars: 600 });

const cards = (page: Page) =>
  page.$$eval('main ul[aria-busy] > li a[href*="/kop-bil/"]', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
const path = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);
const waitForPath = (page: Page, part: string) =>
  page.waitForFunction((expected) => (window.location.pathname + window.location.search).includes(expected), {}, part);

/** @param part of the URL that shows the choice */
async function choose(page: Page, name: string, value: string, part = `${name}=${value}`): Promise<void> {
  await page.$eval(`input[name="${name}"][value="${value}"]`, (box) => (box as HTMLInputElement).click());
  await waitForPath(page, part);
}

/** Waits until the list has started to load the choice and has finished. */
async function waitForList(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.waitForSelector('main ul[aria-busy="false"] > li');
}

async function goToList(page: Page): Promise<void> {
  await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await page.$eval(`main a[href="${LIST}"]`, (link) => (link as HTMLElement).click());
  await waitForPath(page, LIST);
  await waitForList(page);
}

const WIDTHS = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;
/** On a phone the way is that of a desktop, and through the drawer. */
describe.each(matrixCases(WIDTHS, WIDTHS.slice(1)))(
  'F045 F046 F048 from the start page to a car and back, on a %s',
  (_name, viewport) => {
    test('the list restores its scroll position and cards, also in a fresh profile, without console messages or layout shift', async () => {
      const { page, consoleErrors } = await fixture.open({ viewport });
      await goToList(page);
      await eventually(() => page.title(), expect.stringContaining('Norrväg'));
      await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');

      await choose(page, 'car_brand', 'Volvo', '/b/volvo');
      await choose(page, 'car_brand', 'Volkswagen');
      // On a phone the filters are in a drawer.
      const inDrawer = viewport === PHONE;
      if (inDrawer)
        await page.$eval('main button[popovertarget]:not([popovertargetaction])', (button) =>
          (button as HTMLElement).click(),
        );
      await page.$eval('input[name^="car_price"]', (field) =>
        (field as HTMLElement).closest('details')?.setAttribute('open', ''),
      );
      const [low, high] = await page.$$('input[name^="car_price"]');
      await low?.evaluate((field) => (field as HTMLInputElement).focus());
      await page.keyboard.sendCharacter('100000');
      await high?.evaluate((field) => (field as HTMLInputElement).focus());
      await page.keyboard.sendCharacter('400000');
      await page.keyboard.press('Enter');
      await waitForPath(page, 'car_price=100000-400000');
      if (inDrawer) await page.keyboard.press('Escape');
      await page.select('select[name="sortName"]', 'car_price_asc');
      await waitForPath(page, 'sortName=car_price_asc');
      await waitForList(page);
      await eventually(
        () => path(page),
        `${LIST}?car_brand=Volkswagen&car_brand=Volvo&car_price=100000-400000&sortName=car_price_asc`,
      );
      await eventually(
        () => cards(page),
        (found) => expect(found).toHaveLength(48),
      );
      const first = await cards(page);

      await page.$eval('main a[href*="page=1"]', (link) => (link as HTMLElement).click());
      await waitForPath(page, 'page=1');
      await page.waitForFunction(() => document.querySelectorAll('main ul[aria-busy] > li').length > 48);
      await waitForList(page);
      const before = await cards(page);
      expect(before.slice(0, 48)).toEqual(first);

      await page.$$eval('main ul[aria-busy] > li', (items) =>
        items[60]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const scrolled = await scrolledTo(page);
      const url = await path(page);
      expect(scrolled).toBeGreaterThan(1_000);
      await page.$$eval('main ul[aria-busy] > li a[href*="/kop-bil/"]', (links) => (links[60] as HTMLElement).click());
      await page.waitForFunction((list) => !window.location.pathname.includes(list), {}, LIST);
      await page.waitForSelector('main h1');
      await page.waitForFunction(() => window.scrollY === 0);
      await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');

      await page.goBack();
      await waitForPath(page, url);
      await waitForList(page);
      await eventually(() => cards(page), before);
      await page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 3, {}, scrolled);

      await reload(page);
      await eventually(() => cards(page), before);
      await page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 50, {}, scrolled);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      expect(consoleErrors).toEqual([]);

      // Another visitor opens the copied URL.
      const other = await fixture.open({ viewport });
      await other.page.goto(fixture.urlOf(url), { waitUntil: 'domcontentloaded' });
      await eventually(() => cards(other.page), before);
    });
  },
);

test('the same journey works by keyboard alone', async () => {
  const { page } = await fixture.open();
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href')), '#content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name="car_brand"][value="Volvo"]');
  await page.keyboard.press('Space');
  await waitForPath(page, '/b/volvo');
  await waitForList(page);
  await tabTo(page, 'select[name="sortName"]');
  await page.keyboard.press('ArrowDown');
  await waitForPath(page, 'sortName=');
  await waitForList(page);
  await tabTo(page, 'main ul[aria-busy] a');
  await page.keyboard.press('Enter');
  await page.waitForFunction((list) => !window.location.pathname.includes(list), {}, LIST);
  await page.waitForSelector('main h1');
});

/** Presses Tab until the selector has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((expected) => document.activeElement?.matches(expected) ?? false, selector);
    if (found) return;
  }
  throw new Error(`${selector} cannot be reached by the keyboard`);
}

describe('without JavaScript', () => {
  test('pages are readable, and the list filters and pages by links and forms', async () => {
    const { page } = await fixture.open({ scripts: false });
    await page.goto(fixture.urlOf(`${LIST}?car_brand=Volvo`), { waitUntil: 'domcontentloaded' });
    const first = await page.$$('main ul[aria-busy] > li');
    expect(first).toHaveLength(48);
    // Clicked by element, not by position: cards that scroll into view are laid out and shift the rest.
    const follow = (link: string) =>
      Promise.all([
        page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
        page.$eval(link, (element) => (element as HTMLElement).click()),
      ]);
    await follow('main a[href*="page=1"]');
    expect((await page.$$('main ul[aria-busy] > li')).length).toBeGreaterThan(48);
    await follow('main ul[aria-busy] > li a');
    await page.waitForSelector('main h1');
    await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
    await enterText(page, 'main input[name="keyphrase"]', 'volvo');
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
    expect(page.url()).toContain(`${LIST}/b/volvo`);
  });
});

describe('client navigation', () => {
  test('announces each page once, and loads the document again when the server has another build', async () => {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(() => {
      const views: string[] = [];
      Object.assign(window, { views });
      window.addEventListener('forecourt:pageview', (event) => views.push((event as CustomEvent).detail.path));
    });
    await goToList(page);
    await page.goBack();
    await page.waitForFunction(() => (window as unknown as { views: string[] }).views.length === 3);
    await eventually(() => page.evaluate(() => (window as unknown as { views: string[] }).views), ['/', LIST, '/']);

    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().includes('/_page')) return void request.continue();
      void request.respond({
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify({ kind: 'page', page: { build: 'another', placeholders: {} }, deferred: {} }),
      });
    });
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(new URL(request.url()).pathname),
    );
    // Another page than the list, which the page may have kept.
    await page.$eval(`a[href="${DEALERS}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      (path) => window.location.pathname === path && document.querySelector('main h1'),
      {},
      DEALERS,
    );
    await eventually(() => documents, [DEALERS]);
  });
});
