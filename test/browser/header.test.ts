import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { overflow } from '../support/browser/accessibility.ts';
import {
  DESKTOP,
  layoutShift,
  PHONE,
  pauseRequests,
  waitForHydration,
  waitForIdle,
} from '../support/browser/browser.ts';
import { focusedText, menuEntry, openPanels, pressKeys, waitForMenu } from '../support/browser/header.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 40 });

async function open(page: Page, site: string, path = '/'): Promise<void> {
  await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
  await waitForHydration(page);
}

/** Loading the fonts shifts words slightly. A closed message that reserved no space would shift the page by 0.06. */
const FONT_SHIFT = 0.02;

describe('F018 F019 the row on a desktop, by keyboard alone', () => {
  test('supports arrows, Home, End, letters, Escape and Tab; the focus is never lost and reaches the page below', async () => {
    const { page } = await fixture.open();
    await open(page, 'norrvag-se');
    const ground = () => page.$eval('header > div', (element) => getComputedStyle(element).backgroundColor);
    await eventually(ground, 'rgba(0, 0, 0, 0)');
    await page.focus('header a');
    await page.keyboard.press('Tab');
    await waitForMenu(page);
    await eventually(() => focusedText(page), 'Köp bil');
    await eventually(ground, (found) => expect(found).not.toBe('rgba(0, 0, 0, 0)'));

    await pressKeys(
      page,
      ['ArrowRight', 'Service och verkstad'],
      ['End', 'Mer'],
      ['ArrowRight', 'Köp bil'],
      ['ArrowLeft', 'Mer'],
      ['Home', 'Köp bil'],
      ['l', 'Livet med bil'],
      ['s', 'Service och verkstad'],
      ['s', 'Sälj bil'],
      ['s', 'Service och verkstad'],
    );
    expect(await openPanels(page)).toEqual([]);

    await pressKeys(
      page,
      ['Home', 'Köp bil'],
      ['ArrowDown', 'Köp bil'],
      ['ArrowDown', 'Alla bilar i lager'],
      ['p', 'Privatleasing'],
      ['End'],
      ['ArrowDown', 'Köp bil'],
      ['ArrowUp'],
      ['Home', 'Köp bil'],
    );
    await eventually(() => openPanels(page), ['Köp bil']);
    await pressKeys(page, ['Escape', 'Köp bil']);
    await eventually(() => openPanels(page), []);

    // 'More' holds the entries that do not fit. Leaving a panel closes it.
    await pressKeys(page, ['End', 'Mer'], ['ArrowUp', 'Jobba hos oss']);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('target')), '_blank');
    await pressKeys(page, ['Tab']);
    await eventually(() => openPanels(page), []);

    await page.focus('header summary');
    await pressKeys(page, ['Enter', 'Köp bil'], ['Tab']);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => window.location.pathname === '/kop-bil' && document.activeElement?.id === 'content',
    );
    await eventually(() => openPanels(page), []);
  });

  test('F020 arrow keys move between the columns of the mega-menu', async () => {
    const { page } = await fixture.open();
    await open(page, 'marlow-uk');
    await page.focus('header summary');
    await waitForMenu(page);
    await pressKeys(
      page,
      ['ArrowDown', 'Buy a car'],
      ['ArrowRight', 'Cars in stock'],
      ['ArrowRight', 'Finance and insurance'],
      ['ArrowRight'],
      ['ArrowRight', 'Service and parts'],
    );
  });
});

