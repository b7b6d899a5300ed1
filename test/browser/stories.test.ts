import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/accessibility.ts';
import { type AuthoredStories, authoredStories } from '../support/authoredStories.ts';
import { DESKTOP, hydrated, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/request.ts';

const INDEX = '/livet-med-bil/nyheter';

let product: Product;
let browser: Browser;
let origin: string;
let written: AuthoredStories;
beforeAll(async () => {
  product = await startProduct({ cars: 100 });
  origin = `http://norrvag-se.localhost:${product.port}`;
  browser = await launchBrowser();
  const all = await authoredStories();
  const found = all.find(({ site, language }) => site === 'norrvag-se' && language === 'sv');
  if (!found) throw new Error('no stories');
  written = found;
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Nothing glides: a press meets what it was aimed at. */
async function openCalm(...given: Parameters<typeof openPage>): ReturnType<typeof openPage> {
  const opened = await openPage(...given);
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return opened;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

const cards = (page: Page) => page.$$eval('main article h2 a', (links) => links.map((link) => link.textContent));
const waitForCards = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('main article').length === wanted, {}, count);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const chosen = (page: Page) =>
  page.$$eval('main ul[aria-label="Välj ämnen"] a[aria-current]', (chips) => chips.map((chip) => chip.textContent));
const status = (page: Page) => page.$eval('main p[role="status"]', (line) => line.textContent);
const chip = async (page: Page, words: string) => {
  const found = await page.$(`xpath///main//ul[@aria-label]//a[normalize-space()="${words}"]`);
  if (!found) throw new Error(`no chip ${words}`);
  return found;
};
const withTags = (...tags: string[]) =>
  written.stories.filter((story) => story.tags.some((tag) => tags.includes(tag))).length;

/** What asks for pages takes so long. */
async function slowPages(page: Page, milliseconds: number): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const wait = request.url().includes('/_page') ? milliseconds : 0;
    setTimeout(() => void request.continue(), wait);
  });
}

test('F028 show more: four more below, place kept, focus on the first of them, the same after a reload', async () => {
  const { page, noise, close } = await openCalm(browser);
  await open(page, INDEX);
  const first = await cards(page);
  expect(first).toHaveLength(4);
  const more = 'main a[data-stay="replace"]';
  await page.$eval(more, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [place, steps] = [await scrollY(page), await page.evaluate(() => window.history.length)];
  await page.focus(more);
  await page.keyboard.press('Enter');
  await waitForCards(page, 8);
  expect((await cards(page)).slice(0, 4)).toEqual(first);
  expect(await page.evaluate(() => window.location.search)).toBe('?page=2');
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  expect(Math.abs((await scrollY(page)) - place)).toBeLessThan(5);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe((await cards(page))[4]);
  expect(await status(page)).toBe(`Visar 8 av ${written.stories.length}`);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await cards(page)).toHaveLength(8);
  expect(noise).toEqual([]);
  await close();
}, 150_000);

test('F030 back from an article, by its own button, to the same stories at the same place', async () => {
  const { page, noise, close } = await openCalm(browser);
  await open(page, `${INDEX}?page=3`);
  const titles = await cards(page);
  const link = `main li:nth-child(9) h2 a`;
  await page.$eval(link, (anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await scrollY(page);
  await page.click(link);
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, titles[8]);
  await page.click('main article header > a');
  await waitForCards(page, 12);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, {}, place);
  expect(await page.evaluate(() => window.location.search)).toBe('?page=3');
  expect(noise).toEqual([]);
  await close();
}, 150_000);

test('F030 from article to article, in the order of the list', async () => {
  const { page, close } = await openCalm(browser);
  await open(page, INDEX);
  const titles = await cards(page);
  await page.click('main li:nth-child(2) h2 a');
  await page.waitForSelector('a[rel="next"]');
  const next = () => page.$eval('a[rel="next"] strong', (title) => title.textContent);
  const previous = () => page.$eval('a[rel="prev"] strong', (title) => title.textContent);
  expect([await previous(), await next()]).toEqual([titles[0], titles[2]]);
  await page.click('a[rel="next"]');
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, titles[2]);
  expect([await previous(), await next()]).toEqual([titles[1], titles[3]]);
  await close();
}, 150_000);

