import { KEEP_POSITION } from './historyState.ts';
import { useNavigate } from './navigate.ts';
import { usePageLocation } from './pageLocation.ts';
import { useAfterDialog } from './useAfterDialog.ts';

/**
 * Returns a function that changes the query of the page's URL (`?a=b`, or empty). The hash, the scroll position and the focus stay,
 * and the history has no new entry. While a dialog is open over the page, it waits for its end. It calls `onEnd` when the page has the
 * new URL, or without a change when the visitor already opens another page.
 */
export function useReplaceQuery(): (change: (search: string) => string, onEnd?: () => void) => void {
  const { pathname } = usePageLocation();
  const afterDialog = useAfterDialog();
  const navigate = useNavigate();
  return (change, onEnd = () => undefined) =>
    afterDialog((isLeaving) => {
      const { search, hash, pathname: current } = window.location;
      const options = { replace: true, state: KEEP_POSITION };
      // After Back the router may still have to open the other page.
      const changed =
        isLeaving || current !== pathname ? undefined : navigate(pathname + change(search) + hash, options);
      // The router may still be loading.
      if (changed) void changed.then(onEnd);
      else onEnd();
    });
}
