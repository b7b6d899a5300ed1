import type { ReactNode } from 'react';
import type { FragmentCache } from './fragmentCache.ts';

/** Collects finished markup while a page is rendered to a string on the server (`fragmentPage.ts`). */
export interface MarkupCollector {
  fragments: FragmentCache;
  /** Stores the markup and returns the token that React writes in its place. */
  put: (markup: string) => string;
  /** Adds links that preload images to the head of the page. */
  preload: (links: string) => void;
  /** Renders a fragment outside of the page. Throws when the fragment depends on its position in the page. */
  renderFragment: (node: ReactNode) => string;
  /** Called for a fragment with a boundary whose content failed. */
  onFailure: () => void;
}

/**
 * The collector of the render in progress. The render is one synchronous call, so no other render can run while it is set. It is
 * null in streams, in edit mode and in the browser.
 */
let current: MarkupCollector | null = null;

/** Returns the result of `render`, called while `collector` is the current one. */
export function withCollector<T>(collector: MarkupCollector | null, render: () => T): T {
  const before = current;
  current = collector;
  try {
    return render();
  } finally {
    current = before;
  }
}

export const currentCollector = (): MarkupCollector | null => current;

/** Returns finished markup for `dangerouslySetInnerHTML`: a token while a collector is set, else the markup itself. */
export function collectedMarkup(markup: string): string {
  return current ? current.put(markup) : markup;
}
