import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import { DESKTOP, PHONE, pauseRequests, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { partInTests } from '../../support/matrix.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const BOX = 'main input[name="keyphrase"]';

const fixture = browserFixture({ cars: 200, settings: { LOG_LEVEL: 'error' } });

async function openBox(path: string, viewport = DESKTOP) {
  const opened = await fixture.open({ viewport });
  await opened.page.goto(fixture.urlOf(path), { waitUntil: 'domcontentloaded' });
  await waitForHydration(opened.page);
  await opened.page.focus(BOX);
  await opened.page.waitForSelector(`${BOX}[role="combobox"]`);
  return opened;
}

const box = (page: Page) =>
  page.$eval(BOX, (input) => ({
    value: (input as HTMLInputElement).value,
    expanded: input.getAttribute('aria-expanded'),
    active:
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText.split('\n')[0] ?? null,
    focused: document.activeElement === input,
  }));
const options = (page: Page) =>
  page.$$eval('[role="option"]', (all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]));
const field = (expected: object) => (found: object) => expect(found).toMatchObject(expected);
/** Types a text and waits for the suggestions of the complete text. */
async function typeText(page: Page, text: string, query = text): Promise<void> {
  const responsePromise = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === query);
  await page.keyboard.sendCharacter(text);
  await responsePromise;
  await page.waitForSelector(`${BOX}[aria-expanded="true"]`);
  await waitForIdle(page);
}
const currentUrl = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);
const waitForUrl = (page: Page, expected: string) =>
  page.waitForFunction((to) => window.location.pathname + window.location.search === to, {}, expected);

/** The first test: the server has no suggestions yet. */
test('F045 suggestions that could not be loaded are requested again for the same text', async () => {
  const { page } = await openBox(LIST);
  const responds = () => page.waitForResponse((response) => response.url().includes('/api/suggest?'));
  await fixture.product.setFault({ upstream: 'search', kind: 'error' });
  const failed = responds();
  await page.keyboard.sendCharacter('volvo');
  expect((await failed).headers()['cache-control']).toBe('no-store');
  await fixture.product.setFault({ upstream: 'search', kind: 'none' });
  await page.keyboard.press('Backspace');
  await typeText(page, 'o', 'volvo');
  expect((await options(page))[0]).toBe('Volvo');
});

describe('F045 the search box is a combobox', () => {
  test('works by arrows, Home, Escape, Tab and Enter; the focus stays in the field', async () => {
    const { page } = await openBox(LIST);
    await typeText(page, 'volvo');
    const visibleOptions = await options(page);
    expect(visibleOptions[0]).toBe('Volvo');
    await eventually(() => box(page), field({ active: null, focused: true }));
    await eventually(
      () => page.$eval('main search p[role="status"]', (line) => line.textContent),
      `${visibleOptions.length} förslag, välj med piltangenterna`,
    );
    await page.keyboard.press('ArrowDown');
    await eventually(() => box(page), field({ active: 'Volvo' }));
    await page.keyboard.press('ArrowUp');
    await eventually(() => box(page), field({ active: null }));
    await page.keyboard.press('ArrowUp');
    await eventually(() => box(page), field({ active: visibleOptions.at(-1) }));
    await page.keyboard.press('Home');
    await eventually(() => box(page), field({ active: null }));
    expect(await violations(page, partInTests('main search'))).toEqual([]);

    await page.keyboard.press('Escape');
    await eventually(() => box(page), field({ value: 'volvo', expanded: 'false', focused: true }));
    await page.keyboard.press('ArrowDown');
    await eventually(() => box(page), field({ expanded: 'true' }));
    await page.keyboard.press('Tab');
    await eventually(() => box(page), field({ value: 'volvo', expanded: 'false', focused: false }));

    await page.focus(BOX);
    await page.keyboard.press('ArrowDown');
    await eventually(() => box(page), field({ active: 'Volvo' }));
    await page.keyboard.press('Enter');
    await waitForUrl(page, `${LIST}/b/volvo`);
    await eventually(() => box(page), field({ value: '', expanded: 'false', focused: true }));
    await page.keyboard.sendCharacter('zzqq');
    await page.keyboard.press('Escape');
    await eventually(() => box(page), field({ value: '', focused: true }));
    // HTML allows the role on an input of type text, not on one of type search.
    expect(await page.$eval(BOX, (input) => (input as HTMLInputElement).type)).toBe('text');
  });

  test('works by touch on a phone, and keeps the text typed before', async () => {
    const { page } = await openBox(LIST, PHONE);
    await typeText(page, 'dragkrok vovlo');
    const [first] = await page.$$('[role="option"]');
    const place = await first?.boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    await first?.tap();
    await waitForUrl(page, `${LIST}/b/volvo?keyphrase=dragkrok`);
    await eventually(() => box(page), field({ value: 'dragkrok' }));
  });

  test('drops a response that is late or that comes after the focus has left', async () => {
    const { page } = await openBox(LIST);
    const pending: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('q=vo')) pending.push(request);
      else void request.continue();
    });
    await page.keyboard.sendCharacter('vo');
    await eventually(() => pending.length, 1);
    await typeText(page, 'lkswagen', 'volkswagen');
    await pending[0]?.continue().catch(() => undefined);
    // Time for the response to arrive and to render, if it did.
    await sleep(300);
    await waitForIdle(page);
    expect((await options(page))[0]).toBe('Volkswagen');
  });
});

