import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CarQuery } from '../../contracts/carSearch.ts';
import type { Navigate } from '../../page/navigate.ts';

/** A choice that the list shows and whose URL the browser does not have yet. */
interface PendingChoice {
  query: CarQuery;
  /** The query of the URL at the time of the choice. */
  from: CarQuery;
  /** Navigates to the URL of the choice. The promise resolves when the URL has changed. */
  navigate: () => ReturnType<Navigate>;
}

/** A choice gets its URL after this time at the latest, in milliseconds. */
const MAX_DELAY_MS = 300;

const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/** Input that may depend on the URL. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide'] as const;

/**
 * Returns the query that the list shows: that of the URL, or the choice of which the URL is still to come. A navigation renders the whole
 * page again. It follows when the cards of the choice are painted, before the visitor's next input, or after 300 ms.
 *
 * @param urlQuery the same object until the URL changes
 */
export function usePendingChoice(urlQuery: CarQuery) {
  const [choice, setChoice] = useState<PendingChoice | null>(null);
  const pending = choice?.from === urlQuery ? choice : null;
  return {
    query: pending?.query ?? urlQuery,
    pending,
    postpone: (query: CarQuery, navigate: PendingChoice['navigate']) => setChoice({ query, from: urlQuery, navigate }),
    discard: () => setChoice(null),
  };
}

/** Navigates to the URL of a pending choice in time. Going back discards the choice. */
export function useCommittedChoice(
  { pending, discard }: ReturnType<typeof usePendingChoice>,
  areCardsShown: boolean,
): void {
  const displayed = useRef(pending);
  useLayoutEffect(() => {
    displayed.current = pending;
  }, [pending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `discard` sets a state
  useEffect(() => {
    if (!pending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      discard();
    };
    // The choice ends with the render that has its URL. Discarded before, the list of the old URL would be rendered in between.
    const endAfter = () => {
      if (displayed.current === pending) discard();
    };
    const commit = () => {
      if (signal.aborted) return;
      controller.abort();
      // At once: the next input builds on the new URL.
      const changed = flushSync(() => pending.navigate());
      if (changed) void changed.then(endAfter);
      else endAfter();
    };
    for (const name of INPUTS) window.addEventListener(name, commit, { capture: true, signal });
    window.addEventListener('popstate', end, { signal });
    const timer = setTimeout(commit, MAX_DELAY_MS);
    // The task after the frame callbacks runs once the frame is drawn; what waits for the drawn frame runs before the idle time.
    const frame = areCardsShown ? requestAnimationFrame(() => setTimeout(() => whenIdle(commit))) : 0;
    return () => {
      controller.abort();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [pending, areCardsShown]);
}
