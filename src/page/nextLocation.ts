import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** A URL that is being loaded. */
export interface NextLocation {
  pathname: string;
  search: string;
}

export const NextLocationContext = createContext<NextLocation | null>(null);

/** Returns the URL of the page that is being loaded while the previous page is displayed; else null. */
export function useNextLocation(): NextLocation | null {
  useOutsideFragment();
  return use(NextLocationContext);
}
