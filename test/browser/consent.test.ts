import { beforeEach, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { STORED_ITEMS } from '../../src/features/consent/storedItems.ts';
import { overflow, violations } from '../support/browser/accessibility.ts';
import {
  DESKTOP,
  layoutShift,
  PHONE,
  pauseRequests,
  pressMany,
  waitForHydration,
  waitForIdle,
} from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';

/** Our own consent manager, for a visitor without a choice. */

const fixture = browserFixture({ cars: 100 });
beforeEach(() => fixture.product.resetSandbox());

const LIST = '/kop-bil/alla-bilar-i-lager';

const visit = (path: string, options: Parameters<typeof fixture.visit>[1] = {}) =>
  fixture.visit(path, { consent: null, waitUntil: 'load', ...options });
const cookies = async (page: Page) =>
  Object.fromEntries((await page.browserContext().cookies()).map(({ name, value }) => [name, value]));
const isLayerOpen = (page: Page) => page.$eval('#consent', (layer) => layer.getClientRects().length > 0);
const press = (page: Page, choice: string) => page.locator(`#consent [data-choose="${choice}"]`).click();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? '');
const today = () => new Date().toISOString().slice(0, 10);

/**
 * Waits for at least `count` page views and returns all: they reach the sandbox after the visitor's page has navigated.
 */
async function waitForPageViews(count: number): Promise<unknown[]> {
  await eventually(fixture.product.views, (views) => expect(views).toHaveLength(count));
  return (await fixture.product.views()).map(({ page }) => page);
}

describe('Q35 before a choice', () => {
  test('a visit sets no cookie, stores only what is necessary, requests no other host and counts no page view', async () => {
    const { page } = await fixture.open({ consent: null });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
    await waitForHydration(page);
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
    await waitForHydration(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main ul[aria-busy] > li a')?.click());
    await page.waitForFunction(() => /^\/kop-bil\/\d+/.test(location.pathname));
    await page.goBack();
    await page.goto(fixture.urlOf('/anlaggningar'), { waitUntil: 'load' });
    const storedKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const necessary = STORED_ITEMS.necessary.map(({ name }) => name);
    expect(storedKeys.filter((name) => !necessary.includes(name))).toEqual([]);
    await eventually(() => cookies(page), {});
    expect(requests.filter((url) => !url.startsWith(fixture.urlOf('/')) && !url.startsWith('data:'))).toEqual([]);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(requests.length).toBeGreaterThan(20);
    expect(await fixture.product.callsTo('events')).toBe(0);
  });

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'the first layer on %s is there at once, without layout shift, with buttons of equal weight; both layers have no violations and no overflow',
    async (_title, viewport) => {
      const { page } = await visit('/om-oss', { viewport });
      await eventually(() => isLayerOpen(page), true);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      const boxes = await page.$$eval('#consent button', (all) =>
        all.slice(0, 2).map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(button);
          return { width: Math.round(width), height, backgroundColor, color, fontWeight, fontSize };
        }),
      );
      expect(boxes[0]).toEqual(boxes[1]);
      expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
      await expectAccessibleLayers(page);
    },
  );

  test('without scripts there is no layer, and nothing is stored', async () => {
    const { page } = await fixture.open({ scripts: false, consent: null });
    await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
    await eventually(() => page.$eval('#consent', (layer) => getComputedStyle(layer).display), 'none');
    await eventually(() => cookies(page), {});
  });

  test('a Global Privacy Control signal counts as a rejection', async () => {
    const { page } = await fixture.open({ consent: null });
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(fixture.urlOf('/#cookie-settings'), { waitUntil: 'load' });
    await page.waitForSelector('dialog[open]');
    await eventually(() => isLayerOpen(page), false);
    await eventually(
      () => page.$eval('dialog', (dialog) => dialog.textContent),
      expect.stringContaining('Global Privacy Control'),
    );
    await eventually(() => page.$$eval('dialog input:checked', (all) => all.length), 0);
  });
});

