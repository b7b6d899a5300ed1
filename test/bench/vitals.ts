import type { Page } from 'puppeteer-core';

/** Collects web vitals in the page. The script runs before the page's own scripts, and `vitalsOf` reads the values. */
interface Collected {
  tasks: { start: number; duration: number }[];
  shift: number;
  /** Milliseconds from an input to the next frame, by the name that was set at the time of the input. */
  interactions: { name: string; duration: number }[];
  name: string;
}

type Collecting = Window & { collected: Collected };

/** Collects vitals in every document that `page` loads from now on. */
export async function collectVitals(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const collected: Collected = { tasks: [], shift: 0, interactions: [], name: '' };
    (window as unknown as Collecting).collected = collected;
    const watch = (options: PerformanceObserverInit & { durationThreshold?: number }, take: (entry: never) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never);
      }).observe({ buffered: true, ...options });
    watch({ type: 'longtask' }, ({ startTime, duration }: PerformanceEntry) =>
      collected.tasks.push({ start: startTime, duration }),
    );
    watch({ type: 'layout-shift' }, (shift: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!shift.hadRecentInput) collected.shift += shift.value;
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

/**
 * Returns total blocking time (of every task after the first contentful paint, the part beyond 50 ms) and layout shift.
 */
export async function vitalsOf(page: Page): Promise<{ blocking: number; longest: number; shift: number }> {
  await settle(page);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { tasks, shift } = (window as unknown as Collecting).collected;
    const after = tasks.filter(({ start, duration }) => start + duration > (paint?.startTime ?? 0));
    const blocking = after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { blocking, longest: Math.max(0, ...after.map(({ duration }) => duration)), shift };
  });
}

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

/** The browser delivers entries when it is idle. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100)))),
  );
