import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { PHONE, pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** A section whose hydration fails, because others have changed it unnoticed, is rendered anew by the browser (docs/decisions/0156). */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const CARDS = 'main ul[aria-busy]';

/** Opens a page in which others add an element at the end of one that is being parsed. That looks like the parser's own. */
async function openChanged(path: string, selector: string): Promise<Page> {
  // In its own boundary it is harmless.
  fixture.expectErrors(/Minified React error #418/);
  const { page } = await fixture.open({ viewport: PHONE });
  await page.evaluateOnNewDocument((changed) => {
    const observer = new MutationObserver(() => {
      const element = document.querySelector(changed);
      if (!element) return;
      observer.disconnect();
      element.append(document.createElement('i'));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(fixture.urlOf(path), { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')));
  await waitForIdle(page);
  return page;
}

/** Marks the content of all sections, so that a test sees which of them are still the server's. */
const markSections = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('[data-later],[data-static]'))
      for (const element of section.querySelectorAll('*')) Object.assign(element, { isOfServer: true });
  });

/** Returns whether each section has only elements of the server, outside of the sections in it. */
const keptSections = (page: Page) =>
  page.$$eval('[data-later],[data-static]', (sections) =>
    sections.map((section) => [
      (section as HTMLElement).dataset.later ?? (section as HTMLElement).dataset.static,
      [...section.querySelectorAll('*')].some((element) => 'isOfServer' in element),
    ]),
  );

test.each([
  ['a heart', `${CARDS} > li button[aria-pressed]`, 'aria-pressed'],
  ['a box of the comparison', `${CARDS} > li input[name="compare"]`, 'checked'],
])('a tap on %s has its effect once, and all other sections keep their elements', async (_, selector, state) => {
  const page = await openChanged(LIST, CARDS);
  await markSections(page);
  const [list] = await page.$$eval(CARDS, (all) =>
    all.map((each) => each.closest<HTMLElement>('[data-later]')?.dataset.later),
  );
  const before = await keptSections(page);
  await page.$eval(selector, (control) => (control as HTMLElement).click());
  const stateOf = () =>
    page.$eval(
      selector,
      (control, name) =>
        name === 'checked' ? (control as HTMLInputElement).checked : control.getAttribute(name) === 'true',
      state,
    );
  await eventually(stateOf, true);
  await waitForHydration(page);
  expect(await stateOf()).toBe(true);
  // It was rendered anew: else the test would say nothing.
  expect(await page.$eval(`${CARDS} > li`, (card) => 'isOfServer' in card)).toBe(false);
  const others = (all: typeof before) => all.filter(([id]) => id !== list && id !== 'x');
  expect(others(await keptSections(page))).toEqual(others(before));
});

test('what is typed into a section whose hydration fails stays', async () => {
  const page = await openChanged(LIST, CARDS);
  const field = 'main input[name="keyphrase"]';
  await page.focus(field);
  await page.keyboard.sendCharacter('volvo');
  await waitForHydration(page);
  expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('volvo');
});

test('sections behind closed gates keep their markup when what is around them is rendered anew, and a tap in them counts', async () => {
  const page = await openChanged(LIST, 'main');
  const heart = `${CARDS} > li button[aria-pressed]`;
  expect(await page.$$eval(heart, ({ length }) => length)).toBeGreaterThan(10);
  expect(await page.$('[data-discarded]')).not.toBeNull();
  await page.$eval(heart, (button) => (button as HTMLElement).click());
  await eventually(() => page.$eval(heart, (button) => button.getAttribute('aria-pressed')), 'true');
  expect(await page.$('[data-discarded]')).toBeNull();
});

test('markup that React has discarded itself is nobody else’s change: the header is on the page once', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const scripts = await pauseRequests(page, '/SiteHeader-');
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  await page.select('main select[name="sortName"]', 'car_price_asc');
  await page.waitForFunction(() => window.location.search.includes('sortName='));
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => !window.location.search);
  // The header waits for its script in the server's markup, in the place of what React has discarded.
  await page.waitForSelector('[data-later="site-header"] > [data-discarded]');
  await page.evaluate(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && 'discarded' in node.dataset) removed.push(node.innerText);
    }).observe(document.querySelector('[data-later="site-header"]') as Element, { childList: true });
  });
  scripts.resume();
  await page.waitForFunction(() => !document.querySelector('[data-later="site-header"] [data-discarded]'));
  await waitForIdle(page);
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed.length)).toBe(1);
  expect(await page.$$eval('header', ({ length }) => length)).toBe(1);
});
