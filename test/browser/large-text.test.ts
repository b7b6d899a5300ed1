import { expect, test } from '@jest/globals';
import { BOOKING_PATH } from '../support/booking/bookingPage.ts';
import { overflow } from '../support/browser/accessibility.ts';
import { PHONE } from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { TIRE_HOTEL_PATH } from '../support/tireHotel/tireHotelPage.ts';

/**
 * Pages with a font of twice the size, and on the narrowest phones: nobody has to scroll sideways, and nothing is cut (WCAG 1.4.4, 1.4.10).
 */

const fixture = browserFixture({ cars: 100 });

const LIST = '/kop-bil/alla-bilar-i-lager';
const SITES: readonly (readonly [host: string, list: string, paths: readonly string[]])[] = [
  [
    'norrvag-se',
    LIST,
    ['/', LIST, '/anlaggningar', '/salj-bil', '/om-oss', '/kop-bil/kampanjer', BOOKING_PATH, TIRE_HOTEL_PATH],
  ],
  ['marlow-uk', '/buy-car/used-cars', ['/', '/buy-car/used-cars', '/find-us', '/sell-car']],
  ['rullande-sk', '', ['/', '/predat-auto', '/kontakty', '/o-nas']],
];
const SIZES = [
  [390, '200%'],
  [320, '100%'],
  [320, '200%'],
] as const;

test.each(SITES)('no page of %s is wider than a phone with large text', async (host, list, paths) => {
  // Another width chooses another image than the one that was preloaded.
  fixture.expectErrors(/was preloaded using link preload but not used/);
  const { page } = await fixture.open({ viewport: PHONE });
  const car = list ? await foundInPage(fixture.product, host, list, CARD_LINK) : [];
  for (const path of [...paths, ...car.slice(0, 1)]) {
    await page.goto(fixture.urlOf(path, host), { waitUntil: 'load' });
    for (const [width, size] of SIZES) {
      await page.setViewport({ ...PHONE, width });
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
      expect([path, width, size, await overflow(page)]).toEqual([path, width, size, 0]);
      await eventually(async () => [path, width, size, await page.evaluate(cutTexts)], [path, width, size, []]);
    }
  }
});

/** Returns the texts and fields that end outside of the window where nothing scrolls, and so are cut. Runs in the page. */
function cutTexts(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    ((element.localName !== 'main' && getComputedStyle(element).overflowX !== 'visible') ||
      scrolls(element.parentElement));
  return [...document.querySelectorAll('body :is(:not(:has(*)), button, a)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog, [popover]'))
    .filter((element) => {
      const { width, height, right } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > screen.width + 1 && !scrolls(element.parentElement);
    })
    .map((element) => `${element.localName} ${element.textContent}`);
}
