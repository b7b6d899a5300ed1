import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { DESKTOP, enterText, PHONE, waitForHydration, waitForIdle } from '../support/browser/browser.ts';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const PLAY = 'main button[aria-label^="Spela filmen: "]';
const SEARCH = 'main input[name="keyphrase"]';
const QUERY = '?utm_source=brev&keyphrase=old';

const fixture = browserFixture({ cars: 400 });

async function openComponents(page: Page, query: string): Promise<void> {
  await page.goto(fixture.urlOf(`/komponenter${query}`), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
}

const show = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const currentUrl = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);

test('F014 a hero cuts off no word on a narrow phone at the visitor’s own letter spacing (WCAG 1.4.12)', async () => {
  const { page } = await fixture.open({ viewport: { ...PHONE, width: 320 } });
  await page.goto(fixture.urlOf('/kop-bil/kampanjer/bilkampanjer'), { waitUntil: 'load' });
  const ends = await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [spacing];
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return range.getBoundingClientRect().right;
  });
  expect(ends).toBeLessThanOrEqual(320);
});

test('F014 on a portrait phone the image of a full-screen banner is above its text, and nothing is on it', async () => {
  // Style sheets alone do it.
  const { page } = await fixture.visit('/komponenter', { viewport: PHONE, scripts: false });
  const banners = await page.$$eval('main section[data-composition="split"]', (sections) =>
    sections.map((hero) => ({
      imageEnd: hero.querySelector('img')?.getBoundingClientRect().bottom ?? Number.NaN,
      textStart: hero.querySelector('h1, h2')?.getBoundingClientRect().top ?? Number.NaN,
      behind: getComputedStyle(hero, '::before').content,
    })),
  );
  expect(banners.length).toBeGreaterThan(5);
  for (const { imageEnd, textStart, behind } of banners) {
    expect(textStart).toBeGreaterThanOrEqual(imageEnd);
    expect(behind).toBe('none');
  }
});

/** Responds in place of YouTube, and records the requests. */
async function replaceYouTube(page: Page): Promise<string[]> {
  const others: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().startsWith(fixture.urlOf('/')) || request.url().startsWith('data:'))
      return void request.continue();
    others.push(request.url());
    const body = '<!doctype html><title>film</title>';
    return void request.respond({ status: 200, contentType: 'text/html', body });
  });
  return others;
}

/** Searches on a page with the query `QUERY`, and waits for the list that has been found. */
async function search(page: Page, send: () => Promise<void>): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(decodeURIComponent(request.url())));
  await enterText(page, SEARCH, ' volvo v60 drag ');
  await page.waitForSelector(`${SEARCH}[role="combobox"]`);
  await send();
  await page.waitForFunction((path) => window.location.pathname === path, {}, `${LIST}/b/volvo/v60`);
  // F051: filters of the path; for equipment the index's own value. The list then redirects to its own URL.
  const query = '?keyphrase=dragkrok&car_fuel=El&utm_source=brev';
  await eventually(() => requests, expect.arrayContaining([expect.stringContaining(`${LIST}/volvo/v60${query}`)]));
  await eventually(() => currentUrl(page), `${LIST}/b/volvo/v60${query}`);
  await eventually(
    () => searchEvents(page),
    [{ event: 'search', search_type: 'start page', search_term: 'volvo v60 drag' }],
  );
}

