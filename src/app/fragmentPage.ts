import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import type { FragmentCache } from '../page/fragmentCache.ts';
import { hasFailed } from '../page/fragmentMarkup.tsx';
import { withCollector } from '../page/markupCollector.ts';

/** Random, so that content cannot contain it. */
const TOKEN = randomBytes(9).toString('base64url');
const PLACEHOLDER = new RegExp(`<!--${TOKEN}:(\\d+)-->`);

type RenderToString = (node: ReactNode, options?: { identifierPrefix: string }) => string;

/**
 * Renders a page with tokens in place of its prerendered fragments and its data, and replaces the tokens afterwards. React then
 * concatenates a small string only.
 *
 * @param fragments cached markup; new fragments are added
 * @param renderToString React's `renderToString`
 * @returns parts of the page in order, concatenated they are the page; and whether a boundary's content failed
 */
export function renderWithFragments(
  page: ReactNode,
  fragments: FragmentCache,
  renderToString: RenderToString,
): { parts: string[]; failed: boolean } {
  const parts: string[] = [];
  const preloads = new Set<string>();
  let failed = false;
  const collector = {
    fragments,
    put: (markup: string) => `<!--${TOKEN}:${parts.push(markup) - 1}-->`,
    preload: (links: string) => preloads.add(links),
    renderFragment: (node: ReactNode) => renderSeparately(node, renderToString),
    onFailure: () => {
      failed = true;
    },
  };
  const html = withCollector(collector, () => renderToString(page));
  // Cached fragments have not failed.
  failed ||= hasFailed(html);
  // Splitting by a group gives texts and the numbers of parts alternately.
  const texts = html.split(PLACEHOLDER).map((text, index) => (index % 2 === 0 ? text : (parts[Number(text)] ?? '')));
  // The head is before all fragments.
  if (preloads.size > 0) texts[0] = withPreloads(texts[0] ?? '', [...preloads].join(''));
  return { parts: texts, failed };
}

/** Adds links for images where React has its own: before the style sheets, and before the markup of what is no document. */
function withPreloads(html: string, links: string): string {
  const found = [html.indexOf('<link rel="stylesheet"'), html.indexOf('</head>'), 0].find((at) => at >= 0);
  return html.slice(0, found) + links + html.slice(found);
}

/** Renders a fragment outside of any page. Throws when it depends on its position in a page. */
export function renderSeparately(fragment: ReactNode, renderToString: RenderToString): string {
  const markup = renderToString(fragment, { identifierPrefix: TOKEN });
  if (markup.includes(`_${TOKEN}`)) throw new Error('A prerendered fragment calls useId, whose ids repeat on a page');
  return markup;
}
