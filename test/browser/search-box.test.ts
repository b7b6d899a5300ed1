import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { violations } from '../support/accessibility.ts';
import { DESKTOP, hydrated, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const BOX = 'main input[name="keyphrase"]';

let product: Product;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  product = await startProduct({ cars: 200, settings: { LOG_LEVEL: 'error' } });
  origin = `http://norrvag-se.localhost:${product.port}`;
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

async function openBox(path: string, viewport = DESKTOP) {
  const opened = await openPage(browser, { viewport });
  await opened.page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
  await hydrated(opened.page);
  await opened.page.focus(BOX);
  await opened.page.waitForSelector(`${BOX}[role="combobox"]`);
  return opened;
}

const box = (page: Page) =>
  page.$eval(BOX, (input) => ({
    value: (input as HTMLInputElement).value,
    expanded: input.getAttribute('aria-expanded'),
    active:
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText.split('\n')[0] ?? null,
    focused: document.activeElement === input,
  }));
const options = (page: Page) =>
  page.$$eval('[role="option"]', (all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]));
const suggested = (page: Page) => page.waitForSelector(`${BOX}[aria-expanded="true"]`);
const address = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);
const arrives = (page: Page, wanted: string) =>
  page.waitForFunction((to) => window.location.pathname + window.location.search === to, {}, wanted);

describe('F045 the search box is a combobox', () => {
  test('by keys alone: arrows, Home, Escape, Tab, Enter; the focus stays in the field', async () => {
    const { page, noise, close } = await openBox(LIST);
    await page.keyboard.type('volvo');
    await suggested(page);
    const shown = await options(page);
    expect(shown[0]).toBe('Volvo');
    expect(await box(page)).toMatchObject({ active: null, focused: true });
    expect(await page.$eval('main search p[role="status"]', (line) => line.textContent)).toBe(
      `${shown.length} förslag, välj med piltangenterna`,
    );
    await page.keyboard.press('ArrowDown');
    expect((await box(page)).active).toBe('Volvo');
    await page.keyboard.press('ArrowUp');
    expect((await box(page)).active).toBeNull();
    await page.keyboard.press('ArrowUp');
    expect((await box(page)).active).toBe(shown.at(-1));
    await page.keyboard.press('Home');
    expect((await box(page)).active).toBeNull();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    expect(await box(page)).toMatchObject({ value: 'volvo', expanded: 'false', focused: true });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await box(page)).toMatchObject({ value: 'volvo', expanded: 'false', focused: false });

    await page.focus(BOX);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrives(page, `${LIST}?car_brand=Volvo`);
    expect(await box(page)).toMatchObject({ value: '', expanded: 'false', focused: true });
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('by touch, on a phone; what was typed before stays', async () => {
    const { page, noise, close } = await openBox(LIST, PHONE);
    await page.keyboard.type('dragkrok vovlo');
    await suggested(page);
    const [first] = await page.$$('[role="option"]');
    const place = await first?.boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    await first?.tap();
    await arrives(page, `${LIST}?keyphrase=dragkrok&car_brand=Volvo`);
    expect((await box(page)).value).toBe('dragkrok');
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('Enter without a choice reads the text as filters (F050); a dealer leads to its page', async () => {
    const { page, noise, close } = await openBox(LIST);
    await page.keyboard.type('elbil kombi dragkrok');
    await page.keyboard.press('Enter');
    await arrives(page, `${LIST}?keyphrase=dragkrok&car_fuel=El&car_body=Kombi`);
    expect((await box(page)).value).toBe('dragkrok');
    await page.$eval(BOX, (input) => (input as HTMLInputElement).select());
    await page.keyboard.type('norrväg uppsala');
    await page.waitForFunction(() =>
      document.querySelector('[role="option"]')?.textContent?.startsWith('Norrväg Uppsala'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.location.pathname.startsWith('/anlaggningar/'));
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('an answer that comes late is dropped, and so is one after leaving', async () => {
    const { page, close } = await openBox(LIST);
    const held: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('q=vo')) held.push(request);
      else void request.continue();
    });
    await page.keyboard.type('vo');
    await page.waitForFunction(() => new Promise((done) => setTimeout(done, 300, true)));
    expect(held).toHaveLength(1);
    await page.keyboard.type('lkswagen');
    await suggested(page);
    await held[0]?.continue().catch(() => undefined);
    await page.waitForFunction(() => new Promise((done) => setTimeout(done, 300, true)));
    expect((await options(page))[0]).toBe('Volkswagen');
    await close();
  }, 150_000);
});

test('F051 the hero’s search suggests too, and leads to the list with what it understood', async () => {
  const { page, noise, close } = await openBox('/');
  await page.keyboard.type('vw golf');
  await suggested(page);
  const list = await page.$eval('[role="listbox"]', (element) =>
    element.parentElement?.getBoundingClientRect().toJSON(),
  );
  const field = await page.$eval(BOX, (element) => element.closest('form')?.getBoundingClientRect().toJSON());
  expect(Math.round(list.width)).toBe(Math.round(field.width));
  expect(list.top >= field.bottom || list.bottom <= field.top).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrives(page, `${LIST}/b/volkswagen/golf`);
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('Volkswagen Golf'));
  await page.goBack();
  await arrives(page, '/');
  expect(noise).toEqual([]);
  await close();
}, 150_000);

test('F045 F050 without scripts the box is an ordinary field of a form', async () => {
  const { page, close } = await openPage(browser, { scripts: false });
  await page.goto(`${origin}${LIST}`, { waitUntil: 'domcontentloaded' });
  expect(await page.$(`${BOX}[role]`)).toBeNull();
  await page.type(BOX, 'kia automat');
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
  expect(await address(page)).toBe(`${LIST}?car_brand=Kia&car_gearbox=Automat`);
  await close();
}, 150_000);
