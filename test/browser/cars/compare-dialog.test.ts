import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { type PageOptions, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import {
  BOX,
  choose,
  columns,
  currentUrl,
  DIALOG,
  focusedText,
  LIST,
  OPEN,
  openDialog,
  rows,
  TINY,
  waitForFullTable,
  waitForNoDialog,
} from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { partInTests } from '../../support/matrix.ts';
import { openWithStored } from '../../support/storedText.ts';

const fixture = browserFixture({ cars: 300 });
beforeEach(() => fixture.product.setFault({ upstream: 'search', kind: 'none' }));
const visit = (path = LIST, options: PageOptions = {}) => fixture.visit(path, options);

const press = (page: Page, label: string) =>
  page.$$eval(
    'dialog label',
    (labels, expected) =>
      labels
        .find((each) => each.textContent === expected)
        ?.querySelector('input')
        ?.click(),
    label,
  );
describe('F071 the dialog', () => {
  test('has a URL, traps the focus and returns it; Escape and back close it and restore the scroll position', async () => {
    const { page } = await visit(`${LIST}?car_fuel=Diesel`);
    const ids = await choose(page, 6, 1, 3);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await openDialog(page);
    await eventually(() => currentUrl(page), `${LIST}?compare=${ids.join(',')}`);
    await eventually(() => columns(page), ids);
    await eventually(() => focusedText(page), 'Jämför bilar');
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      // Browser controls come between the last and the first element.
      await eventually(
        () => page.evaluate(() => document.activeElement?.closest('dialog, main > *, header, footer, body')?.localName),
        expect.stringMatching(/^(?:dialog|body)$/),
      );
    }
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
    await eventually(() => currentUrl(page), `${LIST}?car_fuel=Diesel`);
    await eventually(() => focusedText(page), 'Jämför');
    await eventually(() => page.evaluate(() => window.scrollY), 900);
    await openDialog(page);
    await page.goBack();
    await waitForNoDialog(page);
    await eventually(() => focusedText(page), 'Jämför');
    await page.goForward();
    await page.waitForSelector(DIALOG);
    await eventually(() => columns(page), ids);
  });

  test.each([
    [LIST, 'loaded', LIST],
    [`${LIST}/b/volvo`, 'loaded', `${LIST}/b/volvo`],
    [`${LIST}/b/volvo`, 'chosen', LIST],
  ])(
    'F049 a range that was changed before it opened over %s, %s, is applied when it has closed',
    async (path, _how, start) => {
      const { page } = await visit(start);
      if (start !== path) {
        await page.$eval('input[name="car_brand"][value="Volvo"]', (box) => (box as HTMLElement).click());
        await eventually(() => currentUrl(page), path);
        await waitForIdle(page);
      }
      await choose(page, 0, 1);
      const low = '[data-group="car_price"] input[data-end="low"]';
      await page.waitForSelector(low);
      const commit = await holdTimer(page, 1_500);
      await page.focus(low);
      await page.keyboard.press('ArrowRight');
      await openDialog(page);
      await eventually(() => currentUrl(page), expect.stringContaining('?compare='));
      await commit();
      await waitForIdle(page);
      expect(await currentUrl(page)).toContain('?compare=');
      expect(await page.$(DIALOG)).not.toBeNull();
      await page.keyboard.press('Escape');
      await waitForNoDialog(page);
      await eventually(() => currentUrl(page), expect.stringMatching(new RegExp(`^${path}\\?car_price=\\d+-\\d+$`)));
    },
  );

  test('F072 terms that were chosen before it opened over a car are those of the car when it has closed', async () => {
    const { page } = await visit();
    await choose(page, 0, 1);
    const car = await page.$eval('main article h2 a', (link) => (link as HTMLAnchorElement).pathname);
    await page.goto(fixture.urlOf(car), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    const endPause = await holdTimer(page, 500);
    await page.focus('[data-loan] input[type="range"]');
    await page.keyboard.press('ArrowRight');
    await openDialog(page);
    await eventually(() => currentUrl(page), expect.stringContaining('?compare='));
    const deposit = await page.$eval('[data-loan]', (loan) => (loan as HTMLElement).dataset.deposit);
    await endPause();
    await waitForIdle(page);
    expect(await currentUrl(page)).toContain('?compare=');
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
    await eventually(() => currentUrl(page), expect.stringContaining(`${car}?deposit=${deposit}&months=`));
    expect(await page.$eval('[data-loan]', (loan) => (loan as HTMLElement).dataset.deposit)).toBe(deposit);
  });

  test('marks differences, shows only them on request, and has toggles for technical data and equipment; back from a car restores it above the list', async () => {
    const { page } = await visit();
    const ids = await choose(page, 0, 1);
    await openDialog(page);
    await waitForFullTable(page);
    await waitForIdle(page);
    const all = await rows(page);
    for (const { differs, values } of all) expect(differs).toBe(new Set(values).size > 1);
    expect(all.some(({ differs }) => !differs)).toBe(true);
    await press(page, 'Bara skillnader');
    await eventually(
      () => rows(page),
      all.filter(({ differs }) => differs),
    );
    await press(page, 'Bara skillnader');
    await eventually(() => rows(page), all);
    await press(page, 'Utrustning');
    await eventually(
      () => rows(page),
      (found) => expect(found.length).toBeGreaterThan(all.length),
    );
    await waitForIdle(page);
    const withEquipment = (await rows(page)).length;
    await press(page, 'Tekniska data');
    await eventually(
      () => rows(page),
      (found) => expect(found.length).toBeLessThan(withEquipment - 5),
    );

    await page.$eval('dialog thead th a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => /^\/kop-bil\/\d+\//.test(location.pathname));
    await page.waitForSelector('main article h1');
    await eventually(() => page.$('dialog'), null);
    await page.goBack();
    await page.waitForSelector(DIALOG);
    await page.waitForSelector(BOX);
    await eventually(() => columns(page), ids);
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
    await eventually(() => currentUrl(page), LIST);
  });

  test('on phones shows two cars at a time, lets the visitor swap each, and never scrolls sideways', async () => {
    const { page } = await visit(LIST, { viewport: TINY });
    const ids = await choose(page, 0, 1, 2, 3);
    await openDialog(page);
    await waitForFullTable(page);
    await eventually(() => columns(page), ids.slice(0, 2));
    const selects = await page.$$('dialog thead select');
    expect(selects).toHaveLength(2);
    await selects[1]?.select(ids[3] ?? '');
    await eventually(() => columns(page), [ids[0], ids[3]]);
    const table = await rows(page);
    expect(table.every(({ values }) => values.length === 2)).toBe(true);
    for (const { differs, values } of table) expect(differs).toBe(new Set(values).size > 1);
    const wider = await page.$$eval('dialog, dialog div', (all) =>
      all.filter((e) => e.scrollWidth > e.clientWidth + 1),
    );
    expect(wider).toHaveLength(0);
    expect(await violations(page, partInTests(DIALOG))).toEqual([]);
  });

  test('a car that has been sold meanwhile is removed, with a message; closes when the last car is removed; the URL has the remaining cars', async () => {
    const { page } = await visit();
    const [first = '', second = ''] = await choose(page, 0, 1);
    await waitForFullTable(page);
    const text = await page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]');
      return JSON.stringify([...cars, { card: { ...cars[0].card, id: '99999999' } }]);
    });
    // For the next document: each choice has requested the missing records, and a late response of this one stores its cars again.
    await openWithStored(page, page.url(), { key: 'forecourt.compare', text });
    await waitForHydration(page);
    await page.waitForSelector(OPEN);
    await openDialog(page);
    await page.waitForFunction((left) => location.search === left, {}, `?compare=${first},${second}`);
    await eventually(
      () => page.$eval('dialog [role="status"]', (note) => note.textContent),
      expect.stringContaining('inte längre är till salu'),
    );
    await eventually(() => columns(page), [first, second]);

    const removeFirst = () => page.$eval('dialog thead a[aria-label]', (link) => (link as HTMLElement).click());
    await removeFirst();
    await page.waitForFunction((left) => location.search === left, {}, `?compare=${second}`);
    await eventually(() => focusedText(page), 'Jämför bilar');
    await removeFirst();
    await waitForNoDialog(page);
    await eventually(() => currentUrl(page), LIST);
    await eventually(() => page.$(OPEN), null);
    // The link that opened the dialog is gone, so the checkbox of the car removed last gets the focus.
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value), second);
  });
});

