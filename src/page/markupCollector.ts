import type { ReactNode } from 'react';
import type { FragmentCache } from './fragmentCache.ts';

/** Where finished markup goes while a whole page is rendered to a string on the server (`fragmentPage.ts`). */
export interface MarkupCollector {
  fragments: FragmentCache;
  /** Takes the markup; returns what React writes in its place. */
  put: (markup: string) => string;
  /** Markup of a fragment by itself. Throws when it depends on where it stands. */
  renderFragment: (node: ReactNode) => string;
}

/**
 * The collector of the render in progress. Such a render is one synchronous call, so that no other can run while it is
 * set; in streams, in edit mode and in the browser it is null.
 */
let current: MarkupCollector | null = null;

/** Returns what `render` gives while `collector` is the current one. */
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

/** Finished markup for `dangerouslySetInnerHTML`: a placeholder while a page is put together, else the markup itself. */
export function collectedMarkup(markup: string): string {
  return current ? current.put(markup) : markup;
}
