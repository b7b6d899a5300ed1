import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import {
  DESKTOP,
  enterText,
  PHONE,
  pauseRequests,
  scrolledTo,
  waitForHydration,
  waitForIdle,
} from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

const DEALERS = '/anlaggningar';
const LIST = '/kop-bil/alla-bilar-i-lager';

const fixture = browserFixture();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
}

/** Follows a link and waits for its page. Images may still be loading. */
async function follow(page: Page, href: string): Promise<void> {
  const before = await page.$eval('main', (main) => main.textContent);
  await page.$eval(`a[href="${href}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction((expected) => window.location.pathname + window.location.search === expected, {}, href);
  await page.waitForFunction((text) => document.querySelector('main')?.textContent !== text, {}, before);
}

test('the old page stays unchanged until the next one has loaded, and keeps its scroll position in the history; a fragment scrolls to its target, not to the scroll position of the first page', async () => {
  const { page } = await fixture.open();
  await open(page, '/');
  const { resume } = await pauseRequests(page, '/_page');
  await scrollTo(page, 1_500);
  await page.waitForFunction(() => window.scrollY === 1_500);
  await page.$eval(`a[href="${DEALERS}"]`, (link) => (link as HTMLElement).click());
  await waitForIdle(page);
  expect(await scrollY(page)).toBe(1_500);
  resume();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 1_500);

  await follow(page, DEALERS);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.$eval('a[href="#content"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => window.location.hash === '#content');
  await waitForIdle(page);
  expect(await scrolledTo(page)).toBeLessThan(400);
});

test('F046 a list of a choice stays unchanged until the next page has loaded, also one at its path, and after a second click; Back returns to its scroll position', async () => {
  const { page } = await fixture.open();
  await open(page, LIST);
  await page.$eval('aside input[value="Begagnad"]', (box) => (box as HTMLElement).click());
  await page.waitForFunction(() => window.location.search === '?car_condition=Begagnad');
  await page.$eval('main a[href*="page=1"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.querySelectorAll('main ul[aria-busy="false"] > li').length === 96);
  await page.$eval('main article > button[aria-pressed]', (heart) => (heart as HTMLElement).click());
  await page.waitForSelector(`main a[href="${LIST}?saved=cars"]`);
  await scrollTo(page, 3_000);
  await page.waitForFunction(() => window.scrollY === 3_000);
  const state = async () => [await page.$eval('main', (main) => main.textContent), await scrollY(page)];
  const { pause, resume } = await pauseRequests(page, '/_page');
  const car = await page.$eval('main ul[aria-busy] > li h2 a', (link) => link.getAttribute('href'));
  for (const href of [car, `${LIST}?saved=cars`]) {
    pause();
    const before = await state();
    for (let clicks = 0; clicks < 2; clicks++) {
      await page.$eval(`main a[href="${href}"]`, (link) => (link as HTMLElement).click());
      await page.waitForFunction((next) => window.location.pathname + window.location.search === next, {}, href);
      await waitForIdle(page);
      expect(await state()).toEqual(before);
    }
    resume();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 3_000);
  }
  // Another state of the displayed list.
  await page.$eval(`header a[href="${LIST}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => window.location.search === '' && window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 3_000);
});

test('the next page is shown with the style sheet of its kind, not before', async () => {
  const { page } = await fixture.open();
  await open(page, '/');
  const sheets = () => page.$$eval('link[rel=stylesheet]', (links) => links.map((link) => new URL(link.href).pathname));
  const heading = () => page.$eval('main h1', (element) => element.textContent);
  const first = await heading();
  expect((await sheets()).filter((href) => href.includes('dealerStyles'))).toEqual([]);
  const { resume } = await pauseRequests(page, '/assets/dealerStyles-');
  await page.$eval(`a[href="${DEALERS}"]`, (link) => (link as HTMLElement).click());
  await page.waitForSelector('link[href*="/assets/dealerStyles-"]');
  await waitForIdle(page);
  expect(await heading()).toBe(first);
  resume();
  await page.waitForFunction((before) => document.querySelector('main h1')?.textContent !== before, {}, first);
  expect((await sheets()).filter((href) => href.includes('dealerStyles'))).toHaveLength(1);
});

test('a page opened by its URL starts at its top, a reloaded page where it was', async () => {
  const { page } = await fixture.open();
  await open(page, '/');
  await scrollTo(page, 1_200);
  await page.waitForFunction(() => window.scrollY === 1_200);
  await open(page, '/kop-bil');
  expect(await scrollY(page)).toBe(0);
  await open(page, '/');
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 900);
  await page.waitForFunction(() => window.scrollY === 900);
  // The code that stores it loads with the first touch.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await page.waitForFunction(() => window.scrollY === 900);
});

