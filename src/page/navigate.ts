import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
}

/**
 * Navigates to a path of this site, with its query and fragment, or by a number of history entries.
 *
 * @returns a promise while the router is still loading: it resolves when the page has the new URL. Otherwise undefined: the URL has
 *   changed already, and the page renders with it next.
 */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void> | undefined;

/** On the server nothing navigates. */
export const noNavigation: Navigate = () => undefined;

export const NavigateContext = createContext<Navigate>(noNavigation);

/** Returns the function that navigates. It is the same one as long as the document is open. */
export function useNavigate(): Navigate {
  useOutsideFragment();
  return use(NavigateContext);
}
