import type { Browser, Page } from 'puppeteer';
import { openPage, waitForIdle } from '../support/browser/browser.ts';
import type { Product } from '../support/product.ts';
import { startHtmlRelay, withoutScripts } from './htmlRelay.ts';
import { PRESETS, type PresetName, throttle } from './presets.ts';
import { scoreOf } from './score.ts';
import { type PageName, pathOf, type SiteName } from './sites.ts';
import { median } from './spread.ts';
import { collectVitals, timeFixedWork, vitalsOf } from './vitals.ts';

/** What is loaded. */
export interface LoadChoice {
  sites: readonly SiteName[];
  pages: readonly PageName[];
  presets: readonly PresetName[];
  rounds: number;
}

/** One load of a page; as a result the median of each figure. Times are milliseconds. */
export interface Load {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time. */
  blocking: number;
  /** Animation frames of 50 ms and more after the first contentful paint, and the longest of them. */
  longFrames: number;
  longest: number;
  shift: number;
  /** Lighthouse's score without the speed index. */
  score: number;
  /** Bytes of scripts as gzip, loaded without an action of the visitor. */
  script: number;
  /** Bytes of the page data. */
  pageData: number;
  /** The fixed piece of work, on the processor of the preset. */
  loop: number;
}

export interface PageLoads {
  site: SiteName;
  page: PageName;
  preset: PresetName;
  complete: Load;
  /** The same page with every script taken out. */
  scriptless: Load;
}

/**
 * Loads pages with an empty browser cache, with and without their scripts in turns. The visitor has not chosen about
 * cookies yet, as in Lighthouse.
 */
export async function measureLoads(browser: Browser, product: Product, choice: LoadChoice): Promise<PageLoads[]> {
  const complete = await startHtmlRelay(product.port, (html) => html);
  const scriptless = await startHtmlRelay(product.port, withoutScripts);
  const results: PageLoads[] = [];
  try {
    for (const target of targetsOf(choice)) {
      const path = await pathOf(product.url, target.site, target.page);
      const urlOn = (port: number) => `http://${target.site}.localhost:${port}${path}`;
      const urls = { complete: urlOn(complete.port), scriptless: urlOn(scriptless.port) };
      results.push({ ...target, ...(await loadInTurns(browser, urls, target.preset, choice.rounds)) });
    }
  } finally {
    await complete.close();
    await scriptless.close();
  }
  return results;
}

const targetsOf = ({ presets, sites, pages }: LoadChoice) =>
  presets.flatMap((preset) => sites.flatMap((site) => pages.map((page) => ({ preset, site, page }))));

type Variant = 'complete' | 'scriptless';

async function loadInTurns(
  browser: Browser,
  urls: Record<Variant, string>,
  preset: PresetName,
  rounds: number,
): Promise<Record<Variant, Load>> {
  const loads: Record<Variant, Load[]> = { complete: [], scriptless: [] };
  // The first load fills the caches and encodes the images. It is not counted.
  await load(browser, urls.complete, { preset, counted: false });
  for (let round = 0; round < rounds; round++) {
    loads.complete.push(await load(browser, urls.complete, { preset, counted: true }));
    loads.scriptless.push(await load(browser, urls.scriptless, { preset, counted: true }));
  }
  return { complete: mediansOf(loads.complete), scriptless: mediansOf(loads.scriptless) };
}

/** Milliseconds without a request, after which a load is complete. Sections that wait for idle time have hydrated then. */
const QUIET_MS = 2_000;

interface LoadOptions {
  preset: PresetName;
  /** Whether the processor and the connection are slowed. */
  counted: boolean;
}

async function load(browser: Browser, url: string, { preset, counted }: LoadOptions): Promise<Load> {
  const { page, close } = await openPage(browser, { viewport: PRESETS[preset].viewport, consent: null });
  await collectVitals(page);
  if (counted) await throttle(page, preset);
  await page.goto(url, { waitUntil: 'load' });
  // What waits for a touch is no part of a load, so nothing is touched: the same pause for both variants.
  await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  await waitForIdle(page);
  const vitals = await vitalsOf(page);
  const sizes = await sizesOf(page);
  const loop = await timeFixedWork(page);
  await close();
  return { ...vitals, ...sizes, loop, score: scoreOf(preset, vitals) };
}

const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const data = document.querySelector('#page-data')?.textContent ?? '';
    return {
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      pageData: new TextEncoder().encode(data).length,
    };
  });

function mediansOf(loads: readonly Load[]): Load {
  const names = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(names.map((name) => [name, median(loads.map((each) => each[name]))])) as unknown as Load;
}