describe('F019 the mouse', () => {
  /**
   * Returns the delays of the timers that are set between the pointer leaving the open panel and its closing, in
   * milliseconds.
   */
  async function delaysOfLeaving(page: Page, to: string): Promise<number[]> {
    await page.mouse.move(640, 700);
    await page.waitForFunction(() => !document.querySelector('header details[open]'));
    await page.hover(menuEntry('Köp bil'));
    await page.waitForSelector('header details[open]');
    await page.evaluate(() => {
      const { setTimeout: set } = window;
      const recorded: number[] = [];
      const delays = new Promise<number[]>((done) => {
        window.setTimeout = ((run: () => void, delay = 0) => {
          recorded.push(delay);
          return set(run, delay);
        }) as typeof window.setTimeout;
        new MutationObserver(() => {
          window.setTimeout = set;
          done(recorded);
        }).observe(document.querySelector('header details[open]') as Element, { attributeFilter: ['open'] });
      });
      Object.assign(window, { delays });
    });
    if (to === '') await page.mouse.move(640, 800);
    else await page.hover(to);
    return page.evaluate(() => (window as unknown as { delays: Promise<number[]> }).delays);
  }

  test('F018 a panel closes after 200 ms, or 600 ms while the pointer is on a neighbouring link; Escape closes it at once', async () => {
    const { page } = await fixture.open();
    await open(page, 'norrvag-se');
    await page.hover(menuEntry('Köp bil'));
    await waitForMenu(page);
    const leavingDelays = await delaysOfLeaving(page, '');
    expect(leavingDelays).toContain(200);
    expect(leavingDelays).not.toContain(600);
    expect(await delaysOfLeaving(page, menuEntry('Sälj bil'))).toContain(600);

    // The panel itself can be hovered and stays open.
    await page.hover(menuEntry('Köp bil'));
    await page.waitForSelector('header details[open] [data-drop] li a', { visible: true });
    await page.hover('header details[open] [data-drop] li a');
    // Longer than either delay.
    await sleep(700);
    expect(await openPanels(page)).toEqual(['Köp bil']);
    await page.keyboard.press('Escape');
    await eventually(() => openPanels(page), []);

    // The click that follows the hover does not close the panel, the next one does.
    await page.mouse.move(640, 700);
    await page.hover(menuEntry('Livet med bil'));
    await page.waitForSelector('header details[open]');
    await page.mouse.down();
    await page.mouse.up();
    await waitForIdle(page);
    expect(await openPanels(page)).toEqual(['Livet med bil']);
    await page.mouse.down();
    await page.mouse.up();
    await eventually(() => openPanels(page), []);
  });
});