test('back and forward show each state of a page that the server filters', async () => {
  const { page } = await fixture.open();
  await open(page, DEALERS);
  const all = (await page.$$('main article, main li h2')).length;
  await enterText(page, 'main input[name="keyphrase"]', 'Uppsala');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.location.search === '?keyphrase=Uppsala');
  await page.waitForFunction(
    (before) => document.querySelectorAll('main article, main li h2').length < before,
    {},
    all,
  );
  const few = (await page.$$('main article, main li h2')).length;
  await page.goBack();
  await page.waitForFunction(
    (count) => document.querySelectorAll('main article, main li h2').length === count,
    {},
    all,
  );
  await page.goForward();
  await page.waitForFunction(
    (count) => document.querySelectorAll('main article, main li h2').length === count,
    {},
    few,
  );
});

test('a page that client navigation cannot fetch is loaded as a document, and shows its error', async () => {
  fixture.expectErrors(/^503: .*\/_page/, /status of 503/);
  const { page } = await fixture.open();
  await open(page, '/');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/_page')) return void request.continue();
    void request.respond({ status: 503, contentType: 'application/json', body: '{"error":"Busy"}' });
  });
  await page.$eval(`a[href="${DEALERS}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction(
    (path) => window.location.pathname === path && document.querySelector('main h1'),
    {},
    DEALERS,
  );
  await page.waitForFunction(() => performance.getEntriesByType('navigation').length === 1);
  await eventually(() => page.title(), expect.stringContaining('Norrväg'));
});

test('the state of a page does not carry over to the next page of its kind; a link that is redirected keeps its fragment', async () => {
  const { page } = await fixture.open();
  await open(page, LIST);
  const car = await page.$eval('main ul[aria-busy] > li a', (link) => link.getAttribute('href') ?? '');
  await open(page, car);
  await page.$eval('main button[aria-label="Nästa bild"]', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('2 / '));
  const other = await page.$$eval(
    'main li a[href*="/kop-bil/"]',
    (links, currentHref) =>
      links.map((link) => link.getAttribute('href') ?? '').find((href) => href !== currentHref) ?? '',
    car,
  );
  await follow(page, other);
  await eventually(() => page.$eval('main', (main) => /([12]) \/ \d/.exec(main.textContent ?? '')?.[1]), '1');

  await page.$eval(
    'main',
    (main, href) => {
      const link = document.createElement('a');
      link.href = href;
      main.append(link);
      link.click();
    },
    car.replace(/\/[^/]*$/, '#contact-form'),
  );
  await page.waitForFunction((path) => window.location.pathname === path, {}, car);
  expect(await page.evaluate(() => window.location.hash)).toBe('#contact-form');
  await page.waitForFunction(() => document.activeElement?.id === 'contact-form');
});

describe('F011 the link to the top', () => {
  const ON_PHONE = ['phone', PHONE] as const;

  test.each(matrixCases([ON_PHONE, ['desktop', DESKTOP] as const], [ON_PHONE]))(
    '%s: appears at the bottom left after 528 px, scrolls to the top and disappears',
    async (_name, viewport) => {
      const { page } = await fixture.open({ viewport });
      await open(page, '/om-oss');
      const link = 'main a[href="#top"]';
      const scrolled = async (top: number) => {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await waitForIdle(page);
        return page.$eval(link, (element) => {
          const { left, right, top: upper, bottom } = element.getBoundingClientRect();
          const isSeen = element.checkVisibility({ visibilityProperty: true });
          return isSeen && left < 60 && right < innerWidth / 2 && upper > innerHeight / 2 && bottom <= innerHeight;
        });
      };
      expect(await scrolled(0)).toBe(false);
      expect(await scrolled(520)).toBe(false);
      expect(await scrolled(530)).toBe(true);
      expect(await scrolled(1_200)).toBe(true);
      await page.focus(link);
      await waitForIdle(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(1_200);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => window.scrollY === 0);
      await eventually(
        () => page.$eval(link, (element) => element.checkVisibility({ visibilityProperty: true })),
        false,
      );
    },
  );
});
