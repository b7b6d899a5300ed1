import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import {
  DESKTOP,
  hydrated,
  launchBrowser,
  layoutShift,
  openPage,
  type PageOptions,
  PHONE,
} from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Cars side by side, as a visitor chooses and reads them. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const TINY = { width: 320, height: 640, isMobile: true, hasTouch: true };

let product: Product;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  product = await startProduct({ cars: 300 });
  origin = `http://norrvag-se.localhost:${product.port}`;
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});
beforeEach(() => product.setFault({ upstream: 'search', kind: 'none' }));

async function visit(path = LIST, options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(origin + path, { waitUntil: 'networkidle0' });
  if (options.scripts !== false) await hydrated(opened.page);
  return opened;
}

const BOX = 'main ul[aria-busy] input[name="compare"]';
const OPEN = 'section a[aria-haspopup="dialog"]';
const DIALOG = 'dialog[open]';

/** Ticks the cards at these places; comes back with the ids in the order of their address. */
async function choose(page: Page, ...places: number[]): Promise<string[]> {
  const ids = await page.$$eval(
    BOX,
    (boxes, wanted) =>
      wanted.map((place) => {
        const box = boxes[place] as HTMLInputElement;
        box.click();
        return box.value;
      }),
    places,
  );
  await page.waitForSelector(OPEN);
  return ids.sort();
}

/** Whole records have come for all but `without` of them. */
const whole = (page: Page, without = 0) =>
  page.waitForFunction(
    (missing) => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]') as { full?: object }[];
      return cars.filter(({ full }) => !full).length === missing;
    },
    {},
    without,
  );

async function open(page: Page): Promise<void> {
  await page.focus(OPEN);
  await page.keyboard.press('Enter');
  await page.waitForSelector(DIALOG);
}

