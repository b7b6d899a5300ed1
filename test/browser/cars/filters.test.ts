import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  enterText,
  layoutShift,
  type PageOptions,
  PHONE,
  pauseRequests,
  reload,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { waitForStyles } from '../../support/browser/waitForStyles.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { partInTests } from '../../support/matrix.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const PRICE = '[data-group="car_price"]';

const fixture = browserFixture({ cars: 600 });

const openList = (search = '', options: PageOptions = {}) =>
  fixture.visit(`${LIST}${search}`, { waitUntil: 'load', ...options });

const waitForSearch = (page: Page, expected: string) =>
  page.waitForFunction((text) => window.location.search === text, {}, expected);

const click = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click());
const box = (name: string, value: string, container = 'aside') =>
  `${container} input[name="${name}"][value="${value}"]`;
const isOpen = (page: Page, selector: string) => page.$eval(selector, (element) => element.matches(':popover-open'));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
/** Returns the number of cars that the list shows. */
const count = (page: Page) => page.$eval('#car-list-count', (element) => element.textContent ?? '');
const chips = (page: Page) =>
  page.$$eval('ul[aria-label="Valda filter"] a', (links) => links.map((a) => a.textContent));
async function waitForList(page: Page, expected: string): Promise<void> {
  await waitForSearch(page, expected);
  await page.waitForSelector('main ul[aria-busy="false"] > li');
}

/** Returns a function that returns the names of the removed lists of cars and chips, from now on. */
async function watchRemoved(page: Page): Promise<() => Promise<string[]>> {
  const removed = await page.evaluateHandle(() => {
    const nodes: Node[] = [];
    const watch = new MutationObserver((changes) =>
      nodes.push(...changes.flatMap((change) => [...change.removedNodes])),
    );
    watch.observe(document, { childList: true, subtree: true });
    return nodes;
  });
  return () =>
    removed.evaluate((nodes) =>
      nodes
        .filter((node) => node instanceof Element && node.matches('ul[aria-busy], ul[aria-label="Valda filter"] li'))
        .map(({ nodeName }) => nodeName),
    );
}

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

const DRAWER_BUTTON = 'main button[popovertarget="car-filters"]:not([popovertargetaction])';

describe('F044 the panel beside the cars', () => {
  const panel = (page: Page) =>
    page.$eval('#car-filters', (element) => {
      const { top, height } = element.getBoundingClientRect();
      return { position: getComputedStyle(element).position, top: Math.round(top), isVisible: height > 0 };
    });
  const openGroups = (page: Page) =>
    page.$$eval('aside [data-group]', (groups) =>
      groups.filter((group) => (group as HTMLDetailsElement).open).map((group) => group.getAttribute('data-group')),
    );

  test('is sticky from 1024 px; below that it is a drawer', async () => {
    const { page } = await openList('', { viewport: { width: 1024, height: 800 } });
    const { position } = await panel(page);
    expect(position).toBe('sticky');
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('#car-filters')?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      return window.scrollY > 1_900 && top >= 0 && bottom <= window.innerHeight;
    });
    expect(await page.$(`${DRAWER_BUTTON}`).then((button) => button?.isVisible())).toBe(false);
    await page.setViewport({ width: 1023, height: 800 });
    await page.waitForFunction(() => window.innerWidth === 1023);
    expect((await panel(page)).isVisible).toBe(false);
    await click(page, DRAWER_BUTTON);
    await page.waitForSelector('#car-filters:popover-open');
  });

  test('keeps open or closed for the session before the first paint, its groups too and without layout shift; a new session shows it open', async () => {
    const { page } = await openList();
    expect(await openGroups(page)).toEqual([
      'distance',
      'car_brand',
      'car_price',
      'car_fuel',
      'car_gearbox',
      'car_body',
    ]);
    for (const name of ['car_brand', 'car_year']) {
      await page.$eval(`[data-group="${name}"] summary`, (summary) => (summary as HTMLElement).click());
    }
    await page.waitForFunction(() => sessionStorage.getItem('carFilterGroups')?.includes('car_year'));
    const left = ['distance', 'car_price', 'car_year', 'car_fuel', 'car_gearbox', 'car_body'];
    await eventually(() => openGroups(page), left);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await eventually(() => openGroups(page), left);
    await waitForHydration(page);
    await eventually(() => openGroups(page), left);
    expect(await layoutShift(page)).toBeLessThan(0.02);

    await page.click('button ::-p-text(Dölj filter)');
    await page.waitForFunction(() => sessionStorage.getItem('carFilters') === 'closed');
    await page.waitForFunction(() => document.querySelector('#car-filters')?.clientHeight === 0);
    await reload(page);
    expect((await panel(page)).isVisible).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset.carFilters)).toBe('closed');
    // A tab that is opened by its URL has a session of its own.
    const fresh = await page.browserContext().newPage();
    await fresh.setViewport(DESKTOP);
    await fresh.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    await waitForStyles(fresh);
    expect((await panel(fresh)).isVisible).toBe(true);
    await page.bringToFront();
    await page.click('button ::-p-text(Visa filter)');
    await page.waitForFunction(() => sessionStorage.getItem('carFilters') === 'open');
    await page.waitForFunction(() => (document.querySelector('#car-filters')?.clientHeight ?? 0) > 0);
  });
});

