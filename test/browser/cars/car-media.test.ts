import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { violations } from '../../support/browser/accessibility.ts';
import {
  type PageOptions,
  pauseRequests,
  preventsKey,
  waitForHydration,
  waitForIdle,
} from '../../support/browser/browser.ts';
import { shortenTimers } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Paths of a car on show with a video, and of one that is not on show. */
let onShow: string;
let notOnShow: string;
/** Path of a car on show with an interior view. */
let interiorCar: string;
/** Path of a car on show without images. */
let withoutImages: string;
/** Other cars on show, whose media no test has requested yet. */
let fresh: string[];

interface Found {
  car_id: string;
  slug: string;
  autos_on_show: boolean;
  car_status: string;
  car_images: { original?: string }[];
}

const fixture = browserFixture({ cars: 50 }, { graphics: true });
beforeAll(async () => {
  const content = await recordsOf<Found>(fixture.product, 'vehicles_marlow_uk', {
    fields: ['car_id', 'slug', 'autos_on_show', 'car_status', 'car_images'],
    filters: { car_is_sample: [false] },
    limit: 1_000,
  });
  const available = content.filter((car) => car.car_status !== 'sold');
  const carsWithImages = available.filter((car) => car.car_images.length > 0);
  const path = (car: Found | undefined): string => `/buy-car/${car?.car_id}/${car?.slug}`;
  // The sandbox has 360° views of some shapes, videos of cars with even ids, and no interior view of multiples of three.
  const turning = /cars\/(?:crossover-electric|suv|estate)\//;
  const carsWithVideo = carsWithImages.filter(
    (car) => car.autos_on_show && Number(car.car_id) % 2 === 0 && turning.test(car.car_images[0]?.original ?? ''),
  );
  [onShow = '', ...fresh] = carsWithVideo.filter((car) => Number(car.car_id) % 3 === 0).map(path);
  interiorCar = path(carsWithVideo.find((car) => Number(car.car_id) % 3 !== 0));
  withoutImages = path(available.find((car) => car.autos_on_show && car.car_images.length === 0));
  notOnShow = path(carsWithImages.find((car) => !car.autos_on_show));
});
// Chromium logs this when it draws WebGL without a graphics card.
beforeEach(() => fixture.expectErrors(/GL Driver Message/));
afterEach(() => fixture.product.setFault({ upstream: 'carMedia', kind: 'none' }));

/** How long the 360° view shows a frame while it turns by itself. */
const FRAME_INTERVAL_MS = 150;
const MODE = 'main [role="group"] button[aria-pressed]';
const SLIDER = 'main [role="slider"]';

async function open(path: string, options: PageOptions & { quiet?: boolean } = {}) {
  const opened = await fixture.open(options);
  const value = options.quiet ? 'reduce' : 'no-preference';
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await opened.page.goto(fixture.urlOf(path, 'marlow-uk'), { waitUntil: 'domcontentloaded' });
  await waitForHydration(opened.page);
  return opened;
}

const modes = (page: Page) => page.$$eval(MODE, (all) => all.map(({ textContent }) => textContent));
/** The media that a car has are known some time after the page has loaded. */
async function choose(page: Page, mode: string): Promise<void> {
  await eventually(() => modes(page), expect.arrayContaining([mode]));
  await page.$$eval(
    MODE,
    (all, expected) => (all.find(({ textContent }) => textContent === expected) as HTMLElement).click(),
    mode,
  );
}
const frame = async (page: Page) => Number(await page.$eval('canvas', (canvas) => canvas.dataset.frame));
const slider = (page: Page) => page.$eval(SLIDER, ({ ariaValueNow, ariaValueText }) => [ariaValueNow, ariaValueText]);
const button = (page: Page, name: string) =>
  page.$eval(`main button[aria-label="${name}"]`, (one) => (one as HTMLElement).click());
/** Several times the duration of a frame while the 360° view turns by itself. */
const waitForSeveralFrames = () => sleep(600);
/** Corner of the canvas in whole pixels, so that distances of the pointer are whole numbers. */
async function corner(page: Page): Promise<{ x: number; y: number }> {
  const box = await (await page.$('main canvas'))?.boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
}

