import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { hydrated, launchBrowser, openPage, type PageOptions } from './browser.ts';
import { connectBrowser } from './leases.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';

/** A test waits for states, which may come late on a busy machine; what hangs is still found. */
const START_TIMEOUT_MS = 180_000;

type BrowserOptions = Parameters<typeof launchBrowser>[0];

interface VisitOptions extends PageOptions {
  site?: string;
  /** For a page on which images and fonts are to be there. */
  waitUntil?: 'load' | 'domcontentloaded';
}

/**
 * A product that runs from the first test of a file to its last. What a page had to do without, because the machine was busy
 * with others, is no fault of the page: its deadline is far away unless the options say otherwise.
 */
export function productFixture(options: ProductOptions = {}) {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ pageDeadline: 30_000, ...options });
  }, START_TIMEOUT_MS);
  afterAll(() => product.close());
  return {
    get product() {
      return product;
    },
    /** `path` of a site, as a browser requests it. */
    urlOf: (path: string, site = 'norrvag-se') => `http://${site}.localhost:${product.port}${path}`,
  };
}

/** A product and the worker's Chromium in front of it, for all tests of a file; with options it is a Chromium of its own. */
export function browserFixture(options: ProductOptions = {}, browserOptions?: BrowserOptions) {
  jest.setTimeout(START_TIMEOUT_MS);
  let browser: Browser | undefined;
  afterAll(() => (browserOptions ? browser?.close() : browser?.disconnect()));
  const running = productFixture(options);
  beforeAll(async () => {
    browser = browserOptions ? await launchBrowser(browserOptions) : await connectBrowser();
  }, START_TIMEOUT_MS);
  const { urlOf: address } = running;
  const launched = (): Browser => {
    if (!browser) throw new Error('There is a browser once a test runs');
    return browser;
  };
  let isTesting = false;
  const opened = new Set<() => Promise<void>>();
  beforeEach(() => {
    isTesting = true;
  });
  // A test that fails leaves its pages behind, and they would go on working.
  afterEach(async () => {
    isTesting = false;
    for (const close of opened) await close();
  });
  const open = async (pageOptions: PageOptions = {}) => {
    const page = await openPage(launched(), pageOptions);
    const close = async () => {
      opened.delete(close);
      await page.close();
    };
    if (isTesting) opened.add(close);
    return { ...page, close };
  };
  return {
    get product() {
      return running.product;
    },
    get browser() {
      return launched();
    },
    address,
    /** An empty page in a profile of its own, closed after the test that has opened it. */
    open,
    /** The page at `path`, alive. */
    async visit(path: string, { site, waitUntil = 'domcontentloaded', ...pageOptions }: VisitOptions = {}) {
      const opened = await open(pageOptions);
      await opened.page.goto(address(path, site), { waitUntil });
      if (pageOptions.scripts !== false) await hydrated(opened.page);
      return opened;
    },
  };
}
