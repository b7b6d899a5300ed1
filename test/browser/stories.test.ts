import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { findSite } from '../../config/sites.ts';
import { overflow, violations } from '../support/browser/accessibility.ts';
import {
  DESKTOP,
  type PageOptions,
  PHONE,
  pauseRequests,
  reload,
  scrolledTo,
  waitForHydration,
} from '../support/browser/browser.ts';
import { CARD_LINK, foundInPage } from '../support/browser/foundInPage.ts';
import { type AuthoredStories, authoredStories } from '../support/data/authoredStories.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';
import { send } from '../support/request.ts';

const INDEX = '/livet-med-bil/nyheter';

let written: AuthoredStories;
const fixture = browserFixture({ cars: 100 });
beforeAll(async () => {
  const all = await authoredStories();
  const found = all.find(({ site, language }) => site === 'norrvag-se' && language === 'sv');
  if (!found) throw new Error('no stories');
  written = found;
});

/** Disables smooth scrolling, so that a click hits its target. */
async function openCalm(options?: PageOptions) {
  const opened = await fixture.open(options);
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return opened;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
}

const cards = (page: Page) => page.$$eval('main article h2 a', (links) => links.map((link) => link.textContent));
const waitForCards = (page: Page, count: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('main article').length === expected, {}, count);
const chosen = (page: Page) =>
  page.$$eval('main ul[aria-label="Välj ämnen"] a[aria-current]', (chips) => chips.map((chip) => chip.textContent));
const status = (page: Page) => page.$eval('main p[role="status"]', (line) => line.textContent);
const chip = async (page: Page, text: string) => {
  const found = await page.$(`xpath///main//ul[@aria-label]//a[normalize-space()="${text}"]`);
  if (!found) throw new Error(`no chip ${text}`);
  return found;
};
const withTags = (...tags: string[]) =>
  written.stories.filter((story) => story.tags.some((tag) => tags.includes(tag))).length;

test('F028 show more adds four stories, keeps the scroll position, focuses the first new one, and survives a reload', async () => {
  const { page } = await openCalm();
  await open(page, INDEX);
  const first = await cards(page);
  expect(first).toHaveLength(4);
  const more = 'main a[data-stay="replace"]';
  await page.$eval(more, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [place, steps] = [await scrolledTo(page), await page.evaluate(() => window.history.length)];
  await page.focus(more);
  await page.keyboard.press('Enter');
  await waitForCards(page, 8);
  expect((await cards(page)).slice(0, 4)).toEqual(first);
  await eventually(() => page.evaluate(() => window.location.search), '?page=2');
  await eventually(() => page.evaluate(() => window.history.length), steps);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, {}, place);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), (await cards(page))[4]);
  await eventually(() => status(page), `Visar 8 av ${written.stories.length}`);
  await reload(page);
  await eventually(
    () => cards(page),
    (found) => expect(found).toHaveLength(8),
  );
});

test('F030 the back button of an article returns to the same stories at the same scroll position; articles link to their neighbours in the order of the list', async () => {
  const { page } = await openCalm();
  await open(page, `${INDEX}?page=3`);
  const titles = await cards(page);
  const link = `main li:nth-child(9) h2 a`;
  await page.$eval(link, (anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await scrolledTo(page);
  await page.click(link);
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, titles[8]);
  await page.click('main article header > a');
  await waitForCards(page, 12);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, {}, place);
  await eventually(() => page.evaluate(() => window.location.search), '?page=3');

  await page.click('main li:nth-child(2) h2 a');
  await page.waitForSelector('a[rel="next"]');
  const next = () => page.$eval('a[rel="next"] strong', (title) => title.textContent);
  const previous = () => page.$eval('a[rel="prev"] strong', (title) => title.textContent);
  expect([await previous(), await next()]).toEqual([titles[0], titles[2]]);
  await page.click('a[rel="next"]');
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, titles[2]);
  expect([await previous(), await next()]).toEqual([titles[1], titles[3]]);
});