/** What a browser without WebGL answers. */
const removeGraphics = (page: Page) =>
  page.evaluate(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    function getContext(this: HTMLCanvasElement, kind: string, ...options: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...options]);
    }
    Object.assign(HTMLCanvasElement.prototype, { getContext });
  });

async function openSpin(page: Page): Promise<void> {
  await choose(page, '360°');
  await page.waitForSelector('canvas');
}

test('F064 a car that is not on show requests no media', async () => {
  const before = await fixture.product.callsTo('carMedia');
  const { page } = await open(notOnShow);
  await waitForIdle(page);
  expect(await modes(page)).toEqual([]);
  expect(await fixture.product.callsTo('carMedia')).toBe(before);
});

test('F064 a car on show without images has its video', async () => {
  const { page } = await open(withoutImages);
  await choose(page, 'Video');
  await page.waitForSelector('main video');
  expect(await modes(page)).toEqual(['Pictures', 'Video']);
  await choose(page, 'Pictures');
  await page.waitForFunction(() => !document.querySelector('main video'));
  expect(await page.$eval('main svg[role="img"]', (drawing) => drawing.checkVisibility())).toBe(true);
  expect(await violations(page, 'main')).toEqual([]);
});

const isNoteVisible = (page: Page) =>
  page.$eval('main p[title*="illustration"]', (note) => note.checkVisibility({ visibilityProperty: true }));

describe('F065 the 360° view', () => {
  // `spin.test.ts` asserts the constant for the duration of a frame.
  test('F064 of a car on show that has images and video turns by itself until it is stopped, and a thumbnail goes back to the images', async () => {
    const { page } = await open(onShow);
    await shortenTimers(page, FRAME_INTERVAL_MS, 50);
    await eventually(() => modes(page), ['Pictures', 'Video', '360°']);
    await choose(page, 'Video');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
    await eventually(() => page.$eval('video', ({ muted, controls }) => [muted, controls]), [true, true]);
    // The note that an image is an illustration belongs to the images.
    expect(await isNoteVisible(page)).toBe(false);
    await openSpin(page);
    await eventually(() => page.$('video'), null);
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
    await reaches(25, 35);
    await reaches(0, 10);
    await button(page, 'Stop rotating');
    await page.waitForSelector('main button[aria-label="Rotate automatically"]');
    const stopped = await frame(page);
    await waitForSeveralFrames();
    expect(await frame(page)).toBe(stopped);

    await page.click('main a[href="#picture-2"]');
    await page.waitForFunction(() => !document.querySelector('canvas'));
    await eventually(() => page.$$eval(MODE, (all) => all.map((one) => one.ariaPressed)), ['true', 'false', 'false']);
    await page.waitForFunction(() => document.querySelector('a[href="#picture-2"]')?.ariaCurrent === 'true');
    expect(await isNoteVisible(page)).toBe(true);
  });

  test('does not turn when the visitor prefers reduced motion; drag, arrow keys and buttons turn it', async () => {
    const { page } = await open(onShow, { quiet: true });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().match(/turn-(\d+)/)?.[1] ?? ''));
    await openSpin(page);
    const expectedOrder = ['00', '01', '35', '02', '34', '03', '33', '04', '32', '05', '31'];
    await eventually(() => requests.filter(Boolean), expectedOrder);
    await waitForSeveralFrames();
    expect(await frame(page)).toBe(0);
    expect(requests.filter(Boolean)).toEqual(expectedOrder);

    const { x: left, y: top } = await corner(page);
    const [x, y] = [left + 300, top + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 4, y);
    await waitForIdle(page);
    expect(await frame(page)).toBe(0);
    await page.mouse.move(x - 25, y, { steps: 7 });
    await page.mouse.up();
    await eventually(() => frame(page), 5);
    await page.mouse.move(x - 80, y);
    await waitForIdle(page);
    expect(await frame(page)).toBe(5);

    await page.focus(SLIDER);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => frame(page), 3);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => frame(page), 35);
    await eventually(() => slider(page), ['36', 'View 36 of 36']);
    await button(page, 'Rotate right');
    await button(page, 'Rotate right');
    await eventually(() => frame(page), 1);
    await button(page, 'Rotate left');
    await eventually(() => frame(page), 0);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector('canvas')?.dataset.frame !== '0');
    await page.keyboard.press('Space');
    await page.waitForSelector('main button[aria-label="Rotate automatically"]');
    expect(await violations(page, 'main')).toEqual([]);
  });

  test('stays when the first frame that settles has failed, and is no longer offered when all have (S2 §8)', async () => {
    fixture.expectErrors(/turn-\d+.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const { page } = await open(onShow, { quiet: true });
    await page.setRequestInterception(true);
    const held: HTTPRequest[] = [];
    page.on('request', (request) => {
      if (request.url().includes('turn-00')) void request.abort('failed');
      else if (request.url().includes('turn-')) held.push(request);
      else void request.continue();
    });
    await choose(page, '360°');
    // The first frame and five on either side.
    await eventually(() => held.length, 10);
    await waitForIdle(page);
    expect(await modes(page)).toEqual(['Pictures', 'Video', '360°']);
    await Promise.all(held.map((request) => request.abort('failed')));
    await eventually(() => modes(page), ['Pictures', 'Video']);
  });

  test('is no longer offered when its script cannot be loaded, and the page stays as it is (S2 §8)', async () => {
    fixture.expectErrors(/MediaView-.* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const { page } = await open(onShow, { quiet: true });
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      /\/MediaView-[^/]*\.js$/.test(request.url()) ? request.abort('failed') : request.continue(),
    );
    await page.$eval('main h1', (heading) => heading.setAttribute('data-before', ''));
    await choose(page, '360°');
    await eventually(() => modes(page), ['Pictures', 'Video']);
    expect(await page.$('main h1[data-before]')).not.toBeNull();
    expect(await page.$eval('#picture-1 img', (image) => image.checkVisibility())).toBe(true);
  });
});

