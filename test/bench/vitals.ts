import type { Page } from 'puppeteer';

/** Collects web vitals in the page. The script runs before the page's own scripts, and `vitalsOf` reads the values. */
interface Collected {
  frames: { end: number; duration: number; blocking: number }[];
  shift: number;
  /** Milliseconds until the largest paint so far. */
  largestPaint: number;
  /** Milliseconds from an input to the next frame, by the name that was set at the time of the input. */
  interactions: { name: string; duration: number }[];
  name: string;
}

type Collecting = Window & { collected: Collected };

/** Collects vitals in every document that `page` loads from now on. */
export async function collectVitals(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const collected: Collected = { frames: [], shift: 0, largestPaint: 0, interactions: [], name: '' };
    (window as unknown as Collecting).collected = collected;
    const watch = (options: PerformanceObserverInit & { durationThreshold?: number }, take: (entry: never) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never);
      }).observe({ buffered: true, ...options });
    // The list of long tasks lacks those that only lay out and paint, on a page without scripts.
    type Frame = PerformanceEntry & { blockingDuration: number };
    watch({ type: 'long-animation-frame' }, ({ startTime, duration, blockingDuration }: Frame) =>
      collected.frames.push({ end: startTime + duration, duration, blocking: blockingDuration }),
    );
    watch({ type: 'layout-shift' }, (shift: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!shift.hadRecentInput) collected.shift += shift.value;
    });
    watch({ type: 'largest-contentful-paint' }, ({ startTime }: PerformanceEntry) => {
      collected.largestPaint = startTime;
    });
    watch({ type: 'event', durationThreshold: 16 }, (event: PerformanceEntry & { interactionId: number }) => {
      if (event.interactionId) collected.interactions.push({ name: collected.name, duration: event.duration });
    });
  });
}

/** Sets the name of the interactions that follow. */
export async function nameInteractions(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.evaluate((text) => {
    (window as unknown as Collecting).collected.name = text;
  }, name);
}

interface Vitals {
  /** Milliseconds until the first and the largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time: of every task in a long frame after the first contentful paint the part beyond 50 ms. */
  blocking: number;
  longFrames: number;
  longest: number;
  shift: number;
}

/** Returns the web vitals of the page so far. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await settle(page);
  return page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { frames, shift, largestPaint } = (window as unknown as Collecting).collected;
    const after = frames.filter(({ end }) => end > fcp);
    const total = after.reduce((sum, { blocking }) => sum + blocking, 0);
    const longest = Math.max(0, ...after.map(({ duration }) => duration));
    return { fcp, lcp: largestPaint, blocking: total, longFrames: after.length, longest, shift };
  });
}

/** Returns the milliseconds of a fixed loop in the page, on its slowed processor. */
export const timeFixedWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 1e6; step++) sum += Math.sqrt(step);
    return sum > 0 ? performance.now() - start : 0;
  });

/** Returns the longest interactions so far, by name. The browser reports none below 16 ms. */
export async function interactionsOf(page: Page): Promise<Record<string, number>> {
  await settle(page);
  return page.evaluate(() => {
    const worst: Record<string, number> = {};
    for (const { name, duration } of (window as unknown as Collecting).collected.interactions) {
      worst[name] = Math.max(worst[name] ?? 0, duration);
    }
    return worst;
  });
}

/** The browser delivers entries when it is idle. On a machine with much other work it may never be. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100), { timeout: 5_000 })),
      ),
  );
