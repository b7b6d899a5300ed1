import { expect } from '@jest/globals';
import type { Page } from 'puppeteer';
import { eventually } from '../eventually.ts';

/** Helpers for tests of the header and its menus. */

/** Returns the accessible name of the element with the focus, or `lost`. */
export const focusedText = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return 'lost';
    return activeElement.getAttribute('aria-label') ?? activeElement.innerText.trim();
  });

/** A key, and the accessible name of the element that it must focus; without a name any element will do. */
export type Step = [key: string, text?: string];

/** Presses keys one after the other and waits after each for the focus that it must bring. */
export async function pressKeys(page: Page, ...steps: Step[]): Promise<void> {
  for (const [key, text] of steps) {
    await page.keyboard.press(key as 'Enter');
    await eventually(() => focusedText(page), text ?? expect.not.stringMatching('^lost$'));
  }
}

export const openPanels = (page: Page) =>
  page.$$eval('header details[open] > summary', (summaries) => summaries.map((summary) => summary.innerText.trim()));
export const menuEntry = (text: string) =>
  `::-p-xpath(//header//nav/ul/li/a[contains(., "${text}")] | //header//nav/ul/li/details/summary[contains(., "${text}")])`;
/** Waits for the menu's script, which is fetched when the pointer or the focus first enters the header. */
export const waitForMenu = (page: Page) => page.waitForSelector('header nav[data-measured] > ul');
