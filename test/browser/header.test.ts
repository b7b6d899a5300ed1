import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { DESKTOP, hydrated, launchBrowser, layoutShift, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ cars: 40 });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

async function open(page: Page, site: string, path = '/'): Promise<void> {
  await page.goto(`http://${site}.localhost:${product.port}${path}`, { waitUntil: 'load' });
  await hydrated(page);
}

/** Words of what has the focus, as a screen reader has them; the tag where there are none. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return 'lost';
    return activeElement.getAttribute('aria-label') ?? activeElement.innerText.trim();
  });

/** Presses keys one after the other; gives what has the focus after each. */
async function walk(page: Page, ...keys: string[]): Promise<string[]> {
  const way: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key as 'Enter');
    way.push(await focused(page));
  }
  return way;
}

const openPanels = (page: Page) =>
  page.$$eval('header details[open] > summary', (summaries) => summaries.map((summary) => summary.innerText.trim()));
const entry = (words: string) =>
  `::-p-xpath(//header//nav/ul/li/a[contains(., "${words}")] | //header//nav/ul/li/details/summary[contains(., "${words}")])`;
/** The behaviour is fetched at the first step into the header. */
const ready = (page: Page) => page.waitForSelector('header nav > ul[data-measured]');

/** The coming of the fonts moves words by a hair; a message that goes would move the whole page by 0.06. */
const FONTS = 0.02;

describe('F018 F019 the row on a desktop, by keyboard alone', () => {
  test('arrows, Home, End, letters, Escape, Tab; nothing is lost and the page below is reached', async () => {
    const { page, noise, close } = await openPage(browser);
    await open(page, 'norrvag-se');
    const ground = () => page.$eval('header > div', (element) => getComputedStyle(element).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.focus('header a');
    await page.keyboard.press('Tab');
    await ready(page);
    expect(await focused(page)).toBe('Köp bil');
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');

    expect(await walk(page, 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'l', 's', 's', 's')).toEqual([
      'Service och verkstad',
      'Mer',
      'Köp bil',
      'Mer',
      'Köp bil',
      'Livet med bil',
      'Service och verkstad',
      'Sälj bil',
      'Service och verkstad',
    ]);
    expect(await openPanels(page)).toEqual([]);

    await walk(page, 'Home');
    expect(await walk(page, 'ArrowDown', 'ArrowDown', 'p', 'End', 'ArrowDown', 'ArrowUp', 'Home')).toEqual([
      'Köp bil',
      'Alla bilar i lager',
      'Privatleasing',
      expect.any(String),
      'Köp bil',
      expect.any(String),
      'Köp bil',
    ]);
    expect(await openPanels(page)).toEqual(['Köp bil']);
    expect(await walk(page, 'Escape')).toEqual(['Köp bil']);
    expect(await openPanels(page)).toEqual([]);

    // 'More' holds what does not fit; the way out of a panel closes it.
    expect(await walk(page, 'End', 'ArrowUp')).toEqual(['Mer', 'Jobba hos oss']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('target'))).toBe('_blank');
    await walk(page, 'Tab');
    expect(await openPanels(page)).toEqual([]);
    expect(await focused(page)).not.toBe('lost');

    await page.focus('header summary');
    expect(await walk(page, 'Enter', 'Tab', 'Enter')).toHaveLength(3);
    await page.waitForFunction(
      () => window.location.pathname === '/kop-bil' && document.activeElement?.id === 'content',
    );
    expect(await openPanels(page)).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);

  test('F020 columns of the mega-menu are neighbours for the arrows', async () => {
    const { page, close } = await openPage(browser);
    await open(page, 'marlow-uk');
    await page.focus('header summary');
    await ready(page);
    const way = await walk(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(way.slice(0, 3)).toEqual(['Buy a car', 'Used cars', 'Finance and insurance']);
    expect(way.at(-1)).toBe('Service and parts');
    await close();
  }, 120_000);
});

describe('F019 the mouse', () => {
  /** What the page sets its timers to from the pointer's leaving of the open panel to its closing, in milliseconds. */
  async function delaysOfLeaving(page: Page, to: string): Promise<number[]> {
    await page.mouse.move(640, 700);
    await page.waitForFunction(() => !document.querySelector('header details[open]'));
    await page.hover(entry('Köp bil'));
    await page.waitForSelector('header details[open]');
    const delays = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const { setTimeout: set } = window;
          const seen: number[] = [];
          const details = document.querySelector('header details[open]') as Element;
          window.setTimeout = ((run: () => void, delay = 0) => {
            seen.push(delay);
            return set(run, delay);
          }) as typeof window.setTimeout;
          new MutationObserver(() => {
            window.setTimeout = set;
            done(seen);
          }).observe(details, { attributes: true, attributeFilter: ['open'] });
        }),
    );
    if (to === '') await page.mouse.move(640, 800);
    else await page.hover(to);
    return delays;
  }

  test('F018 a panel waits 200 ms, 600 ms while the pointer is on a link beside it; Escape does not wait', async () => {
    const { page, noise, close } = await openPage(browser);
    await open(page, 'norrvag-se');
    await page.hover(entry('Köp bil'));
    await ready(page);
    const away = await delaysOfLeaving(page, '');
    expect(away).toContain(200);
    expect(away).not.toContain(600);
    expect(await delaysOfLeaving(page, entry('Sälj bil'))).toContain(600);

    // The panel can be hovered, and stays.
    await page.hover(entry('Köp bil'));
    await page.hover('header details[open] [data-drop] li a');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await openPanels(page)).toEqual(['Köp bil']);
    await page.keyboard.press('Escape');
    expect(await openPanels(page)).toEqual([]);

    // The click that follows the hover does not close, the next does.
    await page.mouse.move(640, 700);
    await page.hover(entry('Livet med bil'));
    await page.waitForSelector('header details[open]');
    await page.mouse.down();
    await page.mouse.up();
    expect(await openPanels(page)).toEqual(['Livet med bil']);
    await page.mouse.down();
    await page.mouse.up();
    expect(await openPanels(page)).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);
});

