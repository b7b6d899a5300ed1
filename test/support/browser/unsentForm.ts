import type { Page } from 'puppeteer';

/** Waits until the script of the page's forms has loaded. From then on it stores the values of the fields. */
export async function waitForFormScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/LeadRuntime-')),
  );
}

/** Returns what the tab stores of an unsent form, as JSON; null without one. */
export const storedDraft = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('forecourt.form'));
