import { useNavigate } from 'react-router-dom';
import { type DealerQuery, formatDealerQuery, parseDealerQuery } from '../../../contracts/dealerSearch.ts';
import { KEEP_POSITION } from '../../../page/historyState.ts';
import { useNextLocation } from '../../../page/nextLocation.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { dealerListHref } from './dealerSearch.ts';

export interface DealerState {
  /** The state that the visitor chose last, which the next choice builds on. */
  query: DealerQuery;
  /** What is on its way: other dealers, or more of them. */
  pending: 'choice' | 'more' | null;
  hrefOf: (next: DealerQuery) => string;
  /** Goes to a state without leaving the page; with 'more' the one before is no step of the history. */
  go: (next: DealerQuery, step?: 'choice' | 'more') => void;
}

/** The list's state is its address: the one shown, or the one that is being loaded in its place. */
export function useDealerState(shown: DealerQuery): DealerState {
  const { site, language } = usePage();
  const next = useNextLocation();
  const navigate = useNavigate();
  const path = `${language.prefix}${site.paths.dealers}`;
  const hrefOf = (query: DealerQuery) => dealerListHref(path, query);
  const asked = next?.pathname === path ? parseDealerQuery(new URLSearchParams(next.search)) : null;
  return {
    query: asked ?? shown,
    pending: asked ? difference(shown, asked) : null,
    hrefOf,
    go: (query, step = 'choice') => void navigate(hrefOf(query), { replace: step === 'more', state: KEEP_POSITION }),
  };
}

/** Another view of the same dealers is there at once. */
function difference(shown: DealerQuery, asked: DealerQuery): DealerState['pending'] {
  const dealers = ({ view: _view, ...query }: DealerQuery) => formatDealerQuery({ ...query, view: 'list' });
  if (dealers(shown) === dealers(asked)) return null;
  return dealers({ ...shown, page: 0 }) === dealers({ ...asked, page: 0 }) ? 'more' : 'choice';
}
