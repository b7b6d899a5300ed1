import { expect } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';

/** The header as a visitor walks through it. */

/** Words of what has the focus, as a screen reader has them; the tag where there are none. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return 'lost';
    return activeElement.getAttribute('aria-label') ?? activeElement.innerText.trim();
  });

/** What has the focus after a key: these words, or any where there are none. */
export type Step = [key: string, words?: string];

/** Presses keys one after the other; each brings the focus to where it belongs. */
export async function walk(page: Page, ...steps: Step[]): Promise<void> {
  for (const [key, words] of steps) {
    await page.keyboard.press(key as 'Enter');
    await eventually(() => focused(page), words ?? expect.not.stringMatching('^lost$'));
  }
}

export const openPanels = (page: Page) =>
  page.$$eval('header details[open] > summary', (summaries) => summaries.map((summary) => summary.innerText.trim()));
export const entry = (words: string) =>
  `::-p-xpath(//header//nav/ul/li/a[contains(., "${words}")] | //header//nav/ul/li/details/summary[contains(., "${words}")])`;
/** The behaviour is fetched at the first step into the header. */
export const waitForMenu = (page: Page) => page.waitForSelector('header nav > ul[data-measured]');
