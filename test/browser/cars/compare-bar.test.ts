import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import {
  closeTab,
  DESKTOP,
  layoutShift,
  type PageOptions,
  reload,
  waitForAnimations,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import {
  choose,
  columns,
  countTicked,
  LIST,
  OPEN,
  openDialog,
  rows,
  TINY,
  waitForFullTable,
} from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { openWithStored } from '../../support/storedText.ts';

const fixture = browserFixture({ cars: 300 });
beforeEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));
const visit = (path = LIST, options: PageOptions = {}) => fixture.visit(path, options);

/** Returns the focused element when the bar covers it. Runs in the page. */
function coveredFocus(): string | null {
  const { activeElement } = document;
  const bar = document.querySelector('section:has(a[aria-haspopup])');
  if (!activeElement || !bar || bar.contains(activeElement)) return null;
  if (activeElement.closest('#consent, header') || activeElement === document.body) return null;
  const focusBox = activeElement.getBoundingClientRect();
  const top = bar.getBoundingClientRect().top;
  return focusBox.width > 0 && focusBox.top >= top && focusBox.bottom > 0
    ? activeElement.outerHTML.slice(0, 120)
    : null;
}

describe('F070 the bar', () => {
  test('appears with the first car, shows images, names and a count, survives a reload, and can be cleared; removing a car moves the focus to the next one, and after the last one to its checkbox', async () => {
    const { page } = await visit();
    expect(await page.$(OPEN)).toBeNull();
    const ids = await choose(page, 4, 0);
    await waitForFullTable(page);
    await eventually(
      () =>
        page.$eval('section:has(a[aria-haspopup])', (bar) => ({
          name: bar.getAttribute('aria-label'),
          text: bar.textContent,
          images: bar.querySelectorAll('img').length,
        })),
      { name: 'Jämför bilar', text: expect.stringContaining('2 av 4 valda'), images: 2 },
    );
    await eventually(() => page.$eval(OPEN, (link) => link.getAttribute('href')), `${LIST}?compare=${ids.join(',')}`);
    await reload(page);
    await page.waitForSelector(OPEN);
    await eventually(() => countTicked(page), 2);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.$$eval('section:has(a[aria-haspopup]) button', (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForFunction((bar) => !document.querySelector(bar), {}, OPEN);
    await eventually(() => countTicked(page), 0);
    await eventually(() => page.evaluate(() => sessionStorage.getItem('forecourt.compare')), null);
    await eventually(
      () => page.evaluate((all) => all.includes((document.activeElement as HTMLInputElement).value), ids),
      true,
    );

    const [first = '', second = ''] = await choose(page, 0, 1);
    const remove = 'section:has(a[aria-haspopup]) li button';
    const focusedIn = (selector: string) =>
      page.evaluate((expected) => document.activeElement?.matches(expected), selector);
    await page.$eval(remove, (button) => (button as HTMLElement).click());
    await eventually(() => page.$$eval(remove, (all) => all.length), 1);
    expect(await focusedIn(remove)).toBe(true);
    await page.$eval(remove, (button) => (button as HTMLElement).click());
    await page.waitForFunction((bar) => !document.querySelector(bar), {}, OPEN);
    expect(await focusedIn(`input[name="compare"]:is([value="${first}"], [value="${second}"])`)).toBe(true);
  });

  test('ticking a car again removes it; a fifth car is refused with a message; the tooltip shows up to 288 characters of the name, on hover and on focus, and closes by Escape', async () => {
    const { page } = await visit();
    await choose(page, 0, 1, 1, 2, 3, 4);
    await eventually(() => countTicked(page), 4);
    await choose(page, 5);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.includes('Ta bort en först')),
    );
    await eventually(() => countTicked(page), 4);
    // The message takes no space from the cars.
    const [bar, ...names] = await page.$$eval(
      'section:has(a[aria-haspopup]), section:has(a[aria-haspopup]) li a > span:last-child',
      (all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    );
    expect(bar?.height).toBeLessThan(90);
    expect(names).toHaveLength(4);
    for (const { width } of names) expect(width).toBeGreaterThan(50);

    await waitForFullTable(page);
    const text = await page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]');
      cars[0].card.title = 'Volvo';
      cars[0].card.text = 'x'.repeat(400);
      return JSON.stringify(cars);
    });
    // For the next document: a late response of this one stores its cars again.
    await openWithStored(page, page.url(), { key: 'forecourt.compare', text });
    await waitForHydration(page);
    await page.waitForSelector(OPEN);
    const car = 'section:has(a[aria-haspopup]) li';
    await page.hover(car);
    const tooltip = await page.waitForSelector(`${car} [role="tooltip"]`);
    await eventually(() => tooltip?.evaluate((each) => each.textContent), `Volvo ${'x'.repeat(282)}…`);
    await page.keyboard.press('Escape');
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.querySelector('[role="tooltip"]'));
    await page.focus(`${car} a`);
    await page.waitForSelector(`${car} [role="tooltip"]`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="tooltip"]'));
  });

  test('F070 tabs of a session share the cars until the last tab is closed', async () => {
    const { page } = await visit();
    const context = page.browserContext();
    const openTab = async () => {
      const tab = await context.newPage();
      await tab.setViewport(DESKTOP);
      await tab.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
      await waitForHydration(tab);
      return tab;
    };
    // A document that is left may run its listeners after the next one has loaded, in a process of its own.
    const countOpen = (tab: Page) =>
      tab.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('forecourt.compare') ?? '{}').tabs ?? {}).length);
    await choose(page, 0);
    const other = await openTab();
    await eventually(() => countTicked(other), 1);
    await choose(other, 1);
    await eventually(() => countTicked(page), 2);
    // One tab is cleared while the other is in the background. The other must not bring the cars back.
    await page.goto(fixture.urlOf('/robots.txt', 'norrvag-no'));
    await eventually(() => countOpen(other), 1);
    await other.bringToFront();
    await other.$$eval('section:has(a[aria-haspopup]) button', (all) => (all.at(-1) as HTMLElement).click());
    // A background tab renders nothing.
    await page.bringToFront();
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await eventually(() => countTicked(page), 0);
    // Two open tabs, then a reload of the only one left.
    await choose(page, 2);
    await choose(other, 3);
    await eventually(() => countTicked(page), 2);
    // It leaves before it is closed: a browser may end the process of a closed tab before what its listeners store is written.
    await other.goto(fixture.urlOf('/robots.txt', 'norrvag-no'));
    await eventually(() => countOpen(page), 1);
    await closeTab(other, page);
    await reload(page);
    await eventually(() => countTicked(page), 2);
    const last = await context.newPage();
    // A text without scripts, which counts as no tab.
    await last.goto(fixture.urlOf('/robots.txt'));
    expect(await countOpen(last)).toBe(1);
    await page.goto(fixture.urlOf('/robots.txt', 'norrvag-no'));
    await eventually(() => countOpen(last), 0);
    await last.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    await waitForHydration(last);
    expect(await countTicked(last)).toBe(0);
    expect(await last.evaluate(() => localStorage.getItem('forecourt.compare'))).toBeNull();
  });

  test('the bar uses the list’s record when the full record cannot be fetched (S2 §8)', async () => {
    const { page } = await visit();
    await fixture.product.setFault({ upstream: 'search', kind: 'error' });
    await choose(page, 20, 21);
    await openDialog(page);
    await waitForIdle(page);
    await waitForFullTable(page, 2);
    await eventually(
      () => columns(page),
      (found) => expect(found).toHaveLength(2),
    );
    await eventually(
      () => page.$eval('dialog', (dialog) => dialog.textContent),
      expect.stringContaining('kunde inte hämtas'),
    );
    const table = await rows(page);
    // Price, town and the four facts of the card.
    expect(table.length).toBeGreaterThanOrEqual(5);
    expect(table[0]?.values[0]).toMatch(/kr/);
    expect(table.flatMap(({ values }) => values).some((value) => /^20\d\d$/.test(value ?? ''))).toBe(true);
  });

  const WIDTHS = [
    ['a desktop', DESKTOP],
    ['a small phone', TINY],
  ] as const;
  test.each(matrixCases(WIDTHS, WIDTHS.slice(1)))(
    '2.4.11 on %s the bar covers no focused element, not the first consent layer, and not the link to the top',
    async (_name, viewport) => {
      const { page } = await visit(LIST, { viewport, consent: null });
      // Measured after scrolling has ended.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await choose(page, 0, 1, 2, 3);
      await waitForAnimations(page);
      await page.waitForFunction(() => {
        const bar = document.querySelector('section:has(a[aria-haspopup])')?.getBoundingClientRect();
        const layer = document.querySelector('#consent')?.getBoundingClientRect();
        return bar && layer && bar.bottom <= layer.top + 1;
      });
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab');
        await eventually(() => page.evaluate(coveredFocus), null);
      }
      await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
      await page.waitForFunction(() => {
        const toTop = document.querySelector('a[href="#top"]')?.getBoundingClientRect();
        const bar = document.querySelector('section:has(a[aria-haspopup])')?.getBoundingClientRect();
        return toTop && bar && toTop.height > 0 && toTop.bottom <= bar.top;
      });
    },
  );

  test('a car can be ticked on its own page, with the same record', async () => {
    const { page } = await visit();
    const [id = ''] = await choose(page, 2);
    await page.$$eval('main ul[aria-busy] article a', (links) => (links[2] as HTMLElement).click());
    await page.waitForFunction((expected) => location.pathname.includes(expected), {}, `/${id}/`);
    await page.waitForSelector('main article h1');
    const box = 'main article:has(h1) input[name="compare"]';
    await eventually(() => page.$eval(box, (input) => (input as HTMLInputElement).checked), true);
    await page.$eval(box, (input) => (input as HTMLInputElement).click());
    await page.waitForFunction((bar) => !document.querySelector(bar), {}, OPEN);
    await page.$eval(box, (input) => (input as HTMLInputElement).click());
    await openDialog(page);
    await eventually(() => columns(page), [id]);
  });
});
