import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { findSite } from '../../../config/sites.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  layoutShift,
  type PageOptions,
  PHONE,
  reload,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases, partInTests } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** Cars that the browser stores: saved cars, and recently viewed cars with consent. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const SAVED = `${LIST}?saved=cars`;

const fixture = browserFixture({ cars: 300 });
/** Paths of the cars of the list, in its order. */
let carPaths: string[];
beforeAll(async () => {
  const { body } = await send(fixture.product.url, LIST);
  carPaths = [...body.matchAll(/<h2[^>]*><a [^>]*href="(\/kop-bil\/\d+\/[^"]+)"/g)].map(([, path = '']) => path);
});
beforeEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));

const visit = (path = LIST, options: PageOptions = {}) => fixture.visit(path, options);

async function navigate(page: Page, path: string, scripts = true): Promise<void> {
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  if (scripts) await waitForHydration(page);
}

const HEART = 'main ul[aria-busy] article > button[aria-pressed]';
const SAVED_LINK = 'main ul:has(article) article h2 a';
const storedIds = (page: Page, name: string) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { card: { id: string } }[]).map(({ card }) => card.id),
    `forecourt.${name}`,
  );
/** Presses the hearts of the list at these positions, once they are connected to the store. */
async function pressHearts(page: Page, ...places: number[]): Promise<void> {
  await waitForHydration(page);
  await page.$$eval(
    HEART,
    (hearts, indexes) => {
      for (const place of indexes) (hearts[place] as HTMLElement).click();
    },
    places,
  );
  await waitForIdle(page);
}
const idsOf = (page: Page, links: string) =>
  page.$$eval(links, (all) => all.map((link) => /\/(\d+)\/[^/]*$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''));
const idOf = (path = '') => path.split('/').at(-2) ?? '';
/** Returns what the browser stores of the cars at these positions of the list. */
const recordsOf = (...places: number[]) =>
  places.map((place) => {
    const path = carPaths[place];
    const card = {
      id: idOf(path),
      slug: path?.split('/').at(-1),
      title: '',
      text: '',
      facts: [],
      price: { amount: null },
    };
    return { card, at: Date.now(), language: 'sv' };
  });
/** Opens the page at a path as a visitor whose browser has stored these cars. */
async function visitWith(name: 'saved' | 'viewed', cars: readonly object[], path: string, options: PageOptions = {}) {
  const opened = await fixture.open(options);
  await opened.page.goto(fixture.urlOf('/robots.txt'));
  await opened.page.evaluate((key, text) => localStorage.setItem(key, text), `forecourt.${name}`, JSON.stringify(cars));
  await navigate(opened.page, path);
  return opened;
}
const click = (page: Page, text: string) =>
  page.$$eval(
    'main button',
    (buttons, expected) => buttons.find((each) => each.textContent?.startsWith(expected))?.click(),
    text,
  );
/** Returns the text of the status line when it has the focus. */
const focusedStatus = (page: Page) => page.evaluate(() => document.querySelector('[role="status"]:focus')?.textContent);

