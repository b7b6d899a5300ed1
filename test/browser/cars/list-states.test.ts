import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { withoutTextElements } from '../../../src/testing/textMarkup.ts';
import { violations } from '../../support/browser/accessibility.ts';
import {
  DESKTOP,
  type PageOptions,
  PHONE,
  pauseRequests,
  scrolledTo,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { shortenTimers } from '../../support/browser/pageTimers.ts';
import { CAR_LISTS } from '../../support/data/carLists.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases, partInTests } from '../../support/matrix.ts';
import type { Fault } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
/** No car matches: an electric car has no manual gearbox. */
const NO_MATCH = '?car_fuel=El&car_gearbox=Manuell';
/** A search is reported as slow, or as offline, after this time. */
const SLOW_AFTER_MS = 5_000;

const fixture = browserFixture({ cars: 600 });
afterEach(() => setSearchFault('none'));

const setSearchFault = (kind: Fault['kind']) => fixture.product.setFault({ upstream: 'search', kind });

const openList = (search = '', options: PageOptions = {}) =>
  fixture.visit(`${LIST}${search}`, { waitUntil: 'load', ...options });

const choose = (page: Page, name: string, value: string) =>
  page.$eval(`aside input[name="${name}"][value="${value}"]`, (box) => (box as HTMLElement).click());
const cards = (page: Page) =>
  page.$$eval('main ul[aria-busy] > li h2 a', (links) => links.map((link) => link.getAttribute('href')));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const waitForSearch = (page: Page, expected: string) =>
  page.waitForFunction((text) => window.location.search === text, {}, expected);

const messages = (page: Page) =>
  page.$$eval('main [role="status"]', (all) => all.map(({ textContent }) => textContent).join(' '));
const visibleNotice = (page: Page) => page.$('main [popover="manual"]:popover-open');
/** The images of the old cards would fade out for seconds, because the tests have no graphics card. */
const STILL = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Each theme, that of norrvag with its longest words, and a brand host. */
const HOSTS = matrixCases(
  CAR_LISTS,
  CAR_LISTS.filter(([site]) => ['norrvag-fi', 'rullande-se', 'marlow-uk', 'bmw.marlow-uk'].includes(site)),
);
const LARGE = { width: 1680, height: 1050 };

describe('the first screen of the list', () => {
  test.each([
    ['a desktop and a large screen', [DESKTOP, LARGE], [3, 4]],
    ['a phone', [PHONE], [1]],
  ])('on %s it has a full card with its price, on each theme and brand host', async (_name, viewports, columns) => {
    const [viewport] = viewports;
    const { page } = await fixture.open({ ...(viewport && { viewport }) });
    const cards: unknown[] = [];
    for (const [site, path] of HOSTS) {
      for (const viewport of viewports) {
        await page.setViewport(viewport);
        if (viewport === viewports[0]) {
          await page.goto(fixture.urlOf(path, site), { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => document.fonts.ready.then(() => {}));
        }
        cards.push(
          await page.$eval('main ul[aria-busy]', (grid) => ({
            isFullyVisible:
              (grid.querySelector('article')?.getBoundingClientRect().bottom ?? Infinity) <= window.innerHeight,
            price: /\d/.test(grid.querySelector('article strong')?.textContent ?? ''),
            columns: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
            wider: document.documentElement.scrollWidth - window.innerWidth,
          })),
        );
      }
    }
    const expected = columns.map((count) => ({ isFullyVisible: true, price: true, columns: count, wider: 0 }));
    expect(cards).toEqual(HOSTS.flatMap(() => expected));
  });

  test('hovering a card raises it and underlines its title; it shortens a long town name, and never its neighbours', async () => {
    const { page } = await openList();
    const hoverStyle = () =>
      page.$eval('main ul[aria-busy] article', (card) => ({
        shadow: getComputedStyle(card).boxShadow !== 'none',
        line: getComputedStyle(card.querySelector('h2 a') as Element).textDecorationLine,
      }));
    expect(await hoverStyle()).toEqual({ shadow: false, line: 'none' });
    await page.hover('main ul[aria-busy] article');
    await eventually(hoverStyle, { shadow: true, line: 'underline' });
    const reserved = await page.$eval('main ul[aria-busy] article', (card) => {
      const compare = card.querySelector('label') as HTMLElement;
      // The line before the last one.
      const town = [...card.querySelectorAll('p:has(+ label), p:has(+ * label)')].at(-1) as HTMLElement;
      town.textContent = 'Newcastle upon Tyne and what lies around it';
      return card.getBoundingClientRect().right - compare.getBoundingClientRect().right;
    });
    expect(reserved).toBeGreaterThan(8);
  });
});

describe('U10 cards as the server has rendered them', () => {
  const articles = (page: Page) => page.$$eval('main ul[aria-busy="false"] > li > article', (all) => all.length);

  test('the document’s cards stay the same elements, also when their state of the list comes back', async () => {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { documentCards: [...document.querySelectorAll('main ul[aria-busy] > li > article')] }),
      ),
    );
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
    await waitForHydration(page);
    const areTheSame = () =>
      page.evaluate(() => {
        const { documentCards } = window as unknown as { documentCards: Element[] };
        const now = [...document.querySelectorAll('main ul[aria-busy="false"] > li > article')];
        return now.length === 48 && now.every((card, index) => card === documentCards[index]);
      });
    expect(await areTheSame()).toBe(true);
    await choose(page, 'car_fuel', 'Diesel');
    await waitForSearch(page, '?car_fuel=Diesel');
    await eventually(areTheSame, false);
    await choose(page, 'car_fuel', 'Diesel');
    await eventually(areTheSame, true);
    // The restored cards still work.
    await page.$eval('main ul[aria-busy] article > button[aria-pressed]', (heart) => (heart as HTMLElement).click());
    await page.waitForSelector('main ul[aria-busy] > li:first-child button[aria-pressed="true"]');
  });

  test('the markup of a response is inserted, but not that of another build, whose class names differ', async () => {
    const { page } = await openList();
    let anotherBuild: string | undefined;
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (!request.url().endsWith('/api/search')) return request.continue();
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${fixture.product.url}/api/search`, {
        method: 'POST',
        headers,
        body: request.postData() ?? '',
      });
      const body = (await response.json()) as { markup: { build: string; cards: string[] } };
      const cards = body.markup.cards.map((card) => card.replace('<article', '<article data-from="markup"'));
      const markup = { build: anotherBuild ?? body.markup.build, cards };
      return request.respond({ headers, body: JSON.stringify({ ...body, markup }) });
    });
    const shows = async (search: string, from: string) => {
      await waitForSearch(page, search);
      await eventually(
        () => page.$$eval('main ul[aria-busy] > li > article', (all) => all.map((one) => one.dataset.from ?? 'view')),
        Array(48).fill(from),
      );
      await eventually(() => articles(page), 48);
    };
    const compareNext = () =>
      page.$eval('main ul[aria-busy] input[name="compare"]:not(:checked)', (box) => (box as HTMLElement).click());
    const compared = () => page.$$eval('section:has(a[aria-haspopup="dialog"]) li button', (all) => all.length);
    await choose(page, 'car_fuel', 'Diesel');
    await shows('?car_fuel=Diesel', 'markup');
    await compareNext();
    await eventually(compared, 1);
    anotherBuild = 'other';
    await choose(page, 'car_fuel', 'Bensin');
    await shows('?car_fuel=Bensin&car_fuel=Diesel', 'view');
    await compareNext();
    await eventually(compared, 2);
  });

  test('F063 a card whose image does not load shows the fallback, in the document and in a response', async () => {
    fixture.expectErrors(/-\/media\/cars\//, /Failed to load resource/);
    const { page } = await fixture.open();
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.url().includes('/-/media/cars/') ? request.respond({ status: 404 }) : request.continue(),
    );
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
    const fallbacks = () => page.$$eval('main ul[aria-busy] > li:nth-child(-n+3) svg[role="img"]', (all) => all.length);
    await eventually(fallbacks, 3);
    await waitForHydration(page);
    await choose(page, 'car_body', 'Kombi');
    await waitForSearch(page, '?car_body=Kombi');
    await eventually(() => articles(page), 48);
    await eventually(fallbacks, 3);
  });
});

describe('F047 U10 while the cars of a new choice are loading', () => {
  /** Records each text that `#car-list-count` gets. */
  const recordCounts = (page: Page) =>
    page.evaluate(() => {
      const messages: (string | null)[] = [];
      Object.assign(window, { messages });
      const status = document.querySelector('#car-list-count') as Element;
      new MutationObserver(() => messages.push(status.textContent)).observe(status, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });

  test('the old cards stay, are dimmed after 300 ms, and the count is announced once; a message says that the search is slow, and it can be requested again', async () => {
    const { page } = await openList();
    await page.emulateMediaFeatures(STILL);
    await shortenTimers(page, SLOW_AFTER_MS, 1_000);
    const before = await cards(page);
    const { resume } = await pauseRequests(page, '/api/search');
    await recordCounts(page);
    // Synchronously after the click: a short wait must not flicker.
    const dimmedAtOnce = await page.$eval('aside input[value="Kombi"]', (box) => {
      (box as HTMLElement).click();
      return document.querySelector('main ul[data-dimmed]') !== null;
    });
    expect(dimmedAtOnce).toBe(false);
    await waitForSearch(page, '?car_body=Kombi');
    await eventually(() => page.$eval('aside input[value="Kombi"]', (box) => (box as HTMLInputElement).checked), true);
    await page.waitForSelector('main ul[data-dimmed][aria-busy="true"]');
    expect(await cards(page)).toEqual(before);
    await eventually(() => messages(page), expect.stringContaining('längre tid än vanligt'));
    expect(await visibleNotice(page)).not.toBeNull();
    expect(await violations(page)).toEqual([]);
    resume();
    await page.waitForSelector('main ul[aria-busy="false"]:not([data-dimmed]) > li');
    await eventually(
      () => cards(page),
      (now) => expect(now).not.toEqual(before),
    );
    await eventually(() => visibleNotice(page), null);
    await waitForIdle(page);
    const count = await page.$eval('#car-list-count', (element) => element.textContent);
    expect(await page.evaluate(() => (window as unknown as { messages: string[] }).messages)).toEqual([count]);
  });
});

describe('F047 F053 when the search is unavailable', () => {
  test('carListError offers another try, which shows skeletons and passes the focus to the count, and the filters stay', async () => {
    const { page } = await openList();
    await setSearchFault('error');
    await choose(page, 'car_body', 'SUV');
    await page.waitForFunction(() =>
      document.querySelector('main [role="alert"]')?.textContent?.includes('inte hämta bilarna'),
    );
    expect(await violations(page, partInTests('main [role="alert"]'))).toEqual([]);
    await eventually(
      () => page.$$eval('aside input[name="car_fuel"]', (boxes) => boxes.length),
      (found) => expect(found).toBeGreaterThan(3),
    );
    await eventually(() => page.$eval('aside > div:last-child button', (button) => button.textContent), 'Visa bilarna');
    await setSearchFault('none');
    const { resume } = await pauseRequests(page, '/api/search');
    // The circuit breaker may have opened meanwhile. It lets a call through again after some time.
    fixture.product.advanceClock(60);
    await page.focus('main [role="alert"] button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main ul[aria-label="Bilarna hämtas"]');
    expect(await focusedId(page)).toBe('car-list-count');
    await eventually(() => page.$$eval('main ul[aria-label="Bilarna hämtas"] > li', (items) => items.length), 24);
    resume();
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    await eventually(async () => (await cards(page)).length, 48);
  });
});

describe('F047 when the connection is lost while filtering', () => {
  test('a message says so, and the list continues by itself when the connection is back', async () => {
    fixture.expectErrors(/net::ERR_INTERNET_DISCONNECTED/);
    const { page } = await openList();
    await page.emulateMediaFeatures(STILL);
    await shortenTimers(page, SLOW_AFTER_MS);
    const before = await cards(page);
    await page.setOfflineMode(true);
    await choose(page, 'car_body', 'Kombi');
    await eventually(() => messages(page), expect.stringContaining('vara offline'));
    expect(await visibleNotice(page)).not.toBeNull();
    expect(await cards(page)).toEqual(before);
    expect(await violations(page, partInTests('[popover="manual"]'))).toEqual([]);
    await page.setOfflineMode(false);
    await eventually(
      () => cards(page),
      (now) => expect(now).not.toEqual(before),
    );
    await eventually(() => visibleNotice(page), null);
    expect(await messages(page)).not.toContain('offline');
  });

  test('another try while offline repeats the message, and the list still continues by itself; on a phone it is above the drawer', async () => {
    fixture.expectErrors(/net::ERR_INTERNET_DISCONNECTED/);
    const { page } = await openList('', { viewport: PHONE });
    await shortenTimers(page, SLOW_AFTER_MS);
    await page.setOfflineMode(true);
    await page.$eval('main button[popovertarget="car-filters"]', (button) => (button as HTMLElement).click());
    await choose(page, 'car_body', 'SUV');
    const retry = '[popover="manual"]:popover-open button';
    await page.waitForSelector(retry);
    const isOnTop = await page.$eval(retry, (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.$eval(retry, (button) => (button as HTMLElement).click());
    await page.waitForSelector('main [role="alert"]');
    await page.setOfflineMode(false);
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    await eventually(() => page.$('main [role="alert"]'), null);
  });
});

describe('rank 14 no results', () => {
  const SUGGESTION = /<a [^>]*href="([^"]+)" rel="nofollow">[^<]*<small>([^<]*)</g;
  /** Returns the suggestions of the document, without scripts. */
  async function suggestions() {
    const { body } = await send(fixture.product.url, `${LIST}${NO_MATCH}`);
    return [...withoutTextElements(body).matchAll(SUGGESTION)].map(([, href = '', text]) => ({
      href,
      cars: Number(text?.replace(/\D/g, '')),
    }));
  }

  test('suggests filters to remove, with correct counts, also without JavaScript; each link has at least one car and passes the focus to the count', async () => {
    const help = await suggestions();
    expect(help.map(({ href }) => href)).toEqual([`${LIST}?car_fuel=El`, `${LIST}?car_gearbox=Manuell`, LIST]);
    for (const { href, cars: promised } of help) {
      expect(promised).toBeGreaterThan(0);
      const { body } = await send(fixture.product.url, href);
      expect(body.match(/<article/g)).toHaveLength(Math.min(promised, 48));
    }
    const { page } = await openList(NO_MATCH);
    expect(await violations(page)).toEqual([]);
    await page.focus('main a[rel="nofollow"]:has(small)');
    await page.keyboard.press('Enter');
    await waitForSearch(page, '?car_fuel=El');
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    expect(await focusedId(page)).toBe('car-list-count');
    const count = () => page.$eval('#car-list-count', (element) => element.textContent ?? '');
    await eventually(async () => Number((await count()).replace(/\D/g, '')), help[0]?.cars);
  });
});

describe('F048 changing a filter', () => {
  test('goes to the first page and to the top of the list; back restores the previous state', async () => {
    const { page } = await openList('?car_condition=Begagnad&page=1');
    // A smooth scroll that is still running when the visitor goes back would move the restored position.
    await page.emulateMediaFeatures(STILL);
    const many = await cards(page);
    expect(many.length).toBe(96);
    await page.evaluate(() => window.scrollTo({ top: 6_000, behavior: 'instant' }));
    const place = await scrolledTo(page);
    await choose(page, 'car_gearbox', 'Automat');
    await waitForSearch(page, '?car_gearbox=Automat&car_condition=Begagnad');
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    await eventually(
      () => cards(page),
      (found) => expect(found).toHaveLength(48),
    );
    await page.waitForFunction(() => {
      const top = document.querySelector('main input[name=keyphrase]')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    });
    await page.goBack();
    await waitForSearch(page, '?car_condition=Begagnad&page=1');
    await page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 3, {}, place);
    await eventually(() => cards(page), many);
  });

  test('U8 a reload restores the same cars in the viewport, and those above are never laid out before', async () => {
    const { page } = await openList('?page=1');
    await page.emulateMediaFeatures(STILL);
    // Scrolls to a card far down at once, as by the scroll bar, so that nothing on the way is rendered.
    await page.$eval('main ul[aria-busy] > li:nth-child(70)', (card) => card.scrollIntoView({ block: 'center' }));
    await scrolledTo(page);
    const inSight = () =>
      page.$$eval('main ul[aria-busy] > li', (items) =>
        items.flatMap((item, at) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top < window.innerHeight && bottom > 0 ? [at] : [];
        }),
      );
    await eventually(inSight, (found) => expect(found).toContain(69));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.waitForFunction(() => window.scrollY > 0);
    await eventually(inSight, (found) => expect(found).toContain(69));
  });
});
