import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { hydrated } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { itemIdOf } from '../support/items.ts';
import { browserStage } from '../support/stage.ts';

/** Q18: pages write markup by policies of ours alone. All other browser tests fail on the console line of a violation, too. */

const SECRET = 'a-secret-that-nobody-else-has';
const LIST = '/kop-bil/alla-bilar-i-lager';
const STORY = '/livet-med-bil/nyheter/sa-langt-kommer-elbilen-i-januari';
const stage = browserStage({ cars: 100, settings: { SITECORE_EDITING_SECRET: SECRET } });

interface Watched {
  violations?: string[];
}

/** A page whose violations of any policy are written down, whatever happens to the document. */
async function watched(path: string) {
  const opened = await stage.open();
  await opened.page.evaluateOnNewDocument(() => {
    const found: string[] = [];
    (globalThis as Watched).violations = found;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      found.push(`${effectiveDirective} ${sample}`);
    });
  });
  const response = await opened.page.goto(stage.address(path), { waitUntil: 'load' });
  await hydrated(opened.page);
  return { ...opened, policy: response?.headers()['content-security-policy'] ?? '' };
}

const violations = (page: Page) => page.evaluate(() => (globalThis as Watched).violations);
/** Follows a link as a visitor does: the document stays. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = document.createElement('a');
    link.href = wanted;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForFunction((wanted) => location.pathname === wanted.split('?')[0], {}, href);
  await hydrated(page);
}

test('text does not become markup, by whatever sink', async () => {
  const { page, policy, noise } = await watched('/');
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
  noise.length = 0;
});

test('one document from page to page: rich text, structured data, a map, filters; no violation', async () => {
  const { page, noise } = await watched('/');
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
  // The address changes before the page does.
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
  expect(noise).toEqual([]);
});

test('F003 a preview: the same policy, no violation', async () => {
  const sc_itemid = await itemIdOf(stage.product.sandboxUrl, STORY);
  const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid, sc_lang: 'sv', route: STORY };
  const address = (mode: string) => `/api/editing/render?${new URLSearchParams({ ...query, mode })}`;
  const { page, noise, policy } = await watched(address('preview'));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await violations(page)).toEqual([]);
  expect(noise).toEqual([]);
  const edited = await fetch(`${stage.product.url}${address('edit')}`);
  expect(edited.headers.get('content-security-policy')).not.toContain('trusted-types');
});
