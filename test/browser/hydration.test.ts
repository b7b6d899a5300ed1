import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { waitForHydration } from '../support/browser.ts';
import { browserFixture } from '../support/fixtures.ts';

/** Sections that the browser takes over without rendering (docs/decisions/0070). */

const fixture = browserFixture();

/** Returns the text of each static section, and whether React has rendered something in it. */
const staticSections = (page: Page) =>
  page.$$eval('[data-static]', (sections) =>
    sections.map((section) => ({
      text: section.textContent,
      isRendered: [...section.querySelectorAll('*')].some((element) =>
        Object.keys(element).some((name) => name.startsWith('__react')),
      ),
    })),
  );
/** Marks the loaded document, so that a test can see whether it is still the same. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

async function follow(page: Page, selector: string): Promise<void> {
  const href = await page.$eval(selector, (link) => {
    (link as HTMLElement).click();
    return (link as HTMLAnchorElement).pathname;
  });
  await page.waitForFunction(
    (path) =>
      window.location.pathname === path &&
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
    {},
    href,
  );
}

test('static sections have no handler and no data, and links in them open without loading a document', async () => {
  const { page } = await fixture.visit('/');
  await markDocument(page);
  const sections = await staticSections(page);
  expect(sections.length).toBeGreaterThan(4);
  expect(sections.filter(({ isRendered }) => isRendered)).toEqual([]);
  const data = await page.$eval('#page-data', (element) => element.textContent ?? '');
  const footerTexts = await page.$$eval('footer a[href]', (links) => links.map(({ textContent }) => textContent ?? ''));
  expect(footerTexts.filter((text) => text.length > 20).length).toBeGreaterThan(0);
  expect(footerTexts.filter((text) => text.length > 20 && data.includes(text))).toEqual([]);
  await follow(page, 'footer nav li a');
  expect(await isSameDocument(page)).toBe(true);
  expect((await staticSections(page)).some(({ isRendered }) => isRendered)).toBe(true);
});

test.each(['/', '/en'])('back and forward show the static sections again: %s', async (home) => {
  const { page } = await fixture.visit(home);
  await markDocument(page);
  const before = await staticSections(page);
  const list = home === '/' ? '/kop-bil/alla-bilar-i-lager' : '/en/kop-bil/alla-bilar-i-lager';
  await follow(page, `a[href="${list}"]`);
  const onList = await page.$eval('footer', (footer) => footer.textContent);
  await page.goBack();
  await page.waitForFunction((path) => window.location.pathname === path, {}, home);
  await page.waitForFunction((count) => document.querySelectorAll('[data-static]').length === count, {}, before.length);
  expect(await staticSections(page)).toEqual(before);
  await page.goForward();
  await page.waitForFunction((path) => window.location.pathname === path, {}, list);
  expect(await page.$eval('footer', (footer) => footer.textContent)).toBe(onList);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page without a section that needs a script still navigates, and a document whose scripts fail keeps its text', async () => {
  const { page } = await fixture.open();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/HeroBanner-[^/]*\.js$/.test(request.url())) void request.abort('failed');
    else void request.continue();
  });
  fixture.expectErrors(/HeroBanner|Failed to fetch dynamically imported module|ERR_FAILED/);
  await page.goto(fixture.urlOf('/'), { waitUntil: 'load' });
  const sections = await staticSections(page);
  expect(sections.filter(({ text, isRendered }) => text === '' || isRendered)).toEqual([]);
  await page.$eval('footer nav li a', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => window.location.pathname !== '/');
  await waitForHydration(page);
});
