import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { pauseRequests, reload, waitForHydration } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** F031: one selection has one URL, whether the server, a link or the script writes it. */

const fixture = browserFixture({ cars: 600 });

/** The path of the list on each site and in each language. */
const LISTS = [
  ['norrvag-se', '/kop-bil/alla-bilar-i-lager'],
  ['norrvag-se', '/en/kop-bil/alla-bilar-i-lager'],
  ['norrvag-no', '/kjop-bil/alle-biler'],
  ['norrvag-dk', '/koeb-bil/alle-biler'],
  ['norrvag-fi', '/sv/osta-auto/kaikki-autot'],
  ['rullande-se', '/kop-bil/alla-begagnade-bilar'],
  ['rullande-sk', '/vlastnictvo-auta/kupit-jazdene-auto'],
  ['marlow-uk', '/buy-car/used-cars'],
] as const;
/** A site whose language is in the path, and a site of another theme and list. */
const DISTINCT = LISTS.filter(([site]) => ['norrvag-fi', 'marlow-uk'].includes(site));
const [, LIST] = LISTS[0];
const BOX = 'main input[name=keyphrase]';

const url = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);
const click = (page: Page, selector: string) => page.$eval(selector, (box) => (box as HTMLElement).click());
const brand = (name: string) => `aside input[name="car_brand"][value="${name}"]`;
const model = (name: string) => `aside input[name="car_model"][value="${name}"]`;

/** Path, title, heading and canonical URL of the page. */
const namesOfPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname,
    currentCrumb: document.querySelector('nav [aria-current=page]')?.textContent,
  }));

