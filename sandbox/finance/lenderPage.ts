import { html } from '../control/html.ts';

/** The lender's pages that quotes link to, by their paths. */
const TITLES: Readonly<Record<string, string>> = {
  '/apply': 'Apply for finance',
  '/reserve': 'Reserve the car',
  '/part-exchange': 'Value your part exchange',
};

/** Returns the lender's page for a quote; null for another path. */
export function lenderPage(path: string, reference: string): string | null {
  const title = Object.hasOwn(TITLES, path) ? TITLES[path] : undefined;
  if (title === undefined) return null;
  return html`<!doctype html>
    <html lang="en-GB">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} – sandbox lender</title>
      <body style="max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui">
        <h1>${title}</h1>
        <p>This is the sandbox’s lender. Its real service continues here with quote <strong>${reference}</strong>.</p>
      </body>
    </html>`.text;
}
