import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { DESKTOP, PHONE, pauseRequests, waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The place of a list with scripts. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const FIELD = 'input[name="place"]';
const RADIUS = 'select[name="radius"]';

const fixture = browserFixture({ cars: 200, settings: { LOG_LEVEL: 'error' } });

async function openList(path = LIST, viewport = DESKTOP) {
  const opened = await fixture.open({ viewport });
  await opened.page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await waitForHydration(opened.page);
  return opened;
}

const queryOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new URLSearchParams(window.location.search)) as Record<string, string>);
const distances = (page: Page) =>
  page.$$eval('main article p', (lines) =>
    lines.flatMap(({ textContent: text }) => /^(\d+)\u00a0km · /.exec(text ?? '')?.[1] ?? []).map(Number),
  );
const fieldValue = (page: Page, selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement | HTMLSelectElement).value);

test('a town is chosen by keyboard; the radius narrows the list; the chip removes both', async () => {
  const { page } = await openList();
  await page.focus(FIELD);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.keyboard.sendCharacter('göte');
  await page.waitForSelector(`${FIELD}[aria-expanded="true"]`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => queryOf(page), { near: '57.71,11.97,Göteborg', sortName: 'car_distance_asc' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('place');
  await eventually(async () => (await distances(page)).length > 0, true);
  const found = await distances(page);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  await page.select(RADIUS, '50km');
  await eventually(async () => (await queryOf(page)).radius ?? '', '50km');
  await eventually(async () => Math.max(...(await distances(page))) <= 50, true);
  expect(await violations(page)).toEqual([]);
  await page.click(`a[href="${LIST}"][class]:has(svg)`);
  await eventually(() => queryOf(page), {});
  await eventually(() => fieldValue(page, FIELD), '');
  expect(await fieldValue(page, RADIUS)).toBe('');
});

test('Enter without a choice takes the best place; an unknown one says so', async () => {
  const { page } = await openList('/en/kop-bil/alla-bilar-i-lager');
  await page.focus(FIELD);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.keyboard.sendCharacter('gothenb');
  await page.keyboard.press('Enter');
  await eventually(async () => (await queryOf(page)).near ?? '', '57.71,11.97,Gothenburg');
  await page.$eval(FIELD, (field) => (field as HTMLInputElement).select());
  await page.keyboard.sendCharacter('Xyzzyville');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes('“Xyzzyville”')),
  );
  expect((await queryOf(page)).near).toBe('57.71,11.97,Gothenburg');
});

test('a chosen place stays chosen when the field is left while it is on its way', async () => {
  const { page } = await openList();
  const detail = await pauseRequests(page, '/api/places/');
  await page.focus(FIELD);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.keyboard.sendCharacter('ka');
  await page.waitForSelector(`${FIELD}[aria-expanded="true"]`);
  const names = await page.$$eval('[role="option"] span:first-child', (all) => all.map((one) => one.textContent));
  expect(names.length).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => fieldValue(page, FIELD), names[1]);
  await page.keyboard.press('Tab');
  detail.resume();
  await eventually(async () => (await queryOf(page)).near?.split(',')[2] ?? '', names[1]);
});

test('a choice that fails can be made again by leaving the field', async () => {
  const { page } = await openList();
  await page.focus(FIELD);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.keyboard.sendCharacter('göteb');
  await page.waitForSelector(`${FIELD}[aria-expanded="true"]`);
  await fixture.product.setFault({ upstream: 'places', kind: 'error' });
  fixture.expectErrors(/50[23]/, /Failed to load resource/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes('just nu')),
  );
  await fixture.product.setFault({ upstream: 'places', kind: 'none' });
  await page.$eval(FIELD, (field) => field.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(async () => (await queryOf(page)).near ?? '', '57.71,11.97,Göteborg');
});

test('when the script of the place is gone the page is loaded again, and works', async () => {
  const { page } = await openList();
  let isGone = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isGone && request.url().includes('/PlaceRuntime-')) void request.respond({ status: 404, body: '' });
    else void request.continue();
  });
  fixture.expectErrors(/404/, /Failed to fetch dynamically imported module/, /Failed to load resource/);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.focus(FIELD);
  await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
  isGone = false;
  await waitForHydration(page);
  await page.focus(FIELD);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.keyboard.sendCharacter('göteborg');
  await page.keyboard.press('Tab');
  await eventually(async () => (await queryOf(page)).near ?? '', '57.71,11.97,Göteborg');
});

test('the browser’s position is rounded before it leaves the browser, on a phone', async () => {
  const { page } = await openList(LIST, PHONE);
  const context = page.browserContext();
  await context.overridePermissions(new URL(page.url()).origin, ['geolocation']);
  await page.setGeolocation({ latitude: 59.334591, longitude: 18.06324 });
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url() + (request.postData() ?? '')));
  await page.click('button[popovertarget="car-filters"]:not([popovertargetaction])');
  const position = await page.waitForSelector('details[data-group="distance"] button', { visible: true });
  await position?.click();
  await eventually(async () => (await queryOf(page)).near ?? '', '59.33,18.06');
  await eventually(async () => urls.some((url) => url.includes('59.33')), true);
  expect(urls.filter((url) => /59\.334|18\.063/.test(url))).toEqual([]);
});