describe('on the components page', () => {
  const VIDEO = 'main section[data-ink] video';
  let page: Page;
  let others: string[];
  beforeAll(async () => {
    ({ page } = await fixture.open({ viewport: DESKTOP, consent: null }));
    others = await replaceYouTube(page);
    await openComponents(page, QUERY);
  });

  test('F012 a YouTube video requests nothing from YouTube before play is pressed, and then only the video', async () => {
    await show(page, PLAY);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(others).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);

    await page.focus(PLAY);
    await page.keyboard.press('Enter');
    const src = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&hl=sv&start=42';
    await eventually(
      () =>
        page.$eval('main iframe', (found) => ({
          src: found.getAttribute('src'),
          title: found.getAttribute('title'),
          focused: document.activeElement === found,
        })),
      { src, title: 'En verkstad som ringer tillbaka', focused: true },
    );
    await eventually(() => others, [src]);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(others).toEqual([src]);
  });

  test('Q35 a video that was allowed for this page only ends when another tab rejects everything', async () => {
    const { page: own } = await fixture.open({ viewport: DESKTOP, consent: null });
    await replaceYouTube(own);
    await openComponents(own, QUERY);
    await show(own, PLAY);
    await own.focus(PLAY);
    await own.keyboard.press('Enter');
    await own.waitForSelector('main iframe');
    await own.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
      document.cookie = 'consent=2::2026-01-02; Path=/; Max-Age=999';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await own.waitForSelector('main iframe', { hidden: true });
    expect(await own.$(PLAY)).not.toBeNull();
    await own.close();
  });

  test('F014 a video behind a heading plays while it is visible, and stops at its button', async () => {
    await show(page, VIDEO);
    const pause = await page.waitForSelector('main section[data-ink] button[aria-label="Pausa filmen"]');
    const runs = () => page.$eval(VIDEO, (video) => !video.paused);
    await eventually(runs, true);
    await pause?.evaluate((button) => (button as HTMLElement).click());
    await page.waitForSelector('main section[data-ink] button[aria-label="Spela filmen"]');
    await eventually(runs, false);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await waitForIdle(page);
    await show(page, VIDEO);
    await waitForIdle(page);
    expect(await runs()).toBe(false);
  });

  test('F026 card lists have as many columns as the window allows', async () => {
    const columns = (variant: number) =>
      page.$eval(
        `main ul[data-columns="${variant}"]:has(article a[href="/salj-bil"])`,
        (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
      );
    for (const [width, ofThree, ofFour] of [
      [767, 1, 1],
      [768, 3, 1],
      [1023, 3, 1],
      [1024, 3, 2],
      [1279, 3, 2],
      [1280, 3, 4],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      await eventually(
        async () => [await page.evaluate(() => innerWidth), await columns(3), await columns(4)],
        [width, ofThree, ofFour],
      );
    }
  });

  test('F015 the clear button of the search empties the field and keeps the focus there', async () => {
    const clear = `${SEARCH.replace('input', 'form:has(input')}) button[type="reset"]`;
    await eventually(() => page.$eval(clear, (button) => getComputedStyle(button).visibility), 'hidden');
    await page.type(SEARCH, 'saab');
    await eventually(() => page.$eval(clear, (button) => getComputedStyle(button).visibility), 'visible');
    await page.$eval(clear, (button) => (button as HTMLElement).click());
    await eventually(
      () => page.$eval(SEARCH, (input) => [(input as HTMLInputElement).value, document.activeElement === input]),
      ['', true],
    );
  });

  test('F015 search submits by the button, with the configured query and the page’s own, and is pushed to the data layer', () =>
    search(page, () =>
      page.$eval(SEARCH, (input) => input.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click()),
    ));
});

test('F014 a video behind a heading shows the image and loads no video when the visitor prefers reduced motion; F015 search submits by Enter, too', async () => {
  const { page } = await fixture.open();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await openComponents(page, QUERY);
  const video = 'main section[data-ink] video';
  await show(page, video);
  await page.waitForSelector('main section[data-ink] button[aria-label="Spela filmen"]');
  await page.waitForNetworkIdle({ idleTime: 300 });
  const fetched = await page.$eval(video, (element) => {
    const { readyState, buffered, paused } = element as HTMLVideoElement;
    return { readyState, paused, buffered: buffered.length };
  });
  expect(fetched).toEqual({ readyState: 0, buffered: 0, paused: true });

  await search(page, () => page.keyboard.press('Enter'));
});

test('without scripts a YouTube video (F012) is a link and has no play button, and search (F015) works', async () => {
  const { page } = await fixture.open({ scripts: false });
  await page.goto(fixture.urlOf('/komponenter'), { waitUntil: 'domcontentloaded' });
  await eventually(() => page.$eval(PLAY, (button) => getComputedStyle(button).display), 'none');
  await page.waitForSelector('main a[href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s"]');

  await page.type(SEARCH, 'volvo');
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
  await eventually(() => currentUrl(page), `${LIST}/b/volvo?car_fuel=El`);
});

function searchEvents(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: { event?: unknown }[] };
    return dataLayer.filter(({ event }) => event === 'search');
  });
}
