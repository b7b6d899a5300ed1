import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { choose, LIST, openDialog, waitForNoDialog } from '../../support/data/compare.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** What style sheets know of the page by attributes of the root (docs/decisions/0149). */

const fixture = browserFixture({ cars: 60 });

const rootValue = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);
const isLocked = async (page: Page) => (await rootValue(page, 'overflow-y')) === 'hidden';

describe('F017 the space above a full-screen hero', () => {
  test('is that of the message, goes with it, stays away after a reload and a navigation, and comes back with another message', async () => {
    const { page } = await fixture.visit('/', { viewport: DESKTOP });
    const space = () => rootValue(page, '--above-hero');
    expect(await space()).toBe('3.5rem');
    const hero = () => page.$eval('main section', (section) => section.getBoundingClientRect().height);
    const lower = await hero();
    await page.click('section[data-alert] button');
    await eventually(space, '');
    expect(await hero()).toBeGreaterThan(lower);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await eventually(space, '0px');
    expect(await hero()).toBeGreaterThan(lower);
    await page.click('main a[href^="/"]');
    await page.waitForFunction(() => window.location.pathname !== '/');
    await eventually(space, (found) => expect(['', '0px']).toContain(found));
    await page.setCookie({ name: 'hideAlert', value: 'before', domain: 'norrvag-se.localhost', path: '/' });
    await page.goto(fixture.urlOf('/'), { waitUntil: 'domcontentloaded' });
    await eventually(space, '3.5rem');
  });
});

test('F070 the scroll padding leaves space for the bar of the comparison while it is there', async () => {
  const { page } = await fixture.visit(LIST, { viewport: DESKTOP });
  const space = () => rootValue(page, '--compare-height');
  expect(await space()).toBe('');
  await choose(page, 0, 1);
  await eventually(space, '5rem');
  await page.setViewport({ width: 390, height: 844 });
  expect(await space()).toBe('3.75rem');
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('input[name="compare"]:checked')) box.click();
  });
  await eventually(space, '');
});

describe('the page behind does not scroll', () => {
  test('F071 while the comparison is open, also after a second one; printing shows all of it', async () => {
    const { page } = await fixture.visit(LIST);
    await choose(page, 0, 1);
    for (const _time of [1, 2]) {
      await openDialog(page);
      await eventually(() => isLocked(page), true);
      await page.emulateMediaType('print');
      expect(await isLocked(page)).toBe(false);
      await page.emulateMediaType('screen');
      await page.keyboard.press('Escape');
      await waitForNoDialog(page);
      await eventually(() => isLocked(page), false);
    }
  });

  test('F063 while the gallery is open', async () => {
    const { page } = await fixture.visit(LIST);
    const car = await page.$eval('main li h2 a', (link) => (link as HTMLAnchorElement).pathname);
    const visited = await fixture.visit(car);
    await visited.page.click('main button[aria-haspopup="dialog"]');
    await visited.page.waitForSelector('dialog[open] [aria-live]');
    expect(await isLocked(visited.page)).toBe(true);
    await visited.page.keyboard.press('Escape');
    await eventually(() => isLocked(visited.page), false);
  });

  test.each([true, false])('F018 while the menu of a phone is open, scripts: %p', async (scripts) => {
    const { page } = await fixture.visit('/om-oss', { viewport: PHONE, scripts });
    expect(await isLocked(page)).toBe(false);
    await page.click('[popovertarget="site-menu"]');
    await eventually(() => isLocked(page), true);
    await page.click('#site-menu [popovertargetaction="hide"]');
    await eventually(() => isLocked(page), false);
  });
});
