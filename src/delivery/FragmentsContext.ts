import { createContext, type ReactNode } from 'react';
import type { FragmentCache } from './fragments/fragmentCache.ts';

/** What renders and keeps the fragments of a page on the server. */
export interface FragmentSource {
  fragments: FragmentCache;
  /** Renders a fragment outside of the page. Throws when the fragment depends on its position in the page. */
  renderFragment: (node: ReactNode) => string;
}

/** Null in the browser, on pages for editors and inside a fragment: a fragment is then rendered as an ordinary component. */
export const FragmentsContext = createContext<FragmentSource | null>(null);
