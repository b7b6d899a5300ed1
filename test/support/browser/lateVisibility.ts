import type { Page } from 'puppeteer';

/**
 * Makes observers of the window report that an element is outside only when it is inside again, both at once, in documents that the page
 * opens later. Browsers do so when a device is too slow to report each change in its frame.
 */
export async function reportVisibilityLate(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const Original = window.IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let waiting: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          waiting.push(...entries);
          if (!waiting.at(-1)?.isIntersecting) return;
          callback(waiting, observer);
          waiting = [];
        }, options);
      }
    };
  });
}