describe('F045 F050 a text and filters together', () => {
  const tick = (page: Page, name: string, value: string) =>
    page.$eval(`aside input[name="${name}"][value="${value}"]`, (input) => (input as HTMLElement).click());

  /** Goes back to the whole list, and to an empty box with the focus. */
  async function startAgain(page: Page): Promise<void> {
    await page.goBack();
    await waitForUrl(page, LIST);
    await eventually(() => box(page), field({ value: '' }));
    await page.focus(BOX);
  }

  test('ticking a filter also applies text that was not submitted; two filters ticked before the first response are applied together with the text', async () => {
    const { page } = await openBox(LIST);
    await page.keyboard.sendCharacter('kombi dragkrok');
    await tick(page, 'car_fuel', 'Diesel');
    await waitForUrl(page, `${LIST}?keyphrase=dragkrok&car_fuel=Diesel&car_body=Kombi`);
    await startAgain(page);

    await page.keyboard.sendCharacter('under 300000');
    await page.evaluate(() => {
      const box = (name: string, value: string) =>
        document.querySelector<HTMLElement>(`aside input[name="${name}"][value="${value}"]`);
      (document.activeElement as HTMLInputElement).form?.requestSubmit();
      box('car_fuel', 'Diesel')?.click();
      box('car_gearbox', 'Automat')?.click();
    });
    await waitForUrl(page, `${LIST}?car_fuel=Diesel&car_gearbox=Automat&car_price=0-300000`);
    await eventually(() => box(page), field({ value: '' }));
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Pris: högst 300'));
  });

  test('a text that is understood after the filter has its URL is in the same history entry', async () => {
    const { page } = await openBox(LIST);
    const { resume } = await pauseRequests(page, '/api/suggest');
    await page.keyboard.sendCharacter('dragkrok');
    await tick(page, 'car_fuel', 'Diesel');
    await waitForUrl(page, `${LIST}?car_fuel=Diesel`);
    resume();
    await waitForUrl(page, `${LIST}?keyphrase=dragkrok&car_fuel=Diesel`);
    await startAgain(page);
  });

  test('no choice is lost while the router is loading, and a filter with a text is one history entry', async () => {
    const { page } = await fixture.open();
    const { resume } = await pauseRequests(page, '/Navigator-');
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.focus(BOX);
    await page.waitForSelector(`${BOX}[role="combobox"]`);
    await page.keyboard.sendCharacter('dragkrok');
    await tick(page, 'car_fuel', 'Diesel');
    const chips = () =>
      page.$$eval('ul[aria-label="Valda filter"] li', (all) => all.map((chip) => chip.innerText.split('\n')[1]));
    await eventually(chips, expect.arrayContaining(['Diesel', '”dragkrok”']));
    await tick(page, 'car_gearbox', 'Automat');
    await eventually(chips, expect.arrayContaining(['Diesel', '”dragkrok”', 'Automat']));
    resume();
    await waitForUrl(page, `${LIST}?keyphrase=dragkrok&car_fuel=Diesel&car_gearbox=Automat`);
    await page.goBack();
    await waitForUrl(page, `${LIST}?keyphrase=dragkrok&car_fuel=Diesel`);
    await startAgain(page);
  });

  test('no choice below the top of the list is lost while the router is loading', async () => {
    const { page } = await fixture.open();
    const { resume } = await pauseRequests(page, '/Navigator-');
    await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    const chips = () =>
      page.$$eval('ul[aria-label="Valda filter"] li', (all) => all.map((chip) => chip.innerText.split('\n')[1]));
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await tick(page, 'car_fuel', 'Diesel');
    await eventually(chips, expect.arrayContaining(['Diesel']));
    await tick(page, 'car_gearbox', 'Automat');
    await eventually(chips, expect.arrayContaining(['Diesel', 'Automat']));
    resume();
    await waitForUrl(page, `${LIST}?car_fuel=Diesel&car_gearbox=Automat`);
    await eventually(chips, expect.arrayContaining(['Diesel', 'Automat']));
    await page.goBack();
    await waitForUrl(page, `${LIST}?car_fuel=Diesel`);
  });

  test('a word that matches no car is named, and the cars of the other words are shown; Enter without a selected suggestion reads the text as filters; a dealer opens its page', async () => {
    const { page } = await openBox(LIST);
    await page.keyboard.sendCharacter('volvo qzxqzx');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('main')?.textContent?.includes('Vi hittade inget för ”qzxqzx” – visar bilar för Volvo.'),
    );
    await page.waitForSelector('main ul[aria-busy="false"] > li');
    expect(await violations(page, partInTests('main'))).toEqual([]);
    await startAgain(page);

    await page.keyboard.sendCharacter('elbil kombi dragkrok');
    await page.keyboard.press('Enter');
    await waitForUrl(page, `${LIST}?keyphrase=dragkrok&car_fuel=El&car_body=Kombi`);
    await eventually(() => box(page), field({ value: 'dragkrok' }));
    await page.$eval(BOX, (input) => (input as HTMLInputElement).select());
    await page.keyboard.sendCharacter('norrväg uppsala');
    await page.waitForFunction(() =>
      document.querySelector('[role="option"]')?.textContent?.startsWith('Norrväg Uppsala'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.location.pathname.startsWith('/anlaggningar/'));
  });
});

