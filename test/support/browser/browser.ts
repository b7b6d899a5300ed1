import { isNativeError } from 'node:util/types';
import type { Browser, HTTPRequest, KeyInput, Page } from 'puppeteer';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentCategory } from '../../../src/contracts/consent/consent.ts';
import { cookieText, formatConsent } from '../../../src/contracts/consent/consentCookie.ts';
import { newProfiles, type Profiles } from '../profiles.ts';
import { importShared } from '../shared.ts';
import { evaluateAllAtOnce } from './evaluateAll.ts';

const FLAGS = [
  '--no-sandbox',
  // The headless shell would round the width of each letter.
  '--font-render-hinting=none',
  '--disable-gpu',
  // Larger than every viewport: a page draws no frame for what changes outside of the window, so that an interaction seems to last
  // until something else is drawn.
  '--window-size=2000,1400',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a profile and site share a renderer process (docs/decisions/0060).
  '--renderer-process-limit=1',
  // No spare renderer for a page that no test opens.
  '--disable-features=SpareRendererForSitePerProcess',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
export const DESKTOP = { width: 1280, height: 900 };

/** A page of a test is open for seconds: what the optimising compilers take for its scripts is more than they save. */
const NOT_OPTIMISED = '--js-flags=--no-maglev,--no-opt';

/**
 * Launches Debian's Chromium, or the one at `CHROMIUM_PATH`. With `graphics` it draws WebGL in software. With `optimised` it compiles
 * scripts as a visitor's browser does.
 */
export async function launchBrowser({ graphics = false, optimised = false } = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const { launch } = await importShared<typeof import('puppeteer')>('puppeteer');
  return launch({
    executablePath,
    headless: true,
    args: [
      ...FLAGS,
      ...(graphics ? ['--enable-unsafe-swiftshader'] : ['--disable-3d-apis']),
      ...(optimised ? [] : [NOT_OPTIMISED]),
    ],
  });
}

/** A hint of Chromium when axe or a resize reads the page that a gallery hides (docs/decisions/0021). */
const HIDDEN_PAGE_READ = 'Rendering was performed in a subtree hidden by content-visibility.';

interface WatchedPage {
  page: Page;
  /** Console lines, page errors and failed requests. Each fails the test, unless the test expects and removes it. */
  consoleErrors: string[];
  close: () => Promise<void>;
}

export interface PageOptions {
  viewport?: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean };
  scripts?: boolean;
  /** Cookie categories that the visitor has agreed to. With `null` the visitor has not chosen yet and is asked. */
  consent?: readonly ConsentCategory[] | null;
}

/** Opens a page in an empty profile. Everything that must not happen to a visitor is added to `consoleErrors`. */
export async function openPage(
  browser: Browser,
  { viewport = DESKTOP, scripts = true, consent = [] }: PageOptions = {},
  profiles: Profiles = newProfiles(browser),
) {
  const profile = await profiles.open();
  const { page } = profile;
  evaluateAllAtOnce(page);
  lookEvery50Ms(page);
  await page.setViewport(viewport);
  // Each image is encoded on its first request, which takes time.
  page.setDefaultTimeout(60_000);
  await page.setJavaScriptEnabled(scripts);
  await page.evaluateOnNewDocument(removeTimeLimits);
  if (consent) await page.evaluateOnNewDocument(setCookie, consentCookie(consent));
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith(HIDDEN_PAGE_READ)) consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`error: ${isNativeError(error) ? error.message : String(error)}`));
  page.on('requestfailed', (request) => {
    // A request that a navigation or a newer choice aborted has not failed. Without JavaScript scripts do not load.
    const reason = request.failure()?.errorText ?? '';
    const isExpected = reason === 'net::ERR_ABORTED' || (!scripts && request.resourceType() === 'script');
    if (!isExpected) consoleErrors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) consoleErrors.push(`${response.status()}: ${response.url()}`);
  });
  return { page, consoleErrors, close: () => profiles.close(profile) } satisfies WatchedPage;
}

const consentCookie = (categories: readonly ConsentCategory[]) =>
  cookieText(CONSENT_COOKIE, formatConsent({ categories, date: '2026-01-01' }), CONSENT_DAYS, false);

