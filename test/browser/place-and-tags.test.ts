import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { SITES } from '../../config/sites.ts';
import { waitForHydration } from '../support/browser/browser.ts';
import { dataLayer, GTM, navigateFully, openPlayed, settle, TAGGED } from '../support/browser/thirdParties.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

/** Pages with the visitor's place on a site with a tag manager, which reads the URLs of its document and the referrer (docs/decisions/0220). */

const fixture = browserFixture({ cars: 40, sites: [...SITES, TAGGED] });

const open = (host: string, path: string) =>
  openPlayed(fixture, { host, consent: ['statistics', 'marketing'], script: '', path });

const LIST = '/koeb-bil/alle-biler';
const NEAR = 'near=55.68%2C12.57%2CK%C3%B8benhavn';
const home = 'header a[href="/"]';
const clickHome = () => document.querySelector<HTMLElement>('header a[href="/"]')?.click();
const pageViews = async (page: Page) =>
  (await dataLayer(page)).filter((entry) => (entry as { event?: string }).event === 'page_view');

/** Does what loads a new document, and waits for it. */
async function newDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await act();
  await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
  await waitForHydration(page);
  await settle(page);
}

test.each([`${LIST}?${NEAR}`, `/find-os?near=55.68%2C12.57`])(
  '%s: it is not loaded, nor by the next page',
  async (url) => {
    const { page, requests } = await open('tagged-dk', url);
    await settle(page);
    expect(requests).toEqual([]);
    expect(await pageViews(page)).toEqual([]);
    await page.waitForSelector(home);
    await navigateFully(page, '/', clickHome);
    await eventually(() => requests, [GTM]);
    expect(await page.evaluate(() => document.referrer)).toBe(fixture.urlOf('/', 'tagged-dk'));
    await eventually(async () => (await pageViews(page)).length, 1);
    await page.goBack({ waitUntil: 'load' });
    await settle(page);
    expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
    expect(requests).toEqual([GTM]);
  },
);

test('a place that is chosen in the list, and removed, is that of a new document', async () => {
  const { page, requests } = await open('tagged-dk', LIST);
  await eventually(() => requests, [GTM]);
  await page.focus('input[name="place"]');
  await page.waitForSelector('input[name="place"][role="combobox"]');
  await newDocument(page, async () => {
    await page.keyboard.sendCharacter('aarhus');
    await page.keyboard.press('Enter');
  });
  expect(new URL(page.url()).searchParams.get('near')).toMatch(/,Århus$/);
  expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
  expect(await pageViews(page)).toEqual([]);
  // Another choice keeps the place, and the document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.select('select[name="radius"]', '200km');
  await page.waitForFunction(() => location.search.includes('radius=200km'));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(requests).toEqual([GTM]);
  await newDocument(page, () => page.$eval('main a[href$="/alle-biler"]', (link) => (link as HTMLElement).click()));
  expect(new URL(page.url()).search).toBe('');
  await eventually(() => requests, [GTM, GTM]);
  expect(await page.evaluate(() => document.referrer)).not.toMatch(/near|rhus/);
});

test('the position in the list of dealers too', async () => {
  const { page, requests } = await open('tagged-dk', '/find-os');
  await eventually(() => requests, [GTM]);
  await page.browserContext().overridePermissions(fixture.urlOf('', 'tagged-dk'), ['geolocation']);
  await page.setGeolocation({ latitude: 55.6761, longitude: 12.5683 });
  await newDocument(page, () =>
    page.$eval('main button[aria-pressed="false"]', (button) => (button as HTMLElement).click()),
  );
  expect(new URL(page.url()).searchParams.get('near')).toBe('55.68,12.57');
  expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
  expect(requests).toEqual([GTM]);
});

test('without a tag manager the document stays', async () => {
  const { page } = await open('norrvag-dk', LIST);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.focus('input[name="place"]');
  await page.waitForSelector('input[name="place"][role="combobox"]');
  await page.keyboard.sendCharacter('aarhus');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.search.includes('near='));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
