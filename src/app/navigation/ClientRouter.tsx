import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../contracts/page.ts';
import { fragmentIn } from '../../lib/fragment.ts';
import type { DeferredSource } from '../../page/deferredSections.ts';
import { noteHistoryEntry } from '../../page/historyGuard.ts';
import { KEEP_POSITION, keepsPosition } from '../../page/historyState.ts';
import { openGates } from '../../page/hydrationGates.ts';
import { setPageDisplayed } from '../../page/pageDisplay.ts';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { App } from '../App.tsx';
import { watchIntent } from './intent.ts';
import { anchorOf, clickedHref, submittedHref } from './links.ts';
import type { Navigation } from './navigation.ts';
import type { ScrollPositions } from './scrollPositions.ts';
import { useCurrentPage } from './useCurrentPage.ts';

interface ClientRouterProps {
  /** The page of the loaded document. */
  page: PageData;
  deferred: DeferredSource;
  navigation: Navigation;
}

/** Renders the page of the current URL in the browser. Handles client navigation, focus, scroll position and history. */
export function ClientRouter({ navigation, ...initial }: ClientRouterProps) {
  const { pages, scroll, views } = navigation;
  const location = useLocation();
  const { page, deferred, pageLocation, loading, dialogSearch } = useCurrentPage(initial, pages, location);
  const { pathname, search, state } = pageLocation;
  useDelegatedNavigation(scroll);
  useOpenGates(location);
  useNotedEntry(location);
  useEffect(() => watchIntent(pages), [pages]);
  usePageArrival(page, pageLocation, navigation);
  return (
    <App
      page={page}
      views={views}
      deferred={deferred}
      location={{ pathname, search, dialogSearch, state }}
      next={loading ? location : null}
    />
  );
}

/** Opens the gates of all sections when the URL changes: contexts change with it, and React renders what reads them. */
function useOpenGates(location: Location): void {
  const [first] = useState(location);
  useEffect(() => {
    if (location !== first) openGates();
  }, [location, first]);
}

/** Notes the router's own history entries, which make no event. */
function useNotedEntry(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of each location
  useLayoutEffect(noteHistoryEntry, [location]);
}

/**
 * Returns the key under which a history entry's scroll position is stored. Entries of the browser itself (first load, fragment)
 * have no unique key: their URL replaces it.
 */
function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `default ${pathname}${search}${hash}` : key;
}

/**
 * Opens links and GET forms on the page, also in rich text, without loading a new document. A link with `data-stay` targets
 * another state of the displayed page: scroll position and focus are preserved, and `data-stay="replace"` replaces the history
 * entry. The fragment of such a link is for browsers without scripts.
 */
function useDelegatedNavigation(scroll: ScrollPositions): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event, href: string | null) => {
      if (href === null) return;
      event.preventDefault();
      scroll.save();
      const { pathname, search } = window.location;
      if (href !== pathname + search) navigate(href);
      // The same page or another state of it: no new page arrives that would scroll to the top.
      if (new URL(href, window.location.href).pathname === pathname) moveTo(undefined);
    };
    const onClick = (event: MouseEvent) => {
      const href = clickedHref(event);
      const stayMode = href === null ? undefined : anchorOf(event.target)?.dataset.stay;
      if (href === null || stayMode === undefined) return open(event, href);
      event.preventDefault();
      navigate(href.split('#', 1)[0] ?? '', { replace: stayMode === 'replace', state: KEEP_POSITION });
    };
    const onSubmit = (event: SubmitEvent) => open(event, submittedHref(event));
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate, scroll]);
}

/** Sets scroll position and focus after a page is displayed, and reports the page view. */
function usePageArrival(page: PageData, pageLocation: Location, { scroll, announcePageView }: Navigation): void {
  const key = entryKey(pageLocation);
  const preservesPosition = keepsPosition(pageLocation.state);
  const navigationType = useNavigationType();
  const lastArrival = useRef<{ page: PageData; key: string } | null>(null);
  useEffect(() => scroll.watch(), [scroll]);
  useLayoutEffect(() => {
    const before = lastArrival.current;
    lastArrival.current = { page, key };
    scroll.enter(key);
    const savedTop = scroll.get(key);
    const isHistoryNavigation = navigationType === 'POP';
    if (!before) {
      arriveFirst(savedTop);
      announcePageView(page);
      return;
    }
    if (before.page !== page) setPageDisplayed();
    if (before.page === page) {
      if (before.key !== key && isHistoryNavigation && savedTop !== undefined) jumpTo(savedTop);
    } else if (isHistoryNavigation || !preservesPosition) {
      const keepsComponents = pageIdentity(before.page) === pageIdentity(page);
      arriveAt(savedTop, isHistoryNavigation, keepsComponents);
      announcePageView(page);
    }
  }, [page, key, preservesPosition, navigationType, scroll, announcePageView]);
}

/**
 * Sets scroll position and focus after a navigation.
 *
 * @param keepsComponents whether both pages have the same identity, so that the focused element still exists
 */
function arriveAt(savedTop: number | undefined, isHistoryNavigation: boolean, keepsComponents: boolean): void {
  if (!isHistoryNavigation) moveTo(undefined);
  else if (!keepsComponents) moveTo(savedTop);
  else if (savedTop !== undefined) jumpTo(savedTop);
}

function arriveFirst(savedTop: number | undefined): void {
  if (savedTop !== undefined && !window.location.hash && isReloadOrHistory()) jumpTo(savedTop);
}

/** Returns whether the document was loaded by a reload or through the history. */
function isReloadOrHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/** Scrolls to the saved position, the fragment or the top. Focuses the fragment's element or the main area. */
function moveTo(savedTop: number | undefined): void {
  const target = window.location.hash ? document.getElementById(fragmentIn(window.location.hash)) : null;
  const focus = target ?? document.getElementById('content');
  focus?.focus({ preventScroll: true });
  if (savedTop === undefined && target) target.scrollIntoView();
  else jumpTo(savedTop ?? 0);
}

/** Scrolls without the smooth scrolling that the style sheet sets for links within a page. */
function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
