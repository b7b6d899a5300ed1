import type { Browser, Page } from 'puppeteer';
import { DESKTOP, openPage, waitForHydration } from '../support/browser/browser.ts';
import type { Product } from '../support/product.ts';
import type { SiteName } from './sites.ts';
import { median, type Spread, spread } from './spread.ts';
import { collectVitals, interactionsOf, nameInteractions, timeFixedWork } from './vitals.ts';

const LIST = '/kop-bil/alla-bilar-i-lager';
/** Factor by which the processor is slowed: about a mid-range phone. */
export const THROTTLE = 4;
/** The base filters of the visits. Each gives states that the browser has not seen yet. */
const BASE_FILTERS = ['', '?car_condition=Begagnad', '?car_drive=Fyrhjulsdrift'];

export interface ClickFigures {
  /** Milliseconds from a click on a filter to the response, to the frame with the new cars, and to the last card. */
  count: number;
  response: Spread;
  first: Spread;
  all: Spread;
  /** A fixed piece of work, run before each click. Its variation is that of the machine. */
  fixedWork: Spread;
}

export interface InteractionFigures {
  /** The longest interaction of each kind, in milliseconds. */
  slowest: Record<string, number>;
  /** The fixed piece of work, in milliseconds. */
  loop: number;
}

type OpenPage = (path: string, site?: SiteName) => ReturnType<typeof open>;

/** Returns a function that opens a page, by default of norrvag-se, on a slowed processor; the list has been visited once. */
export async function createVisitor(browser: Browser, product: Product): Promise<OpenPage> {
  const openPath: OpenPage = (path, site = 'norrvag-se') =>
    open(browser, `http://${site}.localhost:${product.port}${path}`);
  // The first visit fills the caches and encodes the images.
  await (await openPath(LIST)).close();
  return openPath;
}

async function open(browser: Browser, url: string) {
  const opened = await openPage(browser, { viewport: DESKTOP });
  await collectVitals(opened.page);
  await opened.page.emulateCPUThrottling(THROTTLE);
  await opened.page.goto(url, { waitUntil: 'networkidle0' });
  await waitForHydration(opened.page);
  return opened;
}

/** Measures clicks on filters of the car list. */
export async function measureClicks(openPage: OpenPage, each: number): Promise<ClickFigures> {
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
        const record = (complete: boolean) => {
          const passed = performance.now() - start;
          first ||= passed;
          if (!complete) return;
          const requests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/search'));
          const last = requests.at(-1) as PerformanceResourceTiming | undefined;
          done({ response: (last?.responseEnd ?? start) - start, first, all: passed });
        };
        const watch = new MutationObserver(() => {
          const now = list();
          if (start === 0 || now === null || now === before) return;
          const complete = now.getAttribute('aria-busy') === 'false';
          if (complete) watch.disconnect();
          if (first > 0 && !complete) return;
          // A task of this priority runs right after the frame, before the page's own tasks for the next one.
          requestAnimationFrame(() => scheduler.postTask(() => record(complete), { priority: 'user-blocking' }));
        });
        watch.observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );
  const box = await page.waitForSelector(UNCHOSEN);
  await box?.click();
  return timed;
}

/**
 * Moves a slider by keys, each pressed after the frame of the one before, and drags it by the mouse from end to end. Between both is a
 * pause in which the terms come into the URL, with a key at its end.
 */
async function moveSlider(page: Page, selector: string): Promise<void> {
  const slider = await page.waitForSelector(selector);
  await slider?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await slider?.focus();
  for (let count = 0; count < 10; count++) {
    await page.keyboard.press(count % 3 === 2 ? 'ArrowLeft' : 'ArrowRight');
    await nextFrame(page);
  }
  await page.waitForFunction(() => window.location.search.includes('deposit='));
  await page.keyboard.press('ArrowRight');
  await nextFrame(page);
  const box = await slider?.boundingBox();
  if (!slider || !box) throw new Error(`there is no ${selector}`);
  const y = box.y + box.height / 2;
  const value = await slider.evaluate((element) => {
    const { min, max, valueAsNumber } = element as HTMLInputElement;
    return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
  });
  await page.mouse.move(box.x + 12 + (box.width - 24) * value, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++) {
    await page.mouse.move(box.x + 12 + ((box.width - 24) * step) / 60, y);
    await nextFrame(page);
  }
  await page.mouse.up();
  await nextFrame(page);
}

/** Waits until a frame is drawn, and for the task after it. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/**
 * Measures interactions of the car list, the gallery, the loan calculator and the quotes.
 *
 * @param quotedCar path of a car of marlow-uk with quotes
 */
export async function measureInteractions(openPage: OpenPage, quotedCar: string): Promise<InteractionFigures> {
  const { page, close } = await openPage(LIST);
  const loops = [await timeFixedWork(page)];
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
  const car = await page.$eval('main ul[aria-busy] > li h2 a', (link) => (link as HTMLAnchorElement).pathname);
  const onList = await interactionsOf(page);
  loops.push(await timeFixedWork(page));
  await close();
  const detail = await openPage(car);
  await nameInteractions(detail.page, 'gallery');
  await detail.page.click('section[aria-label] button[aria-haspopup="dialog"]');
  await detail.page.waitForSelector('dialog[open]');
  for (let count = 0; count < 4; count++) await detail.page.keyboard.press('ArrowRight');
  await detail.page.keyboard.press('Escape');
  await nameInteractions(detail.page, 'deposit slider');
  await moveSlider(detail.page, '[data-loan] input[type="range"]');
  const onDetail = await interactionsOf(detail.page);
  loops.push(await timeFixedWork(detail.page));
  await detail.close();
  const quoted = await openPage(quotedCar, 'marlow-uk');
  await nameInteractions(quoted.page, 'slider of quotes');
  await moveSlider(quoted.page, '#finance input[type="range"]');
  const onQuoted = await interactionsOf(quoted.page);
  loops.push(await timeFixedWork(quoted.page));
  await quoted.close();
  return { slowest: { ...onList, ...onDetail, ...onQuoted }, loop: median(loops) };
}
