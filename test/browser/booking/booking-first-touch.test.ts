import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { HTTPResponse, Page } from 'puppeteer';
import { setPace } from '../../support/booking/booking.ts';
import { BOOKING_PATH, stepIsOpen } from '../../support/booking/bookingPage.ts';
import { bookingAtServices, STORED_BOOKING, storedText } from '../../support/booking/storedBooking.ts';
import { DESKTOP, enterText, PHONE, pauseRequests, reload, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { openWithStored } from '../../support/storedText.ts';

/** What the booking loads, and when: nothing of it before it is touched (docs/decisions/0070). */

const fixture = browserFixture({ cars: 100 });
const PLATE = '#booking input[autocapitalize]';
const PLACE = '#booking [role="combobox"]';
const textIn = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);

/** Collects the scripts that a page loads. */
function scriptsOf(page: Page): { name: string; response: HTTPResponse }[] {
  const scripts: { name: string; response: HTTPResponse }[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    if (name.endsWith('.js')) scripts.push({ name, response });
  });
  return scripts;
}

/** Returns the sum of scripts as gzip, in bytes. */
const sumOf = async (scripts: ReturnType<typeof scriptsOf>): Promise<number> =>
  (await Promise.all(scripts.map(({ response }) => response.buffer())))
    .map((body) => gzipSync(body, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);

/**
 * Opens the booking while its scripts are paused, and asserts that none of them loads before it is touched.
 *
 * @param limit bytes of all scripts as gzip
 */
async function openUntouched(viewport: typeof PHONE | typeof DESKTOP, limit: number) {
  const { page } = await fixture.open({ viewport });
  const scripts = scriptsOf(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const paused = await pauseRequests(page, '/ServiceBooking-');
  await page.goto(fixture.urlOf(BOOKING_PATH), { waitUntil: 'networkidle0' });
  const ofLoad = [...scripts];
  const ofBooking = /Booking|booking|Form|forms|index\.esm|leaflet|formik/;
  expect(requested.filter((url) => /\.js$/.test(url) && ofBooking.test(url))).toEqual([]);
  expect(await sumOf(ofLoad)).toBeLessThan(limit);
  expect(ofLoad.length).toBeGreaterThan(3);
  const isRequested = () => eventually(() => requested.some((url) => url.includes('ServiceBooking')), true);
  return { page, paused, isRequested };
}

test('U23 on a phone nothing of the booking loads before it is touched; no letter is lost that is typed before its scripts have arrived', async () => {
  await setPace(fixture.product, 0);
  const { page, paused, isRequested } = await openUntouched(PHONE, 92_000);
  await page.click(PLATE);
  await isRequested();
  await page.type(PLATE, 'abc 12');
  await page.type(PLACE, 'borå');
  // Enter sends nothing before plate and place are known.
  await page.keyboard.press('Enter');
  expect([await textIn(page, PLATE), await textIn(page, PLACE)]).toEqual(['abc 12', 'borå']);
  paused.resume();
  await eventually(() => textIn(page, PLATE), 'ABC12');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.type('s');
  expect(await textIn(page, PLACE)).toBe('borås');
  await page.waitForSelector('#booking [role="option"]');
  // The suggestions may be those of an older text, of which Enter alone takes none.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.type(PLATE, '3');
  expect(await textIn(page, PLATE)).toBe('ABC123');
  await page.waitForSelector('#booking button[type="submit"]:not([aria-disabled])');
  await page.focus('#booking button[type="submit"]');
  await page.keyboard.press('Enter');
  await stepIsOpen(page, 2);
});

test('on a desktop nothing of the booking loads before it is touched; a button that is pressed before its scripts have arrived works afterwards', async () => {
  const { page, paused, isRequested } = await openUntouched(DESKTOP, 105_000);
  await page.browserContext().overridePermissions(fixture.urlOf(''), []);
  await page.click('#booking form button[type="button"]');
  await isRequested();
  paused.resume();
  // F087: the text of a browser that does not give the position.
  await eventually(
    () => page.$eval('#booking form button[type="button"] + [role="status"]', ({ textContent }) => textContent),
    'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
  );
});

test('F087 Enter takes the best place for the text that is typed, none of an older text, and waits for it', async () => {
  const { page } = await fixture.visit(BOOKING_PATH);
  await enterText(page, PLACE, 'bo');
  await page.waitForSelector('#booking [role="option"] ::-p-text(Borås)');
  const places = await pauseRequests(page, '/api/places');
  await page.keyboard.sendCharacter('den');
  await page.keyboard.press('Enter');
  await waitForIdle(page);
  expect(await textIn(page, PLACE)).toBe('boden');
  expect(await textIn(page, PLATE)).toBe('');
  places.resume();
  await eventually(() => textIn(page, PLACE), 'Boden');
});

test('U23 a booking that was begun is restored without a touch', async () => {
  await setPace(fixture.product, 0);
  const { page } = await fixture.open();
  const stored = { key: STORED_BOOKING, text: storedText(await bookingAtServices(fixture.product)) };
  await openWithStored(page, fixture.urlOf(BOOKING_PATH), stored);
  await page.waitForSelector('[data-step="2"] [data-code]');
  await reload(page);
  await stepIsOpen(page, 2);
});
