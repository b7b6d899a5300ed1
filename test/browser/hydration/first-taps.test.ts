import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PHONE, pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** The first tap of a visit has the effect of a later one, exactly once, whenever it comes. */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const HEART = 'main ul[aria-busy] > li button[aria-pressed]';
const PHOTO = '[data-lead] a';

/** Opens a phone's page of a car whose scripts with `part` in their URL are held. */
async function openCar(part: string) {
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters: { 'car_status.neq': ['sold'] },
  });
  const path = `/kop-bil/${car?.car_id}/${car?.slug}`;
  const { page } = await fixture.open({ viewport: PHONE });
  const scripts = await pauseRequests(page, part);
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return { page, path, scripts };
}

const focusAndPressEnter = async (page: Page) => {
  await page.focus(PHOTO);
  await page.keyboard.press('Enter');
};

test.each([
  ['tap, before the entry has loaded', '/client-', (page: Page) => page.tap(PHOTO)],
  ['Enter, before the entry has loaded', '/client-', focusAndPressEnter],
  ['tap, before the gallery has loaded', '/CarDetail-', (page: Page) => page.tap(PHOTO)],
  ['Enter, before the gallery has loaded', '/CarDetail-', focusAndPressEnter],
])('a photo of a car opens the gallery, not the picture: %s', async (_, part, act) => {
  const { page, path, scripts } = await openCar(part);
  await act(page);
  await waitForIdle(page);
  scripts.resume();
  await page.waitForSelector('dialog[open]');
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a photo of a car that was tapped opens when the scripts of the page fail', async () => {
  const { page, path, scripts } = await openCar('/client-');
  await page.tap(PHOTO);
  expect(new URL(page.url()).pathname).toBe(path);
  // The document of the picture has no cookies for the fixture's consent.
  fixture.expectErrors(/'cookie' property from 'Document'/);
  await page.evaluate(() => void document.dispatchEvent(new Event('scriptsfailed')));
  await eventually(() => page.evaluate(() => document.contentType.split('/')[0]), 'image');
  scripts.resume();
});

test('a tap while the page is about to hydrate counts once', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  await page.evaluateOnNewDocument((heart) => {
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    const original = scheduler.yield.bind(scheduler);
    let calls = 0;
    // The entry gives way a second time when its sections have listeners, and before React has.
    scheduler.yield = () => {
      if (new Error().stack?.includes('/client-') && ++calls === 2) document.querySelector<HTMLElement>(heart)?.click();
      return original();
    };
  }, HEART);
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  await eventually(() => page.$eval(HEART, (heart) => heart.getAttribute('aria-pressed')), 'true');
  await waitForIdle(page);
  expect(await page.$eval(HEART, (heart) => heart.getAttribute('aria-pressed'))).toBe('true');
});

test('F071 a switch of a comparison that was tapped before the scripts have arrived is on', async () => {
  const cars = await recordsOf<{ car_id: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters: { 'car_status.neq': ['sold'] },
  });
  const ids = cars.slice(0, 2).map(({ car_id }) => car_id);
  const { page } = await fixture.open({ viewport: PHONE });
  const scripts = await pauseRequests(page, '/client-');
  await page.goto(fixture.urlOf(`${LIST}?compare=${ids.join()}`), { waitUntil: 'domcontentloaded' });
  const rows = () => page.$$eval('main table tr', ({ length }) => length);
  const before = await rows();
  const control = 'main input[role="switch"]';
  await page.$eval(control, (box) => (box as HTMLElement).click());
  scripts.resume();
  await eventually(async () => (await rows()) < before, true);
  expect(await page.$eval(control, (box) => (box as HTMLInputElement).checked)).toBe(true);
});

describe.each(['/client-', '/CarDetail-'])('before %s has loaded, on the page of a car', (part) => {
  test('F060 the box of the comparison is checked once', async () => {
    const { page, scripts } = await openCar(part);
    await page.$eval('main input[name="compare"]', (box) => (box as HTMLInputElement).labels?.[0]?.click());
    scripts.resume();
    await eventually(() => page.evaluate(() => sessionStorage.getItem('forecourt.compare') !== null), true);
    await waitForHydration(page);
    expect(await page.$eval('main input[name="compare"]', (box) => (box as HTMLInputElement).checked)).toBe(true);
  });

  test('F072 a deposit that is typed or dragged counts', async () => {
    const typed = await openCar(part);
    await typed.page.focus('main input[name="deposit"]');
    await typed.page.keyboard.type('7');
    typed.scripts.resume();
    await eventually(() => new URL(typed.page.url()).searchParams.has('deposit'), true);
    const dragged = await openCar(part);
    await dragged.page.focus('main input[type="range"]');
    await dragged.page.keyboard.press('ArrowRight');
    const value = await dragged.page.$eval('main input[type="range"]', (range) => (range as HTMLInputElement).value);
    dragged.scripts.resume();
    await eventually(() => new URL(dragged.page.url()).searchParams.get('deposit'), value);
  });
});
