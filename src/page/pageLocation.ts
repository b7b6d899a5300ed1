import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** The URL of the displayed page. While the next page is loading, the address bar already has the next URL. */
export interface PageLocation {
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** The query of the URL whose dialog is open over the page. */
  dialogSearch?: string | undefined;
  /** State of the history entry. Not validated: another build may have written it. */
  state?: unknown;
}

export const PageLocationContext = createContext<PageLocation>({ pathname: '/', search: '' });

/** Returns the URL of the displayed page. */
export function usePageLocation(): PageLocation {
  useOutsideFragment();
  return use(PageLocationContext);
}
