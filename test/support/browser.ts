import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
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
  noise: string[];
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
  // A first run encodes every picture it asks for.
  page.setDefaultTimeout(60_000);
  await page.setJavaScriptEnabled(scripts);
  if (consent) await page.evaluateOnNewDocument(setCookie, consentCookie(consent));
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error instanceof Error ? error.message : String(error)}`));
  page.on('requestfailed', (request) => {
    // What a navigation or a newer choice made superfluous was given up, not failed; switched-off scripts do not load.
    const reason = request.failure()?.errorText ?? '';
    const unwanted = reason === 'net::ERR_ABORTED' || (!scripts && request.resourceType() === 'script');
    if (!unwanted) noise.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  return { page, noise, close: () => context.close() } satisfies WatchedPage;
}

const consentCookie = (categories: readonly ConsentCategory[]) =>
  cookieText(CONSENT_COOKIE, formatConsent({ categories, date: '2026-01-01' }), CONSENT_DAYS, false);

/** Runs before the page's own scripts, on whatever host; a choice made since then stays. */
function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: at once, and on pages without TLS
  if (!document.cookie.includes('consent=')) document.cookie = text;
}

/** Waits until React has taken over: the first page view has been announced. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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
