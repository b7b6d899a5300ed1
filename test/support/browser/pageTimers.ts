import type { Page } from 'puppeteer';

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

/**
 * Holds the timer of exactly this delay in the document that is open and in those that the page opens later. Returns a function that waits
 * until it is set, and lets the last one elapse.
 */
export async function holdTimer(page: Page, delay: number): Promise<() => Promise<void>> {
  await page.evaluateOnNewDocument(holdTimers, delay);
  await page.evaluate(holdTimers, delay);
  return async () => {
    await page.waitForFunction(() => (window as unknown as Holding).elapse !== undefined);
    await page.evaluate(() => {
      const holding = window as unknown as Holding;
      const { elapse } = holding;
      holding.elapse = undefined;
      elapse?.();
    });
  };
}

interface Holding {
  setTimeout: typeof setTimeout;
  elapse: (() => void) | undefined;
}

/** Runs in the page. */
function holdTimers(held: number): void {
  const original = window.setTimeout;
  const holding = window as unknown as Holding;
  holding.setTimeout = ((handler: () => void, ms?: number, ...values: unknown[]) => {
    if (ms !== held) return original(handler, ms, ...values);
    holding.elapse = handler;
    return 0;
  }) as typeof setTimeout;
}
