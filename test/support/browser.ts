import puppeteer, { type Browser, type HTTPRequest, type KeyInput, type Page } from 'puppeteer-core';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentCategory } from '../../src/contracts/consent.ts';
import { cookieText, formatConsent } from '../../src/contracts/consentCookie.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A renderer in reserve for a page that no test opens.
  '--disable-features=SpareRendererForSitePerProcess',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
export const DESKTOP = { width: 1280, height: 900 };

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names; with `graphics` it draws WebGL in software. */
export function launchBrowser({ graphics = false } = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return puppeteer.launch({
    executablePath,
    headless: true,
    args: [...FLAGS, ...(graphics ? ['--enable-unsafe-swiftshader'] : ['--disable-3d-apis'])],
  });
}

interface WatchedPage {
  page: Page;
  /** Console lines, page errors and failed requests: anything here is a failure (a test empties what it expects). */
  consoleErrors: string[];
  close: () => Promise<void>;
}

export interface PageOptions {
  viewport?: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean };
  scripts?: boolean;
  /** What the visitor has chosen about cookies; `null` has not, and is asked. */
  consent?: readonly ConsentCategory[] | null;
}

/** A page in a profile of its own that writes down everything a visitor should never cause. */
export async function openPage(
  browser: Browser,
  { viewport = DESKTOP, scripts = true, consent = [] }: PageOptions = {},
) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  // A first run encodes every image it requests.
  page.setDefaultTimeout(60_000);
  await page.setJavaScriptEnabled(scripts);
  if (consent) await page.evaluateOnNewDocument(setCookie, consentCookie(consent));
  const consoleErrors: string[] = [];
  page.on('console', (message) => consoleErrors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) =>
    consoleErrors.push(`error: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('requestfailed', (request) => {
    // What a navigation or a newer choice made superfluous was given up, not failed; switched-off scripts do not load.
    const reason = request.failure()?.errorText ?? '';
    const unwanted = reason === 'net::ERR_ABORTED' || (!scripts && request.resourceType() === 'script');
    if (!unwanted) consoleErrors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) consoleErrors.push(`${response.status()}: ${response.url()}`);
  });
  return { page, consoleErrors, close: () => context.close() } satisfies WatchedPage;
}

const consentCookie = (categories: readonly ConsentCategory[]) =>
  cookieText(CONSENT_COOKIE, formatConsent({ categories, date: '2026-01-01' }), CONSENT_DAYS, false);

/** Runs before the page's own scripts, on whatever host; a choice made since then stays. */
function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: at once, and on pages without TLS
  if (!document.cookie.includes('consent=')) document.cookie = text;
}

/**
 * Waits until React has taken over: no part of the page is the server's alone any more, and what was to be done after
 * that has been.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Fiber {
      child: Fiber | null;
      sibling: Fiber | null;
      /** The page itself says the one, a boundary in it the other. */
      memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
    }
    const isOurs = ({ memoizedState, child, sibling }: Fiber): boolean =>
      !memoizedState?.isDehydrated &&
      !memoizedState?.dehydrated &&
      (!child || isOurs(child)) &&
      (!sibling || isOurs(sibling));
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    return root ? isOurs(root.stateNode.current) : false;
  });
  await settled(page);
}

/** Loads the page anew and waits until it is alive. */
export async function again(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
}

/** Waits until the page has drawn itself and has nothing to do: what an input did, if anything, shows by then. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        const idle = () => requestIdleCallback(done, { timeout: 5_000 });
        requestAnimationFrame(() => requestAnimationFrame(idle));
      }),
  );
}

/** Where the page is scrolled to, once it stays there: what comes into sight is laid out, and may move the rest. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [place, frames] = [window.scrollY, 0]; ; frames++) {
      if (frames === 12) return place;
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== place) [place, frames] = [window.scrollY, 0];
    }
  });
}

/** Waits until nothing moves any more but what never ends. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
}

/** From now on requests whose URL has `part` wait until they are let go, and may be held back anew. */
export async function pauseRequests(page: Page, part: string) {
  let isHolding = true;
  let paused: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && request.url().includes(part)) paused.push(request);
    else void request.continue();
  });
  return {
    pauseAgain: () => {
      isHolding = true;
    },
    letGo: () => {
      isHolding = false;
      // One that the page has given up meanwhile cannot go on.
      for (const request of paused) void request.continue().catch(() => undefined);
      paused = [];
    },
  };
}

/** The sum of layout shifts that no visitor's action explains, as web vitals count it. */
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

export async function pressMany(page: Page, key: KeyInput, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}
