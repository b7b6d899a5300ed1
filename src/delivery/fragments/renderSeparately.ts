import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Part of the ids of a fragment, which no content has. */
const ID_PREFIX = 'fragment-id-';

/**
 * Renders a fragment outside of any page. Its markup is that of the same component on a page, which the browser hydrates.
 *
 * @throws when a view throws, and when the fragment depends on its position in a page: an id of React, a boundary, or an image that
 *   loads at once, whose preload belongs to the page's head
 */
export function renderSeparately(fragment: ReactNode): string {
  const markup = renderToString(fragment, { identifierPrefix: ID_PREFIX });
  if (markup.includes(ID_PREFIX)) throw new Error('A prerendered fragment calls useId, whose ids repeat on a page');
  if (markup.includes('<!--$')) throw new Error('A prerendered fragment has a Suspense boundary');
  if (markup.startsWith('<link rel="preload"')) throw new Error('A prerendered fragment preloads an image');
  return markup;
}
