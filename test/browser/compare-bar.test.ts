import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  DESKTOP,
  layoutShift,
  type PageOptions,
  reload,
  waitForAnimations,
  waitForHydration,
  waitForIdle,
} from '../support/browser.ts';
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
} from '../support/compare.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

const fixture = browserFixture({ cars: 300 });
beforeEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));
const visit = (path = LIST, options: PageOptions = {}) => fixture.visit(path, options);

/** What has the focus and lies under the bar. Runs in the page. */
function covered(): string | null {
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
  test('comes with the first car, has images, names and a count, is cleared, and outlives a reload of the tab', async () => {
    const { page, consoleErrors } = await visit();
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
    expect(consoleErrors).toEqual([]);
  });

  test('a car ticked twice is out again; a fifth is refused, and that is said', async () => {
    const { page, consoleErrors } = await visit();
    await choose(page, 0, 1, 1, 2, 3, 4);
    await eventually(() => countTicked(page), 4);
    await choose(page, 5);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.includes('Ta bort en först')),
    );
    await eventually(() => countTicked(page), 4);
    // What is said takes no room from the cars.
    const [bar, ...names] = await page.$$eval(
      'section:has(a[aria-haspopup]), section:has(a[aria-haspopup]) li a > span:last-child',
      (all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    );
    expect(bar?.height).toBeLessThan(90);
    expect(names).toHaveLength(4);
    for (const { width } of names) expect(width).toBeGreaterThan(50);
    expect(consoleErrors).toEqual([]);
  });

  test('a car taken out by its button leaves the focus at the next, the last one at its box', async () => {
    const { page, consoleErrors } = await visit();
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
    expect(consoleErrors).toEqual([]);
  });

  test('F070 the tabs of a visit have the same cars; they end with the last tab', async () => {
    const { page, consoleErrors } = await visit();
    const context = page.browserContext();
    const openTab = async () => {
      const tab = await context.newPage();
      await tab.setViewport(DESKTOP);
      await tab.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
      await waitForHydration(tab);
      return tab;
    };
    await choose(page, 0);
    const other = await openTab();
    await eventually(() => countTicked(other), 1);
    await choose(other, 1);
    await eventually(() => countTicked(page), 2);
    // Emptied in one tab while the other is away: it does not bring them back.
    await page.goto(fixture.urlOf('/', 'norrvag-no'), { waitUntil: 'domcontentloaded' });
    await other.bringToFront();
    await other.$$eval('section:has(a[aria-haspopup]) button', (all) => (all.at(-1) as HTMLElement).click());
    // A tab in the background draws nothing.
    await page.bringToFront();
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await eventually(() => countTicked(page), 0);
    // Two tabs at once, then a reload of one that is alone.
    await choose(page, 2);
    await choose(other, 3);
    await eventually(() => countTicked(page), 2);
    await other.close({ runBeforeUnload: true });
    await page.bringToFront();
    await reload(page);
    await eventually(() => countTicked(page), 2);
    const last = await context.newPage();
    await page.goto(fixture.urlOf('/', 'norrvag-no'), { waitUntil: 'domcontentloaded' });
    await last.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    await waitForHydration(last);
    expect(await countTicked(last)).toBe(0);
    expect(await last.evaluate(() => localStorage.getItem('forecourt.compare'))).toBeNull();
    expect(consoleErrors).toEqual([]);
  });

  test('where the whole record cannot be had the list’s record is used (S2 §8)', async () => {
    const { page, consoleErrors } = await visit();
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
    // Price and town, and the four facts of the card.
    expect(table.length).toBeGreaterThanOrEqual(5);
    expect(table[0]?.values[0]).toMatch(/kr/);
    expect(table.flatMap(({ values }) => values).some((value) => /^20\d\d$/.test(value ?? ''))).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  test('the tooltip has the name as far as 288 characters, under the pointer and for the keyboard; Escape takes it away', async () => {
    const { page, consoleErrors } = await visit();
    await choose(page, 0);
    await waitForFullTable(page);
    await page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]');
      cars[0].card.title = 'Volvo';
      cars[0].card.text = 'x'.repeat(400);
      sessionStorage.setItem('forecourt.compare', JSON.stringify(cars));
    });
    await reload(page);
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
    expect(consoleErrors).toEqual([]);
  });

  test.each([
    ['a desktop', DESKTOP],
    ['a small phone', TINY],
  ])(
    '2.4.11 on %s it covers nothing that has the focus, nor the first layer of consent, nor the way to the top',
    async (_name, viewport) => {
      const { page, consoleErrors } = await visit(LIST, { viewport, consent: null });
      // Where the page scrolls to, not on its way there.
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
        await eventually(() => page.evaluate(covered), null);
      }
      await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
      await page.waitForFunction(() => {
        const toTop = document.querySelector('a[href="#top"]')?.getBoundingClientRect();
        const bar = document.querySelector('section:has(a[aria-haspopup])')?.getBoundingClientRect();
        return toTop && bar && toTop.height > 0 && toTop.bottom <= bar.top;
      });
      expect(consoleErrors).toEqual([]);
    },
  );

  test('on the page of a car it is chosen, too, and its record is the same', async () => {
    const { page, consoleErrors } = await visit();
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
    expect(consoleErrors).toEqual([]);
  });
});
