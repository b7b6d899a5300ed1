import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { layoutShift, type PageOptions, PHONE, waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture, productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The cars of a list on a map: from the list and back, by keyboard, without scripts and before consent (docs/decisions/0230). */

const fixture = browserFixture({ cars: 300 });
const google = productFixture({ cars: 60, settings: { GOOGLE_MAPS_KEY: 'browser-key' } });

const LIST = '/kop-bil/alla-bilar-i-lager';
const QUERY = 'car_fuel=Diesel';
const MAP = `${LIST}?${QUERY}&view=map`;
const LINK = 'main a[href*="view=map"]';
const PINS = '.leaflet-marker-icon[role="button"]';
/** The link of a place in the list beside the map. */
const PLACE = 'main ul > li > div + a';

const open = (path: string, options: PageOptions = {}) => fixture.visit(path, { waitUntil: 'load', ...options });
const searchOf = (page: Page) => page.evaluate(() => location.search);
const numberIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
const countOfList = (page: Page) => page.$eval('#car-list-count', (count) => count.textContent);
const press = (page: Page, selector: string) => page.$eval(selector, (link) => (link as HTMLElement).click());

describe('from the list', () => {
  test('the link leads to the map of the same cars; a place leads to its cars; back and back again', async () => {
    const { page } = await open(`${LIST}?${QUERY}`, { viewport: PHONE });
    const total = numberIn(await countOfList(page));
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'yes';
    });
    await press(page, LINK);
    await page.waitForSelector(PINS);
    expect(await searchOf(page)).toBe(`?${QUERY}&view=map`);
    // The browser's own router: the document stays.
    expect(await page.$eval('html', (html) => html.dataset.same)).toBe('yes');
    expect(await page.title()).toBe('Våra bilar på kartan | Norrväg');
    const counts = async () => (await page.$$eval(PLACE, (all) => all.map((each) => each.textContent))).map(numberIn);
    expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(total);
    const onMap = (await page.$$eval(PINS, (pins) => pins.map((pin) => pin.textContent))).map(numberIn);
    expect(onMap.reduce((sum, count) => sum + count, 0)).toBe(total);
    const [most] = await counts();
    await press(page, PLACE);
    await page.waitForSelector('#car-list-count');
    await eventually(async () => numberIn(await countOfList(page)), most);
    expect(await searchOf(page)).toMatch(/^\?car_fuel=Diesel&car_site_name=/);
    await page.evaluate(() => history.back());
    await page.waitForSelector(PINS);
    await page.evaluate(() => history.back());
    await eventually(async () => numberIn(await countOfList(page)), total);
    expect(await searchOf(page)).toBe(`?${QUERY}`);
  });

  test('the link follows what is chosen, and the first tap before the scripts opens the map', async () => {
    const { page } = await open(LIST);
    expect(await page.$eval(LINK, (link) => link.getAttribute('href'))).toBe(`${LIST}?view=map`);
    await page.select('select[name="sortName"]', 'car_price_asc');
    await eventually(
      () => page.$eval(LINK, (link) => link.getAttribute('href')),
      `${LIST}?sortName=car_price_asc&view=map`,
    );
    const { page: early } = await fixture.open({ viewport: PHONE });
    await early.setRequestInterception(true);
    early.on('request', (request) => {
      // Scripts that never come.
      if (request.resourceType() === 'script') return;
      void request.continue();
    });
    await early.goto(fixture.urlOf(`${LIST}?${QUERY}`), { waitUntil: 'domcontentloaded' });
    await Promise.all([early.waitForNavigation({ waitUntil: 'domcontentloaded' }), early.tap(LINK)]);
    expect(await searchOf(early)).toBe(`?${QUERY}&view=map`);
  });

  test.each([
    [320, 'sv', ''],
    [320, 'en', '/en'],
    [390, 'sv', ''],
    [1280, 'sv', ''],
  ])('at %i px in %s the link covers neither the count nor the sort field', async (width, _language, prefix) => {
    const { page } = await open(`${prefix}${LIST}`, { viewport: { ...PHONE, width } });
    const [count, link, sort] = await Promise.all(
      ['#car-list-count', LINK, 'select[name="sortName"]'].map((selector) =>
        page.$eval(selector, (element) => {
          const { left, right, height } = element.getBoundingClientRect();
          return { left, right, height };
        }),
      ),
    );
    expect(link?.left).toBeGreaterThanOrEqual(count?.right ?? Number.NaN);
    if (width < 640) expect(link?.right).toBeLessThanOrEqual(sort?.left ?? Number.NaN);
    expect(link?.height).toBeGreaterThanOrEqual(width < 640 ? 44 : 24);
    expect(await overflow(page)).toBe(0);
  });
});

describe('the map', () => {
  test.each([
    ['norrvag-se', MAP, 320],
    ['norrvag-se', `/en${MAP}&near=57.71%2C11.97%2CG%C3%B6teborg`, 1280],
    ['rullande-sk', '/vlastnictvo-auta/kupit-jazdene-auto?view=map', 390],
    ['marlow-uk', '/buy-car/used-cars?view=map', 390],
    ['mercedes.marlow-uk', '/buy-car/used-cars?view=map', 1280],
  ])('%s %s at %i px is accessible, fits the window, and its map moves nothing', async (site, path, width) => {
    const { page } = await fixture.visit(path, { site, waitUntil: 'load', viewport: { ...PHONE, width } });
    await page.waitForSelector(PINS);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('by keyboard: a marker opens its place, whose name leads to its cars; Escape returns to the marker', async () => {
    const { page } = await open(MAP);
    await page.waitForSelector(PINS);
    const names = await page.$$eval(PINS, (pins) => pins.map((each) => each.getAttribute('aria-label') ?? ''));
    const single = names.findIndex((each) => !each.includes('anläggningar'));
    const pin = (await page.$$(PINS))[single];
    const name = await pin?.evaluate((each) => each.getAttribute('aria-label'));
    await pin?.focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(focused, name?.split(',')[0]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), name);
    await page.keyboard.press('Enter');
    await eventually(focused, name?.split(',')[0]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#car-list-count');
    await eventually(async () => numberIn(await countOfList(page)), numberIn(name?.split(',')[1]));
  });

  test('without scripts the places are a list, and nothing of the map is there', async () => {
    const { page } = await open(`${LIST}?${QUERY}`, { scripts: false, viewport: PHONE });
    const total = numberIn(await countOfList(page));
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click(LINK)]);
    const counts = await page.$$eval(PLACE, (all) => all.map((each) => each.textContent));
    expect(counts.map(numberIn).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(
      await page.$$eval('main [data-state]', (all) => all.filter((each) => (each as HTMLElement).offsetParent).length),
    ).toBe(0);
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click(PLACE)]);
    expect(numberIn(await countOfList(page))).toBe(numberIn(counts[0]));
  });

  test('Q35 nothing is requested of another provider before the visitor allows it, and the list of places is there', async () => {
    const { page } = await fixture.open({ viewport: PHONE });
    const foreign: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith(google.urlOf('/')) || request.url().startsWith('data:'))
        return void request.continue();
      foreign.push(request.url());
      return void request.abort();
    });
    await page.goto(google.urlOf(`${LIST}?view=map`), { waitUntil: 'load' });
    await waitForHydration(page);
    await page.waitForSelector('main button ::-p-text(Visa kartan)');
    expect(foreign).toEqual([]);
    expect(await page.$$eval(PLACE, (all) => all.length)).toBeGreaterThan(5);
    expect(await violations(page)).toEqual([]);
  });
});
