import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { WORKER_PATH } from '../../../src/contracts/offline/workerPath.ts';
import { overflow, violations } from '../../support/browser/accessibility.ts';
import { enterText, type PageOptions, PHONE, waitForHydration, waitForIdle } from '../../support/browser/browser.ts';
import { firstCar, follow, makeOld, pressHeart, stored } from '../../support/browser/offlineCopies.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { type Line, startLine } from '../../support/line.ts';
import { type Product, startProduct } from '../../support/product.ts';

/** Copies of saved and viewed cars, and the service worker that shows them without a connection (docs/decisions/0224). */

const LIST = '/kop-bil/alla-bilar-i-lager';
const fixture = browserFixture({ cars: 60 });
let line: Line;
beforeAll(async () => {
  line = await startLine(fixture.product.port);
});
afterAll(() => line.close());
beforeEach(() => {
  line.restore();
  line.connectTo(fixture.product.port);
});

const SITE = 'norrvag-se';
const urlOf = (path: string, host = SITE) => `http://${host}.localhost:${line.port}${path}`;
const BANNER = 'page-content > aside';

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const { page } = await fixture.open(options);
  await go(page, path);
  return page;
}

async function go(page: Page, path: string, host = SITE): Promise<void> {
  await page.goto(urlOf(path, host), { waitUntil: 'load' });
  await waitForHydration(page);
}

/** Loads a path without a connection. The worker responds, so that the load does not fail. */
async function goOffline(page: Page, path: string, host = SITE): Promise<void> {
  fixture.expectErrors(/Failed to load resource|ERR_|^503: /);
  line.cut();
  await page.goto(urlOf(path, host), { waitUntil: 'domcontentloaded' });
}

/** Opens the page of the first car and saves it. Returns its path when there is a copy and a worker. */
async function saveCar(page: Page, { host = SITE, list = LIST } = {}): Promise<string> {
  await go(page, list, host);
  const path = await firstCar(page);
  await go(page, path, host);
  await pressHeart(page);
  await eventually(() => stored(page), { saved: [path], viewed: [], worker: 'activated' });
  return path;
}

const NOTHING = { saved: [], viewed: [], worker: null };

