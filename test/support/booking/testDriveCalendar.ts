import type { Page } from 'puppeteer';

/** The calendar of test drives in the contact form of a car. */
export const TIMES = '#contact-form [data-test-drive="loaded"]';
/** The time that is chosen. */
export const CHOSEN = '#contact-form [data-chosen]';

/** Chooses the first free time of the calendar with keys alone, and returns it. */
export async function chooseFirstTime(page: Page): Promise<string> {
  await page.waitForSelector(`${TIMES} td button:not([aria-disabled])`);
  await page.focus(`${TIMES} td button:not([aria-disabled])`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${TIMES} [data-slot]`);
  await page.focus(`${TIMES} [data-slot]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(CHOSEN);
  return page.$eval(CHOSEN, (element) => (element as HTMLElement).dataset.chosen ?? '');
}
