import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { type PageOptions, PHONE, preventsKey, scrolledTo, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
let car: string;
const fixture = browserFixture({ cars: 200 });
beforeAll(async () => {
  const { body } = await send(fixture.product.url, LIST);
  car = body.match(/\/kop-bil\/\d+\/[a-z0-9-]+/)?.[0] ?? '';
});

const OPENER = 'main button[aria-haspopup="dialog"]';
const counter = (page: Page) => page.$eval('dialog[open] [aria-live]', ({ textContent }) => textContent);
const waitForCounter = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.querySelector('dialog [aria-live]')?.textContent === expected, {}, text);
const waitForNoDialog = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog[open]'));

const open = (options: PageOptions = {}) => fixture.visit(car, options);

async function enlarge(page: Page): Promise<number> {
  await page.click(OPENER);
  await page.waitForSelector('dialog[open] [aria-live]');
  return page.$$eval('dialog[open] button[aria-current], dialog[open] li button', (thumbs) => thumbs.length);
}

// First test of the file: images that the browser has cached would still show when the edge fails.
describe('S2 §8 missing car image', () => {
  test('F063 a failed image is replaced by a fallback image with missingImageText', async () => {
    fixture.expectErrors(/^5\d\d: .*\/-\/media\//, /status of 5\d\d/);
    await fixture.product.setFault({ upstream: 'media', kind: 'error', status: 500 });
    const { page } = await open();
    await eventually(() => page.$eval('#picture-1 svg text', ({ textContent }) => textContent), 'Bild kommer snart');
    // Each image still has an accessible name of its own.
    await page.$$eval('main li a svg[role="img"]', (all) => all.at(-1)?.scrollIntoView());
    const names = await page.$$eval('main li a', (links) =>
      links
        .filter((link) => link.querySelector('svg[role="img"], img'))
        .filter((link) => /picture-\d|media/.test(link.getAttribute('href') ?? ''))
        .map(
          (link) =>
            link.getAttribute('aria-label') ??
            link.querySelector('[aria-label]')?.getAttribute('aria-label') ??
            link.querySelector('img')?.alt,
        ),
    );
    expect(names.length).toBeGreaterThan(8);
    expect(new Set(names).size).toBe(names.length);
    await fixture.product.setFault({ upstream: 'media', kind: 'none' });
    // The next test starts when the circuit breaker has let requests through again.
    const image = await page.$eval('#picture-1 a', (link) => new URL((link as HTMLAnchorElement).href).pathname);
    await eventually(async () => (await send(fixture.product.url, `${image}?w=640`)).status, 200);
  });
});

describe('F063 the gallery of a car', () => {
  test('arrow keys, thumbnails and buttons change the image, Escape closes, and the focus returns; the page behind is hidden, keeps its place, and is back at once; Back with an open gallery returns to the place in the list', async () => {
    const { page } = await fixture.visit(LIST);
    // Further down than a car's page is high.
    await page.evaluate(() => window.scrollTo({ top: 7_000, behavior: 'instant' }));
    expect(await scrolledTo(page)).toBe(7_000);
    await page.$eval(`main a[href="${car}"]`, (link) => (link as HTMLElement).click());
    await page.waitForSelector(OPENER);
    const total = await enlarge(page);
    expect(total).toBeGreaterThan(4);
    await eventually(() => counter(page), `1 / ${total}`);
    await page.keyboard.press('ArrowRight');
    await waitForCounter(page, `2 / ${total}`);
    await page.keyboard.press('ArrowLeft');
    await waitForCounter(page, `1 / ${total}`);
    await page.$$eval('dialog[open] li button', (thumbs) => (thumbs[3] as HTMLElement).click());
    await waitForCounter(page, `4 / ${total}`);
    await eventually(
      () => page.$$eval('dialog li button', (all) => all.map((one) => one.ariaCurrent)),
      Array.from({ length: total }, (_, index) => (index === 3 ? 'true' : null)),
    );
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
    await eventually(() => page.evaluate((opener) => document.activeElement?.matches(opener), OPENER), true);
    // The page shows the image that was open last.
    await eventually(
      () => page.$eval(OPENER, ({ textContent }) => textContent),
      expect.stringContaining(`4 / ${total}`),
    );

    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const place = () => page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]);
    const before = await place();
    const isHidden = () =>
      page.evaluate(() => !document.querySelector('main h1')?.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isHidden()).toBe(false);
    await enlarge(page);
    expect([await isHidden(), await place()]).toEqual([true, before]);
    await page.keyboard.press('Escape');
    expect(await isHidden()).toBe(false);
    await waitForNoDialog(page);
    expect(await place()).toEqual(before);
    await enlarge(page);
    await page.goBack();
    await page.waitForSelector('main ul[aria-busy]');
    expect(await scrolledTo(page)).toBe(7_000);
  });

  test('the focus stays inside the dialog in both directions of Tab; leaving full screen by a key closes the gallery', async () => {
    const { page } = await open();
    const total = await enlarge(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      if (key === 'Shift+Tab') await page.keyboard.down('Shift');
      for (let stop = 0; stop < total + 8; stop++) {
        await page.keyboard.press('Tab');
        // Browser controls come between the last and the first element.
        await eventually(
          () =>
            page.evaluate(
              () => document.activeElement?.closest('dialog, main > *, header, footer, a, body')?.localName,
            ),
          expect.stringMatching(/^(?:dialog|body)$/),
        );
      }
      if (key === 'Shift+Tab') await page.keyboard.up('Shift');
    }

    const toggle = 'dialog[open] [aria-label="Hela skärmen"], dialog[open] [aria-label="Lämna helskärm"]';
    await page.click(toggle);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.click(toggle);
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.waitForSelector('dialog[open]');
    await page.click(toggle);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.evaluate(() => document.exitFullscreen());
    await waitForNoDialog(page);
    await page.waitForFunction(() => document.fullscreenElement === null);
  });

  test('a click on an image opens it, a click on the large one zooms in, and arrow keys pan it', async () => {
    const { page } = await open();
    await page.click('main [id="picture-1"] a');
    await page.waitForSelector('dialog[open] [aria-live]');
    const before = await counter(page);
    await page.click('dialog[open] ul li');
    await page.waitForSelector('dialog li[data-zoomed]');
    const place = () => page.$eval('dialog li[data-zoomed]', ({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    await waitForIdle(page);
    const [left = 0, top = 0] = await place();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await eventually(place, [left + 80, top - 80]);
    expect(await counter(page)).toBe(before);
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('-');
    await page.waitForFunction(() => !document.querySelector('dialog li[data-zoomed]'));
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
  });

  test('shortcuts of the browser work in the open gallery', async () => {
    const { page } = await open();
    const total = await enlarge(page);
    for (const key of [
      { key: '+', ctrlKey: true },
      { key: '+', metaKey: true },
      { key: 'ArrowLeft', altKey: true },
    ])
      expect([key, await preventsKey(page, 'dialog[open]', key)]).toEqual([key, false]);
    expect(await preventsKey(page, 'dialog[open]', { key: 'ArrowRight' })).toBe(true);
    await waitForCounter(page, `2 / ${total}`);
    expect(await page.$('dialog li[data-zoomed]')).toBeNull();
  });

  test('a swipe shows the next image', async () => {
    const { page } = await open({ viewport: PHONE });
    const total = await enlarge(page);
    const client = await page.createCDPSession();
    await client.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -250, yDistance: 0, speed: 1200 });
    await waitForCounter(page, `2 / ${total}`);
  });

  test('without scripts each image links to its large version, each thumbnail to its image', async () => {
    const { body } = await send(fixture.product.url, car);
    expect(body).toMatch(/<li [^>]*id="picture-2"[^>]*><a [^>]*href="[^"]+\.jpg\?w=1920"/);
    expect(body).toContain('<li><a href="#picture-2">');
  });
});
