import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { violations } from '../support/accessibility.ts';
import { DESKTOP, hydrated, launchBrowser, openPage, type PageOptions, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

const LIVING = '/komponenter';
/** S3 §9: the carousel turns every 5 s. */
const INTERVAL = 5_000;
const CAROUSEL = '[aria-label="På gång hos Norrväg"]';
const DOTS = `${CAROUSEL} button[aria-label$=" av 4"]`;
const NEXT = `${CAROUSEL} button[aria-label="Nästa bild"]`;
const FILES = 'ul[data-collapsed], ul:has(> li > a[download])';
const PART = 'details > div[id^="bromsar-och-hjul-"]';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

const addressOf = (path: string) => `http://norrvag-se.localhost:${product.port}${path}`;

async function open(path: string, options: PageOptions & { still?: boolean } = {}) {
  const opened = await openPage(browser, options);
  const { page } = opened;
  // Five seconds are one here: the rest of the clock is as it is.
  await page.evaluateOnNewDocument((interval) => {
    const own = window.setTimeout.bind(window);
    const hurried = (act: () => void, wait?: number) => own(act, wait === interval ? interval / 5 : wait);
    Object.assign(window, { setTimeout: hurried });
  }, INTERVAL);
  if (options.still) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' });
  if (options.scripts !== false) await hydrated(page);
  return opened;
}

const show = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const isOpen = (page: Page) => page.$eval(PART, (part) => (part.parentElement as HTMLDetailsElement).open);
const filesShown = (page: Page) =>
  page.$eval(FILES, (list) => [...list.children].filter((item) => item.checkVisibility()).length);
const slideShown = (page: Page) =>
  page.$$eval(DOTS, (dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
/** Long enough for a carousel that turns to have turned twice. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 2_400));
const untilSlide = (page: Page, wanted: number) =>
  page.waitForFunction(
    (dots, index) => document.querySelectorAll(dots)[index]?.getAttribute('aria-current') === 'true',
    { timeout: 15_000 },
    DOTS,
    wanted,
  );

describe('on the living page', () => {
  let page: Page;
  let noise: string[];
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, noise, close } = await open(LIVING));
  }, 120_000);
  afterAll(() => close());

  test('F025 the accordion opens by the keyboard, and one at a time where that is asked for', async () => {
    const GROUP = 'details[name^="accordion-"]';
    const [first, second] = await page.$$(`${GROUP} > summary`);
    await second?.focus();
    await page.keyboard.press('Enter');
    const opened = () => page.$$eval(GROUP, (all) => all.map((one) => (one as HTMLDetailsElement).open));
    expect(await opened()).toEqual([false, true, false]);
    await first?.focus();
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([true, false, false]);
    expect(await violations(page, GROUP)).toEqual([]);
  }, 120_000);

  test('F025 the countdown ticks each second in places that were there before, and ends with its text', async () => {
    const DIGITS = '[role="timer"] [aria-hidden]';
    const [running, over] = await page.$$('[role="timer"]');
    const read = () => page.$eval(DIGITS, ({ textContent }) => textContent);
    await page.waitForFunction((digits) => !document.querySelector(digits)?.textContent?.includes('–'), {}, DIGITS);
    const [before, size] = [await read(), await running?.boundingBox()];
    await page.waitForFunction(
      (digits, text) => document.querySelector(digits)?.textContent !== text,
      { timeout: 5_000 },
      DIGITS,
      before,
    );
    expect((await running?.boundingBox())?.height).toBe(size?.height);
    expect(await running?.$eval('time', ({ textContent }) => textContent)).toBe('Slutar 31 oktober 2027 kl. 23:59');
    const ended = await over?.$eval(':scope > div > p', (text) => [
      text.textContent,
      getComputedStyle(text).visibility,
    ]);
    expect(ended).toEqual(['Helgen är över, men bilarna står kvar.', 'visible']);
    // Nobody sees it tick on a hidden page: it stands still there, and is right again when it is seen.
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    const hidden = await read();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await read()).toBe(hidden);
    await setHidden(false);
    expect(await read()).not.toBe(hidden);
  }, 120_000);

  test('F118 three files until asked for, then all, with the focus on the first new one', async () => {
    expect(await filesShown(page)).toBe(3);
    await page.focus('ul[data-collapsed] + button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Checklista'));
    expect(await filesShown(page)).toBe(6);
    expect(await violations(page, FILES)).toEqual([]);
    const href = await page.$eval(`:is(${FILES}) a`, (link) => (link as HTMLAnchorElement).href);
    const [status, type, bytes] = await page.evaluate(async (address) => {
      const response = await fetch(address);
      const body = await response.arrayBuffer();
      return [response.status, response.headers.get('content-type'), body.byteLength] as const;
    }, href);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const size = await page.$eval(FILES, ({ textContent }) => textContent);
    expect(size).toContain(`PDF, ${(bytes / 1_000).toFixed(1).replace('.', ',')}`);
  }, 120_000);

  test('a gallery opens large by the keyboard, leads on by arrows, closes by Escape where it was opened', async () => {
    const LINK = 'main figure a[href*="/scenes/workshop"]';
    await page.focus(LINK);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] [aria-live]');
    expect(await page.$eval('dialog [aria-live]', ({ textContent }) => textContent)).toBe('2 / 5');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('dialog [aria-live]')?.textContent === '3 / 5');
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    expect(await page.evaluate((link) => document.activeElement === document.querySelector(link), LINK)).toBe(true);
  }, 120_000);

  test('F118 the carousel turns by itself, but not under a pointer or with the focus on it', async () => {
    await page.mouse.move(2, 2);
    await show(page, CAROUSEL);
    await untilSlide(page, 1);
    await page.hover(`${CAROUSEL} [data-slide]`);
    const pointedAt = await slideShown(page);
    await aWhile();
    expect(await slideShown(page)).toBe(pointedAt);
    await page.focus(NEXT);
    await page.mouse.move(2, 2);
    await aWhile();
    expect(await slideShown(page)).toBe(pointedAt);
  }, 120_000);

  test('F118 it is stopped by its button, goes round, and says what the keyboard has chosen', async () => {
    await page.click(`${CAROUSEL} button[aria-label="Stanna bildspelet"]`);
    await page.click(DOTS);
    await untilSlide(page, 0);
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await aWhile();
    expect(await slideShown(page)).toBe(0);
    await page.focus(NEXT);
    for (const wanted of [1, 2, 3, 0]) {
      await page.keyboard.press('Enter');
      await untilSlide(page, wanted);
    }
    await page.keyboard.press('ArrowLeft');
    await untilSlide(page, 3);
    expect(await page.$eval(`${CAROUSEL} [aria-live]`, ({ textContent }) => textContent)).toBe('4 av 4');
    const sizes = await page.$$eval(`${CAROUSEL} button`, (all) => all.map((one) => one.getBoundingClientRect()));
    expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
    // A slide that has just come up is paler than it will be.
    await page.waitForFunction(
      (carousel) => !document.querySelector(carousel)?.getAnimations({ subtree: true }).length,
      {},
      CAROUSEL,
    );
    expect(await violations(page, CAROUSEL)).toEqual([]);
  }, 120_000);

  test('F118 what prints nothing is no slide', async () => {
    // Placed are two heroes, one that is switched off and one that is empty.
    const placed = await page.$eval('[aria-label="Aktuellt"]', (carousel) =>
      [...carousel.querySelectorAll('[data-slide]')]
        .filter((slide) => slide.checkVisibility())
        .map((slide) => slide.getAttribute('aria-label')),
    );
    expect(placed).toEqual(['1 av 2', '2 av 2']);
  });

  test('all of it without a word in the console', () => expect(noise).toEqual([]));
});

test('F118 the carousel does not turn by itself for who wishes for less motion', async () => {
  const { page, close } = await open(LIVING, { still: true });
  await show(page, CAROUSEL);
  expect(await page.$eval(`${CAROUSEL} button`, (button) => button.getAttribute('aria-label'))).toBe(
    'Starta bildspelet',
  );
  await aWhile();
  expect(await slideShown(page)).toBe(0);
  await close();
}, 150_000);

test('F025 a fragment opens its part: with the page, and from another page', async () => {
  const { page, close } = await open('/om-oss');
  const answer = await page.evaluate(async (living) => (await fetch(living)).text(), LIVING);
  const id = / id="(bromsar-och-hjul-[^"]+)"/.exec(answer)?.[1];
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, `${LIVING}#${id}`);
  await page.waitForSelector(PART);
  await page.waitForFunction(
    (part) => {
      const { top } = document.querySelector(part)?.getBoundingClientRect() ?? { top: -1 };
      return top > 0 && top < window.innerHeight;
    },
    {},
    PART,
  );
  expect(await isOpen(page)).toBe(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await isOpen(page)).toBe(true);
  await close();
}, 150_000);

test('F025, F118 without scripts: a fragment opens, every file is there, no clock, slides in a row', async () => {
  const { page, close } = await open(LIVING, { scripts: false, viewport: PHONE });
  expect(await isOpen(page)).toBe(false);
  const id = await page.$eval(PART, (part) => part.id);
  await page.goto(addressOf(`${LIVING}?again#${id}`), { waitUntil: 'domcontentloaded' });
  expect(await isOpen(page)).toBe(true);
  expect(await filesShown(page)).toBe(6);
  const clock = await page.$eval('[role="timer"]', (timer) =>
    ['time', '[aria-hidden]'].map((part) => timer.querySelector(part)?.checkVisibility()),
  );
  expect(clock).toEqual([true, false]);
  const carousel = await page.$eval(CAROUSEL, (element) => {
    const row = element.querySelector('[tabindex="0"]');
    const buttons = [...element.querySelectorAll('button')].filter((button) => button.checkVisibility());
    return [buttons.length, row ? row.scrollWidth / row.clientWidth : 0];
  });
  expect(carousel).toEqual([0, 4]);
  await close();
}, 150_000);

describe('F118 disclaimer', () => {
  const NOTICE = '/komponenter/upplysning';
  const titleOf = (page: Page) => page.$eval('dialog[open] h2', ({ textContent }) => textContent);

  test.each([
    ['390', PHONE],
    ['1280', DESKTOP],
  ])(
    'asks one after another, not answered by Escape, once a session (%s px)',
    async (_width, viewport) => {
      const { page, noise, close } = await open(NOTICE, { viewport });
      await page.waitForSelector('dialog[open]');
      expect(await titleOf(page)).toBe('Sidan vänder sig till företag');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(await titleOf(page)).toBe('Sidan vänder sig till företag');
      expect(await focusedText(page)).toBe('Till bilar för privatpersoner');
      expect(await page.evaluate(() => window.sessionStorage.getItem('forecourt.approved'))).toBeNull();
      await page.click('dialog[open] button');
      await page.waitForFunction(() =>
        document.querySelector('dialog[open] h2')?.textContent?.startsWith('Räkneexempel'),
      );
      await page.click('dialog[open] button');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await hydrated(page);
      expect(await page.$('dialog[open]')).toBeNull();
      expect(noise).toEqual([]);
      await close();
    },
    150_000,
  );

  test('declining follows its link; without scripts it is a section of the page', async () => {
    const { page, close } = await open(NOTICE);
    await page.waitForSelector('dialog[open]');
    await page.$eval('dialog[open] [data-ways] a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      () => window.location.pathname === '/kop-bil' && !document.querySelector('dialog[open]'),
    );
    await close();
    const plain = await open(NOTICE, { scripts: false });
    const text = await plain.page.$eval('main', (main) => (main as HTMLElement).innerText);
    expect(text).toContain('Priserna här är utan moms');
    expect(text).toContain('Till bilar för privatpersoner');
    await plain.close();
  }, 150_000);
});
