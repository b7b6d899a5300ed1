import type { Page } from 'puppeteer';
import { eventually } from '../eventually.ts';

/** Waits for the style sheets: without scripts, `DOMContentLoaded` does not. */
export const waitForStyles = (page: Page): Promise<void> =>
  eventually(
    () => page.$$eval('link[rel="stylesheet"]', (all) => all.every((link) => (link as HTMLLinkElement).sheet !== null)),
    true,
  );