describe('F064 the interior view', () => {
  /** A part of the image without controls over it. */
  const pixels = async (page: Page) => {
    const { x, y } = await corner(page);
    const clip = { x: x + 80, y: y + 160, width: 160, height: 80 };
    return Buffer.from(await page.screenshot({ type: 'png', clip, captureBeyondViewport: false })).toString('base64');
  };

  test('says that it loads until its image is there, without motion for those who prefer none', async () => {
    const { page } = await open(interiorCar, { quiet: true });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const image = await pauseRequests(page, 'panorama');
    await choose(page, 'Interior');
    const status = '[data-loading]';
    await page.waitForSelector(status);
    expect(await page.$eval(status, (text) => text.textContent)).toBe('Loading the interior…');
    const running = await page.$eval(status, (text) =>
      text.getAnimations().filter(({ playState }) => playState === 'running'),
    );
    expect(running).toHaveLength(0);
    image.resume();
    await page.waitForSelector('canvas[data-shown]');
    expect(await page.$(status)).toBeNull();
  });

  test('drag, arrow keys and buttons turn it, an arrow key smoothly unless the visitor prefers reduced motion; it announces what is visible and never turns by itself', async () => {
    const { page } = await open(interiorCar, { quiet: true });
    await eventually(() => modes(page), ['Pictures', 'Video', 'Interior', '360°']);
    await choose(page, 'Interior');
    await page.waitForSelector('canvas[data-shown]');
    await eventually(() => slider(page), ['0', 'Facing forwards']);
    const before = await pixels(page);

    const { x: left, y: top } = await corner(page);
    const [x, y] = [left + 400, top + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 4 });
    await page.mouse.up();
    await waitForIdle(page);
    const [rotation] = await slider(page);
    expect(Number(rotation)).toBeGreaterThan(10);
    expect(Number(rotation)).toBeLessThan(60);
    await eventually(
      () => pixels(page),
      (now) => expect(now).not.toBe(before),
    );
    await page.mouse.move(x + 100, y);
    await waitForIdle(page);
    expect((await slider(page))[0]).toBe(rotation);

    await page.focus(SLIDER);
    await page.keyboard.press('Home');
    await eventually(() => slider(page), ['0', 'Facing forwards']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => slider(page), ['300', 'Facing left']);
    await page.keyboard.press('End');
    await eventually(() => slider(page), ['180', 'Facing backwards']);
    await button(page, 'Look right');
    await eventually(() => slider(page), ['210', 'Facing backwards']);
    await button(page, 'Look left');
    await eventually(() => slider(page), ['180', 'Facing backwards']);
    const level = await pixels(page);
    await button(page, 'Look up');
    await eventually(
      () => pixels(page),
      (now) => expect(now).not.toBe(level),
    );
    await button(page, 'Look down');
    await eventually(() => slider(page), ['180', 'Facing backwards']);
    expect(await violations(page, 'main')).toEqual([]);

    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    await page.focus(SLIDER);
    await page.keyboard.press('Home');
    await eventually(() => slider(page), ['0', 'Facing forwards']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await eventually(() => slider(page), ['60', 'Facing right']);
  });

  test('no graphics, then no picture and a video that fails: the page shows the images and no longer offers the mode (S2 §8)', async () => {
    fixture.expectErrors(/(?:panorama|\.mp4).* net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    for (const hasGraphics of [false, true]) {
      const { page, close } = await open(interiorCar);
      if (!hasGraphics) await removeGraphics(page);
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        hasGraphics && /panorama|\.mp4/.test(request.url()) ? request.abort('failed') : request.continue(),
      );
      await choose(page, 'Interior');
      await page.waitForFunction(
        (selector) => document.querySelectorAll(selector).length === 3 && !document.querySelector('canvas'),
        {},
        MODE,
      );
      await eventually(() => modes(page), ['Pictures', 'Video', '360°']);
      if (hasGraphics) {
        await choose(page, 'Video');
        await page.waitForFunction(
          (selector) => document.querySelectorAll(selector).length === 2 && !document.querySelector('video'),
          {},
          MODE,
        );
        await eventually(() => page.$$eval(MODE, (all) => all.map((one) => one.ariaPressed)), ['true', 'false']);
      }
      await close();
    }
  });
});