test('F028 chips combine several tags, are removed singly or by show all, and each is a history entry', async () => {
  const { page } = await openCalm();
  await open(page, INDEX);
  await eventually(() => chosen(page), ['Visa alla']);
  await eventually(
    () => page.$$('[data-highlight]'),
    (found) => expect(found).toHaveLength(1),
  );
  await (await chip(page, 'Elbil')).click();
  await page.waitForFunction(() => window.location.search === '?tag=elbil');
  await page.waitForFunction(
    (text) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(text),
    {},
    ` ${withTags('elbil')}`,
  );
  await eventually(() => chosen(page), ['Elbil']);
  await eventually(
    () => page.$$('[data-highlight]'),
    (found) => expect(found).toHaveLength(0),
  );
  await (await chip(page, 'Däck')).click();
  const both = ` ${withTags('elbil', 'dack')}`;
  await page.waitForFunction(
    (text) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(text),
    {},
    both,
  );
  await eventually(() => page.evaluate(() => window.location.search), '?tag=dack&tag=elbil');
  await eventually(() => chosen(page), ['Elbil', 'Däck']);
  await (await chip(page, 'Visa alla')).click();
  await page.waitForFunction(() => document.querySelector('[data-highlight]'));
  await eventually(() => page.evaluate(() => window.location.search), '');
  await page.goBack();
  await page.waitForFunction(
    (text) => document.querySelector('main p[role="status"]')?.textContent?.endsWith(text),
    {},
    both,
  );
  await eventually(() => chosen(page), ['Elbil', 'Däck']);
});

test('F028 U8 show all after a choice without stories focuses the first story', async () => {
  const { page } = await openCalm();
  await open(page, `/en${INDEX}?tag=foretag`);
  await page.focus('main p[role="status"] ~ a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main article');
  await page.waitForSelector('main li:first-child > article a:focus');
});

test('F028 a pending choice is visible at once and adds to the one before; show more has a spinner', async () => {
  const { page } = await openCalm();
  await open(page, INDEX);
  const pages = await pauseRequests(page, '/_page');
  await page.focus('main ul[aria-label="Välj ämnen"] li:nth-child(2) a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main ul[aria-busy="true"][data-pending]');
  await eventually(() => chosen(page), ['Elbil']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => chosen(page), ['Elbil', 'Köpråd']);
  pages.resume();
  await page.waitForFunction(() => window.location.search === '?tag=elbil&tag=koprad');
  await page.waitForSelector('main ul[aria-busy="false"]');
  await eventually(() => chosen(page), ['Elbil', 'Köpråd']);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Köpråd');
  pages.pause();
  await page.$eval('main a[data-stay="replace"]', (link) => (link as HTMLElement).click());
  await page.waitForSelector('main a[data-stay="replace"][aria-busy="true"] span');
  pages.resume();
  await waitForCards(page, 8);
});

test('F028 without scripts the links do the same, and keep the scroll position', async () => {
  const { page } = await openCalm({ scripts: false });
  await page.goto(fixture.urlOf(INDEX), { waitUntil: 'domcontentloaded' });
  const anchors = await page.$$('main a[data-stay="replace"]');
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    anchors[0]?.evaluate((link) => (link as HTMLElement).click()),
  ]);
  const url = new URL(page.url());
  expect(url.search).toBe('?page=2');
  const places = await page.$$('main article[id]');
  expect(places).toHaveLength(8);
  await page.waitForSelector(`article[id="${url.hash.slice(1)}"]`);
  await Promise.all([
    page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    (await chip(page, 'Verkstad')).evaluate((link) => (link as HTMLElement).click()),
  ]);
  expect(new URL(page.url()).search).toBe('?tag=verkstad');
});

test('a strict XML parser accepts the RSS of every index', async () => {
  const { page } = await openCalm();
  for (const { site, language, path } of await authoredStories()) {
    const prefix = findSite(site)?.languages.find(({ code }) => code === language)?.prefix ?? '';
    const { body } = await send(fixture.product.url, `${prefix}${path}/rss.xml`, { host: `${site}.localhost` });
    const read = await page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return [xml.querySelectorAll('parsererror').length, xml.querySelectorAll('channel > item > link').length > 0];
    }, body);
    expect([site, language, ...read]).toEqual([site, language, 0, true]);
  }
});

const WIDTHS = [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const;
type Case = readonly [width: string, site: string, index: string, viewport: typeof PHONE | typeof DESKTOP];
const casesOf = (site: string, index: string) =>
  WIDTHS.map(([width, viewport]): Case => [width, site, index, viewport]);
const OF_NORRVAG = casesOf('norrvag-se', INDEX);

// The pages of the other theme differ in its colours, which `src/theme/contrast.test.ts` covers.
test.each(matrixCases([...OF_NORRVAG, ...casesOf('rullande-se', '/nyheter')], OF_NORRVAG))(
  'at %s px F028 F030 %s: list and article have no violations and no overflow',
  async (_width, site, index, viewport) => {
    const { page } = await openCalm({ viewport });
    const [article] = await foundInPage(fixture.product, site, index, CARD_LINK);
    for (const path of [index, article]) {
      await page.goto(fixture.urlOf(path, site), { waitUntil: 'load' });
      await waitForHydration(page);
      expect([path, await violations(page)]).toEqual([path, []]);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  },
);
