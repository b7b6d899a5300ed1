import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { violations } from '../support/accessibility.ts';
import { hydrated, launchBrowser, openPage, type PageOptions } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
/** Path of a car on show with a film, and of one that is not on show. */
let onShow: string;
let notOnShow: string;
/** Path of a car on show that can be seen from its inside as well. */
let inside: string;
/** Others on show, of which nothing has been asked yet. */
let fresh: string[];

interface Found {
  car_id: string;
  slug: string;
  autos_on_show: boolean;
  car_status: string;
  car_images: { original?: string }[];
}

beforeAll(async () => {
  product = await startProduct({ cars: 50 });
  const search = {
    index: 'vehicles_marlow_uk',
    fields: ['car_id', 'slug', 'autos_on_show', 'car_status', 'car_images'],
    ...{ keyphrase: '', facets: [], limit: 200, offset: 0, sort_name: '', filters: { car_is_sample: [false] } },
  };
  const answer = await fetch(`${product.sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'x-api-key': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  const { content } = (await answer.json()) as { content: Found[] };
  const pictured = content.filter((car) => car.car_images.length > 0 && car.car_status !== 'sold');
  const path = (car: Found | undefined): string => `/buy-car/${car?.car_id}/${car?.slug}`;
  // The sandbox has films of cars with even ids, and the inside of none whose id is a multiple of three.
  const filmed = pictured.filter((car) => car.autos_on_show && Number(car.car_id) % 2 === 0);
  [onShow = '', ...fresh] = filmed.filter((car) => Number(car.car_id) % 3 === 0).map(path);
  const seated = /cars\/(?:city|hatchback|saloon|estate|suv)\//;
  inside = path(filmed.find((car) => Number(car.car_id) % 3 !== 0 && seated.test(car.car_images[0]?.original ?? '')));
  notOnShow = path(pictured.find((car) => !car.autos_on_show));
  browser = await launchBrowser({ graphics: true });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});
afterEach(() => product.setFault({ upstream: 'carMedia', kind: 'none' }));

const MODE = 'main [role="group"] button[aria-pressed]';

async function open(path: string, options: PageOptions & { quiet?: boolean; in?: Browser } = {}) {
  const opened = await openPage(options.in ?? browser, options);
  const value = options.quiet ? 'reduce' : 'no-preference';
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await opened.page.goto(`http://marlow-uk.localhost:${product.port}${path}`, { waitUntil: 'networkidle0' });
  await hydrated(opened.page);
  return opened;
}

const modes = (page: Page) => page.$$eval(MODE, (all) => all.map(({ textContent }) => textContent));
const choose = (page: Page, mode: string) =>
  page.$$eval(
    MODE,
    (all, wanted) => (all.find(({ textContent }) => textContent === wanted) as HTMLElement).click(),
    mode,
  );
const frame = async (page: Page) => Number(await page.$eval('canvas', (canvas) => canvas.dataset.frame));
const button = (page: Page, name: string) =>
  page.$eval(`main button[aria-label="${name}"]`, (one) => (one as HTMLElement).click());

async function openTurn(page: Page): Promise<void> {
  await choose(page, '360°');
  await page.waitForSelector('canvas');
}

describe('F064 media modes', () => {
  test('pictures, film and turn of a car on show; the pictures again by a small one', async () => {
    const { page, noise, close } = await open(onShow);
    expect(await modes(page)).toEqual(['Pictures', 'Film', '360°']);
    await choose(page, 'Film');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
    expect(await page.$eval('video', ({ muted, controls }) => [muted, controls])).toEqual([true, true]);
    await openTurn(page);
    expect(await page.$('video')).toBeNull();
    await page.click('main a[href="#picture-2"]');
    await page.waitForFunction(() => !document.querySelector('canvas'));
    expect(await page.$$eval(MODE, (all) => all.map((one) => one.ariaPressed))).toEqual(['true', 'false', 'false']);
    await page.waitForFunction(() => document.querySelector('a[href="#picture-2"]')?.ariaCurrent === 'true');
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('a car that is not on show asks for nothing', async () => {
    const before = await product.callsTo('carMedia');
    const { page, noise, close } = await open(notOnShow);
    expect(await modes(page)).toEqual([]);
    expect(await product.callsTo('carMedia')).toBe(before);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});

describe('F065 the 360 view', () => {
  // How long a frame stands is the constant that `spin.test.ts` asserts.
  test('turns by itself, once around and on, until it is stopped', async () => {
    const { page, noise, close } = await open(onShow);
    await openTurn(page);
    const reaches = (from: number, to: number) =>
      page.waitForFunction(
        (least, most) => {
          const at = Number(document.querySelector('canvas')?.dataset.frame);
          return at >= least && at <= most;
        },
        { timeout: 120_000 },
        from,
        to,
      );
    await reaches(30, 35);
    await reaches(0, 5);
    await button(page, 'Stop turning');
    const stopped = await frame(page);
    await new Promise((done) => setTimeout(done, 500));
    expect(await frame(page)).toBe(stopped);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);

  test('stands still for who wants less motion; drag, arrow keys and buttons turn it', async () => {
    const { page, noise, close } = await open(onShow, { quiet: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().match(/turn-(\d+)/)?.[1] ?? ''));
    await openTurn(page);
    await new Promise((done) => setTimeout(done, 600));
    expect(await frame(page)).toBe(0);
    const wanted = ['00', '01', '35', '02', '34', '03', '33', '04', '32', '05', '31'];
    expect(asked.filter(Boolean)).toEqual(wanted);

    const box = await (await page.$('canvas'))?.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 4, y);
    expect(await frame(page)).toBe(0);
    await page.mouse.move(x - 25, y, { steps: 7 });
    await page.mouse.up();
    expect(await frame(page)).toBe(5);
    await page.mouse.move(x - 80, y);
    expect(await frame(page)).toBe(5);

    await page.focus('main [role="slider"]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await frame(page)).toBe(3);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await frame(page)).toBe(35);
    expect(await page.$eval('main [role="slider"]', (slider) => [slider.ariaValueNow, slider.ariaValueText])).toEqual([
      '36',
      'View 36 of 36',
    ]);
    await button(page, 'Turn on a little');
    await button(page, 'Turn on a little');
    expect(await frame(page)).toBe(1);
    await button(page, 'Turn back a little');
    expect(await frame(page)).toBe(0);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector('canvas')?.dataset.frame !== '0');
    await page.keyboard.press('Space');
    expect(await violations(page, 'main')).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 150_000);
});

describe('F064 the inside all around', () => {
  const SLIDER = 'main [role="slider"]';
  /** Once it has come to rest. */
  const gaze = (page: Page) =>
    page.$eval(SLIDER, async (slider) => {
      const now = () => [slider.ariaValueNow, slider.ariaValueText];
      for (;;) {
        const before = now();
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        if (now().join() === before.join()) return before;
      }
    });
  /** What the software that draws here says of itself is no fault of the page. */
  const ofPage = (noise: readonly string[]) => noise.filter((line) => !line.includes('GL Driver Message'));
  /** A part of the picture over which nothing else lies. */
  const pixels = async (page: Page) => {
    const box = await (await page.$('main canvas'))?.boundingBox();
    const clip = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 160, width: 160, height: 80 };
    return Buffer.from(await page.screenshot({ type: 'png', clip, captureBeyondViewport: false })).toString('base64');
  };

  test('drag, arrow keys and buttons turn it; it says what is in sight, and never moves by itself', async () => {
    const { page, noise, close } = await open(inside, { quiet: true });
    expect(await modes(page)).toEqual(['Pictures', 'Film', 'Interior', '360°']);
    await choose(page, 'Interior');
    await page.waitForSelector('canvas[data-shown]');
    expect(await gaze(page)).toEqual(['0', 'Looking ahead']);
    const ahead = await pixels(page);

    const box = await (await page.$('canvas'))?.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 400, (box?.y ?? 0) + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 4 });
    await page.mouse.up();
    const [turnedTo] = await gaze(page);
    expect(Number(turnedTo)).toBeGreaterThan(10);
    expect(Number(turnedTo)).toBeLessThan(60);
    expect(await pixels(page)).not.toBe(ahead);
    await page.mouse.move(x + 100, y);
    expect((await gaze(page))[0]).toBe(turnedTo);

    await page.focus(SLIDER);
    await page.keyboard.press('Home');
    expect(await gaze(page)).toEqual(['0', 'Looking ahead']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await gaze(page)).toEqual(['300', 'Looking left']);
    await page.keyboard.press('End');
    expect(await gaze(page)).toEqual(['180', 'Looking back']);
    await button(page, 'Look further right');
    expect(await gaze(page)).toEqual(['210', 'Looking back']);
    await button(page, 'Look further left');
    const level = await pixels(page);
    await button(page, 'Look further up');
    expect(await pixels(page)).not.toBe(level);
    await button(page, 'Look further down');
    expect(await gaze(page)).toEqual(['180', 'Looking back']);
    expect(await violations(page, 'main')).toEqual([]);
    expect(ofPage(noise)).toEqual([]);
    await close();
  }, 150_000);

  test('a key glides there where motion is welcome', async () => {
    const { page, noise, close } = await open(inside);
    await choose(page, 'Interior');
    await page.waitForSelector('canvas[data-shown]');
    await page.focus(SLIDER);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('main [role="slider"]')?.ariaValueNow === '60');
    expect(await gaze(page)).toEqual(['60', 'Looking right']);
    expect(ofPage(noise)).toEqual([]);
    await close();
  }, 150_000);

  test.each(['no graphics', 'no picture'])(
    '%s: the ordinary pictures, and it is not offered again',
    async (fault) => {
      const plain = fault === 'no graphics' ? await launchBrowser() : null;
      const { page, close } = await open(inside, { in: plain ?? browser });
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.url().includes('panorama') ? request.abort('failed') : request.continue(),
      );
      await choose(page, 'Interior');
      await page.waitForFunction(
        (selector) => document.querySelectorAll(selector).length === 3 && !document.querySelector('canvas'),
        {},
        MODE,
      );
      expect(await modes(page)).toEqual(['Pictures', 'Film', '360°']);
      await close();
      await plain?.close();
    },
    150_000,
  );
});

describe('S2 §8 media fetch failure', () => {
  test.each(['error', 'half', 'empty'] as const)(
    'F064 %s: the ordinary pictures',
    async (kind) => {
      await product.setFault({ upstream: 'carMedia', kind });
      const { page, close } = await open(fresh.pop() ?? '');
      expect(await modes(page)).toEqual([]);
      expect(await page.$eval('#picture-1 img', (image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(
        0,
      );
      await close();
    },
    150_000,
  );

  test('F064 a film that does not come: the pictures, and it is not offered again', async () => {
    const { page, close } = await open(onShow);
    await page.setRequestInterception(true);
    page.on('request', (request) => (request.url().includes('.mp4') ? request.abort('failed') : request.continue()));
    await choose(page, 'Film');
    await page.waitForFunction(
      (selector) => document.querySelectorAll(selector).length === 2 && !document.querySelector('video'),
      {},
      MODE,
    );
    expect(await page.$$eval(MODE, (all) => all.map((one) => one.ariaPressed))).toEqual(['true', 'false']);
    await close();
  }, 150_000);
});
