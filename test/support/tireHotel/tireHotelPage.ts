import type { Page } from 'puppeteer';
import { eventually } from '../eventually.ts';
import type { Product } from '../product.ts';
import { codesOf } from './tireHotel.ts';

/** Steps of the tire hotel in the browser, by the keyboard alone. */

export const TIRE_HOTEL_PATH = '/dack-och-biltillbehor/dackhotell';
const FLOW = '#tireHotel';

type Sandbox = Pick<Product, 'sandboxUrl'>;
export type TireStepName = 'search' | 'login' | 'code' | 'loggedIn' | 'booking' | 'confirmation';

/** Waits until a step is shown that no overlay covers. */
export async function tireStepIs(page: Page, step: TireStepName): Promise<void> {
  await page.waitForSelector(`${FLOW} [data-step="${step}"][aria-busy="false"] h2`);
}

/** Focuses an element of the step and presses a key, because the page may still scroll. */
export async function pressIn(page: Page, selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  const target = `${FLOW} [aria-busy="false"] ${selector}`;
  await page.waitForSelector(target);
  await page.focus(target);
  await page.keyboard.press(key);
}

/** Presses the button with a text. */
export async function pressTireButton(page: Page, text: string): Promise<void> {
  const found = await page.waitForSelector(`${FLOW} [aria-busy="false"] button:not([disabled]) ::-p-text(${text})`);
  await found?.evaluate((element) => (element.closest('button') as HTMLElement).focus());
  await page.keyboard.press('Enter');
}

/** Enters a plate in the search and sends it by Enter. */
export async function searchPlate(page: Page, plate: string): Promise<void> {
  const field = `${FLOW} [data-step="search"][aria-busy="false"] input`;
  await page.waitForSelector(field);
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, plate);
  await page.keyboard.press('Enter');
}

/** Requests a code and returns it, from the sandbox's outbox. */
export async function requestCode(page: Page, product: Sandbox): Promise<string> {
  const before = (await codesOf(product)).length;
  await pressIn(page, '[data-send-code]');
  await tireStepIs(page, 'code');
  await eventually(async () => (await codesOf(product)).length, before + 1);
  return (await codesOf(product))[before] ?? '';
}

/** Types a code; the focus is then on the button, which Enter presses. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.focus(`${FLOW} [autocomplete="one-time-code"]`);
  await page.keyboard.type(code);
  await page.waitForSelector(`${FLOW} [data-verify]:focus`);
  await page.keyboard.press('Enter');
}

/** Goes from the search to the vehicle. */
export async function logIn(page: Page, product: Sandbox, plate: string): Promise<void> {
  await searchPlate(page, plate);
  await tireStepIs(page, 'login');
  await enterCode(page, await requestCode(page, product));
  await tireStepIs(page, 'loggedIn');
}
