import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { closeTab, type PageOptions, PHONE, pauseRequests, waitForIdle } from '../../support/browser/browser.ts';
import { shortenTimers } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** Pages that load the scripts of their sections with the first touch, or at once for what is stored (docs/decisions/0070). */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const DEALER = '/anlaggningar/norrvag-malmo-jagersro';
const STORIES = '/livet-med-bil/nyheter';
const HEART = 'main ul[aria-busy] > li button[aria-pressed]';
const CAR = 'main ul[aria-busy] > li a';
/** Bytes of scripts at load: 84.5 KiB. */
const MAX_SCRIPTS = 86_528;

const pressedHearts = (page: Page) => page.$$eval(`${HEART}[aria-pressed="true"]`, ({ length }) => length);

/** Opens a page without touching it. Returns its scripts as they load. */
async function load(path: string, options: PageOptions = {}) {
  const { page } = await fixture.open(options);
  const scripts = scriptsOf(page);
  await page.goto(fixture.urlOf(path), { waitUntil: 'networkidle0' });
  // The network may be idle before the first images are painted, which the scripts wait for.
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  await page.waitForNetworkIdle();
  await waitForIdle(page);
  return { page, scripts };
}

function scriptsOf(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const body = response.buffer().then(Buffer.from);
    // Reported by `sizeOf`.
    body.catch(() => undefined);
    if (pathname.endsWith('.js')) scripts.set(pathname.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1'), body);
  });
  return scripts;
}

const sizeOf = async (scripts: Map<string, Promise<Buffer>>): Promise<number> =>
  (await Promise.all(scripts.values())).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

/** Returns the path of the first car of the list. */
async function carPath(): Promise<string> {
  const { page } = await fixture.open({ scripts: false });
  await page.goto(fixture.urlOf(LIST));
  return page.$eval(CAR, (link) => (link as HTMLAnchorElement).pathname);
}

test('home, list, car, dealer and stories load at most 84.5 KiB of scripts on a phone, and the rest with the first touch', async () => {
  for (const [path, view] of [
    ['/', 'HeroBanner'],
    [LIST, 'CarList'],
    [await carPath(), 'CarDetail'],
    [DEALER, 'DealerDetail'],
    [STORIES, 'StoriesList'],
    [`${STORIES}/sa-langt-kommer-elbilen-i-januari`, 'StoryArticle'],
  ] as const) {
    const { page, scripts } = await load(path, { viewport: PHONE });
    expect([...scripts.keys()].toSorted()).toEqual(['client', 'libraries', 'rolldown-runtime', 'shell']);
    expect(await sizeOf(scripts)).toBeLessThanOrEqual(MAX_SCRIPTS);
    await page.keyboard.press('Shift');
    await eventually(() => scripts.has(view), true);
    await page.close();
  }
});

test('F066 similar cars that arrive after the page has hydrated load no scripts before a touch or a scroll to them', async () => {
  const path = await carPath();
  fixture.product.caches.stores.search.clear();
  // Longer than a busy machine takes for the shell and its scripts.
  await fixture.product.setFault({ upstream: 'search', kind: 'delay', delayMs: 2_000 });
  const { page, scripts } = await load(path, { viewport: PHONE });
  await fixture.product.setFault({ upstream: 'search', kind: 'none' });
  expect(await page.$$eval('main article', ({ length }) => length)).toBeGreaterThan(0);
  expect([...scripts.keys()]).not.toContain('SimilarCars');
  await page.$$eval('main article', (cards) => cards.at(-1)?.scrollIntoView());
  await eventually(() => scripts.has('SimilarCars'), true);
});

test('F081 what a dealer’s page says to be open now is brought up to date after a minute without a touch', async () => {
  const { page } = await fixture.open();
  const scripts = scriptsOf(page);
  await shortenTimers(page, 60_000, 1_000);
  await page.evaluateOnNewDocument(() => {
    const now = performance.now.bind(performance);
    performance.now = () => (now() > 900 ? now() + 60_000 : now());
  });
  await page.goto(fixture.urlOf(DEALER), { waitUntil: 'domcontentloaded' });
  await eventually(() => scripts.has('DealerDetail'), true);
});

test('rank 7 a list with stored cars, chosen cars or filters hydrates without a touch, and so does one whose other tab saves a car', async () => {
  const { page, scripts } = await load(LIST);
  expect(scripts.has('CarList')).toBe(false);
  const other = await page.browserContext().newPage();
  await other.goto(fixture.urlOf(LIST), { waitUntil: 'networkidle0' });
  await other.click(HEART);
  await eventually(() => pressedHearts(other), 1);
  await eventually(() => pressedHearts(page), 1);
  await closeTab(other, page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await eventually(() => pressedHearts(page), 1);
});

test('F072 own terms are written to the URL of a list and of a car without a touch', async () => {
  for (const path of [LIST, await carPath()]) {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(() => sessionStorage.setItem('forecourt.terms', 'months=36'));
    await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
    await eventually(() => new URL(page.url()).searchParams.get('months'), '36');
  }
});

test('rank 7 a view of a car is stored without a touch when the visitor has agreed to it, and the car hydrates with a touch otherwise', async () => {
  const path = await carPath();
  const viewed = (page: Page) => page.evaluate(() => localStorage.getItem('forecourt.viewed'));
  const { page: withConsent } = await load(path, { consent: ['preferences'] });
  await eventually(
    () => viewed(withConsent),
    (stored) => expect(stored).toContain('"card"'),
  );
  const { page, scripts } = await load(path);
  expect(scripts.has('CarDetail')).toBe(false);
  expect(await viewed(page)).toBeNull();
  await page.click('main button[aria-pressed]');
  await eventually(() => page.evaluate(() => localStorage.getItem('forecourt.saved') !== null), true);
});

test('F045 what is typed into the search of a list before its scripts have arrived stays, and is searched', async () => {
  const { page } = await fixture.open();
  const view = await pauseRequests(page, '/CarList-');
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'networkidle0' });
  const field = 'main input[name="keyphrase"]';
  await page.type(field, 'volvo');
  view.resume();
  await page.waitForSelector(`${field}[role="combobox"]`);
  expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('volvo');
  await page.keyboard.press('Enter');
  await eventually(
    () => page.url(),
    (url) => expect(url).toMatch(/volvo/i),
  );
});

test('F048 F049 a sort and a price that are entered before the scripts have arrived are applied', async () => {
  const { page } = await fixture.open();
  const view = await pauseRequests(page, '/CarList-');
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'networkidle0' });
  const sort = 'main select[name="sortName"]';
  await page.focus(sort);
  await page.select(sort, 'car_price_asc');
  view.resume();
  await eventually(() => new URL(page.url()).searchParams.get('sortName'), 'car_price_asc');
  expect(await page.$eval(sort, (select) => (select as HTMLSelectElement).value)).toBe('car_price_asc');
});
