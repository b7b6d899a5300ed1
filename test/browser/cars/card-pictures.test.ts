import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { layoutShift, type PageOptions, PHONE, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** Further pictures on the cards of the list. The crossings: first input before hydration, filters, tap and swipe, the page without scripts, a picture that fails. */

const fixture = browserFixture({ cars: 300 });
const LIST = '/kop-bil/alla-bilar-i-lager';
const CARD = 'main ul[aria-busy] > li > article:has(> [style*="--second"])';
const ARROW = `${CARD} button[data-step="1"]`;

async function openList(options: PageOptions = {}, site = 'norrvag-se', path = LIST) {
  const opened = await fixture.visit(path, { site, ...options });
  const { page } = opened;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname);
  });
  // The list is hydrated by the first input.
  await (options.viewport ? page.touchscreen.tap(2, 300) : page.mouse.move(2, 300));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/cardPictures-')),
  );
  await waitForIdle(page);
  return { page, requested };
}
const shown = (page: Page) => page.$eval(`${CARD} > span`, (frame) => frame.dataset.shown ?? null);
const secondOf = (page: Page) =>
  page.$eval(
    `${CARD} > span`,
    (frame) => /--second:\s*url\("?([^"?]+)/.exec(frame.getAttribute('style') ?? '')?.[1] ?? '',
  );

/** Moves a finger over the picture of the first card. */
async function swipe(page: Page, [dx, dy]: [number, number], by = 10): Promise<void> {
  const box = await page.$eval(`${CARD} > span`, (frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const client = await page.createCDPSession();
  const send = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await send('touchStart', box.x, box.y);
  for (let step = 1; step <= by; step++) {
    await send('touchMove', box.x + (dx * step) / by, box.y + (dy * step) / by);
    // As often as a screen reports a finger.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

describe('F063 further pictures of a car on its card', () => {
  test('arrows turn to the third picture and on to the first; each is requested when it is turned to', async () => {
    const { page, requested } = await openList();
    expect(requested.filter((path) => /\/(side|rear)/.test(path))).toEqual([]);
    const url = page.url();
    await page.hover(CARD);
    await page.waitForSelector(ARROW);
    const second = await secondOf(page);
    await eventually(() => requested.includes(second), true);
    const before = requested.length;
    // The pointer shows the second picture already.
    await page.click(ARROW);
    await eventually(() => shown(page), '2');
    await eventually(() => requested.slice(before).some((path) => path !== second), true);
    await page.click(ARROW);
    expect(await shown(page)).toBe('0');
    expect(page.url()).toBe(url);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await violations(page)).toEqual([]);
  });

  test('the arrow keys turn them on the link of the card, and modified ones do not', async () => {
    const { page } = await openList();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.focus(`${CARD} a`);
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Alt');
    expect(await shown(page)).toBeNull();
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('1');
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toBe('0');
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toBe('2');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');
  });

  test('a swipe turns them, a short one does not, a vertical one is left to the browser, and a tap opens the car', async () => {
    const { page, requested } = await openList({ viewport: PHONE });
    expect(requested).not.toContain(await secondOf(page));
    await swipe(page, [-30, 0]);
    expect(await shown(page)).toBe('0');
    await swipe(page, [-160, 6]);
    expect(await shown(page)).toBe('1');
    expect(requested).toContain(await secondOf(page));
    await swipe(page, [160, 6]);
    expect(await shown(page)).toBe('0');
    // Before the first picture there is none.
    await swipe(page, [160, 6]);
    expect(await shown(page)).toBe('0');
    // A vertical movement is the browser's.
    expect(
      await page.$eval(`li:has(> article [style*="--second"])`, (item) => getComputedStyle(item).touchAction),
    ).toBe('pan-y pinch-zoom');
    const href = await page.$eval(`${CARD} a`, (link) => link.pathname);
    await eventually(async () => {
      // A busy browser takes a tap for a long one.
      if (new URL(page.url()).pathname !== href) await page.tap(`${CARD} h2`).catch(() => null);
      return new URL(page.url()).pathname;
    }, href);
  });

  test('a second finger puts the picture back', async () => {
    const { page } = await openList({ viewport: PHONE });
    const { x, y } = await page.$eval(`${CARD} > span`, (frame) => frame.getBoundingClientRect().toJSON());
    const client = await page.createCDPSession();
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', { x: x + 200, y: y + 80 });
    await send('touchMove', { x: x + 170, y: y + 80 });
    await send('touchMove', { x: x + 120, y: y + 80 });
    await page.waitForSelector(`${CARD} [data-moving]`);
    await send('touchStart', { x: x + 120, y: y + 80 }, { x: x + 250, y: y + 120 });
    await send('touchEnd');
    await page.waitForSelector(`${CARD}:not(:has([data-moving]))`);
    expect(Number(await page.$eval(`${CARD} > span > span`, (layer) => layer.style.getPropertyValue('--shown')))).toBe(
      Number(await shown(page)),
    );
  });

  test('cards of a filtered list have them too', async () => {
    const { page } = await openList();
    await page.select('main select[name="sortName"]', 'car_price_asc');
    await page.waitForFunction(() => window.location.search.includes('car_price_asc'));
    await page.waitForSelector('main ul[aria-busy="false"]');
    await page.focus(`${CARD} a`);
    await page.keyboard.press('ArrowRight');
    await eventually(
      () => shown(page),
      (position) => expect(position).not.toBeNull(),
    );
  });

  test('a picture that does not load is left out', async () => {
    const { page } = await openList();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const second = await secondOf(page);
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      new URL(request.url()).pathname === second
        ? request.respond({ contentType: 'image/avif', body: 'none' })
        : request.continue(),
    );
    await page.focus(`${CARD} a`);
    await page.keyboard.press('ArrowRight');
    await eventually(() => page.$eval(`${CARD} > span`, (frame) => frame.textContent), '1/2');
    expect(await shown(page)).toBe('0');
  });
});

test('without scripts a card has its first picture, and no arrow', async () => {
  const { page } = await fixture.visit(LIST, { scripts: false });
  expect(await page.$('main ul[aria-busy] article [data-step]')).toBeNull();
});
