import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import {
  hydrated,
  launchBrowser,
  layoutShift,
  openPage,
  type PageOptions,
  PHONE,
  pressMany,
} from '../support/browser.ts';
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

const click = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click());
const box = (name: string, value: string, inside = 'aside') => `${inside} input[name="${name}"][value="${value}"]`;
const isOpen = (page: Page, selector: string) => page.$eval(selector, (element) => element.matches(':popover-open'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
/** Number of cars that the list says it has. */
const count = (page: Page) => page.$eval('#car-list-count', (element) => element.textContent ?? '');
const chips = (page: Page) =>
  page.$$eval('ul[aria-label="Valda filter"] a', (links) => links.map((a) => a.textContent));
async function settled(page: Page, wanted: string): Promise<void> {
  await waitForSearch(page, wanted);
  await page.waitForSelector('main ul[aria-busy="false"] > li');
}

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

const DRAWER_BUTTON = 'main button[popovertarget="car-filters"]:not([popovertargetaction])';

describe('F044 U7 the drawer on a phone', () => {
  test('opens by its button, shows the live number of cars on the way back, closes by Escape', async () => {
    const { page, noise, close } = await openList('', { viewport: PHONE });
    await click(page, DRAWER_BUTTON);
    expect(await isOpen(page, '#car-filters')).toBe(true);
    expect(await violations(page)).toEqual([]);
    await click(page, box('car_fuel', 'El'));
    await settled(page, '?car_fuel=El');
    const cars = (await count(page)).replace(' bilar', '');
    expect(await page.$eval('aside > div:last-child button', (button) => button.textContent)).toBe(
      `Visa ${cars} bilar`,
    );
    await page.keyboard.press('Escape');
    expect(await isOpen(page, '#car-filters')).toBe(false);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('is open or closed as it was left in this session', async () => {
    const { page, close } = await openList('', { viewport: PHONE });
    await click(page, DRAWER_BUTTON);
    await page.waitForFunction(() => sessionStorage.getItem('carFilters') === 'open');
    await page.reload({ waitUntil: 'networkidle0' });
    await page.waitForSelector('#car-filters:popover-open');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => sessionStorage.getItem('carFilters') === 'closed');
    await page.reload({ waitUntil: 'networkidle0' });
    await hydrated(page);
    expect(await isOpen(page, '#car-filters')).toBe(false);
    await close();
  }, 150_000);
});

describe('U3 promoted filters', () => {
  test('are the same state as the panel, by keyboard', async () => {
    const { page, noise, close } = await openList();
    await page.focus('button[popovertarget="quick-car_fuel"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(box('car_fuel', 'El', '#quick-car_fuel'));
    expect(await violations(page)).toEqual([]);
    await page.focus(box('car_fuel', 'El', '#quick-car_fuel'));
    await page.keyboard.press('Space');
    await settled(page, '?car_fuel=El');
    expect(await page.$eval(box('car_fuel', 'El'), (input) => (input as HTMLInputElement).checked)).toBe(true);
    expect(await page.$eval('button[popovertarget="quick-car_fuel"]', (b) => b.textContent)).toBe('El');
    await page.keyboard.press('Escape');
    expect(await isOpen(page, '#quick-car_fuel')).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('quick-car_fuel');
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('a price typed into the sheet on a phone is taken over when it is closed', async () => {
    const { page, noise, close } = await openList('', { viewport: PHONE });
    await click(page, 'button[popovertarget="quick-car_price"]');
    await page.waitForSelector('#quick-car_price input[type=range]');
    expect(await violations(page)).toEqual([]);
    const [, max = 0] = await handles(page, '#quick-car_price');
    await page.type('#quick-car_price input[name="car_price.from"]', '100000');
    await click(page, '#quick-car_price button[popovertargetaction="hide"]');
    await settled(page, `?car_price=100000-${max}`);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});

describe('U5 what is chosen', () => {
  test('chips in a line that is moved sideways leave the page as wide as the phone', async () => {
    const chosen = '?car_brand=Volvo&car_brand=BMW&car_fuel=Diesel&car_fuel=El&car_price=50000-900000';
    const { page, noise, close } = await openList(chosen, { viewport: PHONE });
    expect(await chips(page)).toHaveLength(6);
    expect(await overflow(page)).toBe(0);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('chips equal the address; the one that goes gives the focus to the next, the last one to the count', async () => {
    const { page, noise, close } = await openList('?car_brand=Volvo&car_fuel=Diesel&car_fuel=El');
    expect(await chips(page)).toEqual(['Ta bort VolvoVolvo', 'Ta bort DieselDiesel', 'Ta bort ElEl', 'Rensa alla']);
    await page.focus('ul[aria-label="Valda filter"] li:nth-child(2) a');
    await page.keyboard.press('Enter');
    await settled(page, '?car_brand=Volvo&car_fuel=El');
    expect(await focused(page)).toBe('Ta bort ElEl');
    await page.focus('ul[aria-label="Valda filter"] li:last-child a');
    await page.keyboard.press('Enter');
    await settled(page, '');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('car-list-count');
    expect(await page.$$eval('aside input:checked', (boxes) => boxes.length)).toBe(0);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});

test('U5 what is chosen on a phone, in one row that goes far beyond its edge, leaves the page as wide as the window', async () => {
  const many = ['Volvo', 'Kia', 'Skoda', 'Toyota', 'Volkswagen'].map((make) => `car_brand=${make}`).join('&');
  const { page, close } = await openList(`?${many}&car_fuel=Diesel&car_fuel=El`, { viewport: PHONE });
  expect((await chips(page)).length).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await close();
}, 150_000);

describe('U6 long lists', () => {
  const MAKES = '[data-group="car_brand"]';
  const seen = (page: Page) =>
    page.$$eval(`${MAKES} input[name="car_brand"]`, (boxes) => boxes.filter((one) => one.checkVisibility()).length);

  test('ten makes, all by a button, some by a search; a make beyond the tenth keeps the focus and shows its models', async () => {
    const { page, noise, close } = await openList();
    expect(await seen(page)).toBe(10);
    await page.focus(`${MAKES} details summary`);
    await page.keyboard.press('Enter');
    const all = await seen(page);
    expect(all).toBeGreaterThan(20);
    const last = await page.$$eval(
      `${MAKES} input[name="car_brand"]:enabled`,
      (boxes) => (boxes.at(-1) as HTMLInputElement).value,
    );
    await page.focus(box('car_brand', last));
    await page.keyboard.press('Space');
    await settled(page, `?${new URLSearchParams({ car_brand: last })}`);
    await page.waitForSelector(`${MAKES} input[name="car_model"]`);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(last);
    await page.type(`${MAKES} input[type=search]`, 'vo');
    await page.keyboard.press('Enter');
    expect(await seen(page)).toBeLessThan(5);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});
