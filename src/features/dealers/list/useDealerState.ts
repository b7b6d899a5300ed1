import { type DealerQuery, formatDealerQuery, parseDealerQuery } from '../../../contracts/dealers/dealerSearch.ts';
import { KEEP_POSITION } from '../../../page/historyState.ts';
import { useNavigate } from '../../../page/navigate.ts';
import { useNextLocation } from '../../../page/nextLocation.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { dealerListHref } from './dealerSearch.ts';

export interface DealerState {
  /** The state of the visitor's last choice; the next choice starts from it. */
  query: DealerQuery;
  /** Whether another page is loading. */
  isLeaving: boolean;
  /** What is loading: other dealers, or more dealers. */
  pending: 'choice' | 'more' | null;
  hrefOf: (next: DealerQuery) => string;
  /** Navigates to a state on the same page; 'more' replaces the history entry. */
  go: (next: DealerQuery, step?: 'choice' | 'more') => void;
}

/** Returns the state of the list from its URL: the next URL while it loads, else the current one. */
export function useDealerState(currentQuery: DealerQuery): DealerState {
  const { site, language } = usePage();
  const next = useNextLocation();
  const navigate = useNavigate();
  const path = `${language.prefix}${site.paths.dealers}`;
  const hrefOf = (query: DealerQuery) => dealerListHref(path, query);
  const nextQuery = next?.pathname === path ? parseDealerQuery(new URLSearchParams(next.search)) : null;
  return {
    query: nextQuery ?? currentQuery,
    isLeaving: next !== null && !nextQuery,
    pending: nextQuery ? pendingBetween(currentQuery, nextQuery) : null,
    hrefOf,
    go: (query, step = 'choice') => void navigate(hrefOf(query), { replace: step === 'more', state: KEEP_POSITION }),
  };
}

/** Returns what loads between two states; null when only the view changes. */
function pendingBetween(currentQuery: DealerQuery, nextQuery: DealerQuery): DealerState['pending'] {
  const searchOf = ({ view: _view, ...query }: DealerQuery) => formatDealerQuery({ ...query, view: 'list' });
  if (searchOf(currentQuery) === searchOf(nextQuery)) return null;
  return searchOf({ ...currentQuery, page: 0 }) === searchOf({ ...nextQuery, page: 0 }) ? 'more' : 'choice';
}
