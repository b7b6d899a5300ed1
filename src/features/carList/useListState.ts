import { useMemo, useRef } from 'react';
import { withoutAround } from '../../contracts/search/around.ts';
import { type CarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { useFeature } from '../../ui/sharedContext.ts';
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
  const hasDistance = useFeature('distance');
  const urlQuery = useMemo(() => withBase(queryIn(search, hasDistance), base), [search, hasDistance, base]);
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

/** Returns the query of a URL as the loader of the list reads it: without a text that names no place. */
function queryIn(search: string, hasDistance: boolean): CarQuery {
  const params = new URLSearchParams(search);
  const { place: _, ...query } = parseCarQuery(hasDistance ? params : withoutAround(params));
  return query;
}