describe("F018 the 'More' menu", () => {
  /** Returns the entries that a visitor sees in the row: neither on a second line nor beyond the edge. */
  const visibleItems = (page: Page) =>
    page.$$eval('header nav > ul > li', (entries) => {
      const row = document.querySelector('header nav')?.getBoundingClientRect();
      const isInRow = (box: DOMRect) =>
        row && box.width > 0 && box.top < row.bottom && box.bottom > row.top && box.right <= row.right + 1;
      return entries
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && isInRow(each.getBoundingClientRect()))
        .map((each) => each.querySelector('a, summary')?.textContent?.trim() ?? '');
    });
  const leftEdge = (page: Page) => page.$eval('header nav > ul > li', (first) => first.getBoundingClientRect().left);

  const WIDTHS = [1280, 1300, 1340, 1366, 1400, 1700];

  test.each(['norrvag-se', 'marlow-uk'])(
    'is in the row of %s without the script where the script puts it',
    async (site) => {
      const { page } = await fixture.open();
      await page.goto(fixture.urlOf('/', site), { waitUntil: 'load' });
      await waitForIdle(page);
      expect(await page.$('header nav[data-measured]')).toBeNull();
      const rowAt = async (width: number) => {
        await page.setViewport({ ...DESKTOP, width });
        return { width, entries: await visibleItems(page), left: await leftEdge(page) };
      };
      const rows: Awaited<ReturnType<typeof rowAt>>[] = [];
      for (const width of WIDTHS) rows.push(await rowAt(width));
      expect(rows.map(({ entries }) => entries.at(-1) === 'Mer')).toEqual(
        WIDTHS.map((width) => site === 'norrvag-se' && width < 1300),
      );
      await page.hover('header nav > ul');
      await waitForMenu(page);
      expect(await page.$$eval('header [data-more] > details > div > ul > li', ({ length }) => length)).not.toBe(1);
      for (const row of rows) {
        await rowAt(row.width);
        await eventually(() => visibleItems(page), row.entries);
        expect(Math.abs((await leftEdge(page)) - row.left)).toBeLessThan(1);
      }
    },
  );

  test.each([1280, 1290, 1300, 1366])('no entry of a row of %i px moves when its script measures it', async (width) => {
    const { page } = await fixture.open({ viewport: { ...DESKTOP, width } });
    await page.goto(fixture.urlOf('/', 'norrvag-se'), { waitUntil: 'load' });
    await waitForIdle(page);
    const before = [await visibleItems(page), Math.round(await leftEdge(page))];
    await page.hover('header nav > ul');
    await waitForMenu(page);
    expect([await visibleItems(page), Math.round(await leftEdge(page))]).toEqual(before);
  });

  test('opens at a click before its script is loaded, and shows the entries on a second line if the script never is', async () => {
    const { page } = await fixture.open();
    const paused = await pauseRequests(page, '/attach-');
    await open(page, 'norrvag-se', '/om-oss');
    const job = () =>
      page.$$eval('header nav a', (links) => {
        const link = links.find((each) => each.checkVisibility() && each.textContent === 'Jobba hos oss');
        const box = link?.getBoundingClientRect();
        return Boolean(box && link?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)));
      });
    expect(await job()).toBe(false);
    await page.click('header [data-more] > details > summary');
    await eventually(job, true);
    expect(await openPanels(page)).toEqual(['Mer']);
    expect(await overflow(page)).toBe(0);
    paused.resume();
    await waitForMenu(page);
    await eventually(job, true);
    expect(await openPanels(page)).toEqual(['Mer']);
    expect(await page.$eval('header [data-more] > details', (more) => more.contains(document.activeElement))).toBe(
      true,
    );
  });

  test('holds the entries that do not fit, follows the window’s width and (1.4.12) the visitor’s own text spacing, and takes the focus along', async () => {
    const { page } = await fixture.open();
    await open(page, 'norrvag-se');
    // A new document, with the fonts already cached.
    await open(page, 'norrvag-se', '/om-oss');
    await waitForIdle(page);
    expect(await layoutShift(page)).toBeLessThan(FONT_SHIFT);
    await eventually(async () => (await visibleItems(page)).at(-1), 'Mer');
    const narrow = await visibleItems(page);
    expect(narrow).not.toContain('Jobba hos oss');

    await page.setViewport({ width: 1920, height: 900 });
    await eventually(async () => (await visibleItems(page)).at(-1), 'Jobba hos oss');
    const wide = await visibleItems(page);
    expect(wide.length).toBeGreaterThanOrEqual(narrow.length);

    await page.focus(menuEntry('Jobba hos oss'));
    await page.setViewport(DESKTOP);
    await page.waitForFunction(() => document.activeElement?.closest('[data-more]'));
    await eventually(() => focusedText(page), 'Mer');
    expect(await overflow(page)).toBe(0);

    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
    });
    await eventually(() => overflow(page), 0);
    await eventually(async () => (await visibleItems(page)).at(-1), 'Mer');
    const right = await page.$eval('header [data-more]', (more) => more.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(DESKTOP.width);
  });

  test('without scripts the page has every entry', async () => {
    const { page } = await fixture.open({ scripts: false });
    await page.goto(fixture.urlOf('/om-oss'), { waitUntil: 'load' });
    const right = await page.$$eval('header nav > ul > li', (entries) =>
      Math.max(...entries.map((each) => each.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(DESKTOP.width);
  });
});

describe('1.4.10 a low window', () => {
  const WINDOWS = [
    ['text at 400 %', { width: 320, height: 256 }],
    ['a phone on its side', { width: 844, height: 390 }],
    ['a low desktop', { width: 1280, height: 400 }],
  ] as const;
  const LIST = '/kop-bil/alla-bilar-i-lager';

  const stuck = (page: Page) =>
    page.$$eval('body *', (all) =>
      all
        .filter((each) => /sticky|fixed/.test(getComputedStyle(each).position))
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // The link to the content is out of sight until it has the focus; nothing is said or loading.
        .filter((each) => each.getBoundingClientRect().bottom > 0 && !each.matches('[aria-hidden], :empty'))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );

  /** Resizes the window to each of the low ones. */
  async function inEachWindow(page: Page, check: (name: string, height: number) => Promise<void>): Promise<void> {
    for (const [name, viewport] of WINDOWS) {
      await page.setViewport(viewport);
      await waitForIdle(page);
      await check(name, viewport.height);
    }
  }

  test('text at 400 %, a phone on its side, a low desktop: nothing is sticky, and the buttons of the consent layer are visible', async () => {
    const { page } = await fixture.open({ viewport: WINDOWS[0][1], consent: null });
    await open(page, 'norrvag-se', LIST);
    await inEachWindow(page, async (name, height) => {
      const lowest = await page.$$eval('#consent button', (all) =>
        Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
      );
      expect([name, lowest <= height]).toEqual([name, true]);
    });
    await page.$eval('main input[name="compare"]', (box) => (box as HTMLElement).click());
    await page.waitForSelector('section a[aria-haspopup="dialog"]');
    const car = await page.$eval('main ul[aria-busy] h2 a', (link) => link.getAttribute('href') ?? '');
    for (const path of [LIST, car, '/', '/anlaggningar']) {
      if (path !== LIST) await open(page, 'norrvag-se', path);
      await inEachWindow(page, async (name) => expect([path, name, await stuck(page)]).toEqual([path, name, []]));
    }
    await inEachWindow(page, async (name) => expect([name, await overflow(page)]).toEqual([name, 0]));
  });
});

describe('forced colours', () => {
  test.each(matrixCases(['norrvag-se', 'rullande-se', 'marlow-uk', 'mercedes.marlow-uk'], ['norrvag-se', 'marlow-uk']))(
    'on %s the logo keeps its own background, also over an image',
    async (site) => {
      // Style sheets alone do it.
      const { page } = await fixture.open({ scripts: false });
      const emulation = await page.createCDPSession();
      await emulation.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
      await page.goto(fixture.urlOf('/', site), { waitUntil: 'load' });
      const logo = await page.$eval('header a:has(> img)', (link) => {
        const root = getComputedStyle(link);
        const ground = document.createElement('i');
        ground.style.cssText = 'forced-color-adjust: none; background: var(--color-ground)';
        link.append(ground);
        const [dark, light] = [...link.querySelectorAll('img')].map((image) => getComputedStyle(image).opacity);
        return {
          hasGround: root.backgroundColor === getComputedStyle(ground).backgroundColor,
          dark: dark === root.getPropertyValue('--logo-dark').trim(),
          light: light === root.getPropertyValue('--logo-light').trim(),
        };
      });
      expect(logo).toEqual({ hasGround: true, dark: true, light: true });
    },
  );
});

describe('F017 the message above the navigation', () => {
  const isMessageVisible = (page: Page) => page.$eval('section[data-alert]', (section) => section.checkVisibility());
  const close = 'section[data-alert] button';

  test('stays closed after a click, also on a cached page, without layout shift', async () => {
    const { page } = await fixture.open({ consent: null });
    await open(page, 'norrvag-se');
    await eventually(() => page.cookies(), []);
    await eventually(() => isMessageVisible(page), true);
    const key = await page.$eval('section[data-alert]', (section) => section.getAttribute('data-alert'));
    await page.focus(close);
    await page.keyboard.press('Enter');
    await eventually(() => page.$(close), null);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'HEADER');
    await eventually(async () => (await page.cookies()).map(({ name }) => name), ['hideAlert']);
    const [cookie] = await page.cookies();
    expect(cookie).toMatchObject({ name: 'hideAlert', value: key, path: '/', sameSite: 'Lax', session: false });
    const lasts = (cookie?.expires ?? 0) - Date.now() / 1_000;
    expect(lasts).toBeGreaterThan(86_000);
    expect(lasts).toBeLessThanOrEqual(86_400);

    await open(page, 'norrvag-se', '/om-oss');
    await eventually(() => isMessageVisible(page), false);
    expect(await layoutShift(page)).toBeLessThan(FONT_SHIFT);
  });

  test('another message appears although one was closed', async () => {
    const { page } = await fixture.open();
    await page.setCookie({ name: 'hideAlert', value: 'before', domain: 'norrvag-se.localhost', path: '/' });
    await open(page, 'norrvag-se');
    await eventually(() => isMessageVisible(page), true);
  });

  test('a warning cannot be closed', async () => {
    const { page } = await fixture.open({ viewport: PHONE });
    await open(page, 'norrvag-no');
    await eventually(
      () =>
        page.$$eval('section[aria-label="Viktig melding"]', (bars) => bars.map((bar) => bar.querySelector('button'))),
      [null],
    );
  });
});
