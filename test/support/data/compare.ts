import type { Page } from 'puppeteer';

/** Helpers for the comparison of cars in the list of norrvag-se. */

export const LIST = '/kop-bil/alla-bilar-i-lager';
export const TINY = { width: 320, height: 640, isMobile: true, hasTouch: true };
export const BOX = 'main ul[aria-busy] input[name="compare"]';
/** The link from the bar to the dialog. */
export const OPEN = 'section a[aria-haspopup="dialog"]';
export const DIALOG = 'dialog[open]';

/** Ticks the cards at these positions and returns their ids in the order of the comparison's URL. */
export async function choose(page: Page, ...places: number[]): Promise<string[]> {
  const ids = await page.$$eval(
    BOX,
    (boxes, indexes) =>
      indexes.map((place) => {
        const box = boxes[place] as HTMLInputElement;
        box.click();
        return box.value;
      }),
    places,
  );
  await page.waitForSelector(OPEN);
  return ids.sort();
}

/** Waits until all cars but `without` of them have full records. */
export const waitForFullTable = (page: Page, without = 0) =>
  page.waitForFunction(
    (missing) => {
      const cars = JSON.parse(sessionStorage.getItem('forecourt.compare') ?? '[]') as { full?: object }[];
      return cars.filter(({ full }) => !full).length === missing;
    },
    {},
    without,
  );

export async function openDialog(page: Page): Promise<void> {
  await page.focus(OPEN);
  await page.keyboard.press('Enter');
  await page.waitForSelector(DIALOG);
}

export const waitForNoDialog = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));
export const currentUrl = (page: Page) => page.evaluate(() => location.pathname + location.search);
export const columns = (page: Page, selector = DIALOG) =>
  page.$$eval(`${selector} thead th a[href*="/kop-bil/"]`, (links) =>
    links
      .filter((link) => link.getClientRects().length > 0)
      .map((link) => /\/kop-bil\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1])
      .filter((id) => id !== undefined),
  );
export const rows = (page: Page) =>
  page.$$eval('dialog tbody tr:has(td)', (all) =>
    all
      .filter((row) => row.getClientRects().length > 0)
      .map((row) => ({
        differs: row.hasAttribute('data-differs'),
        values: [...row.querySelectorAll('td')]
          .filter((cell) => cell.getClientRects().length > 0)
          .map((cell) => cell.textContent),
      })),
  );
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Returns how many cards are ticked. */
export const countTicked = (page: Page) => page.$$eval(`${BOX}:checked`, (all) => all.length);
