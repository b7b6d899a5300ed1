import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** The URL of the displayed page. While the next page is loading, the address bar already has the next URL. */
export interface PageLocation {
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** The history entry whose dialog is open over the page. */
  dialog?: DialogLocation | undefined;
  /** Whether a link or a choice made the history entry. False after a load, and when the visitor came through the history. */
  isNewEntry?: boolean;
  /** State of the history entry. Not validated: another build may have written it. */
  state?: unknown;
}

/** The URL of a dialog and the state of its history entry. */
export interface DialogLocation {
  pathname: string;
  search: string;
  state: unknown;
}

export const PageLocationContext = createContext<PageLocation>({ pathname: '/', search: '' });

/** Returns the URL of the displayed page. */
export function usePageLocation(): PageLocation {
  useOutsideFragment();
  return use(PageLocationContext);
}
