import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { PHONE, waitForHydration } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

/** Scripts that are gone, as after a deploy, or that fail (docs/decisions/0161). */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const BOOKING = '/service-och-verkstad/boka-bilverkstad';

/** Answers the scripts whose URL matches as a server without these files. Returns a function that ends it. */
async function removeScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let isGone = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isGone && pattern.test(request.url())) void request.respond({ status: 404, body: '' });
    else void request.continue();
  });
  fixture.expectErrors(/404/, /Failed to fetch dynamically imported module/, /Failed to load resource/);
  return () => {
    isGone = false;
  };
}

/** Returns what of a page is displayed: texts of its buttons and fields, without whitespace. */
const controls = (page: Page) =>
  page.$$eval('button, input:not([type=hidden]), select, textarea', (elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName} ${(element as HTMLInputElement).name} ${element.textContent?.trim()}`),
  );

describe('a page whose entry cannot be loaded is what it is without scripts', () => {
  test.each(['/', LIST, BOOKING, '/anlaggningar'])('%s', async (path) => {
    const scriptless = await fixture.visit(path, { scripts: false, consent: null, viewport: PHONE, waitUntil: 'load' });
    const expected = await controls(scriptless.page);
    const { page } = await fixture.open({ consent: null, viewport: PHONE });
    await removeScripts(page, /\/assets\/client-/);
    await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
    await eventually(() => controls(page), expected);
    expect(await page.evaluate(() => document.documentElement.dataset.consent)).toBeUndefined();
    expect(await page.$('noscript')).toBeNull();
  });
});

test('an entry that fails for a moment is loaded a second time', async () => {
  const { page } = await fixture.open();
  const restore = await removeScripts(page, /\/assets\/client-/);
  page.on('response', (response) => response.status() === 404 && restore());
  await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
  await waitForHydration(page);
  expect(await page.$('noscript')).not.toBeNull();
});

test('F046 a choice in a list whose scripts are gone loads the list of the choice', async () => {
  const { page } = await fixture.open();
  await removeScripts(page, /\/assets\/CarList-/);
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  const navigated = page.waitForNavigation();
  await page.$eval('aside input[name="car_fuel"]:not([disabled])', (box) => (box as HTMLElement).click());
  await navigated;
  expect(new URL(page.url()).searchParams.has('car_fuel')).toBe(true);
});
