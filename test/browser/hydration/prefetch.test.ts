import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { waitForHydration } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';

/** Prefetched pages, and the image that morphs between two of them (decision 0007). */

const LIST = '/kop-bil/alla-bilar-i-lager';
const CARD = 'main ul[aria-busy] > li article';

const fixture = browserFixture({ cars: 50 });

async function openList(motion: 'no-preference' | 'reduce', saveData = false) {
  const opened = await fixture.open();
  const { page } = opened;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  if (saveData) {
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  }
  // Counts view transitions, and records the elements that have a `view-transition-name` before and after each.
  await page.evaluateOnNewDocument(() => {
    const begin = document.startViewTransition.bind(document);
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(({ tagName }) => tagName);
    const moves: string[][] = [];
    Object.assign(window, { moves });
    document.startViewTransition = (update) => {
      const move = named();
      moves.push(move);
      return begin(async () => {
        if (typeof update === 'function') await update();
        move.push(...named());
      });
    };
  });
  // A prefetched page is never too old.
  await page.evaluateOnNewDocument((at) => {
    Date.now = () => at;
  }, Date.now());
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/_page') requests.push(searchParams.get('path') ?? '');
  });
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  const href = await page.$eval(`${CARD} a`, (link) => link.getAttribute('href') ?? '');
  return { ...opened, requests, href };
}

/** Much longer than a pointer must rest. */
const waitLongerThanPointerRests = () => sleep(1_000);
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[][] }).moves);
const waitForPage = (page: Page, path: string, selector: string) =>
  page.waitForFunction(
    (at, selector) => window.location.pathname === at && document.querySelector(selector),
    {},
    path,
    selector,
  );

/** Does something that prefetches a page, and waits until its response has arrived. */
async function waitForPrefetch(page: Page, act: () => Promise<unknown>): Promise<void> {
  const responsePromise = page.waitForResponse((response) => response.url().includes('/_page'));
  await act();
  await responsePromise;
}

describe('a page is prefetched', () => {
  test('when the pointer rests on its link, never for another state of the current page, and is not fetched again when the link is followed; the image of the card morphs into the image of the car’s page, and back', async () => {
    const { page, requests, href } = await openList('no-preference');
    await page.$eval(`${CARD} a`, (link) => link.setAttribute('data-stay', ''));
    await page.hover(`${CARD} a`);
    await waitLongerThanPointerRests();
    expect(requests).toEqual([]);
    await page.$eval(`${CARD} a`, (link) => link.removeAttribute('data-stay'));
    await page.mouse.move(0, 0);
    await waitForPrefetch(page, () => page.hover(`${CARD} a`));
    expect(requests).toEqual([href]);
    await page.click(`${CARD} a`);
    await waitForPage(page, href, '[data-lead]');
    expect(requests).toEqual([href]);

    await page.waitForFunction(() => (window as unknown as { moves: string[][] }).moves[0]?.length === 2);
    await eventually(() => moves(page), [['IMG', 'LI']]);
    await page.goBack();
    await waitForPage(page, LIST, CARD);
    await page.waitForFunction(() => (window as unknown as { moves: string[][] }).moves[1]?.length === 2);
    await eventually(
      () => moves(page),
      [
        ['IMG', 'LI'],
        ['LI', 'IMG'],
      ],
    );
    // The names are removed after the transition.
    await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name: shared"]'));
  });

  test('when the keyboard focus rests on its link; the image of the card does not move when the visitor prefers reduced motion', async () => {
    const { page, requests, href } = await openList('reduce');
    // Focus set by a script after a key press counts as keyboard focus.
    await page.keyboard.press('Tab');
    await waitForPrefetch(page, () => page.focus(`${CARD} a`));
    await eventually(() => requests, expect.arrayContaining([href]));
    await page.click(`${CARD} a`);
    await waitForPage(page, href, '[data-lead]');
    await eventually(() => moves(page), []);
  });

  test('never with Save-Data', async () => {
    const { page, requests } = await openList('no-preference', true);
    await page.hover(`${CARD} a`);
    await waitLongerThanPointerRests();
    expect(requests).toEqual([]);
  });
});
