import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { holdTimer, shortenTimers } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** What a page does between its first byte and its hydration (docs/decisions/0071). */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
/** The scripts wait so long for the first images. */
const LONGEST_WAIT_MS = 3_000;

/** The URLs of the scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.push(request.url());
  });
  return urls;
}

test('no script is requested before the first image is painted, unless the visitor acts', async () => {
  const { page } = await fixture.open();
  await holdTimer(page, LONGEST_WAIT_MS);
  const scripts = scriptsOf(page);
  const image = await pauseRequests(page, '/front-left.jpg');
  await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await eventually(() => scripts.length > 0, true);
  await waitForHydration(page);
  image.resume();
});

test('an image that does not arrive does not keep the scripts away', async () => {
  const { page } = await fixture.open();
  await shortenTimers(page, LONGEST_WAIT_MS, 100);
  const image = await pauseRequests(page, '/front-left.jpg');
  await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  image.resume();
});

test('clicks on buttons and boxes before the scripts have arrived take effect afterwards, once', async () => {
  const { page } = await fixture.open();
  const scripts = await pauseRequests(page, '.js');
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
  const compare = 'main ul[aria-busy] > li input[name="compare"]';
  await page.click(compare);
  await page.click('main ul[aria-busy] > li button[aria-pressed]');
  expect(await page.$eval('main ul[aria-busy] > li button[aria-pressed]', (button) => button.ariaPressed)).toBe(
    'false',
  );
  scripts.resume();
  await waitForHydration(page);
  await page.waitForSelector('main ul[aria-busy] > li button[aria-pressed="true"]');
  await page.waitForFunction(() => sessionStorage.length > 0);
  expect(await page.$eval(compare, (box) => (box as HTMLInputElement).checked)).toBe(true);
  expect(await page.$$eval('main ul[aria-busy] > li button[aria-pressed="true"]', ({ length }) => length)).toBe(1);
});
