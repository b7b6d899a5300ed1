import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { DESKTOP, hydrated, launchBrowser, openPage, PHONE } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
const PLAY = 'main button[aria-label^="Spela filmen: "]';
const SEARCH = 'main input[name="keyphrase"]';

let product: Product;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  product = await startProduct({ cars: 400 });
  origin = `http://norrvag-se.localhost:${product.port}`;
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

async function openComponents(page: Page, query = ''): Promise<void> {
  await page.goto(`${origin}/komponenter${query}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

const address = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);

test('F014 no word of a hero is cut off on a narrow phone at the letter spacing a visitor sets (WCAG 1.4.12)', async () => {
  const { page, close } = await openPage(browser, { viewport: { ...PHONE, width: 320 } });
  await page.goto(`${origin}/kop-bil/kampanjer/bilkampanjer`, { waitUntil: 'load' });
  const ends = await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [spacing];
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('h1') ?? document.body);
    return words.getBoundingClientRect().right;
  });
  expect(ends).toBeLessThanOrEqual(320);
  await close();
}, 60_000);

test('F026 columns of card lists by the width of the window', async () => {
  const { page, close } = await openPage(browser);
  await openComponents(page);
  const columns = async (variant: string, width: number) => {
    await page.setViewport({ width, height: 900 });
    return page.$eval(
      `main ul[data-columns="${variant}"]:has(article a[href="/salj-bil"])`,
      (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
    );
  };
  const counted: Record<string, number[]> = { 3: [], 4: [] };
  for (const width of [767, 768, 1023, 1024, 1279, 1280]) {
    for (const variant of ['3', '4']) counted[variant]?.push(await columns(variant, width));
  }
  expect(counted).toEqual({ 3: [1, 3, 3, 3, 3, 3], 4: [1, 1, 1, 2, 2, 4] });
  await close();
}, 150_000);

describe('F012 a film at YouTube', () => {
  test('nothing of theirs is fetched before play is pressed, then the film and nothing else', async () => {
    const { page, noise, close } = await openPage(browser, { consent: null });
    const others: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => void answerForYouTube(request, others));
    await page.goto(`${origin}/komponenter`, { waitUntil: 'load' });
    await hydrated(page);
    await page.$eval(PLAY, (button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(others).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);

    await page.focus(PLAY);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main iframe');
    const frame = await page.$eval('main iframe', (found) => ({
      src: found.getAttribute('src'),
      title: found.getAttribute('title'),
      focused: document.activeElement === found,
    }));
    expect(frame).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&hl=sv&start=42',
      title: 'En verkstad som ringer tillbaka',
      focused: true,
    });
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(others).toEqual([frame.src]);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('without scripts there is no dead button, and the way to it is a link', async () => {
    const { page, close } = await openPage(browser, { scripts: false });
    await page.goto(`${origin}/komponenter`, { waitUntil: 'domcontentloaded' });
    expect(await page.$eval(PLAY, (button) => getComputedStyle(button).display)).toBe('none');
    expect(await page.$('main a[href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s"]')).not.toBeNull();
    await close();
  }, 150_000);
});

function answerForYouTube(request: HTTPRequest, others: string[]): Promise<void> {
  if (new URL(request.url()).origin === origin || request.url().startsWith('data:')) return request.continue();
  others.push(request.url());
  return request.respond({ status: 200, contentType: 'text/html', body: '<!doctype html><title>film</title>' });
}

describe('F014 a film behind a heading', () => {
  test('it runs while it is seen, and stops when it is told to', async () => {
    const { page, noise, close } = await openPage(browser);
    await openComponents(page);
    const film = await page.waitForSelector('main section[data-ink] video');
    await film?.evaluate((video) => video.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const pause = await page.waitForSelector('main section[data-ink] button[aria-label="Pausa filmen"]');
    const runs = () => film?.evaluate((video) => !(video as HTMLVideoElement).paused);
    expect(await runs()).toBe(true);
    await pause?.evaluate((button) => (button as HTMLElement).click());
    await page.waitForSelector('main section[data-ink] button[aria-label="Spela filmen"]');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await film?.evaluate((video) => video.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await runs()).toBe(false);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('who wants less motion gets the picture, and not a byte of the film', async () => {
    const { page, close } = await openPage(browser);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await openComponents(page);
    const film = await page.waitForSelector('main section[data-ink] video');
    await film?.evaluate((video) => video.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForSelector('main section[data-ink] button[aria-label="Spela filmen"]');
    await page.waitForNetworkIdle({ idleTime: 300 });
    const fetched = await film?.evaluate((video) => {
      const { readyState, buffered, paused } = video as HTMLVideoElement;
      return { readyState, buffered: buffered.length, paused };
    });
    expect(fetched).toEqual({ readyState: 0, buffered: 0, paused: true });
    await close();
  }, 150_000);
});

describe('F015 search', () => {
  test('by Enter and by the button, with the configured query and the page’s own; told to the data layer', async () => {
    const { page, noise, close } = await openPage(browser, { viewport: DESKTOP });
    for (const send of ['Enter', 'button'] as const) {
      await openComponents(page, '?utm_source=brev&keyphrase=old');
      const asked: string[] = [];
      const note = (request: HTTPRequest) => void asked.push(decodeURIComponent(request.url()));
      page.on('request', note);
      await page.type(SEARCH, ' volvo v60 drag ');
      await page.waitForSelector(`${SEARCH}[role="combobox"]`);
      if (send === 'Enter') await page.keyboard.press('Enter');
      else
        await page.$eval(`${SEARCH}`, (input) =>
          input.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click(),
        );
      await page.waitForFunction((path) => window.location.pathname === path, {}, `${LIST}/b/volvo/v60`);
      // F051: the filters in the path; the list then says them in the address of its own.
      expect(asked.some((url) => url.includes(`${LIST}/volvo/v60?keyphrase=drag&car_fuel=El&utm_source=brev`))).toBe(
        true,
      );
      expect(await address(page)).toBe(`${LIST}/b/volvo/v60?keyphrase=drag&car_fuel=El&utm_source=brev`);
      expect(await searchEvents(page)).toEqual([
        { event: 'search', search_type: 'start page', search_term: 'volvo v60 drag' },
      ]);
      page.off('request', note);
    }
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('the cross empties the field and leaves the cursor there', async () => {
    const { page, close } = await openPage(browser);
    await openComponents(page);
    const clear = `${SEARCH.replace('input', 'form:has(input')}) button[type="reset"]`;
    expect(await page.$eval(clear, (button) => getComputedStyle(button).visibility)).toBe('hidden');
    await page.type(SEARCH, 'saab');
    expect(await page.$eval(clear, (button) => getComputedStyle(button).visibility)).toBe('visible');
    await page.$eval(clear, (button) => (button as HTMLElement).click());
    expect(
      await page.$eval(SEARCH, (input) => [(input as HTMLInputElement).value, document.activeElement === input]),
    ).toEqual(['', true]);
    await close();
  }, 150_000);

  test('works without scripts', async () => {
    const { page, close } = await openPage(browser, { scripts: false });
    await page.goto(`${origin}/komponenter`, { waitUntil: 'domcontentloaded' });
    await page.type(SEARCH, 'volvo');
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
    expect(await address(page)).toBe(`${LIST}?car_brand=Volvo&car_fuel=El`);
    await close();
  }, 150_000);
});

function searchEvents(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: { event?: unknown }[] };
    return dataLayer.filter(({ event }) => event === 'search');
  });
}
