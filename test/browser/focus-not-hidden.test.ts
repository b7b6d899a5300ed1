import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { BOOKING_PATH } from '../support/booking/bookingPage.ts';
import { DESKTOP, PHONE, waitForHydration } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { hiddenFocus } from '../support/browser/hiddenFocus.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases, TESTS_ALL } from '../support/matrix.ts';
import { TIRE_HOTEL_PATH } from '../support/tireHotel/tireHotelPage.ts';

/** WCAG 2.4.11: the consent bar and the bars that stick to the window never hide what has the focus. */

const fixture = browserFixture({ cars: 100 });

const LIST = '/kop-bil/alla-bilar-i-lager';
/** Stands for the first car of the list. */
const CAR = 'a car';
const WINDOWS = {
  'a phone': { viewport: PHONE, size: '100%' },
  'a low desktop': { viewport: { width: 1280, height: 720 }, size: '100%' },
  'a phone with large text': { viewport: PHONE, size: '200%' },
} as const;
type WindowName = keyof typeof WINDOWS;
const PAGES = ['/', LIST, CAR, '/anlaggningar', '/salj-bil', BOOKING_PATH, TIRE_HOTEL_PATH];
/** Each page in one window at least, those with bars of their own in all. */
const DISTINCT: readonly (readonly [page: string, name: WindowName])[] = [
  [CAR, 'a phone'],
  [CAR, 'a low desktop'],
  [CAR, 'a phone with large text'],
  [LIST, 'a phone with large text'],
  [LIST, 'a low desktop'],
  ['/', 'a phone with large text'],
  ['/anlaggningar', 'a low desktop'],
  ['/salj-bil', 'a phone with large text'],
  [BOOKING_PATH, 'a low desktop'],
  [TIRE_HOTEL_PATH, 'a phone'],
];
/** Bars of other pages are those of the header and of consent: once that is chosen, `npm run test:matrix` tries them again. */
const WITH_BARS = [CAR, LIST, BOOKING_PATH, TIRE_HOTEL_PATH];
/** The cards of a list after its second row, which are those of the first rows with other texts. */
const LATER_CARDS = 'main ul[aria-busy] > li:nth-child(n+7)';
const ALL = PAGES.flatMap((page) => Object.keys(WINDOWS).map((name) => [page, name as WindowName] as const));

const pathOf = async (page: string): Promise<string> =>
  page === CAR ? (await foundInPage(fixture.product, 'norrvag-se', LIST, CARD_LINK))[0] : page;

async function visit(path: string, name: WindowName): Promise<Page> {
  const { viewport, size } = WINDOWS[name];
  const { page } = await fixture.open({ viewport, consent: null });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(fixture.urlOf(await pathOf(path)), { waitUntil: 'load' });
  await waitForHydration(page);
  await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  // They keep their places without taking the focus.
  if (!TESTS_ALL)
    await page.$$eval(LATER_CARDS, (cards) => {
      for (const card of cards) card.toggleAttribute('inert', true);
    });
  return page;
}

test.each(matrixCases(ALL, DISTINCT))('no focus on %s is hidden in the window of %s', async (path, name) => {
  const page = await visit(path, name);
  const asked = await hiddenFocus(page);
  expect(asked.hidden).toEqual([]);
  await page.locator('#consent [data-choose="none"]').click();
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  if (!TESTS_ALL && !WITH_BARS.includes(path)) return;
  const chosen = await hiddenFocus(page);
  expect(chosen.hidden).toEqual([]);
  // Fewer by the links and buttons of the consent bar.
  expect(chosen.count).toBeGreaterThan(40);
});

test('the bar of a car takes one line with large text', async () => {
  const page = await visit(CAR, 'a phone with large text');
  const lines = () =>
    page.$eval('article > [data-above-bars]', (bar) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return bar.getBoundingClientRect().height / rem;
    });
  expect(await lines()).toBeLessThan(5);
});

/** Returns the focused element when the first layer covers it. Runs in the page. */
function coveredFocus(): string | null {
  const layer = document.getElementById('consent');
  const focused = document.activeElement;
  if (!layer || !focused || focused === document.body || layer.contains(focused)) return null;
  const { top, bottom, width } = focused.getBoundingClientRect();
  const isCovered = width > 0 && top >= layer.getBoundingClientRect().top && bottom > 0;
  return isCovered ? focused.outerHTML.slice(0, 120) : null;
}

const ON_PHONE = ['390', PHONE, '/'] as const;

test.each(matrixCases([ON_PHONE, ['1280', DESKTOP, LIST] as const], [ON_PHONE]))(
  '2.4.11 at %s px the first layer covers no focused element',
  async (_width, viewport, path) => {
    const { page } = await fixture.visit(path, { viewport, consent: null, waitUntil: 'load' });
    // Smooth scrolling would be measured before its end.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (let stop = 0; stop < 90; stop++) {
      await page.keyboard.press('Tab');
      await eventually(() => page.evaluate(coveredFocus), null);
    }
  },
);
