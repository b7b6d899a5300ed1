import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PHONE, pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** Scripts that are gone, as after a deploy, or that fail (docs/decisions/0161). */

const SECRET = 'a-secret-that-nobody-else-has';
const fixture = browserFixture({ cars: 60, settings: { SITECORE_EDITING_SECRET: SECRET } });
const LIST = '/kop-bil/alla-bilar-i-lager';
const BOOKING = '/service-och-verkstad/boka-bilverkstad';

/** Answers the scripts whose URL matches, or the first `times` requests of them, as a server without these files. */
async function removeScripts(page: Page, pattern: RegExp, times = Infinity): Promise<void> {
  let left = times;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (pattern.test(request.url()) && left-- > 0) void request.respond({ status: 404, body: '' });
    else void request.continue();
  });
  fixture.expectErrors(/404/, /Failed to fetch dynamically imported module/, /Failed to load resource/);
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
  await removeScripts(page, /\/assets\/client-/, 1);
  await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
  await waitForHydration(page);
  expect(await page.$('noscript')).not.toBeNull();
});

/** Returns the URL of a page whose entry is in the list of its scripts, in an element of a stream, or in one of a preview. */
async function urlOfPage(kind: string): Promise<string> {
  if (kind === 'settled') return fixture.urlOf(LIST);
  if (kind === 'streamed') {
    for (const store of Object.values(fixture.product.caches.stores)) store.clear();
    // Longer than the first view of the page waits for its hero.
    await fixture.product.setFault({ upstream: 'search', kind: 'delay', delayMs: 2_500 });
    return fixture.urlOf('/');
  }
  const sc_itemid = await itemIdOf(fixture.product.sandboxUrl, '/');
  const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid, sc_lang: 'sv', route: '/', mode: 'preview' };
  return fixture.urlOf(`/api/editing/render?${new URLSearchParams(query)}`);
}

test.each(['settled', 'streamed', 'preview'])(
  'a %s page whose entry does not answer is what it is without scripts, also when it answers then',
  async (kind) => {
    const { page } = await fixture.open({ consent: null });
    const elapse = await holdTimer(page, 30_000);
    const entry = await pauseRequests(page, '/client-');
    await page.goto(await urlOfPage(kind), { waitUntil: 'domcontentloaded' });
    await fixture.product.setFault({ upstream: 'search', kind: 'none' });
    await elapse();
    await page.waitForFunction(() => !document.querySelector('noscript') && !document.documentElement.dataset.consent);
    const loaded = page.waitForResponse((response) => response.url().includes('/client-'));
    entry.resume();
    await loaded;
    await waitForIdle(page);
    expect(await page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__react')))).toBe(false);
  },
);

test('a page whose sections do not answer is what it is without scripts, also when they answer then', async () => {
  const { page } = await fixture.open({ consent: null });
  const elapse = await holdTimer(page, 30_000);
  const view = await pauseRequests(page, '/DealerList-');
  await page.goto(fixture.urlOf('/anlaggningar'), { waitUntil: 'domcontentloaded' });
  await elapse();
  await page.waitForFunction(() => !document.querySelector('noscript'));
  const loaded = page.waitForResponse((response) => response.url().includes('/DealerList-'));
  view.resume();
  await loaded;
  await waitForIdle(page);
  expect(await page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__react')))).toBe(false);
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

/** Opens a page, hydrates it, and removes all scripts that are not loaded yet. They exist again when the document is loaded again. */
async function openBeforeDeploy(path: string, options: Parameters<typeof fixture.open>[0] = {}): Promise<Page> {
  const { page } = await fixture.open(options);
  let isGone = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
    if (isGone && /\/assets\/.*\.js$/.test(request.url())) void request.respond({ status: 404, body: '' });
    else void request.continue();
  });
  fixture.expectErrors(/404/, /Failed to fetch dynamically imported module/, /Failed to load resource/);
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  isGone = true;
  return page;
}

/** Waits until the page has been loaded again, and says so. */
async function expectNotice(page: Page): Promise<void> {
  await page.waitForFunction(() => !('isOldDocument' in window));
  await eventually(
    () => page.$eval('page-content > [role="status"]', (element) => element.textContent),
    'Webbplatsen har uppdaterats och sidan har laddats om.',
  );
}

describe('after a deploy, an open page whose other scripts are gone', () => {
  test('searches without suggestions', async () => {
    const page = await openBeforeDeploy(LIST);
    await page.type('main input[name="keyphrase"]', 'volvo');
    await waitForIdle(page);
    expect(await page.$$eval('main article', ({ length }) => length)).toBeGreaterThan(10);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /volvo/.test(window.location.href));
  });

  test('is loaded again for the bar of chosen cars, which it then shows', async () => {
    const page = await openBeforeDeploy(LIST);
    await page.$eval('main article input[type="checkbox"]', (box) => (box as HTMLElement).click());
    await expectNotice(page);
    await page.waitForFunction(() =>
      document.querySelector('main article input[type="checkbox"]')?.matches(':checked'),
    );
  });

  test('is loaded again for a choice about cookies', async () => {
    const page = await openBeforeDeploy('/', { consent: null, viewport: PHONE });
    await page.locator('#consent [data-choose]').click();
    await expectNotice(page);
    expect(await page.$('#consent')).not.toBeNull();
  });

  test.each([
    ['an estimate of the own car', 'a car', '[data-trade-in] summary'],
    ['a search of stored tires', '/dack-och-biltillbehor/dackhotell', 'main form button[type="submit"]'],
  ])('is loaded again for %s', async (_what, path, control) => {
    const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
      filters: { 'car_status.neq': ['sold'] },
    });
    const page = await openBeforeDeploy(path === 'a car' ? `/kop-bil/${car?.car_id}/${car?.slug}` : path);
    const field = await page.$('main form input:not([type="hidden"])');
    if (path !== 'a car') await field?.type('ABC123');
    await page.$eval(control, (element) => (element as HTMLElement).click());
    await expectNotice(page);
  });
});