describe('a saved car', () => {
  test('is shown without a connection, with the time of the copy in view and at each price; the link loads the page', async () => {
    const page = await open('/', { viewport: PHONE });
    const path = await saveCar(page);
    const heading = await page.$eval('h1', (element) => element.textContent);
    await goOffline(page, path);
    expect(await page.$eval('h1', (element) => element.textContent)).toBe(heading);
    expect(await page.title()).toMatch(/^Kopia från \d+ \w+ 20\d\d kl\. \d\d:\d\d: /);
    expect(await page.$eval(BANNER, (element) => element.textContent)).toMatch(
      /^Kopia från \d+ \w+ 20\d\d kl\. \d\d:\d\d\. Pris och månadskostnad kan ha ändrats, och bilen kan vara såld\.Ladda/,
    );
    const prices = await page.$$eval('[data-price]', (all) =>
      all.map((each) => each.closest('p')?.nextSibling?.textContent),
    );
    expect(prices.length).toBeGreaterThan(0);
    for (const note of prices) expect(note).toMatch(/^Pris den \d+ /);
    const sums = await page.$$eval('[data-sum], [data-offers]', (all) =>
      all.map((each) => (each.closest('p') ?? each).nextSibling?.textContent),
    );
    for (const note of sums) expect(note).toMatch(/^Pris den \d+ /);
    expect(await page.$('[data-above-bars] > p')).toBeNull();
    expect(await page.$$eval('script, form, iframe', (all) => all.length)).toBe(0);
    expect(
      await page.$$eval('main img', (all) => all.map(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
    ).toContain(true);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // In view wherever the visitor reads.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const topOfBanner = () => page.$eval(BANNER, (element) => Math.round(element.getBoundingClientRect().top));
    expect(await topOfBanner()).toBe(0);
    await page.setViewport({ ...PHONE, width: 667, height: 320 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await topOfBanner()).toBe(0);
    await page.setViewport(PHONE);
    // By keyboard the link follows the one that skips to the content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ladda den aktuella sidan');
    line.restore();
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.keyboard.press('Enter')]);
    await waitForHydration(page);
    expect(await page.$(BANNER)).toBeNull();
  });

  test('in the dark theme of a brand, copy and offline page are legible, and the copy looks as its page', async () => {
    const host = 'mercedes.marlow-uk';
    const { page } = await fixture.open({ viewport: PHONE });
    const path = await saveCar(page, { host, list: '/buy-car/used-cars' });
    const coloursOf = () =>
      page.$$eval('body, h1, #condition', (all) =>
        all.map((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor]),
      );
    const colours = await coloursOf();
    await goOffline(page, path, host);
    expect(await page.title()).toMatch(/^Copy made on /);
    expect(await coloursOf()).toEqual(colours);
    expect(await violations(page)).toEqual([]);
    await goOffline(page, '/', host);
    expect(await page.$$eval('main a', (all) => all.map((link) => link.getAttribute('href')))).toContain(path);
    expect(await violations(page)).toEqual([]);
  });

  test('every other URL says that there is no connection, in its language, and lists the copies', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    await go(page, '/en/');
    await eventually(
      () => page.evaluate(async () => (await (await caches.open('forecourt.offline')).keys()).length),
      2,
    );
    for (const [url, title] of [
      ['/en/om-oss', 'No connection'],
      ['/om-oss?near=57.7,12', 'Ingen uppkoppling'],
    ] as const) {
      await goOffline(page, url);
      expect(await page.$eval('h1', (element) => element.textContent)).toBe(title);
      expect(await page.$$eval('#copies a', (links) => links.map((link) => link.getAttribute('href')))).toEqual([path]);
      expect(await violations(page)).toEqual([]);
    }
    await Promise.all([page.waitForNavigation(), page.click('#copies a')]);
    expect(await page.$(BANNER)).not.toBeNull();
    line.restore();
    await page.goto(urlOf('/om-oss'), { waitUntil: 'load' });
    expect(await page.$('#copies')).toBeNull();
  });

  test('a link on a page that is open leads to the copy; to another page the visitor waits', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    await go(page, LIST);
    const other = await firstCar(page, 3);
    fixture.expectErrors(/Failed to load resource|ERR_/);
    line.cut();
    await follow(page, other);
    await page.waitForSelector('[role="status"][data-notice="waitsForNetwork"]');
    await page.goBack();
    await follow(page, path);
    await page.waitForSelector(BANNER);
  });

  test('no script gets a copy, no query another one, and a copy of 31 days ago is not shown', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    await go(page, path);
    fixture.expectErrors(/Failed to load resource|ERR_/);
    line.cut();
    const fetched = (url: string) =>
      page.evaluate(
        (href) =>
          fetch(href).then(
            ({ status }) => status,
            () => 'failed',
          ),
        url,
      );
    for (const url of [path, `/_page?path=${path}`, `/api/suggest?q=volvo`]) expect(await fetched(url)).toBe('failed');
    await goOffline(page, `${path}?deposit=50000`);
    expect(await page.$(BANNER)).not.toBeNull();
    line.restore();
    await go(page, '/om-oss');
    await makeOld(page, path);
    await goOffline(page, path);
    expect(await page.$eval('h1', (element) => element.textContent)).toBe('Ingen uppkoppling');
    expect(await page.$$('#copies a')).toEqual([]);
    expect((await stored(page)).saved).toEqual([]);
  });

  test('a link to a car whose copy no worker can show leaves the visitor on the page', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    await go(page, LIST);
    fixture.expectErrors(/Failed to load resource|ERR_/);
    await waitForIdle(page);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
    line.cut();
    await follow(page, path);
    await page.waitForSelector('[role="status"][data-notice="waitsForNetwork"]');
  });

  test('a copy has the language of its car, the time at which a cache made its page, and a worker again', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    await page.evaluate(async (url) => {
      await (await caches.open('forecourt.saved.pages')).delete(url);
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    }, path);
    await page.evaluateOnNewDocument((url) => {
      const original = window.fetch;
      window.fetch = async (...request) => {
        const response = await original(...request);
        if (request[0] !== url) return response;
        return new Response(response.body, { headers: { ...Object.fromEntries(response.headers), age: '3600' } });
      };
    }, path);
    await go(page, '/en/');
    await eventually(() => stored(page), { saved: [path], viewed: [], worker: 'activated' });
    const { age, text } = await page.evaluate(async (url) => {
      const copy = await (await caches.open('forecourt.saved.pages')).match(url);
      return { age: Date.now() - Number(copy?.headers.get('Copy-At')), text: (await copy?.text()) ?? '' };
    }, path);
    expect(age).toBeGreaterThanOrEqual(3_600_000);
    expect(text).toMatch(/Kopia från \d+ /);
    expect(text).not.toContain('Copy made on');
  });

  test('a car that is gone is fetched once by a document', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    fixture.expectErrors(/404/);
    const gone = await page.evaluate(() => {
      const [car] = JSON.parse(localStorage.getItem('forecourt.saved') ?? '[]');
      const { id, slug } = car.card;
      localStorage.setItem('forecourt.saved', JSON.stringify([{ ...car, card: { ...car.card, id: '999999999' } }]));
      return `/999999999/${slug}`.replace(id, '999999999');
    });
    await go(page, LIST);
    const requests = () =>
      page.evaluate(
        (end) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)).length,
        gone,
      );
    await eventually(requests, 1);
    // The next update fetches the oldest cars first.
    await pressHeart(page);
    await eventually(() => stored(page), { saved: [path], viewed: [], worker: 'activated' });
    expect(await requests()).toBe(1);
  });

  test('its copy goes at once while another tab makes copies', async () => {
    const page = await open('/');
    await saveCar(page);
    const other = await page.browserContext().newPage();
    await other.goto(urlOf('/om-oss'), { waitUntil: 'load' });
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.locks.request('forecourt.offline', () => {
            resolve();
            return new Promise(() => {});
          });
        }),
    );
    await pressHeart(page);
    await eventually(async () => (await stored(page)).saved, []);
    await other.close();
  });

  test.each([
    [
      'no room',
      () => Object.assign(Cache.prototype, { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) }),
    ],
    [
      'no storage',
      () => Object.assign(CacheStorage.prototype, { has: () => Promise.reject(new DOMException('', 'SecurityError')) }),
    ],
    ['no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ])('in a browser with %s the car is saved, and nothing else happens', async (_title, limit) => {
    const { page } = await fixture.open();
    await page.evaluateOnNewDocument(limit as () => void);
    await go(page, LIST);
    await go(page, await firstCar(page));
    await pressHeart(page);
    await page.waitForFunction(() => localStorage.getItem('forecourt.saved') !== null);
    await waitForIdle(page);
    expect(await page.$(BANNER)).toBeNull();
  });

  test('once it is removed, copy, worker and caches are gone, also from another tab', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    const other = await page.browserContext().newPage();
    await go(other, path);
    await pressHeart(other);
    await eventually(() => stored(page), NOTHING);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    // The page that has removed them can store them again.
    await pressHeart(other);
    await eventually(() => stored(page), { saved: [path], viewed: [], worker: 'activated' });
    await other.close();
  });
});

