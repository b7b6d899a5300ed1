import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { type PageOptions, PHONE, scrolledTo, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

/** F067: the row of similar cars on a car's page. */

const cars: Record<string, string> = {};
const fixture = browserFixture({ cars: 400 });
beforeAll(async () => {
  for (const [site, list] of [
    ['norrvag-se', '/kop-bil/alla-bilar-i-lager'],
    ['rullande-se', '/kop-bil/alla-begagnade-bilar'],
  ] as const) {
    const host = `${site}.localhost`;
    const paths = (await send(fixture.product.url, list, { host })).body.match(/\/kop-bil\/\d+\/[a-z0-9-]+/g) ?? [];
    for (const path of new Set(paths)) {
      const page = (await send(fixture.product.url, path, { host })).body;
      if (/aria-expanded="false"[^>]*>Visa alla [678]</.test(page)) cars[site] ??= path;
      if (cars[site]) break;
    }
  }
});

const ROW = 'main section:has(> ul[data-layout])';

async function open(site = 'norrvag-se', options: PageOptions = {}) {
  const opened = await fixture.visit(cars[site] ?? '', { site, ...options });
  await opened.page.$eval(`${ROW} ul`, (row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await scrolledTo(opened.page);
  return opened;
}

const row = (page: Page) =>
  page.$eval(`${ROW} ul`, (list) => {
    const { x, y, height } = list.getBoundingClientRect();
    return { x, y: y + height / 4, range: list.scrollWidth - list.clientWidth, at: list.scrollLeft };
  });
const isExpanded = (page: Page) => page.$eval(ROW, (section) => section.hasAttribute('data-expanded'));

/** Drags the second card to the left by this distance. */
async function drag(page: Page, pixels: number): Promise<void> {
  const { x, y } = await row(page);
  const from = Math.round(x) + 480;
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(from - (pixels * step) / 10, y);
  await page.mouse.up();
}

describe('F067 the row of similar cars', () => {
  const widths = async (page: Page) => {
    const all = await page.$$eval(`${ROW} li`, (cards) => cards.map((card) => card.getBoundingClientRect().width));
    return [all.length > 5, ...new Set(all)];
  };

  test('F057 on rullande-se cards are 330 px wide', async () => {
    const { page } = await open('rullande-se');
    expect(await widths(page)).toEqual([true, 330]);
  });

  test('F057 on norrvag-se cards are 315 px wide; it moves by its buttons for the keyboard, and treats 5 px of movement as a click, and more as a drag', async () => {
    const { page } = await open();
    expect(await widths(page)).toEqual([true, 315]);
    const before = page.url();
    await drag(page, 6);
    await waitForIdle(page);
    expect(page.url()).toBe(before);

    await page.focus(`${ROW} [aria-label="Visa nästa"]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction((list) => (document.querySelector(list)?.scrollLeft ?? 0) > 300, {}, `${ROW} ul`);
    await page.focus(`${ROW} [aria-expanded]`);
    await page.keyboard.press('Enter');
    await eventually(() => isExpanded(page), true);
    await page.keyboard.press('Enter');
    await eventually(() => isExpanded(page), false);

    await page.$eval(`${ROW} ul`, (list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await scrolledTo(page);
    await drag(page, 5);
    await page.waitForFunction((url) => window.location.href !== url, {}, before);
  });

  test('snaps back after a drag of less than 30 % of its range, and expands after one of 30 %', async () => {
    const { page } = await open();
    const { range } = await row(page);
    await drag(page, Math.floor(range * 0.3) - 2);
    await page.waitForFunction((list) => document.querySelector(list)?.scrollLeft === 0, {}, `${ROW} ul`);
    await waitForIdle(page);
    expect(await isExpanded(page)).toBe(false);
    await drag(page, Math.ceil(range * 0.3));
    await eventually(() => isExpanded(page), true);
    const places = await page.$$eval(`${ROW} li`, (all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(places).size).toBeGreaterThan(1);
    await eventually(() => page.$eval(`${ROW} [aria-expanded]`, (button) => button.ariaExpanded), 'true');
    expect(await violations(page, ROW)).toEqual([]);
  });

  test('scrolls natively by touch', async () => {
    const { page } = await open('norrvag-se', { viewport: PHONE });
    const { y } = await row(page);
    const client = await page.createCDPSession();
    await client.send('Input.synthesizeScrollGesture', { x: 300, y, xDistance: -250, yDistance: 0, speed: 1200 });
    await page.waitForFunction((list) => (document.querySelector(list)?.scrollLeft ?? 0) > 200, {}, `${ROW} ul`);
    expect(await isExpanded(page)).toBe(false);
  });
});
