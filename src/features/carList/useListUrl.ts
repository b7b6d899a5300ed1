import type { MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CarQuery } from '../../contracts/carSearch.ts';
import type { ListBase } from '../../contracts/listSegments.ts';
import { isRecord } from '../../contracts/record.ts';
import { KEEP_POSITION } from '../../page/historyState.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { baseInPath, listHref } from '../carSearch/listUrl.ts';
import type { CarList } from './useCarList.ts';

/**
 * Make and model that the path of the list shown says. A choice writes them into its history entry, because the page of the
 * new path comes later; of any other entry they are those of the page.
 */
export function useShownBase(own: ListBase | null): ListBase | null {
  const { state } = usePageLocation();
  const chosen = isRecord(state) ? state.listBase : undefined;
  if (chosen === null) return null;
  return isBase(chosen) ? chosen : own;
}

/** Another build may have written the history entry. */
function isBase(value: unknown): value is ListBase {
  return (
    isRecord(value) && typeof value.brand === 'string' && (value.model === null || typeof value.model === 'string')
  );
}

/**
 * The state chosen last. The address follows a moment later: two quick choices, or a choice and a text that is
 * being understood, would each be made from the state before.
 */
export function useWanted(query: CarQuery): { current: CarQuery } {
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);
  return wanted;
}

/**
 * Returns a function that goes to the URL of a state. A choice is a step of the history and shows the list from its top
 * (F048); `replace` takes the place of the URL before: after 'show more', going back from a car comes to the cards that were
 * there.
 *
 * @param baseOf the make and model that the path may say for a state
 */
export function useChoice(
  baseOf: (query: CarQuery) => ListBase | null,
  ahead: (query: CarQuery) => void,
  results: { current: HTMLElement | null },
) {
  const { site, language } = usePage();
  const navigate = useNavigate();
  return (next: CarQuery, event?: MouseEvent, step: 'choice' | 'replace' = 'choice') => {
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey || (event && event.button !== 0)) return;
    event?.preventDefault();
    if (step === 'choice') ahead(next);
    const base = baseOf(next);
    void navigate(listHref(next, base, site, language), {
      replace: step === 'replace',
      preventScrollReset: true,
      state: { ...KEEP_POSITION, listBase: baseInPath(next, base) },
    });
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (step === 'choice' && top < 0) results.current?.scrollIntoView({ block: 'start' });
  };
}

/**
 * Moves a choice to the path of its make and model (F031) when the cars have come. Which models a make has is known for the
 * chosen makes only, so that a suggestion of both is first written into the query.
 *
 * @param known the make and model that the path may say for the state shown
 */
export function useOwnPath(query: CarQuery, list: CarList, known: ListBase | null, goThere: () => void): void {
  const { pathname, search, state } = usePageLocation();
  const isChoice = isRecord(state) && 'listBase' in state;
  const isLate = isChoice && state.listBase === null && baseInPath(query, known) !== null;
  const isDue = isLate && list.status === 'ready';
  const latest = useRef(goThere);
  useLayoutEffect(() => {
    latest.current = goThere;
  });
  useEffect(() => {
    // The visitor may be on the way to another page.
    if (isDue && window.location.pathname + window.location.search === pathname + search) latest.current();
  }, [isDue, pathname, search]);
}