describe('Q35 choosing', () => {
  test('rejecting takes one click and sets a cookie that outlives a reload; nothing is counted', async () => {
    const { page } = await visit('/om-oss');
    const storedKeys = page.waitForResponse((response) => response.url().endsWith('/api/consent'));
    await press(page, 'none');
    expect((await storedKeys).status()).toBe(204);
    await eventually(() => isLayerOpen(page), false);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');
    await eventually(() => cookies(page), { consent: `2::${today()}` });
    await page.reload({ waitUntil: 'load' });
    await waitForHydration(page);
    await eventually(() => isLayerOpen(page), false);
    expect(await fixture.product.callsTo('events')).toBe(0);
  });

  test('a choice about an older version of the questions opens the layer again', async () => {
    const { page } = await fixture.open({ consent: null });
    await page
      .browserContext()
      .setCookie({ name: 'consent', value: '0:statistics:2026-01-01', domain: 'norrvag-se.localhost', path: '/' });
    await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
    await waitForHydration(page);
    await eventually(() => isLayerOpen(page), true);
    expect(await fixture.product.callsTo('events')).toBe(0);
  });

  test('the keyboard alone reaches first layer, settings, the policy and saving, nothing is preselected, and the focus is never lost', async () => {
    const { page } = await visit('/om-oss');
    await pressMany(page, 'Tab', 5);
    await eventually(() => focusedText(page), 'Inställningar');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await eventually(() => focusedText(page), 'Cookieinställningar');
    await eventually(
      () => page.$$eval('dialog input', (all) => all.map((input) => (input as HTMLInputElement).checked)),
      [false, false, false, false],
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await eventually(() => focusedText(page), 'Inställningar');
    await eventually(() => cookies(page), {});
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await page.focus('dialog a');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/om-oss/cookies' && !document.querySelector('dialog'));
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');
    await page.focus('#consent [aria-haspopup="dialog"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await page.focus('#consent-media-switch');
    await page.keyboard.press('Space');
    await page.$$eval('dialog button', (all) => (all.at(-1) as HTMLElement).focus());
    await eventually(() => focusedText(page), 'Spara mitt val');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    await eventually(async () => (await cookies(page)).consent, `2:media:${today()}`);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');
  });

  test('F009 page views are counted after consent for statistics, once for each page, and none before', async () => {
    const { page } = await visit('/om-oss?utm_source=brev&plats=hemlig');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    await page.waitForFunction(() => location.pathname === '/');
    expect(await fixture.product.callsTo('events')).toBe(0);
    await page.goto(fixture.urlOf('/om-oss?utm_source=brev&plats=hemlig'), { waitUntil: 'load' });
    await waitForHydration(page);
    await press(page, 'all');
    expect(await waitForPageViews(1)).toEqual(['om-oss']);
    const [first] = await fixture.product.views();
    expect(first).toMatchObject({
      type: 'VIEW',
      channel: 'WEB',
      currency: 'USD',
      language: 'sv',
      siteId: 'norrvag-se',
    });
    await eventually(async () => (await cookies(page)).sc_cid, expect.any(String));
    expect(first).toMatchObject({ utm_source: 'brev', browser_id: (await cookies(page)).sc_cid });
    expect(JSON.stringify(first)).not.toContain('hemlig');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    const pages = await waitForPageViews(2);
    await page.reload({ waitUntil: 'load' });
    await waitForHydration(page);
    expect(await waitForPageViews(3)).toEqual([...pages, pages[1]]);
    const ids = new Set((await fixture.product.views()).map(({ browser_id }) => browser_id));
    expect([...ids]).toEqual([(await cookies(page)).sc_cid]);
  });

  test('F009 a view that is counted late has the campaign of its own page', async () => {
    const { page } = await fixture.open({ consent: ['statistics'] });
    const code = await pauseRequests(page, '/measurePage-');
    await page.goto(fixture.urlOf('/om-oss?utm_source=brev'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    await page.waitForFunction(() => location.pathname === '/');
    await waitForIdle(page);
    code.resume();
    await waitForPageViews(2);
    const views = await fixture.product.views();
    const campaigns = views.map(({ page: name, utm_source: source }) => [name, source]);
    expect(campaigns).toEqual(expect.arrayContaining([['om-oss', 'brev']]));
    expect(campaigns.filter(([, source]) => source !== undefined)).toHaveLength(1);
  });

  test('F009 another state of the car list counts no page view', async () => {
    const { page } = await visit(LIST);
    await press(page, 'all');
    await waitForPageViews(1);
    const tick = async (name: string, written: (path: string) => boolean) => {
      await page.$eval(`main input[name="${name}"]:enabled`, (box) => (box as HTMLInputElement).click());
      await eventually(
        () => page.url(),
        (url) => expect(written(url.slice(new URL(url).origin.length))).toBe(true),
      );
      await page.waitForSelector('main ul[aria-busy="false"] > li');
      await waitForIdle(page);
    };
    await tick('car_fuel', (path) => path.startsWith(`${LIST}?car_fuel=`));
    // A make as the only filter has a path of its own.
    await page.goBack();
    await tick('car_brand', (path) => path.startsWith(`${LIST}/b/`));
    expect(await fixture.product.views()).toHaveLength(1);
  });
});

test('Q35 withdrawing consent in the footer deletes the id and all that is not necessary, and ends counting', async () => {
  const { page } = await visit('/anlaggningar');
  await press(page, 'all');
  await waitForPageViews(1);
  await page.evaluate(() => {
    localStorage.setItem('_somebody', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the scripts of others write them
    document.cookie = '_ga_ABC=1; Path=/; Max-Age=999';
    sessionStorage.setItem('carFilters', 'closed');
  });
  await page.locator('footer a[href="#cookie-settings"]').click();
  await page.waitForSelector('dialog[open]');
  await eventually(() => page.$$eval('dialog input:checked', (all) => all.length), 4);
  await eventually(
    () => page.$eval('dialog', (dialog) => dialog.textContent),
    expect.stringContaining('Du valde senast den'),
  );
  await page.$eval('#consent-statistics-switch', (input) => (input as HTMLInputElement).click());
  await page.$$eval('dialog button', (all) => (all.at(-1) as HTMLElement).click());
  await page.waitForFunction(() => !document.querySelector('dialog'));
  await eventually(() => focusedText(page), 'Cookieinställningar');
  await page.waitForFunction(() => localStorage.length === 0);
  await eventually(() => cookies(page), { consent: `2:preferences+marketing+media:${today()}` });
  await eventually(() => page.evaluate(() => sessionStorage.getItem('carFilters')), 'closed');
  await page.reload({ waitUntil: 'load' });
  await waitForHydration(page);
  expect(await fixture.product.views()).toHaveLength(1);
  expect(new URL(page.url()).hash).toBe('');
});

/** Rejects everything in the settings. The first layer is hidden after a choice. */
async function rejectInSettings(page: Page): Promise<void> {
  await page.locator('footer a[href="#cookie-settings"]').click();
  await page.waitForSelector('dialog[open]');
  await page.$$eval('dialog button', (all) => (all.at(-3) as HTMLElement).click());
  await page.waitForFunction(() => !document.querySelector('dialog'));
}

/** Returns how the page's requests to a path have ended, in order: the body, and the status or `aborted`. */
function outcomesOf(page: Page, path: string): string[] {
  const outcomes: string[] = [];
  const record = (request: HTTPRequest) => {
    if (request.url().endsWith(path))
      outcomes.push(`${request.postData()} ${request.response()?.status() ?? 'aborted'}`);
  };
  page.on('requestfinished', record);
  // The browser also reports a response without content as failed.
  page.on('requestfailed', record);
  return outcomes;
}

/** Pauses the page views. Returns them; `respond` responds as the server does to a browser without an id. */
async function pausePageViews(page: Page) {
  const views: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) views.push(request);
    else void request.continue();
  });
  const headers = { 'set-cookie': `sc_cid=${'1'.repeat(8)}-1111-1111-1111-${'1'.repeat(12)}; Path=/; Max-Age=999` };
  const respond = () => Promise.all(views.map((view) => view.respond({ status: 202, headers }).catch(() => undefined)));
  return { views, respond };
}

describe('Q35 a choice that is replaced before its response', () => {
  const ALL = '{"categories":["preferences","statistics","marketing","media"]}';
  const NONE = '{"categories":[]}';

  test.each([
    ['responds last', 204],
    ['responds last, and the request of the newer choice fails', 'aborted'],
  ])('%s is not stored', async (_title, newer) => {
    const { page } = await visit('/om-oss');
    const outcomes = outcomesOf(page, '/api/consent');
    await page.setRequestInterception(true);
    const paused: HTTPRequest[] = [];
    page.on('request', (request) => {
      if (request.postData() === ALL) paused.push(request);
      else if (request.postData() === NONE && newer === 'aborted') void request.abort('aborted');
      else void request.continue();
    });
    await press(page, 'all');
    await eventually(() => paused.length, 1);
    await rejectInSettings(page);
    await eventually(() => outcomes, expect.arrayContaining([`${NONE} ${newer}`]));
    // The page may have aborted it.
    await paused[0]?.continue().catch(() => undefined);
    await eventually(() => outcomes.length, 2);
    await eventually(() => cookies(page), { consent: `2::${today()}` });
    expect(outcomes).toContain(`${ALL} aborted`);
  });

  test('F009 leaves no browser id when another tab has rejected before the response to the page view', async () => {
    const { page } = await visit('/om-oss');
    const choices = outcomesOf(page, '/api/consent');
    const { views, respond } = await pausePageViews(page);
    await press(page, 'all');
    await eventually(() => views.length, 1);
    await eventually(() => choices, [`${ALL} 204`]);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
      document.cookie = 'consent=2::2026-01-02; Path=/; Max-Age=999';
    });
    const responded = page.waitForResponse((response) => response.url().endsWith('/api/events'));
    await respond();
    expect((await responded).status()).toBe(202);
    await eventually(() => cookies(page), { consent: '2::2026-01-02' });
  });
});

