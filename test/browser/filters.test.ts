import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { violations } from '../support/accessibility.ts';
import { hydrated, launchBrowser, layoutShift, openPage, type PageOptions, pressMany } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const PRICE = '[data-group="car_price"]';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ cars: 600 });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

async function openList(search = '', options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(`http://norrvag-se.localhost:${product.port}${LIST}${search}`, { waitUntil: 'networkidle0' });
  if (options.scripts !== false) await hydrated(opened.page);
  return opened;
}

const search = (page: Page) => page.evaluate(() => window.location.search);
const waitForSearch = (page: Page, wanted: string) =>
  page.waitForFunction((text) => window.location.search === text, {}, wanted);

/** Amounts of the two handles of a range. */
const handles = (page: Page, group: string) =>
  page.$$eval(`${group} input[type=range]`, (inputs) =>
    inputs.map((input) => (input as HTMLInputElement).valueAsNumber),
  );
const spoken = (page: Page, group: string) =>
  page.$$eval(`${group} input[type=range]`, (inputs) =>
    inputs.map((input) => input.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')),
  );

describe('F049 U9 ranges', () => {
  test('by keyboard: steps, pages and ends; taken over 1500 ms after the last key; the fields say the same', async () => {
    const { page, noise, close } = await openList();
    const [min = 0, max = 0] = await handles(page, PRICE);
    await page.focus(`${PRICE} input[data-end="low"]`);
    await pressMany(page, 'ArrowRight', 3);
    const [stepped = 0] = await handles(page, PRICE);
    const step = (stepped - min) / 3;
    expect([10_000, 5_000]).toContain(step);
    await page.keyboard.press('PageUp');
    const [paged = 0] = await handles(page, PRICE);
    expect(paged - stepped).toBeGreaterThan(5 * step);
    await page.focus(`${PRICE} input[data-end="high"]`);
    await page.keyboard.press('Home');
    // The other handle is pushed along.
    expect(await handles(page, PRICE)).toEqual([min, min]);
    await page.keyboard.press('End');
    await page.focus(`${PRICE} input[data-end="low"]`);
    const before = Date.now();
    await pressMany(page, 'ArrowRight', 20);
    const low = min + 20 * step;
    expect(await handles(page, PRICE)).toEqual([low, max]);
    const sek = (amount: number) => `${new Intl.NumberFormat('sv-SE').format(amount)} kr`.replace(/\s/g, ' ');
    expect(await spoken(page, PRICE)).toEqual([sek(low), sek(max)]);
    expect(
      await page.$eval(`${PRICE} input[name="car_price.from"]`, (field) => (field as HTMLInputElement).value),
    ).toBe(new Intl.NumberFormat('sv-SE').format(low));
    expect(await search(page)).toBe('');
    await waitForSearch(page, `?car_price=${low}-${max}`);
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_500);
    // The full range takes the filter away.
    await page.focus(`${PRICE} input[data-end="low"]`);
    await page.keyboard.press('Home');
    await waitForSearch(page, '');
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('by typing alone: spaces are stripped, amounts beyond the bounds are clamped, Enter takes over at once', async () => {
    const { page, noise, close } = await openList();
    const [, max = 0] = await handles(page, PRICE);
    await page.type(`${PRICE} input[name="car_price.from"]`, '100 000');
    await page.type(`${PRICE} input[name="car_price.to"]`, '99 999 999');
    await page.keyboard.press('Enter');
    await waitForSearch(page, `?car_price=100000-${max}`);
    expect(await handles(page, PRICE)).toEqual([100_000, max]);
    expect(await page.$eval(`${PRICE} input[name="car_price.to"]`, (field) => (field as HTMLInputElement).value)).toBe(
      '',
    );
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('by mouse: handles are dragged and push each other, a press beside them moves the nearer one', async () => {
    const { page, close } = await openList();
    const [min = 0, max = 0] = await handles(page, PRICE);
    await page.$eval(PRICE, (group) => group.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await (await page.$(`${PRICE} input[data-end="low"]`))?.boundingBox();
    if (!box) throw new Error('no slider');
    const handle = box.height;
    const at = (share: number) => box.x + handle / 2 + share * (box.width - handle);
    const y = box.y + handle / 2;
    await page.mouse.move(at(0), y);
    await page.mouse.down();
    await page.mouse.move(at(0.5), y, { steps: 5 });
    await page.mouse.up();
    const [low = 0, high] = await handles(page, PRICE);
    expect(high).toBe(max);
    expect(Math.abs(low - (min + max) / 2)).toBeLessThan((max - min) / 50);
    await page.mouse.click(at(0.75), y);
    const [, pressed = 0] = await handles(page, PRICE);
    expect(Math.abs(pressed - (min + (max - min) * 0.75))).toBeLessThan((max - min) / 50);
    await page.mouse.move(at(0.75), y);
    await page.mouse.down();
    await page.mouse.move(at(0.25), y, { steps: 5 });
    await page.mouse.up();
    const [pushed, moved] = await handles(page, PRICE);
    expect(pushed).toBe(moved);
    expect(handle).toBeGreaterThanOrEqual(24);
    await close();
  }, 150_000);

  test('without JavaScript there are the two fields, and no slider', async () => {
    const { page, close } = await openList('', { scripts: false });
    expect(await page.$eval(`${PRICE} input[type=range]`, (input) => input.checkVisibility())).toBe(false);
    await page.type(`${PRICE} input[name="car_price.from"]`, '100 000');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.$eval('main', (main) => main.textContent)).toContain('Pris: 100');
    await close();
  }, 150_000);
});

describe('F044 groups of the panel', () => {
  test('stay as they were left for the session, and nothing moves when the page comes again', async () => {
    const { page, noise, close } = await openList();
    const open = () =>
      page.$$eval('aside [data-group]', (groups) =>
        groups.filter((group) => (group as HTMLDetailsElement).open).map((group) => group.getAttribute('data-group')),
      );
    const atFirst = await open();
    expect(atFirst).toEqual(['car_brand', 'car_price', 'car_fuel', 'car_gearbox', 'car_body']);
    for (const name of ['car_brand', 'car_year']) {
      await page.$eval(`[data-group="${name}"] summary`, (summary) => (summary as HTMLElement).click());
    }
    await page.waitForFunction(() => sessionStorage.getItem('carFilterGroups')?.includes('car_year'));
    const left = ['car_price', 'car_year', 'car_fuel', 'car_gearbox', 'car_body'];
    expect(await open()).toEqual(left);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await open()).toEqual(left);
    await hydrated(page);
    expect(await open()).toEqual(left);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});
