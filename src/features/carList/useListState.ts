import { useMemo, useRef } from 'react';
import { type CarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import type { CarListData } from '../carSearch/listResponse.ts';
import { listHref, pathBase, withBase } from '../carSearch/listUrl.ts';
import { useCarList } from './useCarList.ts';
import { useCanonicalPath, useDisplayedBase, useLatestQuery, useListNavigation } from './useListUrl.ts';
import { useCommittedChoice, usePendingChoice } from './usePendingChoice.ts';

/** The displayed list. */
export type ListState = ReturnType<typeof useListState>;

/** Returns the query that the list displays, its cars, and the function that navigates to another query. */
export function useListState(data: CarListData) {
  const { site, language } = usePage();
  const { search } = usePageLocation();
  const base = useDisplayedBase(data.base);
  const urlQuery = useMemo(() => withBase(parseCarQuery(new URLSearchParams(search)), base), [search, base]);
  const choice = usePendingChoice(urlQuery);
  const { query } = choice;
  const isPending = choice.pending !== null;
  const list = useCarList(query, data);
  /** The element that a choice scrolls to. */
  const results = useRef<HTMLDivElement>(null);
  const baseOf = (next: CarQuery) => pathBase(next, list.facets) ?? base;
  /** Returns the canonical URL of a query. */
  const hrefOf = (next: CarQuery) => listHref(next, baseOf(next), site, language);
  const latestQuery = useLatestQuery(query);
  const prefetch = (next: CarQuery) => {
    latestQuery.current = next;
    list.prefetch(next);
  };
  const navigateTo = useListNavigation(baseOf, prefetch, choice, results);
  useCommittedChoice(choice, list.status !== 'stale' && !list.loadingMore);
  useCanonicalPath(query, list, isPending ? null : baseOf(query), () => navigateTo(query, undefined, 'replace'));
  return { query, latestQuery, isPending, list, results, hrefOf, navigateTo };
}
