import type { Page } from 'puppeteer';

interface Stored {
  /** Key in the session storage. */
  key: string;
  text: string;
}

/** Opens a URL in a tab whose earlier document has left a text in the session storage: what a reload finds. */
export async function openWithStored(page: Page, url: string, { key, text }: Stored): Promise<void> {
  const { identifier } = await page.evaluateOnNewDocument(
    (name, value) => window.sessionStorage.setItem(name, value),
    key,
    text,
  );
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // Later documents of the tab find what the page itself has stored.
  await page.removeScriptToEvaluateOnNewDocument(identifier);
}