describe('rank 7 saved cars', () => {
  test('survive a reload, and a link with their number opens their URL, newest first', async () => {
    const { page } = await visit();
    expect(await page.$(`a[href="${SAVED}"]`)).toBeNull();
    const list = await idsOf(page, 'main ul[aria-busy] article h2 a');
    await pressHearts(page, 0, 2, 5, 2);
    const savedIds = [list[5], list[0]];
    await eventually(() => storedIds(page, 'saved'), savedIds);
    const labels = await page.$$eval(HEART, (all) => all.slice(0, 3).map((each) => each.textContent?.split(' ')[0]));
    expect(labels).toEqual(['Sparad', 'Spara', 'Spara']);
    await reload(page);
    await eventually(() => page.$$eval(`${HEART}[aria-pressed="true"]`, (all) => all.length), 2);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await eventually(
      () => page.$$eval(`a[href="${SAVED}"]`, (all) => all.map((each) => each.textContent)),
      (found) => expect(found).toContain('Sparade bilar (2)'),
    );
    await page.$eval(`main a[href="${SAVED}"]`, (link) => (link as HTMLElement).click());
    // The list stays until the next page has loaded.
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Sparade bilar');
    await page.waitForSelector(SAVED_LINK);
    await eventually(() => idsOf(page, SAVED_LINK), savedIds);
    await eventually(() => page.title(), expect.stringContaining('Sparade bilar'));
    await reload(page);
    await page.waitForSelector(SAVED_LINK);
    await eventually(() => idsOf(page, SAVED_LINK), savedIds);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    // The comparison starts from their page.
    await page.$$eval('main input[name="compare"]', (boxes) => {
      for (const box of boxes) (box as HTMLElement).click();
    });
    await page.waitForSelector('section a[aria-haspopup="dialog"]');
  });

  test('can be removed and restored on their page, one at a time and all at once', async () => {
    const saved = recordsOf(1, 0);
    const ids = saved.map(({ card }) => card.id);
    const { page } = await visitWith('saved', saved, SAVED);
    await page.waitForSelector(SAVED_LINK);
    const first = 'main li:first-child article > button[aria-pressed]';
    await page.focus(first);
    await page.keyboard.press('Enter');
    await eventually(() => storedIds(page, 'saved'), ids.slice(1));
    await eventually(() => idsOf(page, SAVED_LINK), ids);
    await page.keyboard.press('Enter');
    await eventually(async () => (await storedIds(page, 'saved')).sort(), [...ids].sort());
    await click(page, 'Ta bort alla');
    await page.waitForFunction(() => !document.querySelector('main article'));
    await eventually(() => page.evaluate(() => localStorage.getItem('forecourt.saved')), null);
    await eventually(() => focusedStatus(page), 'Alla sparade bilar har tagits bort.');
    // Another tab saves a car before they are restored.
    const [other] = recordsOf(2);
    const tab = await page.browserContext().newPage();
    await tab.goto(fixture.urlOf('/robots.txt'));
    await tab.evaluate((text) => localStorage.setItem('forecourt.saved', text), JSON.stringify([other]));
    await page.bringToFront();
    await eventually(() => storedIds(page, 'saved'), [other?.card.id]);
    const restored = [other, ...saved].map((car) => car?.card.id ?? '').sort();
    await click(page, 'Ångra');
    await page.waitForSelector(SAVED_LINK);
    await eventually(async () => (await storedIds(page, 'saved')).sort(), restored);
    await eventually(async () => (await idsOf(page, SAVED_LINK)).sort(), restored);
    await eventually(() => focusedStatus(page), 'De sparade bilarna är tillbaka.');
  });

  test('show a sold car by its stored name, with a message and a button that removes it; show the stored records, with a message, when the search is unavailable', async () => {
    const [sold, ...cars] = recordsOf(5, 7, 9);
    const saved = [{ ...sold, card: { ...sold?.card, id: '99999999', title: 'Saab 900' } }, ...cars];
    const { page } = await visitWith('saved', saved, SAVED);
    const gone = 'section[aria-labelledby="saved-gone"]';
    await page.waitForSelector(gone);
    await eventually(
      () => page.$eval(gone, (section) => section.textContent),
      expect.stringMatching(/Inte längre till salu.*Saab 900/),
    );
    await eventually(
      () => idsOf(page, SAVED_LINK),
      (found) => expect(found).toHaveLength(2),
    );
    expect(await violations(page, partInTests(gone))).toEqual([]);
    await click(page, 'Ta bort Saab');
    await page.waitForFunction((section) => !document.querySelector(section), {}, gone);
    await eventually(() => focusedStatus(page), 'Bilen har tagits bort.');
    await eventually(
      () => storedIds(page, 'saved'),
      (found) => expect(found).toHaveLength(2),
    );
    await page.waitForSelector(SAVED_LINK);

    // Cars that the server has not fetched before. The worker asks for copies of their pages too.
    fixture.expectErrors(/^503: .*\/kop-bil\/\d+\//, /status of 503/);
    await page.evaluate((text) => localStorage.setItem('forecourt.saved', text), JSON.stringify(recordsOf(11, 13)));
    await fixture.product.setFault({ upstream: 'search', kind: 'error' });
    await navigate(page, SAVED);
    await page.waitForSelector(SAVED_LINK);
    await eventually(
      () => idsOf(page, SAVED_LINK),
      (found) => expect(found).toHaveLength(2),
    );
    await eventually(
      () => page.$eval('main [role="status"]', (note) => note.textContent),
      expect.stringContaining('kunde inte kontrollera'),
    );
  });

  test('update in other tabs at once, which then refuse the fifty-first car with a message', async () => {
    const { page } = await visit();
    const other = await page.browserContext().newPage();
    await navigate(other, LIST);
    await pressHearts(other, 3);
    await page.waitForFunction(
      (heart) => document.querySelectorAll(`${heart}[aria-pressed="true"]`).length === 1,
      { polling: 100 },
      HEART,
    );
    await other.evaluate(() => {
      const [car] = JSON.parse(localStorage.getItem('forecourt.saved') ?? '[]');
      const many = Array.from({ length: 50 }, (_, at) => ({ ...car, card: { ...car.card, id: String(900_000 + at) } }));
      localStorage.setItem('forecourt.saved', JSON.stringify(many));
    });
    await page.bringToFront();
    await page.waitForFunction((heart) => !document.querySelector(`${heart}[aria-pressed="true"]`), {}, HEART);
    await pressHearts(page, 1);
    await page.waitForSelector('main article [role="alert"]');
    await eventually(
      () => page.$eval('main article [role="alert"]', (note) => note.textContent),
      expect.stringContaining('50 bilar'),
    );
    await eventually(
      () => storedIds(page, 'saved'),
      (found) => expect(found).toHaveLength(50),
    );
  });

  test('need scripts: without them there is no heart and no link, and the URL explains why', async () => {
    const { page } = await visit(LIST, { scripts: false });
    await eventually(
      () => page.$$eval(HEART, (all) => all.filter((each) => each.getClientRects().length > 0).length),
      0,
    );
    await navigate(page, SAVED, false);
    await eventually(
      () => page.$eval('main', (main) => (main as HTMLElement).innerText),
      expect.stringContaining('JavaScript'),
    );
  });

  const WIDTHS = [
    ['1280', DESKTOP],
    ['320', { ...PHONE, width: 320, height: 640 }],
  ] as const;
  test.each(matrixCases(WIDTHS, WIDTHS.slice(1)))(
    'axe at %s: list, empty and filled page have no violations and no overflow',
    async (_width, viewport) => {
      const { page } = await visit(SAVED, { viewport });
      await eventually(
        () => page.$eval('main [role="status"]', (note) => note.textContent),
        expect.stringContaining('inte sparat några bilar'),
      );
      expect(await violations(page)).toEqual([]);
      await navigate(page, LIST);
      await pressHearts(page, 0, 1);
      expect(await violations(page, partInTests('main ul[aria-busy]'))).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await navigate(page, SAVED);
      await page.waitForSelector(SAVED_LINK);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );
});

test('rank 7 at 320 px the heart takes no space from the menu, with its longest label', async () => {
  const viewport = { ...PHONE, width: 320, height: 640 };
  const { page } = await fixture.visit('/', { site: 'norrvag-fi', viewport });
  const menu = () =>
    page.$eval('header button[popovertarget]', (button) => [
      button.getBoundingClientRect().width,
      button.querySelector('svg')?.getBoundingClientRect().width,
      button.getBoundingClientRect().right,
    ]);
  const before = await menu();
  await page.goto(fixture.urlOf(findSite('norrvag-fi')?.paths.carList ?? '', 'norrvag-fi'), {
    waitUntil: 'domcontentloaded',
  });
  await waitForHydration(page);
  await pressHearts(page, 0);
  await page.waitForSelector('header a[href$="saved=cars"]');
  // In the row of the count it would be cut off.
  expect(await page.$$eval('main a[href$="saved=cars"]', (all) => all.filter((a) => a.checkVisibility()).length)).toBe(
    0,
  );
  await eventually(menu, ([width, icon, right]) => {
    expect([width, icon]).toEqual(before.slice(0, 2));
    expect(right).toBeLessThanOrEqual(320);
  });
  expect(await overflow(page)).toBe(0);
});

describe('rank 7 recently viewed cars', () => {
  const ROW = 'main section[aria-label="Senast visade"]';
  /** Opens the page of the car at a position of the list, and waits until the car is stored, if the visitor has agreed to that. */
  async function visitCar(page: Page, place: number): Promise<void> {
    const path = carPaths[place];
    // Leaves as soon as the page is hydrated, without waiting for its images.
    await page.goto(fixture.urlOf(path ?? ''), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.waitForFunction(
      (id) =>
        !document.cookie.includes('preferences') ||
        localStorage.getItem('forecourt.viewed')?.startsWith(`[{"card":{"id":"${id}"`),
      {},
      idOf(path),
    );
  }
  const toRow = async (page: Page) => {
    await page.waitForFunction(
      (row) => {
        if (document.querySelector(row)) return true;
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        return false;
      },
      { polling: 200 },
      ROW,
    );
  };

  test('are neither stored nor shown without consent', async () => {
    const { page } = await fixture.open({ consent: ['statistics', 'marketing', 'media'] });
    await visitCar(page, 0);
    await eventually(() => page.evaluate(() => localStorage.getItem('forecourt.viewed')), null);
    await navigate(page, LIST);
    await eventually(() => page.$(ROW), null);
  });

  test('with consent appear newest first, without the current car and sold ones, and can be cleared', async () => {
    // The car at 0 was viewed first and is viewed again.
    const consent = ['preferences'] as const;
    const { page } = await visitWith('viewed', recordsOf(2, 1, 0), carPaths[0] ?? '', { consent });
    const [last = '', ...others] = [0, 2, 1].map((place) => idOf(carPaths[place]));
    await eventually(() => storedIds(page, 'viewed'), [last, ...others]);
    // A monthly cost is stated with the text of its loan only, which the page has not as a card does.
    expect(await page.evaluate(() => localStorage.getItem('forecourt.viewed'))).not.toContain('"monthly"');
    await toRow(page);
    await eventually(() => idsOf(page, `${ROW} h3 a`), others);
    expect(await violations(page, partInTests(ROW))).toEqual([]);
    await page.evaluate(() => {
      const cars = JSON.parse(localStorage.getItem('forecourt.viewed') ?? '[]');
      const sold = { ...cars[0], card: { ...cars[0].card, id: '99999999' } };
      localStorage.setItem('forecourt.viewed', JSON.stringify([sold, ...cars]));
    });
    await navigate(page, LIST);
    await toRow(page);
    await eventually(() => idsOf(page, `${ROW} h3 a`), [last, ...others]);
    await click(page, 'Glöm de här bilarna');
    await page.waitForFunction((row) => !document.querySelector(row), {}, ROW);
    await eventually(() => page.evaluate(() => localStorage.getItem('forecourt.viewed')), null);
  });

  test('disappear from storage and page when consent is withdrawn; saved cars stay', async () => {
    const { page } = await fixture.open({ consent: ['preferences'] });
    await visitCar(page, 0);
    await visitCar(page, 1);
    await navigate(page, LIST);
    await eventually(() => storedIds(page, 'viewed'), [idOf(carPaths[1]), idOf(carPaths[0])]);
    await pressHearts(page, 4);
    await toRow(page);
    await page.$eval('a[href="#cookie-settings"]', (link) => (link as HTMLElement).click());
    const toggle = await page.waitForSelector('#consent-preferences-switch');
    await eventually(() => toggle?.evaluate((each) => (each as HTMLInputElement).checked), true);
    await toggle?.evaluate((each) => (each as HTMLElement).click());
    await page.$$eval('dialog button', (buttons) =>
      buttons.find((each) => each.textContent === 'Spara mitt val')?.click(),
    );
    await page.waitForFunction(() => localStorage.getItem('forecourt.viewed') === null);
    await page.waitForFunction((row) => !document.querySelector(row), {}, ROW);
    await eventually(
      () => storedIds(page, 'saved'),
      (found) => expect(found).toHaveLength(1),
    );
  });

  test('that were stored before a withdrawal stay away when consent is given again', async () => {
    const { page } = await visitWith('viewed', recordsOf(1), carPaths[0] ?? '', { consent: ['preferences'] });
    await eventually(() => storedIds(page, 'viewed'), [idOf(carPaths[0]), idOf(carPaths[1])]);
    await page.$eval('header a[href="/"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => !document.querySelector('main article header'));
    for (const choice of ['none', 'all']) {
      await page.$eval(`#consent [data-choose="${choice}"]`, (button) => (button as HTMLElement).click());
      await page.waitForFunction(() => localStorage.getItem('forecourt.viewed') === null);
    }
    await page.goBack();
    await eventually(() => storedIds(page, 'viewed'), [idOf(carPaths[0])]);
  });
});