test.each([
  ['Interior', 'canvas[data-shown]'],
  ['360°', 'canvas[data-frame]'],
])('shortcuts of the browser work in the view %s', async (mode, canvas) => {
  const { page } = await open(interiorCar, { quiet: true });
  await choose(page, mode);
  await page.waitForSelector(canvas);
  for (const key of [
    { key: 'ArrowLeft', altKey: true },
    { key: 'Home', ctrlKey: true },
    { key: 'End', metaKey: true },
  ])
    expect([key, await preventsKey(page, SLIDER, key)]).toEqual([key, false]);
  expect(await preventsKey(page, SLIDER, { key: 'ArrowLeft' })).toBe(true);
});

describe('S2 §8 media fetch failure', () => {
  // Each is the same answer of the product (test/http/media/car-media.test.ts).
  const FAULTS = ['error', 'half', 'empty'] as const;
  test.each(matrixCases(FAULTS, FAULTS.slice(0, 1)))('F064 %s: the page shows the images', async (kind) => {
    fixture.expectErrors(/^502: .*\/api\/media\//, /status of 502/);
    await fixture.product.setFault({ upstream: 'carMedia', kind });
    const { page } = await fixture.open();
    const responsePromise = page.waitForResponse((response) => response.url().includes('/api/media/'));
    await page.goto(fixture.urlOf(fresh.pop() ?? '', 'marlow-uk'), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await responsePromise;
    expect(await modes(page)).toEqual([]);
    await eventually(
      () => page.$eval('#picture-1 img', (image) => (image as HTMLImageElement).naturalWidth),
      (width) => expect(width).toBeGreaterThan(0),
    );
  });
});
