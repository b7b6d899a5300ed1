import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { hydrated, launchBrowser, layoutShift, openPage } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ cars: 200 });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

const NARROW = { width: 320, height: 700 };
const address = (path: string) => `http://norrvag-se.localhost:${product.port}${path}`;
/** What screen readers are told. */
const said = (page: Page) =>
  page.$$eval('[role="status"]', (regions) => regions.flatMap(({ textContent }) => textContent || []));
/** What a copy button shows and says when it is done, looked at from within the page: a second is soon over. */
const confirmation = (page: Page, selector: string) =>
  page.evaluate(
    (chosen) =>
      new Promise((done) => {
        const look = () => {
          const button = document.querySelector(`${chosen}[data-done]`);
          const said = [...document.querySelectorAll('[role="status"]')].flatMap(
            ({ textContent }) => textContent || [],
          );
          if (button && said.length > 0) done({ shown: getComputedStyle(button, '::after').content, said });
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a person with a clipboard does. */
async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await opened.page
    .browserContext()
    .overridePermissions(address('').replace(/\/$/, ''), ['clipboard-read', 'clipboard-sanitized-write']);
  await opened.page.goto(address(path), { waitUntil: 'load' });
  if (options.scripts !== false) await hydrated(opened.page);
  return opened;
}

describe('F024 copy buttons', () => {
  test.each([
    ['of a contact card', 'main [data-copy="08-465 004 10"]', '08-465 004 10'],
    ['in the footer’s rich text', 'footer [data-copy="hej@norrvag-se.example"]', 'hej@norrvag-se.example'],
  ])(
    '%s: by keyboard, said to everyone for a second',
    async (_where, selector, value) => {
      const { page, noise, close } = await open('/om-oss');
      await page.focus(selector);
      const shown = confirmation(page, selector);
      await page.keyboard.press('Enter');
      expect(await shown).toEqual({ shown: '"Kopierad"', said: ['Kopierad'] });
      expect(await clipboard(page)).toBe(value);
      await page.waitForSelector(`${selector}:not([data-done])`);
      expect(await said(page)).toEqual([]);
      expect(await page.evaluate((chosen) => document.activeElement === document.querySelector(chosen), selector)).toBe(
        true,
      );
      expect(noise).toEqual([]);
      await close();
    },
    60_000,
  );
});

describe('F117 sharing', () => {
  test('the device’s own sheet appears without moving anything, and gets the canonical address', async () => {
    const { page, noise, close } = await openPage(browser, { viewport: NARROW });
    await page.evaluateOnNewDocument(() => {
      const told: ShareData[] = [];
      Object.assign(window, { told });
      navigator.share = async (data) => void told.push(data ?? {});
    });
    await page.goto(address('/om-oss'), { waitUntil: 'load' });
    await hydrated(page);
    const button = 'button[aria-label="Fler sätt att dela"]';
    await page.waitForSelector(button, { visible: true });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.focus(button);
    await page.keyboard.press('Enter');
    const told = await page.evaluate(() => (window as unknown as { told: ShareData[] }).told);
    expect(told).toEqual([{ url: address('/om-oss'), title: 'Om Norrväg' }]);
    expect(noise).toEqual([]);
    await close();
  }, 60_000);

  test('the address is copied', async () => {
    const { page, close } = await open('/om-oss');
    await page.click('button[aria-label="Kopiera länken"]');
    await page.waitForSelector('button[aria-label="Kopiera länken"][data-done]');
    expect(await clipboard(page)).toBe(address('/om-oss'));
    expect(
      await page.$$eval('button[aria-label="Fler sätt att dela"]', (all) =>
        all.map((b) => getComputedStyle(b).visibility),
      ),
    ).toEqual(['hidden']);
    await close();
  }, 60_000);
});

test('opening hours: today’s line is marked in the browser, by the clock of the dealers', async () => {
  const { page, noise, close } = await open('/anlaggningar');
  const day = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', timeZone: 'Europe/Stockholm' }).format(new Date());
  const expected = ['lördag', 'söndag'].includes(day) ? day : 'måndag–fredag';
  await page.waitForSelector('tr[aria-current="date"]');
  const marked = await page.$$eval('tr[aria-current="date"] th', (lines) => lines.map((line) => line.textContent));
  expect(marked.map((line) => line?.toLowerCase())).toEqual([`${expected} (i dag)`]);
  expect(noise).toEqual([]);
  await close();
}, 60_000);

test('without scripts there are plain links, and no button that does nothing', async () => {
  const { page, close } = await open('/om-oss', { scripts: false });
  const shown = await page.$$eval(
    'main button, footer button',
    (all) =>
      all.filter(
        (button) => getComputedStyle(button).display !== 'none' && getComputedStyle(button).visibility !== 'hidden',
      ).length,
  );
  expect(shown).toBe(0);
  const shares = await page.$$eval('main a[aria-label^="Dela på"]', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(shares).toHaveLength(4);
  for (const href of shares) expect(decodeURIComponent(href ?? '')).toContain(address('/om-oss'));
  await close();
}, 60_000);

test('F024 the way to the consent opens its second layer', async () => {
  const { page, noise, close } = await open('/om-oss');
  const settings = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('footer a')].find(
      ({ textContent }) => textContent === 'Cookieinställningar',
    ),
  );
  await settings.asElement()?.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] h2');
  expect(noise).toEqual([]);
  await close();
}, 60_000);
