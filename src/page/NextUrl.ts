import { createContext, use } from 'react';
import { useOutsideFragment } from './PageContext.tsx';

/** An address that is being loaded. */
export interface NextAddress {
  pathname: string;
  search: string;
}

export const NextContext = createContext<NextAddress | null>(null);

/** The address whose page is on its way while the one before it is still shown; else null. */
export function useNextAddress(): NextAddress | null {
  useOutsideFragment();
  return use(NextContext);
}