type HostAndWidth = readonly [host: string, width: number];
const SMART: HostAndWidth = ['smart.marlow-uk', 1280];

// Norrväg's layers are read above, at two other widths.
test.each(
  matrixCases<HostAndWidth>(
    [
      ['norrvag-se', 320],
      ['rullande-sk', 320],
      ['norrvag-fi', 768],
      ['marlow-uk', 1280],
      ['mini.marlow-uk', 320],
      SMART,
    ],
    [SMART],
  ),
)(
  'both layers on %s at %s px have no violations, no overflow, and controls that are large enough',
  async (host, width) => {
    const viewport = { width, height: width < 500 ? 640 : 900, isMobile: width < 500, hasTouch: width < 500 };
    const { page } = await visit('/', { site: host, viewport });
    await expectAccessibleLayers(page);
  },
);

/** Reads the first layer, and the second one with everything open. Axe also has a rule about the size of controls. */
async function expectAccessibleLayers(page: Page): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // The matrix reads the page below, too.
  const part = (selector: string) => (TESTS_ALL ? undefined : selector);
  expect(await violations(page, part('#consent'))).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await press(page, '');
  await page.waitForSelector('dialog[open]');
  await page.$$eval('dialog details', (all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  expect(await violations(page, part('dialog[open]'))).toEqual([]);
  const dialogOverflow = await page.$eval('dialog', (dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(dialogOverflow).toBe(0);
}
