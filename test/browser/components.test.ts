import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { overflow, violations } from '../support/accessibility.ts';
import { hydrated, launchBrowser, openPage } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ cars: 100 });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe.each([320, 768, 1280])('the living page at %i px', (width) => {
  test('is accessible, no wider than the screen, and silent', async () => {
    const viewport = { width, height: 900 };
    const { page, noise, close } = await openPage(browser, { viewport });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`http://norrvag-se.localhost:${product.port}/komponenter`, { waitUntil: 'load' });
    await hydrated(page);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  }, 120_000);
});
