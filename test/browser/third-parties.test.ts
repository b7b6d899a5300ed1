import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import { norrvagDk } from '../../customers/sample/sites/norrvag-dk.ts';
import type { ConsentCategory } from '../../src/contracts/consent/consent.ts';
import { waitForHydration } from '../support/browser/browser.ts';
import { dataLayer, GTM, navigateFully, openPlayed, play, settle, TAGGED } from '../support/browser/thirdParties.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

/** A tag manager and another consent manager, whose servers this test replaces. */

const MANAGED: SiteConfig = {
  ...norrvagDk,
  id: 'managed-dk',
  host: 'managed.example',
  consentManager: { kind: 'usercentrics', script: 'https://cmp.example/loader.js', settingsId: 'a1' },
};

const fixture = browserFixture({ cars: 40, sites: [...SITES, TAGGED, MANAGED] });
beforeEach(() => fixture.product.resetSandbox());

const open = (host: string, consent: readonly ConsentCategory[] | null, script = '', path = '/') =>
  openPlayed(fixture, { host, consent, script, path });

/** Rejects everything in the settings. */
async function reject(page: Page): Promise<void> {
  await page.locator('footer a[href="#cookie-settings"]').click();
  await page.waitForSelector('dialog[open]');
  await page.$$eval('dialog button', (all) => (all.at(-3) as HTMLElement).click());
}

/** Rejects everything in the settings, and waits until the page has loaded again. */
async function withdraw(page: Page): Promise<void> {
  const loaded = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await reject(page);
  await loaded;
  await waitForHydration(page);
}

/** Notifies a page that it is displayed again. The browser of the tests hides no tab and has no back/forward cache. */
async function comeBack(page: Page, event: 'visibilitychange' | 'pageshow'): Promise<void> {
  await page.evaluate((type) => {
    if (type === 'pageshow') window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    else document.dispatchEvent(new Event(type));
  }, event);
}

/** Expects a page that has loaded its tags once, and has neither them nor their cookies after a withdrawal. */
async function expectNoTags(page: Page, requests: readonly string[]): Promise<void> {
  await waitForHydration(page);
  await settle(page);
  expect(requests).toEqual([GTM]);
  await eventually(
    () => page.evaluate(() => document.cookie),
    (found) => expect(found).toMatch(/^consent=2::[\d-]{10}$/),
  );
}

const TAGS = "document.cookie='_ga=1; Path=/; Max-Age=999';document.cookie='_gcl_au=1; Path=/; Max-Age=999'";

