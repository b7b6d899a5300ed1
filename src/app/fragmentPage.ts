import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import type { FragmentCache } from '../page/fragmentCache.ts';
import { withCollector } from '../page/markupCollector.ts';

/** Nothing that visitors or editors write can look like it. */
const TOKEN = randomBytes(9).toString('base64url');
const PLACEHOLDER = new RegExp(`<!--${TOKEN}:(\\d+)-->`);

type RenderToString = (node: ReactNode, options?: { identifierPrefix: string }) => string;

/**
 * Renders a page with placeholders for its prerendered fragments and its data, and puts these in afterwards: React joins
 * a small string, and the large parts are never part of it.
 *
 * @param fragments markup known from other pages; what is new is added
 * @param renderToString React's own
 * @returns parts of the page in order; joined they are the page
 */
export function renderWithFragments(
  page: ReactNode,
  fragments: FragmentCache,
  renderToString: RenderToString,
): string[] {
  const parts: string[] = [];
  const collector = {
    fragments,
    put: (markup: string) => `<!--${TOKEN}:${parts.push(markup) - 1}-->`,
    renderFragment: (node: ReactNode) => renderAlone(node, renderToString),
  };
  const html = withCollector(collector, () => renderToString(page));
  // Split by a group, texts and the numbers of parts alternate.
  return html.split(PLACEHOLDER).map((text, index) => (index % 2 === 0 ? text : (parts[Number(text)] ?? '')));
}

function renderAlone(fragment: ReactNode, renderToString: RenderToString): string {
  const markup = renderToString(fragment, { identifierPrefix: TOKEN });
  if (markup.includes(`_${TOKEN}`)) throw new Error('A prerendered fragment calls useId, whose ids repeat on a page');
  // React writes it first, where on a page it would be in the head.
  if (markup.startsWith('<link')) throw new Error('A prerendered fragment loads an image ahead of the page');
  return markup;
}