async function listTitles(page: Page): Promise<string[]> {
  await page.waitForSelector('main ul[aria-busy="false"]:not([data-dimmed]) > li');
  return page.$$eval('main ul[aria-busy] > li h2 a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Returns the first value of a facet that has cars. */
const firstValue = (page: Page, name: string) =>
  page.$eval(`aside input[name="${name}"]:not([disabled]):not(:checked)`, (box) => (box as HTMLInputElement).value);

describe('F031 F046 ticking a make and its model', () => {
  test.each(matrixCases(LISTS, DISTINCT))(
    '%s%s gives the path of both, also in title, heading and canonical URL, after going back and after a reload',
    async (site, list) => {
      const { page } = await fixture.visit(list, { site });
      const plain = await namesOfPage(page);
      const make = await firstValue(page, 'car_brand');
      await page.focus(brand(make));
      await click(page, brand(make));
      await page.waitForFunction((path) => window.location.pathname.startsWith(`${path}/b/`), {}, list);
      const makeUrl = await url(page);
      expect(makeUrl.slice(list.length)).toMatch(/^\/b\/[^/?]+$/);
      await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: makeUrl, currentCrumb: make }));
      const ofMake = await namesOfPage(page);
      expect(ofMake.heading).toContain(make);
      expect(await page.$eval(brand(make), (box) => box === document.activeElement)).toBe(true);

      await page.waitForSelector(`aside input[name="car_model"]`);
      const chosen = await firstValue(page, 'car_model');
      await click(page, model(chosen));
      await page.waitForFunction((path) => window.location.pathname.startsWith(`${path}/`), {}, makeUrl);
      const modelUrl = await url(page);
      await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: modelUrl, currentCrumb: chosen }));
      const ofModel = await namesOfPage(page);
      const cars = await listTitles(page);
      await reload(page);
      expect([await url(page), await namesOfPage(page), await listTitles(page)]).toEqual([modelUrl, ofModel, cars]);

      await page.goBack();
      await eventually(() => namesOfPage(page), ofMake);
      await page.goBack();
      await eventually(() => namesOfPage(page), plain);
      expect(await page.$eval(brand(make), (box) => (box as HTMLInputElement).checked)).toBe(false);
      await page.goForward();
      await eventually(() => namesOfPage(page), ofMake);
      await eventually(() => page.$eval(brand(make), (box) => (box as HTMLInputElement).checked), true);
    },
  );

  test('unticking the model shortens the path; a second make gives the list’s own path, and other filters keep make and model; a link to another make opens a new page at its top', async () => {
    const { page } = await fixture.visit(`${LIST}/b/volvo/v60`);
    await click(page, 'aside input[name="car_fuel"]:not([disabled])');
    await eventually(() => url(page), expect.stringMatching(/\/b\/volvo\/v60\?car_fuel=/));
    await page.goBack();
    await eventually(() => url(page), `${LIST}/b/volvo/v60`);
    await click(page, model('V60'));
    await eventually(
      () => namesOfPage(page),
      expect.objectContaining({ canonical: `${LIST}/b/volvo`, currentCrumb: 'Volvo' }),
    );
    await click(page, brand('BMW'));
    await eventually(() => url(page), `${LIST}?car_brand=BMW&car_brand=Volvo`);
    await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: LIST }));
    await click(page, brand('BMW'));
    await eventually(() => url(page), `${LIST}/b/volvo`);
    await click(page, brand('Volvo'));
    await eventually(() => url(page), LIST);
    await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: LIST }));

    const link = `main nav a[href="${LIST}/b/bmw"]`;
    await page.waitForSelector(link);
    await page.$eval(link, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await click(page, link);
    await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: `${LIST}/b/bmw` }));
    await page.waitForFunction(() => window.scrollY === 0);
    await waitForHydration(page);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'content');
  });

  test('the choice is visible before the page of its path has loaded, and quick choices add up; typing make and model gives the same path', async () => {
    const { page } = await fixture.visit(LIST);
    const all = await listTitles(page);
    const { resume } = await pauseRequests(page, '/_page');
    await click(page, brand('Volvo'));
    await eventually(async () => (await listTitles(page)).every((href) => href.includes('volvo')), true);
    expect(await page.$eval(brand('Volvo'), (box) => (box as HTMLInputElement).checked)).toBe(true);
    await page.waitForSelector(model('V60'));
    await click(page, model('V60'));
    await click(page, 'aside input[name="car_gearbox"]:not([disabled])');
    await eventually(() => url(page), expect.stringMatching(/\/b\/volvo\/v60\?car_gearbox=/));
    expect((await namesOfPage(page)).canonical).toBe(LIST);
    resume();
    const ofModel = expect.objectContaining({ canonical: `${LIST}/b/volvo/v60`, currentCrumb: 'V60' });
    await eventually(() => namesOfPage(page), ofModel);
    for (let step = 0; step < 3; step++) await page.goBack();
    await eventually(() => url(page), LIST);
    await eventually(() => listTitles(page), all);

    await page.focus(BOX);
    await page.waitForSelector(`${BOX}[role=combobox]`);
    await page.keyboard.sendCharacter('volvo v60');
    await page.keyboard.press('Enter');
    await eventually(() => url(page), `${LIST}/b/volvo/v60`);
    await eventually(() => namesOfPage(page), ofModel);
    await page.goBack();
    await eventually(() => url(page), LIST);
  });

  test('a choice stays when the page of the path before it arrives before its own URL', async () => {
    const { page } = await fixture.visit(LIST);
    const { resume } = await pauseRequests(page, '/_page');
    await click(page, brand('Volvo'));
    await eventually(() => url(page), `${LIST}/b/volvo`);
    const endPause = await holdTimer(page, 300);
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await click(page, brand('Volkswagen'));
    resume();
    await eventually(() => namesOfPage(page), expect.objectContaining({ canonical: `${LIST}/b/volvo` }));
    expect(await url(page)).toBe(`${LIST}/b/volvo`);
    await endPause();
    await eventually(() => url(page), `${LIST}?car_brand=Volkswagen&car_brand=Volvo`);
  });

  test('without scripts the form redirects to that path', async () => {
    for (const [asked, path] of [
      [`${LIST}?car_brand=Volvo&car_model=V60`, `${LIST}/b/volvo/v60`],
      [`/en${LIST}?car_brand=Volvo`, `/en${LIST}/b/volvo`],
    ] as const) {
      expect((await send(fixture.product.url, asked)).headers.location).toBe(path);
      expect((await send(fixture.product.url, path)).status).toBe(200);
    }
  });
});
