import { useMemo, useRef } from 'react';
import { hasFeature, type SiteView } from '../../contracts/page/page.ts';
import { type CarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { presentQuery } from '../../contracts/search/presentQuery.ts';
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
  const params = presentText(search, site);
  const urlQuery = useMemo(() => withBase(queryIn(params), base), [params, base]);
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

/** Returns the parameters of a URL that the site has, as text: the page of a path brings another object of the same site. */
function presentText(search: string, site: SiteView): string {
  return presentQuery(new URLSearchParams(search), (feature) => hasFeature(site, feature)).toString();
}

/** Returns the query of these parameters as the loader of the list reads it: without a text that names no place. */
function queryIn(params: string): CarQuery {
  const { place: _, ...query } = parseCarQuery(new URLSearchParams(params));
  return query;
}
