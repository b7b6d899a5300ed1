import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { withReadySink } from './Ready.tsx';

/** Nothing that visitors or editors write can look like it. */
const TOKEN = randomBytes(9).toString('base64url');
const MARK = new RegExp(`<!--${TOKEN}:(\\d+)-->`);

/**
 * Renders a page in which finished parts are only marked, and puts them in afterwards: React joins a small string, and
 * the large parts are never part of it.
 *
 * @param renderToString React's own
 * @returns pieces of the page in order; joined they are the page
 */
export function renderWithReadyParts(page: ReactNode, renderToString: (node: ReactNode) => string): string[] {
  const parts: string[] = [];
  const sink = {
    put: (markup: string) => `<!--${TOKEN}:${parts.push(markup) - 1}-->`,
    render: (children: ReactNode) => renderToString(children),
  };
  const html = withReadySink(sink, () => renderToString(page));
  // Split by a group, texts and the numbers of parts alternate.
  return html.split(MARK).map((text, index) => (index % 2 === 0 ? text : (parts[Number(text)] ?? '')));
}
