import { expect, test } from '@jest/globals';
import { pauseRequests, waitForHydration, waitForIdle } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { browserFixture } from '../support/fixtures.ts';

/** The router loads with the first touch (docs/decisions/0132). Here it comes later than what the visitor does. */

const fixture = browserFixture({ cars: 60 });
const LIST = '/kop-bil/alla-bilar-i-lager';

async function openWithoutRouter(path: string) {
  const { page } = await fixture.open();
  const router = await pauseRequests(page, '/assets/router-');
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return { page, router };
}

test('F046 a choice shows its cars without the router, and has its URL and its way back when the router has come', async () => {
  const { page, router } = await openWithoutRouter(LIST);
  const count = () => page.$eval('#car-list-count', (element) => element.textContent ?? '');
  const ofAll = await count();
  const choice = 'aside input[name="car_fuel"]:not([disabled])';
  const value = await page.$eval(choice, (box) => (box as HTMLInputElement).value);
  await page.$eval(choice, (box) => (box as HTMLElement).click());
  await eventually(count, (text) => expect(text).not.toBe(ofAll));
  await waitForIdle(page);
  const ofChoice = await count();
  expect(new URL(page.url()).search).toBe('');
  router.resume();
  await eventually(() => new URL(page.url()).searchParams.get('car_fuel'), value);
  await waitForIdle(page);
  expect(await count()).toBe(ofChoice);
  await page.goBack();
  await eventually(count, ofAll);
});

test('a link that is clicked without the router opens its page when the router has come, without loading a document', async () => {
  const { page, router } = await openWithoutRouter('/');
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
  });
  await page.$eval('main a[href^="/kop-bil"]', (link) => (link as HTMLElement).click());
  await waitForIdle(page);
  expect(new URL(page.url()).pathname).toBe('/');
  router.resume();
  await page.waitForFunction(() => window.location.pathname.startsWith('/kop-bil'));
  expect(await page.$eval('html', ({ dataset }) => dataset.first)).toBe('');
});
