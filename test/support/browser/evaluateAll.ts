import type { Page } from 'puppeteer';

/** Selectors of Puppeteer's own, which the browser's `querySelectorAll` does not know. */
const OWN_SELECTOR = /::-p-|>>>|^(?:aria|text|xpath|pierce)\//;

/**
 * Makes `$$eval` of a page one command. Puppeteer's own fetches a handle of each element, which takes several commands
 * for each, in three processes. Selectors of Puppeteer's own and arguments that are no JSON go its way.
 */
export function evaluateAllAtOnce(page: Page): void {
  const original = page.$$eval.bind(page) as (...all: unknown[]) => Promise<unknown>;
  const atOnce = (selector: string, read: unknown, ...values: unknown[]): Promise<unknown> => {
    if (OWN_SELECTOR.test(selector) || !values.every(isText)) return original(selector, read, ...values);
    const elements = `Array.from(document.querySelectorAll(${JSON.stringify(selector)}))`;
    return page.evaluate(`(${String(read)})(${[elements, ...values.map((each) => JSON.stringify(each))].join(', ')})`);
  };
  Object.defineProperty(page, '$$eval', { value: atOnce });
}

const isText = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
