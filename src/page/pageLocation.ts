import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** Where the page shown is at; while the next one loads, the location bar is ahead of it. */
export interface PageLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** The query of the address whose dialog is open over the page. */
  dialogSearch?: string | undefined;
  /** State of the history entry. Unchecked: another build may have written it. */
  state?: unknown;
}

export const PageLocationContext = createContext<PageLocation>({ pathname: '/', search: '' });

/** The address of the page shown. */
export function usePageLocation(): PageLocation {
  useOutsideFragment();
  return use(PageLocationContext);
}