describe('Q40 cars chosen and saved on pages of another language', () => {
  const factsIn = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '');
  /** Returns the languages of the stored records. */
  const languagesIn = (page: Page) =>
    page.evaluate(() => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]') as { language?: string }[];
      return cars.map(({ language }) => language);
    });
  const waitForLanguage = (page: Page, code: string) => eventually(() => languagesIn(page), [code, code]);

  test('are marked with their stored language when they cannot be fetched again; otherwise shown in the language of the page, in the dialog and among the saved cars', async () => {
    fixture.expectErrors(/api\/cars net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const { page } = await visit(`${LIST}?car_gearbox=Automat&car_fuel=El`);
    await choose(page, 0, 1);
    await waitForFullTable(page);
    await page.$eval('main ul[aria-busy] button[aria-pressed]', (button) => (button as HTMLElement).click());
    let isFailing = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (isFailing && request.url().includes('/api/cars') ? request.abort() : request.continue());
    });
    await page.goto(fixture.urlOf(`/en${LIST}?saved=cars`), { waitUntil: 'domcontentloaded' });
    await eventually(
      () => page.$$eval('main article [lang=sv]', (marked) => marked.map(({ textContent }) => textContent?.trim())),
      expect.arrayContaining(['El']),
    );

    isFailing = false;
    await page.goto(fixture.urlOf(`/en${LIST}`), { waitUntil: 'domcontentloaded' });
    await waitForLanguage(page, 'en');
    await openDialog(page);
    await eventually(
      () => factsIn(page, DIALOG),
      (text) => {
        expect(text).toContain('Electric');
        expect(text).not.toMatch(/Automat(?!ic)|\d\smil\b|Fyrhjulsdrift|Rattvärme/);
      },
    );
    await page.keyboard.press('Escape');
    await waitForNoDialog(page);
    await page.goto(fixture.urlOf(`/en${LIST}?saved=cars`), { waitUntil: 'domcontentloaded' });
    await eventually(() => factsIn(page, 'main article'), expect.stringContaining('Electric'));
  });

  test('an open comparison fetches its records again when its tab comes to the front after one in another language', async () => {
    const { page } = await visit();
    await choose(page, 0, 1);
    await waitForFullTable(page);
    await openDialog(page);
    await waitForIdle(page);
    const swedish = await factsIn(page, DIALOG);
    const tab = await page.browserContext().newPage();
    await tab.goto(fixture.urlOf(`/en${LIST}`), { waitUntil: 'domcontentloaded' });
    await waitForLanguage(tab, 'en');
    await page.bringToFront();
    // A headless browser gives every tab the focus. The choice of the other tab may arrive after the first event.
    await eventually(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return languagesIn(page);
    }, ['sv', 'sv']);
    await eventually(() => factsIn(page, DIALOG), swedish);
  });
});