test('without a saved car and without consent nothing is stored', async () => {
  const page = await open(LIST);
  await go(page, await firstCar(page));
  expect(await stored(page)).toEqual(NOTHING);
});

test('viewed cars are copied with consent only, and removed with it', async () => {
  const page = await open(LIST, { consent: ['preferences'] });
  const path = await firstCar(page);
  await go(page, path);
  await eventually(() => stored(page), { saved: [], viewed: [path], worker: 'activated' });
  await page.locator('footer a[href="#cookie-settings"]').click();
  await page.waitForSelector('#consent-preferences-switch:checked');
  await page.$eval('#consent-preferences-switch', (input) => (input as HTMLInputElement).click());
  await page.$$eval('dialog button', (all) => (all.at(-1) as HTMLElement).click());
  await eventually(() => stored(page), NOTHING);
});

test('the button of the privacy page removes copies and worker', async () => {
  fixture.expectErrors(/Clear-Site-Data/);
  const page = await open('/');
  await saveCar(page);
  await page.goto(urlOf('/om-oss/integritetspolicy'), { waitUntil: 'load' });
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.click('form[action="/api/forget"] button')]);
  await eventually(() => stored(page), NOTHING);
});

test('a form without a connection says so, keeps what was entered, and is sent later', async () => {
  const page = await open('/');
  await go(page, LIST);
  await go(page, await firstCar(page));
  const field = '#contact-form input[name="name"]';
  await page.waitForSelector(field);
  await enterText(page, field, 'Eva Ek');
  await enterText(page, '#contact-form input[name="phone"]', '070 123 45 67');
  await enterText(page, '#contact-form input[name="email"]', 'eva@example.com');
  fixture.expectErrors(/Failed to load resource|ERR_/);
  await page.setOfflineMode(true);
  await page.click('#contact-form button[type="submit"]');
  await page.waitForFunction(() => document.querySelector('#contact-form')?.textContent?.includes('Du är offline'));
  expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('Eva Ek');
  await page.setOfflineMode(false);
});

describe('a site that has switched it off', () => {
  let off: Product;
  beforeAll(async () => {
    off = await startProduct({ sandboxOf: fixture.product, settings: { OFFLINE: 'off' } });
  });
  afterAll(() => off.close());

  test('the browser loses worker and copies at its next visit, without a reload', async () => {
    const page = await open('/');
    await saveCar(page);
    line.connectTo(off.port);
    await go(page, '/om-oss');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}));
    await eventually(() => stored(page), NOTHING);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // The car is still saved, and nothing is stored for it. What a page of before has stored meanwhile is removed.
    await page.evaluate(async () => {
      await (await caches.open('forecourt.saved.pages')).put('/late', new Response(''));
    });
    await go(page, LIST);
    await eventually(() => page.evaluate(() => caches.keys()), []);
    expect(await stored(page)).toEqual(NOTHING);
  });

  test('another process without the path leaves the visitor on the network', async () => {
    const page = await open('/');
    const path = await saveCar(page);
    fixture.expectErrors(/404/);
    const response = await page.evaluate(async (url) => (await fetch(url)).status, WORKER_PATH);
    expect(response).toBe(200);
    await go(page, path);
    expect(await page.$(BANNER)).toBeNull();
  });
});
