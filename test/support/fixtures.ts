import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
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

/** A product that runs from the first test of a file to its last. */
export function productFixture(options: ProductOptions = {}) {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(options);
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

/**
 * A product and the worker's Chromium in front of it, for all tests of a file; with options it is a Chromium of its own.
 * After each test no page may have a console message, a page error or a failed request but those that the test expects.
 */
export function browserFixture(options: ProductOptions = {}, browserOptions?: BrowserOptions) {
  jest.setTimeout(START_TIMEOUT_MS);
  let browser: Browser | undefined;
  afterAll(() => (browserOptions ? browser?.close() : browser?.disconnect()));
  const running = productFixture(options);
  beforeAll(async () => {
    browser = browserOptions ? await launchBrowser(browserOptions) : await connectBrowser();
  }, START_TIMEOUT_MS);
  const { urlOf } = running;
  const launched = (): Browser => {
    if (!browser) throw new Error('There is a browser once a test runs');
    return browser;
  };
  let isTesting = false;
  const opened = new Set<() => Promise<void>>();
  const collected = new Set<string[]>();
  let expectedErrors: readonly RegExp[] = [];
  beforeEach(() => {
    isTesting = true;
    expectedErrors = [];
  });
  // A test that fails leaves its pages behind, and they would go on working.
  afterEach(async () => {
    isTesting = false;
    const errors = [...collected].flatMap((each) => each.splice(0));
    for (const close of opened) await close();
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  });
  const open = async (pageOptions: PageOptions = {}) => {
    const page = await openPage(launched(), pageOptions);
    const close = async () => {
      opened.delete(close);
      await page.close();
    };
    if (isTesting) opened.add(close);
    collected.add(page.consoleErrors);
    return { ...page, close };
  };
  return {
    get product() {
      return running.product;
    },
    get browser() {
      return launched();
    },
    address: urlOf,
    /** An empty page in a profile of its own, closed after the test that has opened it. */
    open,
    /** Declares the console errors that the running test causes on purpose. */
    expectErrors: (...patterns: readonly RegExp[]) => {
      expectedErrors = [...expectedErrors, ...patterns];
    },
    /** The page at `path`, alive. */
    async visit(path: string, { site, waitUntil = 'domcontentloaded', ...pageOptions }: VisitOptions = {}) {
      const opened = await open(pageOptions);
      await opened.page.goto(urlOf(path, site), { waitUntil });
      if (pageOptions.scripts !== false) await hydrated(opened.page);
      return opened;
    },
  };
}
