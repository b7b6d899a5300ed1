import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { waitForHydration } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { itemIdOf } from '../support/data/items.ts';
import { recordsOf } from '../support/data/records.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

/**
 * Q18: pages write markup only through our own policies. In all other browser tests a violation fails as a console
 * message.
 */

const SECRET = 'a-secret-that-nobody-else-has';
const LIST = '/kop-bil/alla-bilar-i-lager';
const STORY = '/livet-med-bil/nyheter/sa-langt-kommer-elbilen-i-januari';
const fixture = browserFixture({ cars: 100, settings: { SITECORE_EDITING_SECRET: SECRET } });

interface Watched {
  violations?: string[];
}

/** Opens a page that records the violations of every policy, across documents. */
async function watched(path: string, { site }: { site?: string } = {}) {
  const opened = await fixture.open();
  await opened.page.evaluateOnNewDocument(() => {
    const found: string[] = [];
    (globalThis as Watched).violations = found;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      found.push(`${effectiveDirective} ${sample}`);
    });
  });
  const response = await opened.page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
  await waitForHydration(opened.page);
  return { ...opened, policy: response?.headers()['content-security-policy'] ?? '' };
}

const violations = (page: Page) => page.evaluate(() => (globalThis as Watched).violations);
/** Follows a link by client navigation, as a visitor does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForFunction((href) => location.pathname === href.split('?')[0], {}, href);
  await waitForHydration(page);
}

test('no DOM sink turns text into markup', async () => {
  const { page, policy, consoleErrors } = await watched('/');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types forecourt default");
  const tried = await page.evaluate(() => {
    const sinks: Record<string, (text: string) => void> = {
      innerHTML: (text) => {
        document.createElement('div').innerHTML = text;
      },
      insertAdjacentHTML: (text) => document.body.insertAdjacentHTML('beforeend', text),
      srcdoc: (text) => {
        document.createElement('iframe').srcdoc = text;
      },
      script: (text) => {
        document.createElement('script').textContent = text;
      },
      scriptUrl: (text) => {
        document.createElement('script').src = text;
      },
      otherPolicy: () => {
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('other', {});
      },
    };
    return Object.entries(sinks).map(([name, write]) => {
      try {
        write('<img src=x onerror=alert(1)>');
        return `${name} wrote it`;
      } catch (error) {
        return `${name} ${(error as Error).name}`;
      }
    });
  });
  expect(tried).toEqual(
    ['innerHTML', 'insertAdjacentHTML', 'srcdoc', 'script', 'scriptUrl', 'otherPolicy'].map(
      (name) => `${name} TypeError`,
    ),
  );
  consoleErrors.length = 0;
});

test('client navigation through rich text, structured data, a map and filters violates no policy', async () => {
  const { page } = await watched('/');
  await follow(page, STORY);
  await page.waitForFunction(() => document.querySelector('article p, main p')?.textContent);
  await eventually(
    () =>
      page.$$eval('script[type="application/ld+json"]', (all) =>
        all.some(({ textContent }) => textContent?.includes('Article')),
      ),
    true,
  );
  await follow(page, '/anlaggningar');
  await page.waitForSelector('.leaflet-marker-icon[role="button"] svg');
  await eventually(
    () => page.$eval('.leaflet-control-attribution', ({ textContent }) => (textContent ?? '').length > 3),
    true,
  );
  await page.click('.leaflet-control-zoom-in');
  await follow(page, LIST);
  const card = 'main article a[href*="/kop-bil/"]';
  // The URL changes before the page does.
  await page.waitForSelector(card);
  const car = await page.$eval(card, (link) => new URL((link as HTMLAnchorElement).href).pathname);
  const fuel = 'aside input[name="car_fuel"][value="El"]';
  await page.waitForSelector(fuel);
  await page.$eval(fuel, (box) => (box as HTMLElement).click());
  await page.waitForFunction(() => location.search === '?car_fuel=El');
  await follow(page, car);
  await page.waitForSelector('main button[aria-haspopup="dialog"]');
  await eventually(
    () =>
      page.$$eval('script[type="application/ld+json"]', (all) =>
        all.some(({ textContent }) => textContent?.includes('"Car"')),
      ),
    true,
  );
  await page.click('main button[aria-haspopup="dialog"]');
  await page.waitForSelector('dialog[open] [aria-live]');
  expect(await violations(page)).toEqual([]);
});

describe('a streamed page: its deferred section arrives after the shell, hydrates, and violates no policy', () => {
  /** Returns the path of a car, which has a deferred section. */
  const carPath = async (): Promise<string> => {
    const { paths, indexes } = norrvagSe;
    const query = { fields: ['car_id', 'slug'], filters: { 'car_status.neq': ['sold'] }, limit: 1 };
    const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, indexes.vehicles, query);
    return `${paths.carDetail}/${car?.car_id}/${car?.slug}`;
  };
  /** Milliseconds of the slow search: longer than a busy machine takes for the shell. A car makes several searches, for which a section has 9 seconds. */
  const SLOW = 2_000;
  const streamed = async (read: () => Promise<string>) => {
    const path = await read();
    for (const store of [fixture.product.caches.stores.pages, fixture.product.caches.stores.search]) store.clear();
    await fixture.product.setFault({ upstream: 'search', kind: 'delay', delayMs: SLOW });
    return path;
  };
  afterEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));
  const START = ['norrvag-fi', 'a start page in another language', async () => '/sv'] as const;
  const CAR = ['norrvag-se', 'a car, whose similar cars come later', carPath] as const;
  const PAGES = [START, CAR] as const;

  test.each(PAGES)('%s, %s', async (site, _title, read) => {
    const path = await streamed(read);
    const { page, policy, consoleErrors } = await watched(path, { site });
    expect(policy).toMatch(/'nonce-[\w+/=]+'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const deferredData = 'main script[id^="data-"]';
    expect(await page.$$eval(deferredData, (all) => all.length)).toBeGreaterThan(0);
    expect(await page.$$eval('body > [id^="S:"], main template[id^="B:"]', (all) => all.length)).toBe(0);
    const save = 'main article button[aria-pressed="false"]:not([aria-hidden])';
    await page.waitForSelector(save);
    await page.$eval(save, (button) => (button as HTMLElement).click());
    await page.waitForSelector('main article button[aria-pressed="true"]');
    expect(await violations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    // The first test of this file causes violations on the start page of norrvag-se.
    const reported = fixture.product.logged.filter(({ event }) => event === 'page.policyViolated');
    expect(reported.filter((report) => report.path === path)).toEqual([]);
  });

  test.each(matrixCases<(typeof PAGES)[number]>(PAGES, [CAR]))(
    '%s, %s, without scripts: its cars are before the footer, and there is no skeleton',
    async (site, _title, read) => {
      const path = await streamed(read);
      const { page } = await fixture.open({ scripts: false });
      const response = await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
      expect(response?.headers()['content-security-policy']).toContain("'nonce-");
      const state = await page.evaluate(() => {
        const deferredData = document.querySelector('body > [id^="S:"]');
        const footer = document.querySelector('footer');
        const skeletons = [...document.querySelectorAll('template[id^="B:"] + *')];
        return {
          cars: deferredData?.querySelectorAll('article a[href]').length ?? 0,
          skeletons: skeletons.filter((each) => each.getClientRects().length > 0).length,
          isAboveFooter:
            (deferredData?.getBoundingClientRect().bottom ?? 0) <= (footer?.getBoundingClientRect().top ?? 0),
          height: deferredData?.getBoundingClientRect().height ?? 0,
        };
      });
      expect(state).toMatchObject({ skeletons: 0, isAboveFooter: true });
      expect(state.cars).toBeGreaterThan(0);
      expect(state.height).toBeGreaterThan(200);
    },
  );
});

test('F003 a preview has the same policy and no violation', async () => {
  const sc_itemid = await itemIdOf(fixture.product.sandboxUrl, STORY);
  const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid, sc_lang: 'sv', route: STORY };
  const renderUrl = (mode: string) => `/api/editing/render?${new URLSearchParams({ ...query, mode })}`;
  const { page, consoleErrors, policy } = await watched(renderUrl('preview'));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await violations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  const edited = await fetch(`${fixture.product.url}${renderUrl('edit')}`);
  expect(edited.headers.get('content-security-policy')).not.toContain('trusted-types');
});