test('F028 chips: any of several tags, taken away one by one or by show all, each a step back', async () => {
  const { page, noise, close } = await openCalm(browser);
  await open(page, INDEX);
  expect(await chosen(page)).toEqual(['Visa alla']);
  expect(await page.$$('[data-highlight]')).toHaveLength(1);
  await (await chip(page, 'Elbil')).click();
  await page.waitForFunction(() => window.location.search === '?tag=elbil');
  await page.waitForFunction(
    (words) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(words),
    {},
    ` ${withTags('elbil')}`,
  );
  expect(await chosen(page)).toEqual(['Elbil']);
  expect(await page.$$('[data-highlight]')).toHaveLength(0);
  await (await chip(page, 'Däck')).click();
  const both = ` ${withTags('elbil', 'dack')}`;
  await page.waitForFunction(
    (words) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(words),
    {},
    both,
  );
  expect(await page.evaluate(() => window.location.search)).toBe('?tag=dack&tag=elbil');
  expect(await chosen(page)).toEqual(['Elbil', 'Däck']);
  await (await chip(page, 'Visa alla')).click();
  await page.waitForFunction(() => document.querySelector('[data-highlight]'));
  expect(await page.evaluate(() => window.location.search)).toBe('');
  await page.goBack();
  await page.waitForFunction(
    (words) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(words),
    {},
    both,
  );
  expect(await chosen(page)).toEqual(['Elbil', 'Däck']);
  expect(noise).toEqual([]);
  await close();
}, 150_000);

test('F028 pending: the choice shows at once and builds on the one before; more has a spinner', async () => {
  const { page, close } = await openCalm(browser);
  await open(page, INDEX);
  await slowPages(page, 900);
  await page.focus('main ul[aria-label="Välj ämnen"] li:nth-child(2) a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main ul[aria-busy="true"][data-pending]');
  expect(await chosen(page)).toEqual(['Elbil']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.location.search === '?tag=elbil&tag=koprad');
  await page.waitForSelector('main ul[aria-busy="false"]');
  expect(await chosen(page)).toEqual(['Elbil', 'Köpråd']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Köpråd');
  await page.$eval('main a[data-stay="replace"]', (link) => (link as HTMLElement).click());
  await page.waitForSelector('main a[data-stay="replace"][aria-busy="true"] span');
  await waitForCards(page, 8);
  await close();
}, 150_000);

test('F028 without scripts the links do the same, and go on where one was', async () => {
  const { page, noise, close } = await openCalm(browser, { scripts: false });
  await page.goto(`${origin}${INDEX}`, { waitUntil: 'domcontentloaded' });
  const anchors = await page.$$('main a[data-stay="replace"]');
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), anchors[0]?.click()]);
  const url = new URL(page.url());
  expect(url.search).toBe('?page=2');
  const places = await page.$$('main article[id]');
  expect(places).toHaveLength(8);
  expect(await page.$(`article[id="${url.hash.slice(1)}"]`)).not.toBeNull();
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    (await chip(page, 'Verkstad')).click(),
  ]);
  expect(new URL(page.url()).search).toBe('?tag=verkstad');
  expect(noise).toEqual([]);
  await close();
}, 150_000);

test('RSS of every index is XML to a reader that is strict', async () => {
  const { page, close } = await openCalm(browser);
  for (const { site, language, path } of await authoredStories()) {
    const prefix = findSite(site)?.languages.find(({ code }) => code === language)?.prefix ?? '';
    const { body } = await ask(product.url, `${prefix}${path}/rss.xml`, { host: `${site}.localhost` });
    const read = await page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return [xml.querySelectorAll('parsererror').length, xml.querySelectorAll('channel > item > link').length > 0];
    }, body);
    expect([site, language, ...read]).toEqual([site, language, 0, true]);
  }
  await close();
}, 150_000);

describe.each([
  ['390', PHONE],
  ['1280', DESKTOP],
])('at %s px', (_width, viewport) => {
  test.each([
    ['norrvag-se', INDEX],
    ['rullande-se', '/nyheter'],
  ])(
    'F028 F030 %s: list and article have no violations and no overflow',
    async (site, index) => {
      const { page, noise, close } = await openCalm(browser, { viewport });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      const host = `http://${site}.localhost:${product.port}`;
      await page.goto(`${host}${index}`, { waitUntil: 'load' });
      const article = await page.$eval('main article h2 a', (link) => link.getAttribute('href') ?? '');
      for (const path of [index, article]) {
        await page.goto(`${host}${path}`, { waitUntil: 'load' });
        await hydrated(page);
        expect([path, await violations(page)]).toEqual([path, []]);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      expect(noise).toEqual([]);
      await close();
    },
    90_000,
  );
});
