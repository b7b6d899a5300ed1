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
  await page.goto(`http://norrvag-se.localhost:${product.port}${path}`, { waitUntil: 'domcontentloaded' });
  if (options.scripts !== false) await hydrated(page);
  return opened;
}

const show = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const slideShown = (page: Page) =>
  page.$$eval(DOTS, (dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
/** Long enough for a carousel that turns to have turned twice. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 2_400));
const untilSlide = (page: Page, wanted: number, timeout = 9_000) =>
  page.waitForFunction(
    (dots, index) => document.querySelectorAll(dots)[index]?.getAttribute('aria-current') === 'true',
    { timeout },
    DOTS,
    wanted,
  );

describe('F025 accordion', () => {
  const PART = 'details > div[id^="bromsar-och-hjul-"]';
  const idOf = (page: Page) => page.$eval(PART, ({ id }) => id);
  const isOpen = (page: Page) => page.$eval(PART, (part) => (part.parentElement as HTMLDetailsElement).open);

  test('opens by the keyboard, and one at a time where that is asked for', async () => {
    const { page, noise, close } = await open(LIVING);
    const [first, second] = await page.$$('details[name^="accordion-"] > summary');
    await second?.focus();
    await page.keyboard.press('Enter');
    const opened = () =>
      page.$$eval('details[name^="accordion-"]', (all) => all.map((one) => (one as HTMLDetailsElement).open));
    expect(await opened()).toEqual([false, true, false]);
    await first?.focus();
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([true, false, false]);
    expect(await violations(page, 'details[name^="accordion-"]')).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('a fragment opens its part: with the page, from another page, without scripts', async () => {
    const { page, close } = await open(LIVING);
    const id = await idOf(page);
    expect(await isOpen(page)).toBe(false);
    await page.goto('about:blank');
    await page.goto(`http://norrvag-se.localhost:${product.port}${LIVING}#${id}`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect(await isOpen(page)).toBe(true);

    await page.goto(`http://norrvag-se.localhost:${product.port}/om-oss`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
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
    await close();

    const plain = await open(`${LIVING}#${id}`, { scripts: false });
    expect(await isOpen(plain.page)).toBe(true);
    await plain.close();
  }, 150_000);
});

test('F025 the countdown ticks each second in places that were there before, and ends with its text', async () => {
  const { page, noise, close } = await open(LIVING);
  const [running, over] = await page.$$('[role="timer"]');
  const read = () => running?.$eval('[aria-hidden]', ({ textContent }) => textContent ?? '');
  await page.waitForFunction(() => !document.querySelector('[role="timer"] [aria-hidden]')?.textContent?.includes('–'));
  const [before, size] = [await read(), await running?.boundingBox()];
  await page.waitForFunction(
    (text) => document.querySelector('[role="timer"] [aria-hidden]')?.textContent !== text,
    { timeout: 3_000 },
    before,
  );
  expect((await running?.boundingBox())?.height).toBe(size?.height);
  expect(await running?.$eval('time', ({ textContent }) => textContent)).toBe('Slutar 31 oktober 2027 kl. 23:59');
  const ended = await over?.$eval(':scope > div > p', (text) => [text.textContent, getComputedStyle(text).visibility]);
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
  expect(noise).toEqual([]);
  await close();
}, 150_000);

describe('F118 carousel', () => {
  test('turns by itself, goes round, and can be stopped, chosen from and turned by the keyboard', async () => {
    const { page, noise, close } = await open(LIVING);
    await page.mouse.move(2, 2);
    await show(page, CAROUSEL);
    await untilSlide(page, 1);
    await page.focus(NEXT);
    await page.click(`${CAROUSEL} button[aria-label="Stanna bildspelet"]`);
    await page.mouse.move(2, 2);
    await page.focus(NEXT);
    for (const wanted of [2, 3, 0]) {
      await page.keyboard.press('Enter');
      await untilSlide(page, wanted);
    }
    await page.keyboard.press('ArrowLeft');
    await untilSlide(page, 3);
    expect(await page.$eval(`${CAROUSEL} [aria-live]`, ({ textContent }) => textContent)).toBe('4 av 4');
    await aWhile();
    expect(await slideShown(page)).toBe(3);
    const sizes = await page.$$eval(`${CAROUSEL} button`, (all) => all.map((one) => one.getBoundingClientRect()));
    expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
    expect(await violations(page, CAROUSEL)).toEqual([]);
    // What is placed in the other one are two heroes and one that prints nothing.
    const placed = await page.$eval('[aria-label="Aktuellt"]', (carousel) =>
      [...carousel.querySelectorAll('[data-slide]')]
        .filter((slide) => slide.checkVisibility())
        .map((slide) => slide.getAttribute('aria-label')),
    );
    expect(placed).toEqual(['1 av 2', '2 av 2']);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('stands still under a pointer and with the focus on it', async () => {
    const { page, close } = await open(LIVING);
    await show(page, CAROUSEL);
    await page.hover(`${CAROUSEL} [data-slide]`);
    await aWhile();
    expect(await slideShown(page)).toBe(0);
    await page.keyboard.press('Tab');
    await page.focus(NEXT);
    await page.mouse.move(2, 2);
    await aWhile();
    expect(await slideShown(page)).toBe(0);
    await close();
  }, 150_000);

  test('does not turn by itself for who wishes for less motion, and is a row to scroll without scripts', async () => {
    const still = await open(LIVING, { still: true });
    await show(still.page, CAROUSEL);
    const label = () => still.page.$eval(`${CAROUSEL} button`, (button) => button.getAttribute('aria-label'));
    expect(await label()).toBe('Starta bildspelet');
    await aWhile();
    expect(await slideShown(still.page)).toBe(0);
    await still.close();

    const { page, close } = await open(LIVING, { scripts: false, viewport: PHONE });
    const [shown, scrolls] = await page.$eval(CAROUSEL, (carousel) => {
      const row = carousel.querySelector('[tabindex="0"]');
      const visible = [...carousel.querySelectorAll('button')].filter((button) => button.checkVisibility());
      return [visible.length, row ? row.scrollWidth / row.clientWidth : 0] as const;
    });
    expect([shown, scrolls]).toEqual([0, 4]);
    await close();
  }, 150_000);
});

describe('F118 disclaimer', () => {
  const NOTICE = '/komponenter/upplysning';
  const titleOf = (page: Page) => page.$eval('dialog[open] h2', ({ textContent }) => textContent);

  test.each([
    ['390', PHONE],
    ['1280', DESKTOP],
  ])(
    'asks one after another, is not answered by Escape, and keeps the answer for the session (%s px)',
    async (_width, viewport) => {
      const { page, noise, close } = await open(NOTICE, { viewport });
      await page.waitForSelector('dialog[open]');
      expect(await titleOf(page)).toBe('Sidan vänder sig till företag');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
      expect(await violations(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect([await titleOf(page), await focusedText(page)]).toEqual([
        'Sidan vänder sig till företag',
        'Till bilar för privatpersoner',
      ]);
      expect(await page.evaluate(() => window.sessionStorage.getItem('forecourt.approved'))).toBeNull();
      await page.click('dialog[open] button');
      await page.waitForFunction(() =>
        document.querySelector('dialog[open] h2')?.textContent?.startsWith('Räkneexempel'),
      );
      await page.click('dialog[open] button');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await hydrated(page);
      expect(await page.$('dialog')).toBeNull();
      expect(noise).toEqual([]);
      await close();
    },
    150_000,
  );

  test('declining follows its link; without scripts it is a section of the page', async () => {
    const { page, close } = await open(NOTICE);
    await page.waitForSelector('dialog[open]');
    await page.$eval('dialog[open] [data-ways] a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => window.location.pathname === '/kop-bil' && !document.querySelector('dialog'));
    await close();
    const plain = await open(NOTICE, { scripts: false });
    const text = await plain.page.$eval('main', (main) => (main as HTMLElement).innerText);
    expect(text).toContain('Priserna här är utan moms');
    expect(text).toContain('Till bilar för privatpersoner');
    await plain.close();
  }, 150_000);
});

test('F118 three files until asked for, then all, with the focus on the first new one; all without scripts, and no countdown', async () => {
  const { page, noise, close } = await open(LIVING);
  const LIST = 'ul[data-collapsed], ul:has(> li > a[download])';
  const shown = (on: Page) =>
    on.$eval(LIST, (list) => [...list.children].filter((item) => item.checkVisibility()).length);
  expect(await shown(page)).toBe(3);
  await page.focus('ul[data-collapsed] + button');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Checklista'));
  expect(await shown(page)).toBe(6);
  expect(await violations(page, 'ul:has(> li > a[download])')).toEqual([]);
  const href = await page.$eval(`${LIST} a`, (link) => (link as HTMLAnchorElement).href);
  const size = await page.$eval(LIST, ({ textContent }) => textContent);
  const answer = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [response.status, response.headers.get('content-type'), (await response.arrayBuffer()).byteLength] as const;
  }, href);
  expect(answer.slice(0, 2)).toEqual([200, 'application/pdf']);
  expect(size).toContain(`PDF, ${(answer[2] / 1_000).toFixed(1).replace('.', ',')}`);
  expect(noise).toEqual([]);
  await close();
  const plain = await open(LIVING, { scripts: false });
  expect(await shown(plain.page)).toBe(6);
  const clock = await plain.page.$$eval('[role="timer"] time, [role="timer"] [aria-hidden]', (parts) =>
    parts.slice(0, 2).map((part) => part.checkVisibility()),
  );
  expect(clock).toEqual([true, false]);
  await plain.close();
}, 150_000);

test('a gallery opens large by the keyboard, leads on by arrows, closes by Escape where it was opened', async () => {
  const { page, noise, close } = await open(LIVING);
  const LINK = 'main figure a[href*="/scenes/workshop"]';
  await page.focus(LINK);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  const position = () => page.$eval('dialog [aria-live]', ({ textContent }) => textContent);
  expect(await position()).toBe('2 / 5');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('dialog [aria-live]')?.textContent === '3 / 5');
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  expect(await page.evaluate((link) => document.activeElement === document.querySelector(link), LINK)).toBe(true);
  expect(noise).toEqual([]);
  await close();
}, 150_000);
