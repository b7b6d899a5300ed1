import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { enterText, type PageOptions, pressMany } from '../../support/browser/browser.ts';
import { shortenTimers } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { partInTests } from '../../support/matrix.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const PRICE = '[data-group="car_price"]';
const APPLIED_AFTER_MS = 1_500;

const fixture = browserFixture({ cars: 600 });

const openList = (search = '', options: PageOptions = {}) => fixture.visit(`${LIST}${search}`, options);

const waitForSearch = (page: Page, expected: string) =>
  page.waitForFunction((text) => window.location.search === text, {}, expected);

const FROM = `${PRICE} input[name="car_price.from"]`;
const textIn = (page: Page, field: string) => page.$eval(field, (input) => (input as HTMLInputElement).value);
/** Returns the values of the two handles of a range. */
const handles = (page: Page, group: string) =>
  page.$$eval(`${group} input[type=range]`, (inputs) =>
    inputs.map((input) => (input as HTMLInputElement).valueAsNumber),
  );
/** Returns the bounds of a range, once its slider has loaded. */
async function boundsOf(page: Page, group: string): Promise<[min: number, max: number]> {
  await eventually(
    () => handles(page, group),
    (both) => expect(both).toHaveLength(2),
  );
  const [min = 0, max = 0] = await handles(page, group);
  return [min, max];
}
const announcedValues = (page: Page, group: string) =>
  page.$$eval(`${group} input[type=range]`, (inputs) =>
    inputs.map((input) => input.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')),
  );

interface Noted {
  noted: () => number;
}

/** Records the time from each key to the next URL by the page's own clock. Runs in the page. */
function recordTimes(): void {
  const at = { key: 0, url: 0 };
  const record = (moment: keyof typeof at) => {
    at[moment] = performance.now();
  };
  window.addEventListener('keydown', () => record('key'), true);
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...state) => {
      const before = location.search;
      original(...state);
      if (location.search !== before) record('url');
    };
  }
  Object.assign(window, { noted: () => at.url - at.key });
}

describe('F049 U9 ranges', () => {
  test('handles move by keyboard in steps, pages and to the ends; applied 1500 ms after the last key; the fields follow; typed values lose their spaces, are clamped to the bounds and applied by Enter', async () => {
    const { page } = await openList();
    const [min, max] = await boundsOf(page, PRICE);
    await page.focus(`${PRICE} input[data-end="low"]`);
    await page.keyboard.press('ArrowRight');
    await eventually(
      () => handles(page, PRICE),
      ([low = 0]) => expect([10_000, 5_000]).toContain(low - min),
    );
    const [first = 0] = await handles(page, PRICE);
    const step = first - min;
    await pressMany(page, 'ArrowRight', 2);
    await eventually(() => handles(page, PRICE), [min + 3 * step, max]);
    await page.keyboard.press('PageUp');
    await eventually(
      () => handles(page, PRICE),
      ([low = 0]) => expect(low).toBeGreaterThan(min + 8 * step),
    );
    await page.focus(`${PRICE} input[data-end="high"]`);
    await page.keyboard.press('Home');
    // It pushes the other handle along.
    await eventually(() => handles(page, PRICE), [min, min]);
    await page.keyboard.press('End');
    await eventually(() => handles(page, PRICE), [min, max]);
    await page.focus(`${PRICE} input[data-end="low"]`);
    await page.evaluate(recordTimes);
    await pressMany(page, 'ArrowRight', 20);
    const low = min + 20 * step;
    await eventually(() => handles(page, PRICE), [low, max]);
    const sek = (amount: number) => `${new Intl.NumberFormat('sv-SE').format(amount)} kr`.replace(/\s/g, ' ');
    await eventually(() => announcedValues(page, PRICE), [sek(low), sek(max)]);
    await eventually(() => textIn(page, FROM), new Intl.NumberFormat('sv-SE').format(low));
    await waitForSearch(page, `?car_price=${low}-${max}`);
    expect(await page.evaluate(() => (window as unknown as Noted).noted())).toBeGreaterThanOrEqual(APPLIED_AFTER_MS);
    // The full range removes the filter.
    await shortenTimers(page, APPLIED_AFTER_MS);
    await page.focus(`${PRICE} input[data-end="low"]`);
    await page.keyboard.press('Home');
    await waitForSearch(page, '');
    expect(await violations(page, partInTests(PRICE))).toEqual([]);

    await enterText(page, FROM, '100 000');
    await enterText(page, `${PRICE} input[name="car_price.to"]`, '99 999 999');
    await page.keyboard.press('Enter');
    await waitForSearch(page, `?car_price=100000-${max}`);
    await eventually(() => handles(page, PRICE), [100_000, max]);
    await eventually(() => textIn(page, `${PRICE} input[name="car_price.to"]`), '');
  });

  test('handles are dragged by mouse and push each other; a press on the track moves the nearer one', async () => {
    const { page } = await openList();
    const [min, max] = await boundsOf(page, PRICE);
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
    const near = (share: number) => {
      const [amount, most] = [min + (max - min) * share, (max - min) / 50];
      return (found = 0) => expect(Math.abs(found - amount)).toBeLessThan(most);
    };
    await eventually(
      () => handles(page, PRICE),
      ([low, high]) => {
        near(0.5)(low);
        expect(high).toBe(max);
      },
    );
    await page.mouse.click(at(0.75), y);
    await eventually(
      () => handles(page, PRICE),
      ([, high]) => near(0.75)(high),
    );
    await page.mouse.move(at(0.75), y);
    await page.mouse.down();
    await page.mouse.move(at(0.25), y, { steps: 5 });
    await page.mouse.up();
    await eventually(
      () => handles(page, PRICE),
      ([pushed, moved]) => {
        near(0.25)(moved);
        expect(pushed).toBe(moved);
      },
    );
    expect(handle).toBeGreaterThanOrEqual(24);
  });

  test('without JavaScript there are the two fields and no slider', async () => {
    const { page } = await openList('', { scripts: false });
    await eventually(() => page.$eval(`${PRICE} input[type=range]`, (input) => input.checkVisibility()), false);
    await enterText(page, FROM, '100 000');
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
    await eventually(() => page.$eval('main', (main) => main.textContent), expect.stringContaining('Pris: från 100'));
  });
});
