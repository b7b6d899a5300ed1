import type { MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isRecord, recordOf } from '../../../lib/record.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import type { ListBase } from '../../contracts/search/listSegments.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { KEEP_POSITION } from '../../page/historyState.ts';
import { useNavigate } from '../../page/navigate.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { baseInPath, listHref } from '../carSearch/listUrl.ts';
import type { CarList } from './useCarList.ts';
import type { usePendingChoice } from './usePendingChoice.ts';

/**
 * Returns the make and model of the displayed list's path. A choice stores them in its history entry, because the new page's data
 * arrives later; other entries use those of the page.
 */
export function useDisplayedBase(pageBase: ListBase | null): ListBase | null {
  const { state } = usePageLocation();
  const chosen = isRecord(state) ? state.listBase : undefined;
  if (chosen === null) return null;
  return isBase(chosen) ? chosen : pageBase;
}

/** Validates the history entry, which another build may have written. */
function isBase(value: unknown): value is ListBase {
  return isRecord(value) && typeof value.make === 'string' && (value.model === null || typeof value.model === 'string');
}

/**
 * Returns a function that returns whether the URL is that of another page, which the router may still have to open: what the list does
 * late must not take that back. The entries of its own choices have their make and model.
 */
export function useIsOtherPage(): () => boolean {
  const { pathname } = usePageLocation();
  const displayed = useRef(pathname);
  useLayoutEffect(() => {
    displayed.current = pathname;
  }, [pathname]);
  return () =>
    window.location.pathname !== displayed.current &&
    recordOf(recordOf(window.history.state).usr).listBase === undefined;
}

/**
 * Returns a ref with the list state of the last choice. The URL is updated later: without the ref, two quick choices, or a choice
 * while a text is being interpreted, would both start from the previous state.
 */
export function useLatestQuery(query: CarQuery): { current: CarQuery } {
  const latestQuery = useRef(query);
  useLayoutEffect(() => {
    latestQuery.current = query;
  }, [query]);
  return latestQuery;
}

/**
 * Returns a function that navigates to the URL of a state. A choice adds a history entry and scrolls to the top of the list
 * (F048), which a `completion` shares with the choice before it; `more` and `replace` replace the current entry: after 'show more', going
 * back from a car returns to the same cards.
 *
 * @param baseOf returns the make and model that the path may contain for a state
 * @param choice navigates to a state now, or shows it at once and navigates when its cards are there (`usePendingChoice.ts`)
 */
export function useListNavigation(
  baseOf: (query: CarQuery) => ListBase | null,
  prefetch: (query: CarQuery) => void,
  choice: Pick<ReturnType<typeof usePendingChoice>, 'postpone' | 'navigateNow'>,
  results: { current: HTMLElement | null },
) {
  const { site, language } = usePage();
  const navigate = useNavigate();
  return (next: CarQuery, event?: MouseEvent, kind: 'choice' | 'completion' | 'more' | 'replace' = 'choice') => {
    if (event && !isPlainClick(event)) return;
    event?.preventDefault();
    const isChoice = kind === 'choice' || kind === 'completion';
    if (isChoice) prefetch(next);
    const base = baseOf(next);
    const go = (replace: boolean) =>
      navigate(listHref(next, base, site, language), {
        replace: replace || !isChoice,
        state: { ...KEEP_POSITION, listBase: baseInPath(next, base) },
      });
    const scrolls = isChoice && (results.current?.getBoundingClientRect().top ?? 0) < 0;
    // The history entry of the choice gets the scroll position.
    if (kind === 'replace') void go(true);
    else choice[scrolls ? 'navigateNow' : 'postpone'](next, go, kind === 'completion');
    if (scrolls) results.current?.scrollIntoView({ block: 'start' });
  };
}

/**
 * Replaces the URL of a choice by the path of its make and model (F031) when the cars have loaded. The facets list the models of
 * chosen makes only. A suggestion of make and model is therefore written into the query first.
 *
 * @param pathBase the make and model that the path may contain for the displayed state
 */
export function useCanonicalPath(
  query: CarQuery,
  list: CarList,
  pathBase: ListBase | null,
  replaceUrl: () => void,
): void {
  const { pathname, search, state } = usePageLocation();
  const isChoice = isRecord(state) && 'listBase' in state;
  const isOutdated = isChoice && state.listBase === null && baseInPath(query, pathBase) !== null;
  const canReplace = isOutdated && list.status === 'ready';
  const latest = useRef(replaceUrl);
  useLayoutEffect(() => {
    latest.current = replaceUrl;
  });
  useEffect(() => {
    // The visitor may already be navigating to another page.
    if (canReplace && window.location.pathname + window.location.search === pathname + search) latest.current();
  }, [canReplace, pathname, search]);
}