describe('F044 U7 the drawer on a phone', () => {
  test('opens by its button, shows the current number of cars in its close button, closes by Escape, and is closed after a reload, after going back and in a wider window', async () => {
    const { page } = await openList('', { viewport: PHONE });
    await page.focus(DRAWER_BUTTON);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#car-filters:popover-open');
    expect(await violations(page, partInTests('#car-filters'))).toEqual([]);
    const all = await count(page);
    await click(page, box('car_fuel', 'El'));
    await waitForList(page, '?car_fuel=El');
    await page.waitForFunction((before) => document.querySelector('#car-list-count')?.textContent !== before, {}, all);
    const cars = (await count(page)).replace(' bilar', '');
    await eventually(
      () => page.$eval('aside > div:last-child button', (button) => button.textContent),
      `Visa ${cars} bilar`,
    );
    await page.keyboard.press('Escape');
    await page.waitForSelector('#car-filters:not(:popover-open)');
    await page.waitForFunction((opener) => document.activeElement?.matches(opener), {}, DRAWER_BUTTON);

    await click(page, DRAWER_BUTTON);
    await page.waitForSelector('#car-filters:popover-open');
    await reload(page);
    expect(await isOpen(page, '#car-filters')).toBe(false);
    await click(page, DRAWER_BUTTON);
    await page.waitForSelector('#car-filters:popover-open');
    await page.$eval('main ul[aria-busy] h2 a', (link) => (link as HTMLElement).click());
    await page.waitForSelector('main article h1');
    await page.goBack();
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    await waitForIdle(page);
    expect(await isOpen(page, '#car-filters')).toBe(false);
    await page.setViewport(DESKTOP);
    await reload(page);
    expect(await page.$eval('#car-filters', (panel) => panel.clientHeight > 0)).toBe(true);
  });
});

