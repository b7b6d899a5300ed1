import { KEEP_POSITION } from './historyState.ts';
import { type Navigate, useNavigate } from './navigate.ts';
import { usePageLocation } from './pageLocation.ts';

/**
 * Returns a function that gives the page's URL another query (`?a=b`, or empty). The hash, the scroll position and the focus stay,
 * and the history has no new entry. Does nothing when the visitor already opens another page. It returns what `navigate` returns.
 */
export function useReplaceQuery(): (query: string) => ReturnType<Navigate> {
  const { pathname } = usePageLocation();
  const navigate = useNavigate();
  return (query) => {
    if (window.location.pathname !== pathname) return undefined;
    return navigate(pathname + query + window.location.hash, { replace: true, state: KEEP_POSITION });
  };
}