describe("F018 'More'", () => {
  const shown = (page: Page) =>
    page.$$eval('header nav > ul > li:not([aria-hidden])', (entries) =>
      entries.map((each) => each.querySelector('a, summary')?.textContent?.trim() ?? ''),
    );

  test('holds what the row has no room for, follows the window, and takes the focus along', async () => {
    const { page, noise, close } = await openPage(browser);
    await open(page, 'norrvag-se');
    // Another document, with the fonts at hand.
    await open(page, 'norrvag-se', '/om-oss');
    await page.waitForSelector('header [data-more]');
    expect(await layoutShift(page)).toBeLessThan(FONTS);
    const narrow = await shown(page);
    expect(narrow.at(-1)).toBe('Mer');
    expect(narrow).not.toContain('Jobba hos oss');

    await page.setViewport({ width: 1920, height: 900 });
    await page.waitForFunction(() => !document.querySelector('header [data-more]'));
    const wide = await shown(page);
    expect(wide.at(-1)).toBe('Jobba hos oss');
    expect(wide.length).toBeGreaterThanOrEqual(narrow.length);

    await page.focus('header nav > ul > li:last-child a');
    await page.setViewport(DESKTOP);
    await page.waitForSelector('header [data-more]');
    await page.waitForFunction(() => document.activeElement?.closest('[data-more]'));
    expect(await focused(page)).toBe('Mer');
    expect(await overflow(page)).toBe(0);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);

  test('without scripts every entry is on the page', async () => {
    const { page, close } = await openPage(browser, { scripts: false });
    await page.goto(`http://norrvag-se.localhost:${product.port}/om-oss`, { waitUntil: 'load' });
    const right = await page.$$eval('header nav > ul > li', (entries) =>
      Math.max(...entries.map((each) => each.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(DESKTOP.width);
    await close();
  }, 120_000);
});

describe('F017 the message above the navigation', () => {
  const message = (page: Page) => page.$eval('section[data-alert]', (section) => section.checkVisibility());
  const close = 'section[data-alert] button';

  test('closed by a click it stays away, on a cached page too, and moves nothing', async () => {
    const { page, noise, close: done } = await openPage(browser, { consent: null });
    await open(page, 'norrvag-se');
    expect(await page.cookies()).toEqual([]);
    expect(await message(page)).toBe(true);
    const key = await page.$eval('section[data-alert]', (section) => section.getAttribute('data-alert'));
    await page.focus(close);
    await page.keyboard.press('Enter');
    expect(await page.$(close)).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('HEADER');
    const [cookie, ...others] = await page.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'hideAlert', value: key, path: '/', sameSite: 'Lax', session: false });
    const lasts = (cookie?.expires ?? 0) - Date.now() / 1_000;
    expect(lasts).toBeGreaterThan(86_000);
    expect(lasts).toBeLessThanOrEqual(86_400);

    await open(page, 'norrvag-se', '/om-oss');
    expect(await message(page)).toBe(false);
    expect(await layoutShift(page)).toBeLessThan(FONTS);
    expect(noise).toEqual([]);
    await done();
  }, 120_000);

  test('another message shows although one was closed', async () => {
    const { page, close: done } = await openPage(browser);
    await page.setCookie({ name: 'hideAlert', value: 'before', domain: 'norrvag-se.localhost', path: '/' });
    await open(page, 'norrvag-se');
    expect(await message(page)).toBe(true);
    await done();
  }, 120_000);

  test('a warning cannot be closed', async () => {
    const { page, close: done } = await openPage(browser, { viewport: PHONE });
    await open(page, 'norrvag-no');
    expect(
      await page.$$eval('section[aria-label="Viktig melding"]', (bars) =>
        bars.map((bar) => bar.querySelector('button')),
      ),
    ).toEqual([null]);
    await done();
  }, 120_000);
});

/** 200 % of a window of 1280 px is one of 640 px. */
const ZOOMED = { width: 640, height: 450 };

describe('F018 the menu below 1280 px', () => {
  const opener = 'header button[popovertarget]:not([popovertargetaction])';

  test.each([
    ['phone', PHONE],
    ['200 %', ZOOMED],
  ])(
    '%s: opened, walked and closed by keys; the focus stays in it and comes back',
    async (_name, viewport) => {
      const { page, noise, close } = await openPage(browser, { viewport });
      await open(page, 'norrvag-se', '/om-oss');
      await page.focus(opener);
      await page.keyboard.press('Enter');
      await page.waitForSelector('#site-menu[role="dialog"]');
      expect(await focused(page)).toBe('Stäng menyn');
      expect(
        await walk(
          page,
          'ArrowDown',
          'ArrowDown',
          'l',
          'ArrowRight',
          'ArrowDown',
          'ArrowDown',
          'ArrowLeft',
          'End',
          'Home',
        ),
      ).toEqual([
        'Köp bil',
        'Service och verkstad',
        'Livet med bil',
        'Livet med bil',
        'Livet med bil',
        expect.any(String),
        'Livet med bil',
        'English',
        'Köp bil',
      ]);

      // Everything else is out of reach, and nothing with the focus is out of sight.
      for (let count = 0; count < 25; count++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(() => {
          const { activeElement } = document;
          const box = activeElement?.getBoundingClientRect();
          const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return (
            activeElement === document.body ||
            (activeElement?.closest('#site-menu') && activeElement.contains(at ?? null))
          );
        });
        expect(inside).toBeTruthy();
      }
      await page.focus('#site-menu nav a');
      expect(await walk(page, 'Escape')).toEqual(['Meny']);
      expect(await page.$$('[inert]')).toEqual([]);
      expect(await page.$('#site-menu[role]')).toBeNull();
      expect(noise).toEqual([]);
      await close();
    },
    120_000,
  );

  test('a link leads on below a menu that closes; a wider window has no sheet', async () => {
    const { page, noise, close } = await openPage(browser, { viewport: ZOOMED });
    await open(page, 'norrvag-se', '/om-oss');
    await page.click(opener);
    await page.waitForSelector('#site-menu[role="dialog"]');
    await page.click('#site-menu nav a[href="/salj-bil"]');
    await page.waitForFunction(
      () => window.location.pathname === '/salj-bil' && document.activeElement?.id === 'content',
    );
    expect(await page.$('#site-menu:popover-open')).toBeNull();
    await page.click(opener);
    await page.waitForSelector('#site-menu:popover-open');
    await page.setViewport(DESKTOP);
    await page.waitForFunction(() => !document.querySelector('#site-menu:popover-open'));
    expect(await page.$$('[inert]')).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);

  test('F020 a section of the mega-menu takes the place of the menu and gives it back', async () => {
    const { page, noise, close } = await openPage(browser, { viewport: PHONE });
    await open(page, 'marlow-uk');
    const links = () =>
      page.$$eval('#site-menu a', (all) =>
        all.filter((link) => link.checkVisibility({ visibilityProperty: true })).map((link) => link.textContent),
      );
    await page.click(opener);
    await page.waitForSelector('#site-menu[role="dialog"]');
    expect(await links()).toContain('Sell your car');
    await page.focus(entry('Buy a car'));
    expect(await walk(page, 'Enter')).toEqual(['Back']);
    expect(await links()).toContain('Our brands');
    expect(await links()).not.toContain('Sell your car');
    expect(await links()).not.toContain('MINI');

    // The innermost pages: plus and minus.
    expect(await walk(page, 'End', 'Enter')).toEqual(['Pages in Our brands', 'Pages in Our brands']);
    expect(await links()).toContain('MINI');
    await page.keyboard.press('Enter');
    expect(await links()).not.toContain('MINI');

    // Escape goes back first, and then closes.
    expect(await walk(page, 'Escape')).toEqual(['Buy a car']);
    expect(await links()).toContain('Sell your car');
    expect(await walk(page, 'Enter', 'Tab', 'ArrowLeft')).toEqual(['Back', 'Buy a car', 'Buy a car']);
    expect(await walk(page, 'Escape')).toEqual(['Menu']);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);

  test('F020 without scripts sections open and go back, and the innermost pages are there', async () => {
    const { page, close } = await openPage(browser, { viewport: PHONE, scripts: false });
    await page.goto(`http://marlow-uk.localhost:${product.port}/`, { waitUntil: 'load' });
    const seen = (words: string) =>
      page.$eval(
        `::-p-xpath(//*[@id="site-menu"]//*[self::a or self::span][normalize-space(.)="${words}"])`,
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
    await page.click(opener);
    await page.click(entry('Buy a car'));
    expect([await seen('MINI'), await seen('Back'), await seen('Find us')]).toEqual([true, true, false]);
    await page.click(entry('Buy a car'));
    expect([await seen('MINI'), await seen('Back'), await seen('Find us')]).toEqual([false, false, true]);
    await close();
  }, 120_000);
});

describe('F011 the way back to the top', () => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    '%s: bottom left after 528 px, not before; leads to the top and is gone',
    async (_name, viewport) => {
      const { page, noise, close } = await openPage(browser, { viewport });
      await open(page, 'norrvag-se', '/om-oss');
      const link = 'main a[href="#top"]';
      const scrolled = async (top: number) => {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return page.$eval(link, (element) => {
          const { left, right, top: upper, bottom } = element.getBoundingClientRect();
          const isSeen = element.checkVisibility({ visibilityProperty: true });
          return isSeen && left < 60 && right < innerWidth / 2 && upper > innerHeight / 2 && bottom <= innerHeight;
        });
      };
      expect(await scrolled(0)).toBe(false);
      expect(await scrolled(520)).toBe(false);
      expect(await scrolled(530)).toBe(true);
      expect(await scrolled(1_200)).toBe(true);
      await page.focus(link);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await page.evaluate(() => window.scrollY)).toBe(1_200);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => window.scrollY === 0);
      expect(await page.$eval(link, (element) => element.checkVisibility({ visibilityProperty: true }))).toBe(false);
      expect(noise).toEqual([]);
      await close();
    },
    120_000,
  );
});

describe('open states have no violations and no overflow', () => {
  const still = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

  test.each([
    ['norrvag-se', 'Köp bil', 'Mer'],
    ['rullande-se', 'Köp bil', 'Bilägande'],
    ['norrvag-dk', 'Køb bil', 'Køb bil'],
    ['marlow-uk', 'Buy a car', 'About us'],
    ['mercedes.marlow-uk', 'Buy a car', 'About us'],
  ])(
    'panels of %s',
    async (site, first, last) => {
      const { page, noise, close } = await openPage(browser, { viewport: { width: 1600, height: 900 } });
      await page.emulateMediaFeatures(still);
      await open(page, site);
      for (const [width, words] of [
        [1600, first],
        [1280, last],
      ] as const) {
        await page.setViewport({ width, height: 900 });
        await page.hover('header a');
        await page.waitForSelector(entry(words));
        await page.hover(entry(words));
        await page.waitForSelector('header details[open]');
        // The ground has come for good.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect([width, await violations(page)]).toEqual([width, []]);
        expect([width, await overflow(page)]).toEqual([width, 0]);
      }
      expect(noise).toEqual([]);
      await close();
    },
    120_000,
  );

  test.each([
    ['norrvag-no', 'Kjøp bil'],
    ['rullande-se', 'Köp bil'],
    ['marlow-uk', 'Buy a car'],
  ])(
    'the sheet of %s at 320 px',
    async (site, words) => {
      const { page, close } = await openPage(browser, {
        viewport: { width: 320, height: 640, isMobile: true, hasTouch: true },
      });
      await page.emulateMediaFeatures(still);
      await open(page, site);
      await page.tap('header button[popovertarget]:not([popovertargetaction])');
      await page.waitForSelector('#site-menu[role="dialog"]');
      expect(await violations(page)).toEqual([]);
      await page.tap(entry(words));
      await page.waitForSelector('header details[open]');
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const small = await page.$$eval(
        '#site-menu :is(a, button, summary)',
        (controls) =>
          controls
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => control.getBoundingClientRect())
            .filter(({ width, height }) => width < 24 || height < 24).length,
      );
      expect(small).toBe(0);
      await close();
    },
    120_000,
  );
});
