import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { launchBrowser, openPage, type PageOptions, waitForHydration } from '../browser/browser.ts';
import { waitForStyles } from '../browser/waitForStyles.ts';
import { connectBrowser } from '../leases.ts';
import { type Product, type ProductOptions, startProduct } from '../product.ts';
import { type SharedProfiles, sharedProfiles } from '../profiles.ts';

/**
 * A test waits for states, not for times. On a busy machine they may come late; the limit only ends a test that hangs.
 */
const START_TIMEOUT_MS = 180_000;

type BrowserOptions = Parameters<typeof launchBrowser>[0];

interface VisitOptions extends PageOptions {
  site?: string;
  /** `load` also waits for images and fonts. */
  waitUntil?: 'load' | 'domcontentloaded';
}

/** Starts a product before the first test of a file and stops it after the last. */
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
    /** Returns the URL of a site's path, as a browser requests it. */
    urlOf: (path: string, site = 'norrvag-se') => `http://${site}.localhost:${product.port}${path}`,
  };
}

/**
 * Starts a product and connects the worker's Chromium to it, for all tests of a file. With `browserOptions` the file
 * gets a Chromium of its own. After each test it asserts that no page had console messages, page errors or failed
 * requests, except those that the test expects.
 */
export function browserFixture(options: ProductOptions = {}, browserOptions?: BrowserOptions) {
  jest.setTimeout(START_TIMEOUT_MS);
  let browser: Browser | undefined;
  let profiles: SharedProfiles | undefined;
  afterAll(async () => {
    if (browserOptions) return browser?.close();
    await profiles?.closeAll();
    return browser?.disconnect();
  });
  const fixture = productFixture(options);
  beforeAll(async () => {
    browser = browserOptions ? await launchBrowser(browserOptions) : await connectBrowser();
    profiles = sharedProfiles(browser);
  }, START_TIMEOUT_MS);
  const { urlOf } = fixture;
  const launchedBrowser = (): Browser => {
    if (!browser) throw new Error('There is a browser once a test runs');
    return browser;
  };
  let isTesting = false;
  const opened = new Set<() => Promise<void>>();
  // Of pages that are open for a test, and of those that are open for all tests of the file.
  const ofTest = new Set<string[]>();
  const ofFile = new Set<string[]>();
  let expectedErrors: readonly RegExp[] = [];
  beforeEach(() => {
    isTesting = true;
    expectedErrors = [];
  });
  // A failed test does not close its pages, and their scripts would go on.
  afterEach(async () => {
    isTesting = false;
    for (const close of opened) await close();
    const errors = [...ofFile, ...ofTest].flatMap((each) => each.splice(0));
    // What the browser reports later is not of the next test.
    ofTest.clear();
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  });
  const open = async (pageOptions: PageOptions = {}) => {
    const page = await openPage(launchedBrowser(), pageOptions, profiles);
    const close = async () => {
      opened.delete(close);
      await page.close();
    };
    if (isTesting) opened.add(close);
    (isTesting ? ofTest : ofFile).add(page.consoleErrors);
    return { ...page, close };
  };
  return {
    get product() {
      return fixture.product;
    },
    get browser() {
      return launchedBrowser();
    },
    urlOf: urlOf,
    /** Opens an empty page in an empty profile of its own. It is closed after the test that opened it. */
    open,
    /** Declares the console errors that the running test causes on purpose. */
    expectErrors: (...patterns: readonly RegExp[]) => {
      expectedErrors = [...expectedErrors, ...patterns];
    },
    /** Opens the page at `path` and waits for hydration; without scripts for the style sheets. */
    async visit(path: string, { site, waitUntil = 'domcontentloaded', ...pageOptions }: VisitOptions = {}) {
      const opened = await open(pageOptions);
      await opened.page.goto(urlOf(path, site), { waitUntil });
      await (pageOptions.scripts === false ? waitForStyles : waitForHydration)(opened.page);
      return opened;
    },
  };
}