/** Runs before the page's own scripts: a response of a busy machine may take longer than the page waits for it. */
function removeTimeLimits(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/** Runs before the page's own scripts, on every host. A later choice of the visitor stays. */
function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: at once, and on pages without TLS
  if (!document.cookie.includes('consent=')) document.cookie = text;
}

/**
 * Makes `waitForFunction` of a page call its function every 50 ms. Puppeteer calls it in every frame, and with the frames this takes a tenth of
 * the time that the page itself needs.
 */
function lookEvery50Ms(page: Page): void {
  const original = page.waitForFunction.bind(page) as (...all: unknown[]) => Promise<unknown>;
  const value = (read: unknown, options: object = {}, ...values: unknown[]) =>
    original(read, { polling: 50, ...options }, ...values);
  Object.defineProperty(page, 'waitForFunction', { value });
}

/** Waits until React has hydrated every part of the page, also those that wait for the visitor, and the page is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A touch opens the gates of sections that hydrate later (`src/delivery/hydration/hydrationGates.ts`).
    window.dispatchEvent(new Event('pointerdown'));
    interface Fiber {
      child: Fiber | null;
      sibling: Fiber | null;
      /** `isDehydrated` is set on the root, `dehydrated` on a Suspense boundary. */
      memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
    }
    const isHydrated = ({ memoizedState, child, sibling }: Fiber): boolean =>
      !memoizedState?.isDehydrated &&
      !memoizedState?.dehydrated &&
      (!child || isHydrated(child)) &&
      (!sibling || isHydrated(sibling));
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    return root ? isHydrated(root.stateNode.current) : false;
  });
  await waitForIdle(page);
}

/** Reloads the page and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await waitForHydration(page);
}

/**
 * Closes a tab of a visitor who goes on in another one. Chromium may put any tab of the profile in front then, and a tab behind draws no
 * frames.
 */
export async function closeTab(tab: Page, next: Page): Promise<void> {
  await tab.close();
  await next.bringToFront();
}

/** Waits until the page has painted and is idle. The effect of an input, if there is one, is visible then. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        // A test may have deleted newer interfaces.
        const idle = () => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 5_000 });
        requestAnimationFrame(() => requestAnimationFrame(idle));
      }),
  );
}

/**
 * Returns the scroll position after it has stayed the same for 12 frames. Content that scrolls into view is laid out
 * only then, and may move the rest.
 */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [place, frames] = [window.scrollY, 0]; ; frames++) {
      if (frames === 12) return place;
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== place) [place, frames] = [window.scrollY, 0];
    }
  });
}

/** Waits until no animation runs, except endless ones. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Pauses the requests whose URL contains `part`, from now until `resume`. `pause` pauses later ones again. */
export async function pauseRequests(page: Page, part: string) {
  let isPaused = true;
  let paused: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isPaused && request.url().includes(part)) paused.push(request);
    else void request.continue();
  });
  return {
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      // The page may have aborted a request meanwhile. It cannot be continued.
      for (const request of paused) void request.continue().catch(() => undefined);
      paused = [];
    },
  };
}

/** Lets requests whose URL matches `pattern` reach the server, and loses their responses. Returns a function that ends it. */
export async function loseResponses(page: Page, pattern: string): Promise<() => Promise<void>> {
  const client = await page.createCDPSession();
  await client.send('Fetch.enable', { patterns: [{ urlPattern: pattern, requestStage: 'Response' }] });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    void client.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  return () => client.detach();
}

/** Returns the sum of layout shifts without recent input, as web vitals count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(total), 200);
      }),
  );
}

/** Puts a text into a field at once, as pasting does. For tests that are not about the keys: each key takes several commands of DevTools. */
export async function enterText(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.sendCharacter(text);
}

export async function pressMany(page: Page, key: KeyInput, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}

/** Dispatches a key to an element. Returns whether the page prevents what the browser does with it. */
export const preventsKey = (page: Page, selector: string, key: KeyboardEventInit): Promise<boolean> =>
  page.$eval(
    selector,
    (element, init) =>
      !element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    key,
  );
