import { beforeEach, expect, test } from '@jest/globals';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, press } from '../../support/booking/bookingPage.ts';
import { bookingAtServices, openBookingAt } from '../../support/booking/storedBooking.ts';
import { PHONE } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** The summary as a sheet on phones (F097). */

const fixture = browserFixture({ cars: 100 });
beforeEach(async () => {
  await fixture.product.resetSandbox();
  await setPace(fixture.product, 0);
});

test('F097 the sheet is 72 px high and opens to 80 % by key, button and drag; the focus is never behind it', async () => {
  const { page } = await fixture.open({ viewport: PHONE });
  // Without smooth scrolling, whose end nobody announces.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await openBookingAt(page, fixture.urlOf(BOOKING_PATH), await bookingAtServices(fixture.product));
  await page.waitForSelector('[data-code="oil-change"]');
  const shownHeight = () =>
    page.$eval('[data-booking-sheet]', (sheet) => Math.round(window.innerHeight - sheet.getBoundingClientRect().top));
  await eventually(shownHeight, 72);
  await press(page, '[data-booking-sheet] > button');
  await eventually(shownHeight, Math.round(0.8 * PHONE.height));
  await page.keyboard.press('Escape');
  await eventually(shownHeight, 72);
  const handle = await page.$eval('[data-booking-sheet] > button', (button) => {
    const { x, y, width } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + 30 };
  });
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x, handle.y - 200, { steps: 4 });
  await page.mouse.up();
  await eventually(shownHeight, Math.round(0.8 * PHONE.height));
  await page.focus('[data-code="oil-change"] input');
  await eventually(shownHeight, 72);
  const covered = await page.$$eval(
    '[data-step="2"] input',
    (inputs) =>
      inputs.filter((input) => {
        input.focus();
        return input.getBoundingClientRect().bottom > window.innerHeight - 72;
      }).length,
  );
  expect(covered).toBe(0);
  // Nor is the link to the top, which floats above the sheet.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const spaceBelowLink = () =>
    page.$eval('a[href="#top"]', (link) => window.innerHeight - 72 - link.getBoundingClientRect().bottom);
  await eventually(async () => (await spaceBelowLink()) > 0, true);
});
