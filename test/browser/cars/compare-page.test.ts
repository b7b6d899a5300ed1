import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { findSite } from '../../../config/sites.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  layoutShift,
  type PageOptions,
  PHONE,
  reload,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import {
  BOX,
  choose,
  columns,
  countTicked,
  currentUrl,
  LIST,
  openDialog,
  waitForFullTable,
} from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases, partInTests } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

const fixture = browserFixture({ cars: 300 });
beforeEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));
const visit = (path = LIST, options: PageOptions = {}) => fixture.visit(path, options);

describe('F071 the URL of a comparison', () => {
  test('shows the same cars in the same order in a fresh profile, instead of the list, also after a reload; removing a car opens the URL without it', async () => {
    const { page, close } = await visit();
    const ids = await choose(page, 5, 2, 7);
    await openDialog(page);
    await page.waitForFunction(() => location.search.startsWith('?compare='));
    const copied = await currentUrl(page);
    await reload(page);
    await eventually(() => page.$('dialog'), null);
    await eventually(() => columns(page, 'main'), ids);
    await page.goBack();
    await page.waitForSelector(BOX);
    await close();

    const other = await visit(copied);
    await eventually(() => columns(other.page, 'main'), ids);
    expect(await layoutShift(other.page)).toBeLessThan(0.02);
    await other.page.$eval('main thead a[aria-label]', (link) => (link as HTMLElement).click());
    await other.page.waitForFunction(() => document.querySelectorAll('main thead th').length === 2);
    await eventually(() => currentUrl(other.page), `${LIST}?compare=${ids.slice(1).join(',')}`);
    // Another car is added to those of the URL.
    await other.page.$eval('main section > div > div:last-child > a:last-of-type', (link) =>
      (link as HTMLElement).click(),
    );
    await other.page.waitForSelector(BOX);
    await eventually(() => currentUrl(other.page), LIST);
    await eventually(() => countTicked(other.page), 2);
  });

  test('keeps its images when the browser changes to other renditions', async () => {
    const { page, close } = await visit();
    const ids = await choose(page, 5, 2, 7);
    await openDialog(page);
    const path = await currentUrl(page);
    await close();
    const other = await visit(path);
    await eventually(() => columns(other.page, 'main'), ids);
    const images = () =>
      other.page.$$eval('main thead img', (all) => all.filter((image) => (image as HTMLImageElement).complete).length);
    await eventually(images, ids.length);
    // A screenshot of a part resizes the page for a moment, while images have no size.
    await other.page.screenshot({ clip: { x: 0, y: 350, width: 1_280, height: 400 } });
    await waitForIdle(other.page);
    expect(await other.page.$$eval('main thead img', (all) => all.length)).toBe(ids.length);
    await other.close();
  });

  test.each([
    ['the list', LIST],
    ['the start page', '/'],
  ])('without scripts: cars ticked on %s, sent by a button, shown as a full comparison', async (_name, path) => {
    const { page } = await visit(path, { scripts: false, viewport: PHONE });
    const boxes = await page.$$('main input[name="compare"]');
    // Nothing is ticked yet, so there is nothing to send, and nothing covers the cards.
    expect(await page.$eval('#compare-form', (form) => form.getClientRects().length)).toBe(0);
    for (const box of boxes.slice(0, 2)) await box.evaluate((input) => (input as HTMLElement).click());
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click('#compare-form button')]);
    await eventually(
      () => columns(page, 'main'),
      (found) => expect(found).toHaveLength(2),
    );
    expect(await overflow(page)).toBe(0);
    const text = await page.$eval('main', (main) => (main as HTMLElement).innerText);
    expect(text).toContain('Utrustning');
    await eventually(
      () => page.$$eval('main [role="switch"]', (all) => all.filter((e) => e.getClientRects().length > 0).length),
      0,
    );
  });
});

describe('print', () => {
  const SHEET = /\/MediaBox\s*\[\s*0 0 84\d(?:\.\d+)? 59\d/;

  /** Also ticks the third switch, equipment, which is off by default. */
  async function showAll(page: Page): Promise<void> {
    const all = await page.waitForSelector('[role="switch"]').then(() => page.$$('[role="switch"]'));
    await all[2]?.evaluate((toggle) => (toggle as HTMLElement).click());
    await eventually(() => all[2]?.evaluate((toggle) => (toggle as HTMLInputElement).checked), true);
    await waitForIdle(page);
  }
  const sheets = async (page: Page) => Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');

  test('the dialog and the page each fit one A4 page in width, with all four cars and everything that is displayed', async () => {
    const { page } = await visit();
    await choose(page, 0, 1, 2, 3);
    await waitForFullTable(page);
    await openDialog(page);
    await waitForIdle(page);
    for (const inDialog of [true, false]) {
      if (!inDialog) await reload(page);
      for (const everything of [false, true]) {
        if (everything) await showAll(page);
        const pdf = await sheets(page);
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        expect(pdf).toMatch(SHEET);
      }
    }
  });

  const SITES = ['norrvag-fi', 'rullande-sk', 'marlow-uk'] as const;
  test.each(matrixCases(SITES, ['norrvag-fi', 'rullande-sk']))(
    'any four cars fit, with longer labels too: %s',
    async (site) => {
      const { page } = await fixture.open();
      const list = findSite(site)?.paths.carList ?? '';
      const { body } = await send(fixture.product.url, list, { host: `${site}.localhost` });
      const ids = [...body.matchAll(/<article [^>]*data-car="(\d+)"/g)].map(([, id]) => id);
      for (const first of matrixCases([0, 4, 8, 12], [8])) {
        const query = `?compare=${ids.slice(first, first + 4).join(',')}`;
        await page.goto(fixture.urlOf(list + query, site), { waitUntil: 'domcontentloaded' });
        await waitForHydration(page);
        await showAll(page);
        expect((await sheets(page)).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
    },
  );
});

describe('accessibility in every open state', () => {
  const WIDTHS = [
    ['1280', DESKTOP],
    ['768', { width: 768, height: 1024 }],
    ['390', PHONE],
  ] as const;
  /** The table with and without a choice of columns. */
  const DISTINCT = WIDTHS.filter(([width]) => width !== '768');
  test.each(matrixCases(WIDTHS, DISTINCT))(
    'axe at %s finds no violations in cards, bar, dialog and page',
    async (_width, viewport) => {
      const { page } = await visit(LIST, { viewport });
      await choose(page, 0, 1, 2);
      await waitForFullTable(page);
      expect(await violations(page, partInTests('section:has(a[aria-haspopup="dialog"])'))).toEqual([]);
      await openDialog(page);
      await waitForIdle(page);
      expect(await violations(page, 'dialog')).toEqual([]);
      const snapshot = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
      for (const role of ['columnheader', 'rowheader']) expect(snapshot).toContain(`"role":"${role}"`);
      await reload(page);
      expect(await violations(page)).toEqual([]);
      const small = await page.$$eval('main input[role="switch"], main thead a[aria-label], main select', (all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24)),
      );
      expect(small).toEqual([]);
    },
  );
});
