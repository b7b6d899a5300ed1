import { loadavg } from 'node:os';
import type { Browser, Page } from 'puppeteer-core';
import { DESKTOP, launchBrowser, openPage, PHONE, waitForHydration } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { collectVitals, interactionsOf, nameInteractions, vitalsOf } from './vitals.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
/** Factor by which the processor is slowed: about a mid-range phone. */
const THROTTLE = 4;
/** The base filters of the visits. Each gives states that the browser has not seen yet. */
const BASE_FILTERS = ['', '?car_condition=Begagnad', '?car_drive=Fyrhjulsdrift'];

export interface VisitFigures {
  cars: number;
  throttle: number;
  /**
   * Processes that waited for a processor at the end. When there are more than cores, other work influenced the
   * figures.
   */
  load: number;
  /** Milliseconds from a click on a filter to the response, to the frame with the new cars, and to the last card. */
  clicks: { count: number; response: Spread; first: Spread; all: Spread };
  /** A fixed piece of work, run before each click. Its variation is that of the machine. */
  fixedWork: Spread;
  loads: Record<'desktop' | 'phone', { blocking: number; longest: number; shift: number }>;
  /** The longest interaction of each kind, in milliseconds. */
  interactions: Record<string, number>;
}

interface Spread {
  p50: number;
  p95: number;
}

/**
 * Measures visits of the car list in Chromium on a slowed processor: response times, blocking time and layout shift.
 */
export async function measureVisits({ cars, rounds }: { cars: number; rounds: number }): Promise<VisitFigures> {
  const product = await startProduct({ cars });
  const browser = await launchBrowser();
  const origin = `http://norrvag-se.localhost:${product.port}`;
  const openPage = (path: string, viewport: typeof DESKTOP = DESKTOP) => open(browser, origin + path, viewport);
  try {
    // The first visit fills the caches and encodes the images.
    for (const viewport of [DESKTOP, PHONE]) await (await openPage(LIST, viewport)).close();
    const loads = {
      desktop: await measureLoads(openPage, DESKTOP, rounds),
      phone: await measureLoads(openPage, PHONE, rounds),
    };
    const { fixedWork, ...clicks } = await measureClicks(openPage, 10);
    const interactions = await measureInteractions(openPage, origin);
    return { cars, throttle: THROTTLE, load: loadavg()[0] ?? 0, clicks, fixedWork, loads, interactions };
  } finally {
    await browser.close();
    await product.close();
  }
}

async function open(browser: Browser, url: string, viewport: typeof DESKTOP) {
  const opened = await openPage(browser, { viewport });
  await collectVitals(opened.page);
  await opened.page.emulateCPUThrottling(THROTTLE);
  await opened.page.goto(url, { waitUntil: 'networkidle0' });
  await waitForHydration(opened.page);
  return opened;
}

type OpenPage = (path: string, viewport?: typeof DESKTOP) => ReturnType<typeof open>;

async function measureLoads(openPage: OpenPage, viewport: typeof DESKTOP, rounds: number) {
  const loads: Awaited<ReturnType<typeof vitalsOf>>[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page, close } = await openPage(LIST, viewport);
    loads.push(await vitalsOf(page));
    await close();
  }
  const median = (of: (load: (typeof loads)[number]) => number) => spread(loads.map(of)).p50;
  return {
    blocking: median(({ blocking }) => blocking),
    longest: median(({ longest }) => longest),
    shift: median(({ shift }) => shift),
  };
}

async function measureClicks(openPage: OpenPage, each: number) {
  const times: Click[] = [];
  const works: number[] = [];
  for (const baseFilter of BASE_FILTERS) {
    const { page, close } = await openPage(LIST + baseFilter);
    for (let click = 0; click < each; click++) {
      works.push(await timeFixedWork(page));
      times.push(await timeClick(page));
    }
    await close();
  }
  return {
    count: times.length,
    response: spread(times.map(({ response }) => response)),
    first: spread(times.map(({ first }) => first)),
    all: spread(times.map(({ all }) => all)),
    fixedWork: spread(works),
  };
}

/** Milliseconds of a fixed loop in the page, on the slowed processor. */
const timeFixedWork = (page: Page) =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 1e6; step++) sum += Math.sqrt(step);
    return sum > 0 ? performance.now() - start : 0;
  });

type Click = Record<'response' | 'first' | 'all', number>;

/** A value of an open group that is not chosen yet and that cars have. */
const UNCHOSEN = 'aside details[open] > ul input:enabled:not(:checked):not([name="car_model"])';

/** Clicks the next value and waits for the frame that shows its cars. */
async function timeClick(page: Page): Promise<Click> {
  await nameInteractions(page, 'filter');
  const timed = page.evaluate(
    () =>
      new Promise<Click>((done) => {
        const list = () => document.querySelector('main ul[aria-busy]');
        const before = list();
        let start = 0;
        let first = 0;
        addEventListener('click', (event) => (start ||= event.timeStamp), { capture: true });
        const watch = new MutationObserver(() => {
          const now = list();
          if (start === 0 || now === null || now === before) return;
          const complete = now.getAttribute('aria-busy') === 'false';
          if (complete) watch.disconnect();
          if (first > 0 && !complete) return;
          // The task after the frame callbacks runs once the frame is drawn.
          requestAnimationFrame(() =>
            setTimeout(() => {
              const passed = performance.now() - start;
              first ||= passed;
              const requests = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.endsWith('/api/search'));
              const response =
                ((requests.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? start) - start;
              if (complete) done({ response, first, all: passed });
            }),
          );
        });
        watch.observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );
  const box = await page.waitForSelector(UNCHOSEN);
  await box?.click();
  return timed;
}

async function measureInteractions(openPage: OpenPage, origin: string): Promise<Record<string, number>> {
  const { page, close } = await openPage(LIST);
  const settled = () => page.waitForSelector('main ul[aria-busy="false"] > li');
  for (let count = 0; count < 5; count++) await timeClick(page);
  await nameInteractions(page, 'chip');
  for (let count = 0; count < 4; count++) {
    await page.click('ul[aria-label="Valda filter"] li:first-child a');
    await settled();
  }
  await nameInteractions(page, 'slider');
  const handle = 'aside [data-group="car_price"] input[data-end="low"]';
  await page.focus(handle);
  for (let count = 0; count < 10; count++) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => window.location.search.includes('car_price'));
  await settled();
  await nameInteractions(page, 'quick filter');
  for (const name of ['car_fuel', 'car_price', 'car_site_region']) await page.click(`[popovertarget="quick-${name}"]`);
  await page.keyboard.press('Escape');
  await nameInteractions(page, 'compare');
  for (const place of [1, 2, 3, 1])
    await page.click(`main ul[aria-busy] > li:nth-child(${place}) input[name="compare"]`);
  const car = await page.$eval('main ul[aria-busy] > li h2 a', (link) => link.getAttribute('href'));
  const onList = await interactionsOf(page);
  await close();
  const detail = await openPage(new URL(car ?? '', origin).pathname);
  await nameInteractions(detail.page, 'gallery');
  await detail.page.click('section[aria-label] button[aria-haspopup="dialog"]');
  await detail.page.waitForSelector('dialog[open]');
  for (let count = 0; count < 4; count++) await detail.page.keyboard.press('ArrowRight');
  await detail.page.keyboard.press('Escape');
  const onDetail = await interactionsOf(detail.page);
  await detail.close();
  return { ...onList, ...onDetail };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
