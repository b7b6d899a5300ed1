import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** An address that is being loaded. */
export interface NextLocation {
  pathname: string;
  search: string;
}

export const NextLocationContext = createContext<NextLocation | null>(null);

/** The address whose page is on its way while the one before it is still shown; else null. */
export function useNextLocation(): NextLocation | null {
  useOutsideFragment();
  return use(NextLocationContext);
}
