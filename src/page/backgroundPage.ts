import type { Location } from 'react-router-dom';

/**
 * An address that is shown in a dialog over the page before it: the history entry says which page lies beneath. A visitor
 * who loads the address anew, or to whom it was sent, has a whole page of it.
 */
interface DialogState {
  background: { pathname: string; search: string };
}

/** State of a history entry that is shown over the page at this address. */
export const dialogState = ({ pathname, search }: DialogState['background']): DialogState => ({
  background: { pathname, search },
});

/** The page that lies beneath; undefined for an entry that is a page itself. */
export function backgroundPageOf({ state }: Location): DialogState['background'] | undefined {
  return (state as Partial<DialogState> | null)?.background;
}