describe('2.4.1 the keyboard and the panel', () => {
  test('a skip link jumps from the filters to the cars; 2.4.7 no focus ring in the panel is cut off', async () => {
    const { page } = await openList();
    await boundsOf(page, PRICE);
    const spacing = await page.$$eval('#car-filters input:not([type=checkbox]), #car-filters summary', (controls) => {
      const panel = document.querySelector('#car-filters') as Element;
      const edge = panel.getBoundingClientRect();
      // The ring is 2 px wide at a distance of 3 px.
      return controls
        .filter((control) => control.checkVisibility() && control.getAttribute('type') !== 'range')
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left - edge.left < 5 || edge.left + panel.clientWidth - right < 5;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(spacing).toEqual([]);
    const discs = await page.$eval(`${PRICE} input[data-end="low"]`, (slider) => {
      const panel = (document.querySelector('#car-filters') as Element).getBoundingClientRect();
      return slider.getBoundingClientRect().left - panel.left;
    });
    expect(discs).toBeGreaterThanOrEqual(2);

    await page.focus('a[href="#car-list-count"]');
    await waitForIdle(page);
    const box = await page.$eval('a[href="#car-list-count"]', (link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return {
        isVisible: link.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        text: link.textContent,
      };
    });
    expect(box).toEqual({ isVisible: true, text: 'Hoppa över filtren' });
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'car-list-count');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Visa på karta');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main ul[aria-busy] > li') !== null)).toBe(true);
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  const MAKES = '[data-group="car_brand"]';
  const visibleMakes = (page: Page) =>
    page.$$eval(`${MAKES} input[name="car_brand"]`, (boxes) => boxes.filter((one) => one.checkVisibility()).length);

  test('U6 a long list shows ten makes, all at a button, and some by a search; a make beyond the tenth keeps the focus and shows its models', async () => {
    const { page } = await openList();
    await eventually(() => visibleMakes(page), 10);
    await page.focus(`${MAKES} details summary`);
    await page.keyboard.press('Enter');
    await eventually(
      () => visibleMakes(page),
      (all) => expect(all).toBeGreaterThan(20),
    );
    const last = await page.$$eval(
      `${MAKES} input[name="car_brand"]:enabled`,
      (boxes) => (boxes.at(-1) as HTMLInputElement).value,
    );
    await page.focus(box('car_brand', last));
    await page.keyboard.press('Space');
    await page.waitForFunction((path) => window.location.pathname.startsWith(`${path}/b/`), {}, LIST);
    await waitForList(page, '');
    await page.waitForSelector(`${MAKES} input[name="car_model"]`);
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value), last);
    await page.type(`${MAKES} input[type=search]`, 'vo');
    await page.keyboard.press('Enter');
    await eventually(
      () => visibleMakes(page),
      (found) => expect(found).toBeLessThan(5),
    );
  });
});

describe('U3 promoted filters', () => {
  test('share their state with the panel and work by keyboard', async () => {
    const { page } = await openList();
    await page.focus('button[popovertarget="quick-car_fuel"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(box('car_fuel', 'El', '#quick-car_fuel'));
    expect(await violations(page, partInTests('#quick-car_fuel'))).toEqual([]);
    await page.focus(box('car_fuel', 'El', '#quick-car_fuel'));
    await page.keyboard.press('Space');
    await waitForList(page, '?car_fuel=El');
    await eventually(() => page.$eval(box('car_fuel', 'El'), (input) => (input as HTMLInputElement).checked), true);
    await eventually(() => page.$eval('button[popovertarget="quick-car_fuel"]', (b) => b.textContent), 'El');
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page, '#quick-car_fuel'), false);
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')),
      'quick-car_fuel',
    );
  });

  test('a price typed into the sheet on a phone is applied when the sheet closes', async () => {
    const { page } = await openList('', { viewport: PHONE });
    await click(page, 'button[popovertarget="quick-car_price"]');
    await page.waitForSelector('#quick-car_price input[type=range]');
    expect(await violations(page, partInTests('#quick-car_price'))).toEqual([]);
    const [, max] = await boundsOf(page, '#quick-car_price');
    // At once: a pause within it would end the number.
    await enterText(page, '#quick-car_price input[name="car_price.from"]', '100000');
    await click(page, '#quick-car_price button[popovertargetaction="hide"]');
    await waitForList(page, `?car_price=100000-${max}`);
  });
});