test('F051 the hero’s search suggests too, and opens the list with the recognised filters', async () => {
  const { page } = await openBox('/');
  await typeText(page, 'vw golf');
  const placeOfList = () =>
    page.evaluate((selector) => {
      const form = document.querySelector(selector)?.closest('form')?.getBoundingClientRect() ?? new DOMRect();
      const list = document.querySelector('[role="listbox"]')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const gap = Math.max(list.top - form.bottom, form.top - list.bottom);
      return {
        isWide: Math.round(list.width) === Math.round(form.width),
        isAdjacent: gap >= 0 && gap < 12,
        top: form.top,
      };
    }, BOX);
  await eventually(placeOfList, field({ isWide: true, isAdjacent: true }));
  // Something comes late above the field.
  const before = await placeOfList();
  await page.$eval('main', (main) => Object.assign(main.style, { paddingTop: '80px' }));
  await eventually(placeOfList, field({ isWide: true, isAdjacent: true }));
  expect((await placeOfList()).top).toBeGreaterThan(before.top + 50);
  // The list is opened while the hero still moves to its place.
  const isMoved = await page.evaluate(async (selector) => {
    let moving = document.querySelector<HTMLElement>(selector);
    while (moving && getComputedStyle(moving).animationName === 'none') moving = moving.parentElement;
    if (moving) moving.style.animation = 'none';
    const rest = moving?.getBoundingClientRect().top;
    if (moving) moving.style.animation = '';
    window.dispatchEvent(new Event('resize'));
    const moved = moving?.getBoundingClientRect().top;
    await Promise.all(moving?.getAnimations().map(({ finished }) => finished) ?? []);
    return moved !== rest && moving?.getBoundingClientRect().top === rest;
  }, BOX);
  expect(isMoved).toBe(true);
  await eventually(placeOfList, field({ isWide: true, isAdjacent: true }));
  expect(await violations(page, partInTests('main search'))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await waitForUrl(page, `${LIST}/b/volkswagen/golf`);
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('Volkswagen Golf'));
  await page.goBack();
  await waitForUrl(page, '/');
});

test('F045 F050 without scripts the box is an ordinary field of a form', async () => {
  const { page } = await fixture.open({ scripts: false });
  await page.goto(fixture.urlOf(LIST), { waitUntil: 'domcontentloaded' });
  await eventually(() => page.$(`${BOX}[role]`), null);
  await page.type(BOX, 'kia automat');
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
  await eventually(() => currentUrl(page), `${LIST}/b/kia?car_gearbox=Automat`);
});
