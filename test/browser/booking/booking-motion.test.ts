import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, openTimes } from '../../support/booking/bookingPage.ts';
import { bookingAtServices, bookingAtWorkshops, openBookingAt } from '../../support/booking/storedBooking.ts';
import { PHONE, pauseRequests, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** What moves in the booking without the visitor: nothing for those who want no motion, and no content when something late arrives. */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

const LOADING = '[data-step="2"] [role="status"] > i';
/** Returns the animations below the flow that run by time. */
const running = (page: Page) =>
  page.$eval(
    '#booking',
    (flow) => flow.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

test('services that load move with no preference, and not with reduced motion', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  const services = await pauseRequests(page, '/services/');
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtServices(fixture.product));
  await page.waitForSelector(LOADING);
  for (const [value, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await waitForIdle(page);
    expect([value, (await running(page)) > 0]).toEqual([value, moves]);
  }
  services.resume();
  await page.waitForSelector('[data-code="oil-change"]');
});

test.each(['no-preference', 'reduce'])(
  'the button for times scrolls to them, with the preference %s',
  async (value) => {
    const { page } = await fixture.open({ viewport: PHONE });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
    const button = '[data-department]:nth-of-type(2) > button';
    await page.waitForSelector(button);
    const top = () => page.$eval(button, (element) => element.getBoundingClientRect().top);
    await page.$eval(button, (element) => (element as HTMLElement).click());
    await eventually(top, (found) => expect(found).toBeLessThan(PHONE.height / 3));
    expect(await page.$eval('html', (root) => getComputedStyle(root).scrollBehavior)).toBe(
      value === 'reduce' ? 'auto' : 'smooth',
    );
  },
);

test('F093 the price of a workshop comes into a line that is kept for it, at 200 % zoom above the sheet', async () => {
  const { page } = await fixture.open({ viewport: { width: 640, height: 400 } });
  const prices = await pauseRequests(page, '/prices/');
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtWorkshops(fixture.product));
  await openTimes(page);
  await page.waitForSelector('[data-price="awaited"]');
  await waitForIdle(page);
  const heights = () =>
    page.$$eval('[data-department]', (cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  const before = await heights();
  prices.resume();
  await eventually(
    () => page.$$eval('[data-price]', (lines) => lines.map((line) => (line as HTMLElement).dataset.price)),
    before.map(() => 'loaded'),
  );
  expect(await page.$$eval('[data-price]', ([line]) => line?.textContent)).toMatch(/^Pris här: .+\skr$/);
  expect(await heights()).toEqual(before);
});
