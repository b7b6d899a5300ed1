import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH } from '../../support/booking/bookingPage.ts';
import { bookingAtServices, openBookingAt } from '../../support/booking/storedBooking.ts';
import { DESKTOP, scrolledTo, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';

/** Where a page is scrolled to after a reload and through the history (docs/decisions/0094). */

const fixture = browserFixture({ cars: 60 });
beforeEach(() => setPace(fixture.product, 0));

const LIST = '/kop-bil/alla-bilar-i-lager';

/** Scrolls by the wheel, and waits until the navigation, which remembers positions, has loaded. Returns the position. */
async function wheel(page: Page, pixels: number): Promise<number> {
  await page.mouse.move(600, 400);
  await page.mouse.wheel({ deltaY: pixels });
  let moves = 0;
  await eventually(async () => {
    // The navigation loads with a touch, and the wheel may have come before the scripts.
    moves += 1;
    await page.mouse.move(600 + (moves % 2), 400);
    return page.evaluate(() => window.scrollY > 0 && window.history.scrollRestoration === 'manual');
  }, true);
  const top = await scrolledTo(page);
  await waitForIdle(page);
  return top;
}

/** Loads the document again and asserts that the page comes to the position and stays there. */
async function expectAfterReload(page: Page, top: number): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Navigator-/.test(name)),
  );
  await eventually(
    () => scrolledTo(page),
    (found) => expect(Math.abs(found - top)).toBeLessThanOrEqual(1),
  );
  await waitForIdle(page);
  expect(Math.abs((await scrolledTo(page)) - top)).toBeLessThanOrEqual(1);
}

describe('a reload keeps the position', () => {
  test('of the second step of a booking, twice', async () => {
    const { page } = await fixture.open({ viewport: DESKTOP });
    await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtServices(fixture.product));
    const top = await wheel(page, 900);
    expect(top).toBeGreaterThan(300);
    await expectAfterReload(page, top);
    await expectAfterReload(page, top);
  });

  test.each([
    LIST,
    `/en${LIST}?page=2`,
    '/livet-med-bil/nyheter',
    '/dack-och-biltillbehor/dackhotell',
    '/anlaggningar',
    'a car',
  ])('of %s', async (path) => {
    const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
      filters: { 'car_status.neq': ['sold'] },
    });
    const { page } = await fixture.visit(path === 'a car' ? `/kop-bil/${car?.car_id}/${car?.slug}` : path, {
      waitUntil: 'load',
    });
    await expectAfterReload(page, await wheel(page, 900));
  });
});

test('Back comes to the position of its own visit when the same URL was opened as a document twice', async () => {
  const { page } = await fixture.visit(LIST, { waitUntil: 'load' });
  const first = await wheel(page, 900);
  await page.goto(fixture.urlOf('/anlaggningar'), { waitUntil: 'load' });
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'load' });
  const second = await wheel(page, 2_000);
  expect(second).toBeGreaterThan(first + 300);
  await page.goBack();
  await page.goBack({ waitUntil: 'load' });
  await eventually(
    () => scrolledTo(page),
    (found) => expect(Math.abs(found - first)).toBeLessThanOrEqual(1),
  );
  await page.goForward();
  await page.goForward({ waitUntil: 'load' });
  await eventually(
    () => scrolledTo(page),
    (found) => expect(Math.abs(found - second)).toBeLessThanOrEqual(1),
  );
});