describe('U5 chips of the selection', () => {
  test('scroll sideways on a phone, also when they are much longer than the screen, without making the page wider', async () => {
    const makes = ['Volvo', 'Kia', 'Škoda', 'Toyota', 'Volkswagen', 'BMW'].map((make) => `car_brand=${make}`).join('&');
    const chosen = `?${makes}&car_fuel=Diesel&car_fuel=El&car_price=50000-900000`;
    const { page } = await openList(chosen, { viewport: PHONE });
    expect(await chips(page)).toHaveLength(10);
    expect(await overflow(page)).toBe(0);
  });

  test('equal the URL; a removed chip passes the focus to the next one, the last to the count', async () => {
    const { page } = await openList('?car_brand=Volvo&car_fuel=Diesel&car_fuel=El');
    await eventually(() => chips(page), ['Ta bort VolvoVolvo', 'Ta bort DieselDiesel', 'Ta bort ElEl', 'Rensa alla']);
    await page.focus('ul[aria-label="Valda filter"] li:nth-child(2) a');
    await page.keyboard.press('Enter');
    await waitForList(page, '?car_fuel=El');
    expect(new URL(page.url()).pathname).toBe(`${LIST}/b/volvo`);
    await eventually(() => focusedText(page), 'Ta bort ElEl');
    await page.focus('ul[aria-label="Valda filter"] li:last-child a');
    await page.keyboard.press('Enter');
    await waitForList(page, '');
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'car-list-count');
    await eventually(() => page.$$eval('aside input:checked', (boxes) => boxes.length), 0);
  });

  test('keep their elements when others are added before them', async () => {
    const { page } = await openList('?car_fuel=El');
    const chip = await page.$('ul[aria-label="Valda filter"] li');
    await click(page, box('car_brand', 'Volvo'));
    await eventually(() => chips(page), ['Ta bort VolvoVolvo', 'Ta bort ElEl', 'Rensa alla']);
    expect(await chip?.evaluate((element) => element.isConnected && element.textContent)).toBe('Ta bort ElEl');
  });
});

describe('F046 the URL of a choice', () => {
  test('comes without another render of the list before the choice: its chip and its cards stay the same elements', async () => {
    const { page } = await openList();
    const removedNames = await watchRemoved(page);
    await click(page, box('car_fuel', 'El'));
    await waitForList(page, '?car_fuel=El');
    await waitForIdle(page);
    expect(await chips(page)).toEqual(['Ta bort ElEl', 'Rensa alla']);
    expect(await removedNames()).toEqual(['UL']);
  });

  test('comes in the same way when the router loads after the cars of the choice', async () => {
    const { page } = await fixture.open();
    const { resume } = await pauseRequests(page, '/assets/Navigator-');
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    const removedNames = await watchRemoved(page);
    await click(page, box('car_fuel', 'El'));
    await eventually(removedNames, ['UL']);
    expect(new URL(page.url()).search).toBe('');
    resume();
    await waitForList(page, '?car_fuel=El');
    await waitForIdle(page);
    expect(await chips(page)).toEqual(['Ta bort ElEl', 'Rensa alla']);
    expect(await removedNames()).toEqual(['UL']);
  });

  test('is in the history before the visitor’s next click, and while the cars are loading, but not when the visitor goes back before', async () => {
    const { page } = await openList();
    // The second click is in the task of the first: before any frame.
    await page.evaluate(
      (chosen) => {
        document.querySelector<HTMLElement>(chosen)?.click();
        document.querySelector<HTMLElement>('main ul[aria-busy] h2 a')?.click();
      },
      box('car_fuel', 'El'),
    );
    await page.waitForSelector('main article h1');
    await page.goBack();
    await waitForList(page, '?car_fuel=El');
    const { resume } = await pauseRequests(page, '/api/search');
    await click(page, box('car_gearbox', 'Automat'));
    await waitForSearch(page, '?car_fuel=El&car_gearbox=Automat');
    resume();
    await waitForList(page, '?car_fuel=El&car_gearbox=Automat');
    await page.goBack();
    await waitForList(page, '?car_fuel=El');

    await page.evaluate(
      (chosen) => {
        document.querySelector<HTMLElement>(chosen)?.click();
        window.history.back();
      },
      box('car_gearbox', 'Automat'),
    );
    await waitForList(page, '');
    await eventually(() => page.$$eval('aside input:checked', (boxes) => boxes.length), 0);
    expect(await chips(page)).toEqual([]);
  });
});