describe('F009 the tag manager', () => {
  const MEDIA = [['media'] as const] as const;

  test.each(matrixCases<readonly [readonly ConsentCategory[] | null]>([[null], [[]], MEDIA], [MEDIA]))(
    'is not requested with a choice of %j',
    async (consent) => {
      const { page, requests } = await open('tagged-dk', consent);
      await settle(page);
      expect(requests).toEqual([]);
    },
  );

  test('is not requested while the URL has a plate', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics', 'marketing'], '', '/#plate=ABC123');
    await settle(page);
    expect(requests).toEqual([]);
  });

  test('is not requested without a choice, is loaded once after consent, with the consent signals, and then gets every page, but none from before', async () => {
    const { page, requests } = await open('tagged-dk', null, TAGS);
    await settle(page);
    expect(requests).toEqual([]);
    await page.evaluate(() => (window as Window & { dataLayer?: unknown[] }).dataLayer?.push({ event: 'early' }));
    await page.locator('#consent [data-choose=""]').click();
    await page.waitForSelector('dialog[open]');
    await eventually(() => page.$eval('dialog', (dialog) => dialog.textContent), expect.stringContaining('_gcl_*'));
    await page.$eval('#consent-marketing-switch', (input) => (input as HTMLInputElement).click());
    await page.$$eval('dialog button', (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForFunction(() => document.cookie.includes('_gcl_au'));
    const signals = (statistics: string, marketing: string) =>
      expect.objectContaining({
        analytics_storage: statistics,
        ad_storage: marketing,
        ad_user_data: marketing,
        ad_personalization: marketing,
      });
    const view = { event: 'page_view', page_path: '/', page_language: 'da', site: 'tagged-dk' };
    await eventually(
      async () => (await dataLayer(page)).slice(0, 4),
      [
        ['consent', 'default', signals('denied', 'denied')],
        ['consent', 'update', signals('denied', 'granted')],
        expect.objectContaining({ event: 'gtm.js', 'gtm.start': expect.any(Number) }),
        expect.objectContaining(view),
      ],
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/"]')?.click());
    await page.waitForFunction(() => location.pathname !== '/');
    await page.waitForFunction(
      () =>
        (window as Window & { dataLayer?: { event?: string }[] }).dataLayer?.filter(
          ({ event }) => event === 'page_view',
        ).length === 2,
    );
    expect(requests).toEqual([GTM]);
    // Marketing is not statistics.
    expect(await fixture.product.callsTo('events')).toBe(0);
  });

  test('is gone after a withdrawal: the page reloads without it, and its cookies are deleted', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics', 'marketing'], TAGS);
    await page.waitForFunction(() => document.cookie.includes('_ga=1'));
    expect(requests).toEqual([GTM]);
    await withdraw(page);
    await expectNoTags(page, requests);
  });

  test('is not loaded when the visitor has rejected everything before our code for it has arrived', async () => {
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    const { page } = await fixture.open({ consent: ['statistics', 'marketing'] });
    const requests = await play(page, TAGS, { part: '/measurePage-', until });
    await page.goto(fixture.urlOf('/', 'tagged-dk'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await reject(page);
    await page.waitForFunction(() => !document.querySelector('dialog'));
    arrive();
    await settle(page);
    expect(requests).toEqual([]);
  });

  test('is gone in a tab where nothing was chosen, when the visitor comes back to it after a withdrawal in another', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics', 'marketing'], TAGS);
    await page.waitForFunction(() => document.cookie.includes('_ga=1'));
    const other = await page.browserContext().newPage();
    await play(other, TAGS);
    await other.goto(fixture.urlOf('/', 'tagged-dk'), { waitUntil: 'load' });
    await waitForHydration(other);
    await withdraw(other);
    await page.evaluate(TAGS);
    const loaded = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await page.bringToFront();
    await comeBack(page, 'visibilitychange');
    await loaded;
    await expectNoTags(page, requests);
  });

  test('is gone from a page that the back/forward cache restores after a withdrawal', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics', 'marketing'], TAGS);
    await page.waitForFunction(() => document.cookie.includes('_ga=1'));
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the withdrawal on a later page writes it
      document.cookie = 'consent=2::2026-01-02; Path=/; Max-Age=999';
    });
    const loaded = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await comeBack(page, 'pageshow');
    await loaded;
    await expectNoTags(page, requests);
  });

  test('a page with a tag manager of its own is loaded as a document, because the previous policy does not allow it', async () => {
    const route = {
      name: 'var-kampanj',
      itemId: '11111111-2222-3333-4444-555555555555',
      fields: { TagManagerId: { value: 'GTM-PAGE99' } },
    };
    const main = [{ uid: 'a', componentName: 'RichText', fields: { Text: { value: '<p><a href="/">Hem</a></p>' } } }];
    const rendered = { sitecore: { context: {}, route: { ...route, placeholders: { 'headless-main': main } } } };
    await fetch(`${fixture.product.sandboxUrl}/__sandbox/layouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: 'norrvag-se', path: '/var-kampanj', rendered }),
    });
    const { page, requests } = await open('norrvag-se', ['statistics']);
    expect(requests).toEqual([]);
    await navigateFully(page, '/var-kampanj', () => {
      const link = Object.assign(document.createElement('a'), { href: '/var-kampanj' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.waitForSelector('script[src*="GTM-PAGE99"]');
    await navigateFully(page, '/', () => document.querySelector<HTMLElement>('main a[href="/"]')?.click());
    await settle(page);
    expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test('Q36 never reads the token of a link: it is not loaded beside one, and the page is no part of a client navigation', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics'], '', '/?token=eyJhIjoxfQ');
    await settle(page);
    expect(requests).toEqual([]);
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));
    const path = await page.$eval('main a[href^="/"]', (link) => (link as HTMLAnchorElement).pathname);
    await navigateFully(page, path, () => document.querySelector<HTMLElement>('main a[href^="/"]')?.click());
    expect(await page.evaluate(() => document.referrer)).toBe(fixture.urlOf('/', 'tagged-dk'));
    await eventually(() => requests, [GTM]);
    await page.goBack({ waitUntil: 'load' });
    await settle(page);
    expect(new URL(page.url()).search).toBe('?token=eyJhIjoxfQ');
    expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
    expect(requests).toEqual([GTM]);
    expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([]);
    expect(referrers).toContain(fixture.urlOf('/', 'tagged-dk'));
  });

  test('Q36 is not on the page of a link with a token, which is neither prefetched nor part of a client navigation', async () => {
    const { page, requests } = await open('tagged-dk', ['statistics'], '', '/');
    await eventually(() => requests, [GTM]);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const link = 'main a[href*="token="]';
    await page.$eval('main a[href^="/"]', (link) => link.setAttribute('href', '/?token=eyJhIjoxfQ'));
    await page.hover(link);
    await settle(page);
    expect(requested).not.toContain('/_page');
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click(link)]);
    await settle(page);
    expect(requested).not.toContain('/_page');
    expect(new URL(page.url()).search).toBe('?token=eyJhIjoxfQ');
    expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
    expect(requests).toEqual([GTM]);
  });
});

/** The manager's script. It allows nothing until a test calls `allow`. */
const MANAGER = `
  window.bannerCount = 0; window.allowed = [];
  window.UC_UI = {
    showSecondLayer: () => { window.bannerCount += 1 },
    getServicesBaseInfo: () => ['essential', 'statistics', 'marketing', 'marketing'].map((categorySlug, at) => ({
      categorySlug, consent: { status: categorySlug === 'essential' || window.allowed.includes(at) } })),
  };
  window.allow = (...places) => { window.allowed = places;
    window.dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail: { type: 'SAVE' } })) };
  window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
`;
type Managed = Window & { bannerCount: number; allow: (...places: number[]) => void };

describe('F024 another consent manager', () => {
  test('replaces ours, opens its second layer, and decides what is allowed', async () => {
    const { page, requests } = await open('managed-dk', null, MANAGER);
    await page.waitForFunction(() => 'UC_UI' in window);
    expect(requests).toEqual(['https://cmp.example/loader.js']);
    await eventually(
      () => page.$eval('#usercentrics-cmp', (script) => (script as HTMLElement).dataset.settingsId),
      'a1',
    );
    await eventually(() => page.$('#consent'), null);
    await page.locator('footer a[href="#cookie-settings"]').click();
    await page.waitForFunction(() => (window as unknown as Managed).bannerCount === 1);
    await eventually(() => page.$('dialog[open]'), null);
    await page.evaluate(() => (window as unknown as Managed).allow(2));
    await settle(page);
    expect(await fixture.product.callsTo('events')).toBe(0);
    await page.evaluate(() => (window as unknown as Managed).allow(1));
    await page.waitForFunction(() => document.cookie.includes('sc_cid'));
    await eventually(async () => (await fixture.product.views()).map(({ siteId }) => siteId), ['norrvag-dk']);
    await page.evaluate(() => (window as unknown as Managed).allow());
    await eventually(() => page.evaluate(() => document.cookie), '');
  });

  test('a settings link that is clicked before it has loaded opens it when it has', async () => {
    const { page } = await fixture.open({ consent: null });
    await page.setRequestInterception(true);
    const waiting: (() => void)[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('https://cmp.example')) return void request.continue();
      waiting.push(() => void request.respond({ status: 200, contentType: 'text/javascript', body: MANAGER }));
    });
    await page.goto(fixture.urlOf('/', 'managed-dk'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.locator('footer a[href="#cookie-settings"]').click();
    await eventually(
      () => waiting.length,
      (count) => expect(count).toBeGreaterThan(0),
    );
    await settle(page);
    for (const respond of waiting) respond();
    await page.waitForFunction(() => (window as unknown as Managed).bannerCount > 0);
    await settle(page);
    expect(await page.evaluate(() => (window as unknown as Managed).bannerCount)).toBe(1);
  });
});

test.each(['tagged-dk', 'managed-dk'])(
  '%s requests nothing of others while the browser renders it ahead of a visit',
  async (host) => {
    const { page } = await fixture.open({ consent: ['statistics', 'marketing'] });
    const requests = await play(page, host === 'managed-dk' ? MANAGER : '');
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    await page.goto(fixture.urlOf('/', host), { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /client-/.test(name)));
    await settle(page);
    expect(requests).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await eventually(() => requests.length > 0, true);
  },
);