/** Nothing moves by itself any more. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState }) => playState !== 'running'),
  );
const closed = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));
const address = (page: Page) => page.evaluate(() => location.pathname + location.search);
const columns = (page: Page, within = DIALOG) =>
  page.$$eval(`${within} thead th a[href*="/kop-bil/"]`, (links) =>
    links
      .filter((link) => link.getClientRects().length > 0)
      .map((link) => /\/kop-bil\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1])
      .filter((id) => id !== undefined),
  );
const rows = (page: Page) =>
  page.$$eval('dialog tbody tr:has(td)', (all) =>
    all
      .filter((row) => row.getClientRects().length > 0)
      .map((row) => ({
        differs: row.hasAttribute('data-differs'),
        values: [...row.querySelectorAll('td')]
          .filter((cell) => cell.getClientRects().length > 0)
          .map((cell) => cell.textContent),
      })),
  );
const press = (page: Page, label: string) =>
  page.$$eval(
    'dialog label',
    (labels, wanted) =>
      labels
        .find((each) => each.textContent === wanted)
        ?.querySelector('input')
        ?.click(),
    label,
  );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('F070 the bar', () => {
  test('comes with the first car, has pictures, names and a count, is cleared, and outlives a reload of the tab', async () => {
    const { page, noise, close } = await visit();
    expect(await page.$(OPEN)).toBeNull();
    const ids = await choose(page, 4, 0);
    await whole(page);
    const bar = await page.$eval(OPEN, (link) => {
      const section = link.closest('section');
      return {
        name: section?.getAttribute('aria-label'),
        text: section?.textContent,
        pictures: section?.querySelectorAll('img').length,
      };
    });
    expect(bar).toMatchObject({ name: 'Jämför bilar', pictures: 2 });
    expect(bar.text).toContain('2 av 4 valda');
    expect(await page.$eval(OPEN, (link) => link.getAttribute('href'))).toBe(`${LIST}?compare=${ids.join(',')}`);
    await page.reload({ waitUntil: 'networkidle0' });
    await hydrated(page);
    await page.waitForSelector(OPEN);
    expect(await page.$$eval(`${BOX}:checked`, (all) => all.length)).toBe(2);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.$$eval('section:has(a[aria-haspopup]) button', (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForFunction((bar) => !document.querySelector(bar), {}, OPEN);
    expect(await page.$$eval(`${BOX}:checked`, (all) => all.length)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('forecourt.compare'))).toBeNull();
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('a car ticked twice is out again; a fifth is refused, and that is said', async () => {
    const { page, noise, close } = await visit();
    await choose(page, 0, 1, 1, 2, 3, 4);
    expect(await page.$$eval(`${BOX}:checked`, (all) => all.length)).toBe(4);
    await choose(page, 5);
    expect(await page.$$eval(`${BOX}:checked`, (all) => all.length)).toBe(4);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.includes('Ta bort en först')),
    );
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('where the whole record cannot be had the list’s record is used (S2 §8)', async () => {
    const { page, noise, close } = await visit();
    await product.setFault({ upstream: 'search', kind: 'error' });
    await choose(page, 0, 1);
    await open(page);
    await page.waitForNetworkIdle();
    await whole(page, 2);
    expect(await columns(page)).toHaveLength(2);
    expect(await page.$eval('dialog', (dialog) => dialog.textContent)).toContain('kunde inte hämtas');
    const table = await rows(page);
    // Price and town, and the four facts of the card.
    expect(table.length).toBeGreaterThanOrEqual(5);
    expect(table[0]?.values[0]).toMatch(/kr/);
    expect(table.flatMap(({ values }) => values).some((value) => /^20\d\d$/.test(value ?? ''))).toBe(true);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('the tooltip has the name as far as 288 characters, under the pointer and for the keyboard; Escape takes it away', async () => {
    const { page, noise, close } = await visit();
    await choose(page, 0);
    await whole(page);
    await page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]');
      cars[0].card.title = 'Volvo';
      cars[0].card.text = 'x'.repeat(400);
      sessionStorage.setItem('forecourt.compare', JSON.stringify(cars));
    });
    await page.reload({ waitUntil: 'networkidle0' });
    await page.waitForSelector(OPEN);
    const car = 'section:has(a[aria-haspopup]) li';
    await page.hover(car);
    const tooltip = await page.waitForSelector(`${car} [role="tooltip"]`);
    expect(await tooltip?.evaluate((each) => each.textContent)).toBe(`Volvo ${'x'.repeat(282)}…`);
    await page.keyboard.press('Escape');
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.querySelector('[role="tooltip"]'));
    await page.focus(`${car} a`);
    await page.waitForSelector(`${car} [role="tooltip"]`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="tooltip"]'));
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test.each([
    ['a desktop', DESKTOP],
    ['a small phone', TINY],
  ])(
    '2.4.11 on %s it covers nothing that has the focus, nor the first layer of consent, nor the way to the top',
    async (_name, viewport) => {
      const { page, noise, close } = await visit(LIST, { viewport, consent: null });
      // Where the page scrolls to, not on its way there.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await choose(page, 0, 1, 2, 3);
      await still(page);
      const boxes = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
        return { bar: box('section:has(a[aria-haspopup])'), layer: box('#consent') };
      });
      expect(boxes.bar.bottom).toBeLessThanOrEqual(boxes.layer.top + 1);
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const { activeElement } = document;
          const bar = document.querySelector('section:has(a[aria-haspopup])');
          if (!activeElement || !bar || bar.contains(activeElement)) return null;
          if (activeElement.closest('#consent, header') || activeElement === document.body) return null;
          const own = activeElement.getBoundingClientRect();
          const top = bar.getBoundingClientRect().top;
          return own.width > 0 && own.top >= top && own.bottom > 0 ? activeElement.outerHTML.slice(0, 120) : null;
        });
        expect(covered).toBeNull();
      }
      await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
      const toTop = await page.$eval('a[href="#top"]', (link) => link.getBoundingClientRect().bottom);
      const bar = await page.$eval('section:has(a[aria-haspopup])', (each) => each.getBoundingClientRect().top);
      expect(toTop).toBeLessThanOrEqual(bar);
      expect(noise).toEqual([]);
      await close();
    },
    120_000,
  );

  test('on the page of a car it is chosen, too, and its record is the same', async () => {
    const { page, noise, close } = await visit();
    const [id = ''] = await choose(page, 2);
    await page.$$eval('main ul[aria-busy] article a', (links) => (links[2] as HTMLElement).click());
    await page.waitForFunction((wanted) => location.pathname.includes(wanted), {}, `/${id}/`);
    await page.waitForSelector('main article h1');
    const box = 'main article:has(h1) input[name="compare"]';
    expect(await page.$eval(box, (input) => (input as HTMLInputElement).checked)).toBe(true);
    await page.$eval(box, (input) => (input as HTMLInputElement).click());
    await page.waitForFunction((bar) => !document.querySelector(bar), {}, OPEN);
    await page.$eval(box, (input) => (input as HTMLInputElement).click());
    await open(page);
    expect(await columns(page)).toEqual([id]);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);
});

describe('F071 the dialog', () => {
  test('has an address, keeps the focus inside and gives it back; Escape and back close it, and the place stays', async () => {
    const { page, noise, close } = await visit(`${LIST}?car_fuel=Diesel`);
    const ids = await choose(page, 6, 1, 3);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await open(page);
    expect(await address(page)).toBe(`${LIST}?compare=${ids.join(',')}`);
    expect(await columns(page)).toEqual(ids);
    expect(await focused(page)).toBe('Jämför bilar');
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const { activeElement, body } = document;
        // The browser's own controls stand between the last and the first.
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await address(page)).toBe(`${LIST}?car_fuel=Diesel`);
    expect(await focused(page)).toBe('Jämför');
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await open(page);
    await page.goBack();
    await closed(page);
    expect(await focused(page)).toBe('Jämför');
    await page.goForward();
    await page.waitForSelector(DIALOG);
    expect(await columns(page)).toEqual(ids);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('closes when the last car is taken out; the address says which are left', async () => {
    const { page, noise, close } = await visit();
    const [, second = ''] = await choose(page, 0, 1);
    await whole(page);
    await open(page);
    const takeOut = () => page.$eval('dialog thead a[aria-label]', (link) => (link as HTMLElement).click());
    await takeOut();
    await page.waitForFunction((left) => location.search === left, {}, `?compare=${second}`);
    expect(await focused(page)).toBe('Jämför bilar');
    await takeOut();
    await closed(page);
    expect(await address(page)).toBe(LIST);
    expect(await page.$(OPEN)).toBeNull();
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('differences are marked; only they are shown when asked for; technical data and equipment have their toggles', async () => {
    const { page, noise, close } = await visit();
    await choose(page, 0, 1);
    await open(page);
    await whole(page);
    await page.waitForNetworkIdle();
    const all = await rows(page);
    for (const { differs, values } of all) expect(differs).toBe(new Set(values).size > 1);
    expect(all.some(({ differs }) => !differs)).toBe(true);
    await press(page, 'Bara skillnader');
    expect(await rows(page)).toEqual(all.filter(({ differs }) => differs));
    await press(page, 'Bara skillnader');
    await press(page, 'Utrustning');
    const withEquipment = (await rows(page)).length;
    expect(withEquipment).toBeGreaterThan(all.length);
    await press(page, 'Tekniska data');
    expect((await rows(page)).length).toBeLessThan(withEquipment - 5);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('on phones two are in view, and another can be put into a place; nothing scrolls sideways', async () => {
    const { page, noise, close } = await visit(LIST, { viewport: TINY });
    const ids = await choose(page, 0, 1, 2, 3);
    await open(page);
    await whole(page);
    expect(await columns(page)).toEqual(ids.slice(0, 2));
    const selects = await page.$$('dialog thead select');
    expect(selects).toHaveLength(2);
    await selects[1]?.select(ids[3] ?? '');
    expect(await columns(page)).toEqual([ids[0], ids[3]]);
    const table = await rows(page);
    expect(table.every(({ values }) => values.length === 2)).toBe(true);
    for (const { differs, values } of table) expect(differs).toBe(new Set(values).size > 1);
    const wider = await page.$$eval('dialog, dialog div', (all) =>
      all.filter((e) => e.scrollWidth > e.clientWidth + 1),
    );
    expect(wider).toHaveLength(0);
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('from a car in it and back: the list beneath, the dialog above', async () => {
    const { page, noise, close } = await visit();
    const ids = await choose(page, 0, 1);
    await open(page);
    await page.$eval('dialog thead th a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => /^\/kop-bil\/\d+\//.test(location.pathname));
    await page.waitForSelector('main article h1');
    expect(await page.$('dialog')).toBeNull();
    await page.goBack();
    await page.waitForSelector(DIALOG);
    await page.waitForSelector(BOX);
    expect(await columns(page)).toEqual(ids);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await address(page)).toBe(LIST);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);

  test('a car that has been sold meanwhile is dropped, and that is said', async () => {
    const { page, noise, close } = await visit();
    const [first = ''] = await choose(page, 0);
    await whole(page);
    await page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]');
      sessionStorage.setItem(
        'forecourt.compare',
        JSON.stringify([...cars, { card: { ...cars[0].card, id: '99999999' } }]),
      );
    });
    await page.reload({ waitUntil: 'networkidle0' });
    await page.waitForSelector(OPEN);
    await open(page);
    await page.waitForFunction((left) => location.search === left, {}, `?compare=${first}`);
    expect(await page.$eval('dialog [role="status"]', (note) => note.textContent)).toContain(
      'inte längre är till salu',
    );
    expect(await columns(page)).toEqual([first]);
    expect(noise).toEqual([]);
    await close();
  }, 90_000);
});

describe('F071 the address', () => {
  test('opens the same cars in the same order in a fresh profile, in the place of the list; a reload of it, too', async () => {
    const { page, close } = await visit();
    const ids = await choose(page, 5, 2, 7);
    await open(page);
    const copied = await address(page);
    await page.reload({ waitUntil: 'networkidle0' });
    await hydrated(page);
    expect(await page.$('dialog')).toBeNull();
    expect(await columns(page, 'main')).toEqual(ids);
    await page.goBack();
    await page.waitForSelector(BOX);
    await close();

    const other = await visit(copied);
    expect(await columns(other.page, 'main')).toEqual(ids);
    expect(await layoutShift(other.page)).toBeLessThan(0.02);
    // Another car is added to those of the address.
    await other.page.$eval('main section > div > p:last-child a', (link) => (link as HTMLElement).click());
    await other.page.waitForSelector(BOX);
    expect(await address(other.page)).toBe(LIST);
    expect(await other.page.$$eval(`${BOX}:checked`, (all) => all.length)).toBe(3);
    expect(other.noise).toEqual([]);
    await other.close();
  }, 120_000);

  test('taking a car out there leads to the address without it', async () => {
    const { page, close } = await visit();
    const ids = await choose(page, 0, 1, 2);
    await close();
    const { page: shared, noise, close: end } = await visit(`${LIST}?compare=${ids.join(',')}`);
    await shared.$eval('main thead a[aria-label]', (link) => (link as HTMLElement).click());
    await shared.waitForFunction(() => document.querySelectorAll('main thead th').length === 2);
    expect(await address(shared)).toBe(`${LIST}?compare=${ids.slice(1).join(',')}`);
    expect(noise).toEqual([]);
    await end();
    void page;
  }, 120_000);

  test('without scripts: ticked in the list, sent by a button, shown whole', async () => {
    const { page, close } = await visit(LIST, { scripts: false, viewport: PHONE });
    const boxes = await page.$$(BOX);
    // Nothing is ticked yet: there is nothing to send, and nothing covers the cards.
    expect(await page.$eval('#compare-form', (form) => form.getClientRects().length)).toBe(0);
    await boxes[0]?.click();
    await boxes[1]?.click();
    await Promise.all([page.waitForNavigation(), page.click('#compare-form button')]);
    expect(await columns(page, 'main')).toHaveLength(2);
    expect(await overflow(page)).toBe(0);
    const text = await page.$eval('main', (main) => (main as HTMLElement).innerText);
    expect(text).toContain('Utrustning');
    expect(
      await page.$$eval('main [role="switch"]', (all) => all.filter((e) => e.getClientRects().length > 0).length),
    ).toBe(0);
    await close();
  }, 90_000);
});

describe('print', () => {
  const SHEET = /\/MediaBox\s*\[\s*0 0 84\d(?:\.\d+)? 59\d/;

  const sheets = async (page: Page) => Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');

  test.each([
    ['the dialog', true],
    ['the page', false],
  ])(
    '%s is one A4 page across, with all four cars and everything that is shown',
    async (_name, inDialog) => {
      const { page, close } = await visit();
      await choose(page, 0, 1, 2, 3);
      await whole(page);
      await open(page);
      await page.waitForNetworkIdle();
      if (!inDialog) await page.reload({ waitUntil: 'networkidle0' });
      for (const everything of [false, true]) {
        if (everything) {
          await page.$$eval('[role="switch"]', (switches) => (switches[2] as HTMLElement).click());
        }
        const pdf = await sheets(page);
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        expect(pdf).toMatch(SHEET);
      }
      await close();
    },
    120_000,
  );

  test.each(['norrvag-fi', 'rullande-sk', 'marlow-uk'])(
    'any four cars fit, in longer words, too: %s',
    async (site) => {
      const { page, close } = await openPage(browser);
      const at = `http://${site}.localhost:${product.port}`;
      await page.goto(`${at}/`);
      const { carList } = await page.evaluate(
        () => JSON.parse(document.querySelector('#page-data')?.textContent ?? '').site.paths,
      );
      await page.goto(at + carList);
      const ids = await page.$$eval(BOX, (boxes) => boxes.map((box) => (box as HTMLInputElement).value));
      for (const first of [0, 4, 8, 12]) {
        await page.goto(`${at + carList}?compare=${ids.slice(first, first + 4).join(',')}`);
        await hydrated(page);
        await page.$$eval('[role="switch"]', (switches) => (switches[2] as HTMLElement).click());
        expect((await sheets(page)).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      await close();
    },
    150_000,
  );
});

describe('accessible in every open state', () => {
  test.each([
    ['1280', DESKTOP],
    ['768', { width: 768, height: 1024 }],
    ['390', PHONE],
  ])(
    'axe at %s: cards, bar, dialog, page',
    async (_width, viewport) => {
      const { page, noise, close } = await visit(LIST, { viewport });
      await choose(page, 0, 1, 2);
      await whole(page);
      await still(page);
      expect(await violations(page)).toEqual([]);
      await open(page);
      await page.waitForNetworkIdle();
      expect(await violations(page, 'dialog')).toEqual([]);
      const snapshot = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
      for (const role of ['columnheader', 'rowheader']) expect(snapshot).toContain(`"role":"${role}"`);
      await page.reload({ waitUntil: 'networkidle0' });
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
      const small = await page.$$eval('main input[role="switch"], main thead a[aria-label], main select', (all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24)),
      );
      expect(small).toEqual([]);
      expect(noise).toEqual([]);
      await close();
    },
    120_000,
  );
});
