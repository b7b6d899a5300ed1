import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CarQuery, formatCarQuery } from '../../contracts/search/carSearch.ts';
import type { Navigate } from '../../page/navigate.ts';

/** A choice that the list shows and whose URL the browser does not have yet. */
interface PendingChoice {
  query: CarQuery;
  /** The query of the URL at the time of the choice. */
  from: CarQuery;
  /** The choices that it builds on and whose URLs were still to come. The page may get them first. */
  before: readonly CarQuery[];
  /** The choice whose history entry is also that of this one, if it has one by then. */
  completes: PendingChoice | null;
  navigate: NavigateChoice;
}

/** Navigates to the URL of a choice. The promise resolves when the URL has changed. */
export type NavigateChoice = (replace: boolean) => ReturnType<Navigate>;

/** A choice gets its URL after this time at the latest, in milliseconds. */
const MAX_DELAY_MS = 300;

const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/** Input that may depend on the URL. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide'] as const;

const isSame = (one: CarQuery, other: CarQuery) => formatCarQuery(one) === formatCarQuery(other);

/**
 * Returns the query that the list shows: that of the URL, or the choice of which the URL is still to come. A navigation renders the whole
 * page again. It follows when the cards of the choice are painted, before the visitor's next input, or after 300 ms.
 *
 * @param urlQuery the same object until the URL changes
 */
export function usePendingChoice(urlQuery: CarQuery) {
  const [choice, setChoice] = useState<PendingChoice | null>(null);
  /** The newest choice, also before it is rendered. */
  const newest = useRef<PendingChoice>(null);
  /** The last choice that has been navigated to. */
  const committed = useRef<PendingChoice>(null);
  const isPending = ({ from, before }: PendingChoice) =>
    from === urlQuery || before.some((query) => isSame(query, urlQuery));
  const pending = choice && isPending(choice) ? choice : null;
  const display = (next: PendingChoice | null) => {
    newest.current = next;
    setChoice(next);
  };
  const createChoice = (query: CarQuery, navigate: NavigateChoice, completesLast: boolean): PendingChoice => {
    const last = newest.current && isPending(newest.current) ? newest.current : null;
    const inUrl = committed.current && isSame(committed.current.query, urlQuery) ? committed.current : null;
    return {
      query,
      from: urlQuery,
      before: last ? [...last.before, last.query] : [],
      completes: completesLast ? (last ?? inUrl) : null,
      navigate,
    };
  };
  const discard = (discarded: PendingChoice) => {
    if (newest.current === discarded) display(null);
  };
  const navigate = (next: PendingChoice) => {
    const replaces = next.completes !== null && next.completes === committed.current;
    committed.current = next;
    return next.navigate(replaces);
  };
  /** Ends a choice after the render that has its URL. Discarded before, the list of the old URL would be rendered in between. */
  const endAfter = (changed: ReturnType<Navigate>, ended: PendingChoice) => {
    if (changed) void changed.then(() => discard(ended));
    else discard(ended);
  };
  return {
    query: pending?.query ?? urlQuery,
    pending,
    /**
     * Shows a choice, and navigates to it later.
     *
     * @param completesLast whether it belongs to the choice before: both are one entry of the history
     */
    postpone: (query: CarQuery, navigateTo: NavigateChoice, completesLast: boolean) =>
      display(createChoice(query, navigateTo, completesLast)),
    /** Navigates to a choice at once. */
    navigateNow: (query: CarQuery, navigateTo: NavigateChoice, completesLast: boolean) => {
      const next = createChoice(query, navigateTo, completesLast);
      display(next);
      endAfter(navigate(next), next);
    },
    navigate,
    endAfter,
    isCommitted: (sent: PendingChoice) => committed.current === sent,
    discard,
  };
}

/** Navigates to the URL of a pending choice in time. Going back discards the choice. */
export function useCommittedChoice(
  { pending, navigate, endAfter, isCommitted, discard }: ReturnType<typeof usePendingChoice>,
  areCardsShown: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions set a state and refs
  useEffect(() => {
    if (!pending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      discard(pending);
    };
    const commit = () => {
      if (signal.aborted || isCommitted(pending)) return;
      controller.abort();
      // At once: the next input builds on the new URL.
      endAfter(
        flushSync(() => navigate(pending)),
        pending,
      );
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
