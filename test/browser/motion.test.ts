import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { layoutShift, PHONE, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

/** Small motions: what answers to a visitor, and nothing for those who prefer less of it. */

const fixture = browserFixture({ cars: 300 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const CARD = 'main ul[aria-busy] article:has(> [style*="--second"])';

/** Opens the list, and records what moves: each animated element by its name, with the duration. */
async function openList(
  reduced: boolean,
  { saveData = false, viewport }: { saveData?: boolean; viewport?: typeof PHONE } = {},
) {
  const { page } = await fixture.open(viewport ? { viewport } : {});
  if (reduced) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument((saves: boolean) => {
    if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const moved: string[] = [];
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const lazy = this instanceof HTMLImageElement ? `.${this.loading}` : '';
      const [, options] = args;
      moved.push(`${this.localName}${lazy} ${typeof options === 'object' ? options.duration : options}`);
      return animate.apply(this, args);
    };
  }, saveData);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  await page.waitForSelector('main ul[aria-busy] article');
  await page.waitForFunction(() => document.querySelector('html[data-hydrated], main ul[aria-busy="false"]'));
  await waitForIdle(page);
  return { page, requested };
}
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
const secondOf = (page: Page) =>
  page.$eval(
    CARD,
    (card) => /--second:\s*url\("?([^"?]+)/.exec(card.querySelector('span')?.getAttribute('style') ?? '')?.[1],
  );
const animationOf = (page: Page) =>
  page.$eval(`${CARD} > span`, (frame) => getComputedStyle(frame, '::after').animationName);

describe('F063 the second view of a car', () => {
  test('is requested and shown when the pointer is on the card or the focus on its link, and moves nothing', async () => {
    const { page, requested } = await openList(false);
    const second = await secondOf(page);
    expect(requested).not.toContain(second);
    await page.hover(CARD);
    await eventually(() => requested.includes(second ?? ''), true);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.mouse.move(0, 0);
    await eventually(() => animationOf(page), 'none');
    await page.keyboard.press('Tab');
    await page.focus(`${CARD} a`);
    await eventually(
      () => animationOf(page),
      (name) => expect(name).not.toBe('none'),
    );
  });

  test.each([
    ['reduced motion', true, {}],
    ['the data saver', false, { saveData: true }],
    ['a touch screen', false, { viewport: PHONE }],
  ])('is not requested with %s', async (_name, reduced, options) => {
    const { page, requested } = await openList(reduced, options);
    const second = await secondOf(page);
    await page.hover(CARD);
    await waitForIdle(page);
    expect(await animationOf(page)).toBe('none');
    expect(requested).not.toContain(second);
  });
});

test.each([false, true])(
  'saving and comparing a car, and images that load, move for a moment; reduced motion: %s',
  async (reduced) => {
    const { page } = await openList(reduced);
    await page.click(`${CARD} > button`);
    await page.waitForSelector('[data-saved-count]');
    await page.click(`${CARD} input[name="compare"]`);
    await waitForIdle(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.waitForFunction(
      () => [...document.images].filter(({ complete, loading }) => complete && loading === 'lazy').length > 3,
    );
    await waitForIdle(page);
    if (reduced) return expect(await moved(page)).toEqual([]);
    await eventually(
      async () => [...new Set(await moved(page))].sort(),
      ['img.lazy 240', 'input 200', 'span 200', 'svg 200'],
    );
  },
);

test('images are there without scripts', async () => {
  const { page } = await fixture.visit(LIST, { scripts: false });
  expect(
    new Set(await page.$$eval('main article img', (all) => all.map((each) => getComputedStyle(each).opacity))),
  ).toEqual(new Set(['1']));
});
