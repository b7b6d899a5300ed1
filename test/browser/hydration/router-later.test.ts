import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { pauseRequests, scrolledTo, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { shortenTimers } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** The router loads with the first touch (docs/decisions/0070). Here it comes later than what the visitor does. */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const FOR_SALE = { 'car_status.neq': ['sold'] };
/** How long the terms of quotes must stay the same (`useQuotes.ts`). */
const QUOTE_PAUSE_MS = 300;

interface Found {
  car_id: string;
  slug: string;
  car_is_used: boolean;
  car_firstregistration: string | null;
  car_loan_option: { contract_durations: unknown[] } | null;
}

async function openWithoutRouter(path: string, site?: string) {
  const { page } = await fixture.open();
  const router = await pauseRequests(page, '/assets/router-');
  await page.goto(fixture.urlOf(path, site), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return { page, router };
}

test('F046 a choice shows its cars without the router, and has its URL and its way back when the router has come', async () => {
  const { page, router } = await openWithoutRouter(LIST);
  const count = () => page.$eval('#car-list-count', (element) => element.textContent ?? '');
  const ofAll = await count();
  const choice = 'aside input[name="car_fuel"]:not([disabled])';
  const value = await page.$eval(choice, (box) => (box as HTMLInputElement).value);
  await page.$eval(choice, (box) => (box as HTMLElement).click());
  await eventually(count, (text) => expect(text).not.toBe(ofAll));
  await waitForIdle(page);
  const ofChoice = await count();
  expect(new URL(page.url()).search).toBe('');
  router.resume();
  await eventually(() => new URL(page.url()).searchParams.get('car_fuel'), value);
  await waitForIdle(page);
  expect(await count()).toBe(ofChoice);
  await page.goBack();
  await eventually(count, ofAll);
});

test('a link that is clicked without the router opens its page when the router has come, without loading a document', async () => {
  const { page, router } = await openWithoutRouter('/');
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
  });
  await page.$eval('main a[href^="/kop-bil"]', (link) => (link as HTMLElement).click());
  await waitForIdle(page);
  expect(new URL(page.url()).pathname).toBe('/');
  router.resume();
  await page.waitForFunction(() => window.location.pathname.startsWith('/kop-bil'));
  expect(await page.$eval('html', ({ dataset }) => dataset.first)).toBe('');
});

test('F048 what was scrolled without the router is the position to which back returns from a choice', async () => {
  const { page, router } = await openWithoutRouter(LIST);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(2_000);
  router.resume();
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.$eval('aside input[name="car_fuel"]:not([disabled])', (box) => (box as HTMLElement).click());
  await page.waitForFunction((before) => window.location.search !== '' && window.scrollY < before, {}, place);
  await page.goBack();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 3, {}, place);
});

test('the page of a link that has the focus since before the router is prefetched', async () => {
  const { page, router } = await openWithoutRouter(LIST);
  const prefetched = page.waitForRequest((request) => request.url().includes('/_page'));
  await page.keyboard.press('Tab');
  await page.focus('main ul[aria-busy] > li article a');
  await waitForIdle(page);
  router.resume();
  await prefetched;
});

const searchOf = (page: Page) => new URL(page.url()).search;

test('F072 a deposit and then a term stay as they are chosen without the router, and are in the URL when it has come', async () => {
  const cars = await recordsOf<Found>(fixture.product, 'vehicles_norrvag_se', { filters: FOR_SALE });
  const car = cars.find((each) => (each.car_loan_option?.contract_durations.length ?? 0) > 2);
  const { page, router } = await openWithoutRouter(`/kop-bil/${car?.car_id}/${car?.slug}`);
  const loan = () => page.$eval('[data-loan]', (element) => ({ ...(element as HTMLElement).dataset }));
  const announced = () => page.$eval('[data-loan] [role="status"]', (element) => element.textContent);
  const before = await loan();
  await page.focus('[data-loan] input[type="range"]');
  await page.keyboard.press('ArrowRight');
  // The announcement comes with the call of the router.
  await eventually(announced, expect.stringMatching(/kr\/mån/));
  await waitForIdle(page);
  const deposit = String(Number(before.deposit) + 1000);
  expect([(await loan()).deposit, searchOf(page)]).toEqual([deposit, '']);
  const first = await announced();
  await page.focus('[data-loan] input[type="range"][aria-label="Avtalstid"]');
  const longest = await page.$eval(':focus', (slider) => (slider as HTMLInputElement).max);
  await page.keyboard.press('End');
  await eventually(announced, (text) => expect(text).not.toBe(first));
  await waitForIdle(page);
  const chosen = await loan();
  expect(chosen).toMatchObject({ deposit, months: longest });
  router.resume();
  await eventually(() => searchOf(page), `?deposit=${deposit}&months=${longest}`);
  await waitForIdle(page);
  expect(await loan()).toEqual(chosen);
});

test('F075 terms of a quote stay as they are chosen without the router, and are requested when it has come', async () => {
  const cars = await recordsOf<Found>(fixture.product, 'vehicles_marlow_uk', { filters: FOR_SALE });
  const car = cars.find((each) => each.car_is_used && (each.car_firstregistration ?? '') > '2023');
  const { page, router } = await openWithoutRouter(`/buy-car/${car?.car_id}/${car?.slug}`, 'marlow-uk');
  const values = () =>
    page.$$eval('#finance select', (selects) => selects.map((select) => (select as HTMLSelectElement).value));
  await shortenTimers(page, QUOTE_PAUSE_MS);
  for (const name of ['months', 'mileage']) {
    await page.focus(`#finance select[name="${name}"]`);
    await page.keyboard.press('Home');
    // Timers of the same delay elapse in the order in which they are set.
    await page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), QUOTE_PAUSE_MS);
    await waitForIdle(page);
  }
  expect([await values(), searchOf(page)]).toEqual([['24', '5000'], '']);
  router.resume();
  await eventually(() => searchOf(page), expect.stringMatching(/months=24&mileage=5000$/));
  await page.waitForSelector('#finance[aria-busy="false"]');
  expect(await values()).toEqual(['24', '5000']);
});
