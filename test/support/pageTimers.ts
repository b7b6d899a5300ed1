import type { Page } from 'puppeteer-core';

/**
 * Makes timers of exactly this delay elapse after another time, by default at once: in the document that is open and in those that the page
 * opens later. A test then asserts what follows a long delay without its wait.
 */
export async function shortenTimers(page: Page, delay: number, to = 0): Promise<void> {
  await page.evaluateOnNewDocument(replaceTimers, delay, to);
  await page.evaluate(replaceTimers, delay, to);
}

/** Runs in the page. */
function replaceTimers(delay: number, to: number): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window) as (run: TimerHandler, ms?: number, ...values: unknown[]) => number;
    const replaced = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      original(run, ms === delay ? to : ms, ...values);
    Object.assign(window, { [name]: replaced });
  }
}
