import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../contracts/page/page.ts';
import type { ComponentViews } from '../../delivery/componentViews.ts';
import { isReloadOrHistory } from '../../lib/browser/isReloadOrHistory.ts';
import { fragmentIn } from '../../lib/fragment.ts';
import { KEEP_POSITION, keepsPosition } from '../../page/historyState.ts';
import type { Navigate } from '../../page/navigate.ts';
import { setPageDisplayed } from '../../page/pageDisplay.ts';
import { pageIdentity } from '../../page/pageIdentity.ts';
import type { AnnouncePageView } from '../pageViews.ts';
import { type CurrentPage, type DisplayedPage, type HistoryEntry, useNextPage } from './currentPage.ts';
import { holdPosition, jumpTo, releasePosition } from './heldPosition.ts';
import { watchIntent } from './intent.ts';
import { type HeldLink, type Link, linkIn } from './links.ts';
import { usePageHead } from './pageHead.ts';
import { createPageRequests } from './pageRequests.ts';
import type { RouterConnection } from './routerConnection.ts';
import { createScrollPositions, type ScrollPositions } from './scrollPositions.ts';
import { useOfflineCopies } from './useOfflineCopies.ts';

export { currentPage } from './currentPage.ts';

interface NavigatorProps {
  displayed: DisplayedPage;
  current: CurrentPage;
  entry: HistoryEntry;
  views: ComponentViews;
  connection: RouterConnection;
  show: (displayed: DisplayedPage) => void;
  /** Called when the next page has to wait for the network, and when it no longer does. */
  setOffline: (isOffline: boolean) => void;
  /** Called with each further entry of the history. */
  onEntry: (entry: HistoryEntry) => void;
  /** A link that was clicked before this code had loaded. */
  held: HeldLink;
  announcePageView: AnnouncePageView;
}

/**
 * Handles client navigation, focus, scroll position and history of the displayed page. Renders nothing. It loads with the router when the
 * visitor first touches the page.
 */
export function Navigator(props: NavigatorProps) {
  const { displayed, current, entry, views, connection, show, setOffline, onEntry, held, announcePageView } = props;
  const { navigate } = connection;
  const isPop = entry.type === 'POP';
  const preservesPosition = current.dialog !== undefined || keepsPosition(current.pageLocation.state);
  const [pages] = useState(() => createPageRequests(views));
  const [scroll] = useState(createScrollPositions);
  useNextPage(displayed, current, { pages, show, navigate, goesBack: isPop, setOffline });
  useDelegatedNavigation(navigate, scroll, { held, loading: current.loading });
  useEffect(() => watchIntent(pages), [pages]);
  usePageHead(displayed.page);
  useOfflineCopies(displayed.page);
  usePageArrival(displayed.page, current.pageLocation.key, {
    isPop,
    preservesPosition,
    scroll,
    announcePageView,
  });
  return (
    // Without transitions: the visitor's next change builds on the URL of the previous one.
    <BrowserRouter useTransitions={false}>
      <Router {...{ connection, displayed, current, entry, onEntry }} />
    </BrowserRouter>
  );
}

type RouterProps = Pick<NavigatorProps, 'connection' | 'displayed' | 'current' | 'entry' | 'onEntry'>;

/** Connects the page to the router: the page navigates by it, and gets its entries. The page is not inside of the router. */
function Router({ connection, displayed, current, entry, onEntry }: RouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef({ displayed, current, entry });
  latest.current = { displayed, current, entry };
  useLayoutEffect(() => {
    // The router's first entry is the document's, unless the URL has changed meanwhile.
    const before = latest.current;
    if (!isSameEntry(before.entry.location, location)) {
      onEntry({ location, type, before: { displayed: before.displayed, pageLocation: before.current.pageLocation } });
    }
    connection.entryArrived();
  }, [location, type, onEntry, connection]);
  // Not in a layout effect: the router listens to its history only after those of its children.
  useEffect(() => connection.connect(navigate), [connection, navigate]);
  return null;
}

const isSameEntry = (one: Location, other: Location) =>
  (['pathname', 'search', 'hash', 'key'] as const).every((name) => one[name] === other[name]);

/**
 * Opens links and GET forms on the page, also in rich text, without loading a new document. A link with `data-stay` targets
 * another state of the displayed page: scroll position and focus are preserved, and `data-stay="replace"` replaces the history
 * entry. The fragment of such a link is for browsers without scripts.
 */
function useDelegatedNavigation(
  navigate: Navigate,
  scroll: ScrollPositions,
  { held, loading }: Pick<NavigatorProps, 'held'> & Pick<CurrentPage, 'loading'>,
): void {
  useEffect(() => {
    const open = (href: string) => {
      scroll.save();
      const { pathname, search } = window.location;
      if (href !== pathname + search) void navigate(href);
      // The displayed page itself: no entry arrives that would scroll to the top.
      else if (!loading) moveTo(undefined);
    };
    const follow = ({ href, stay }: Link) => {
      if (stay === undefined) open(href);
      else void navigate(href.split('#', 1)[0] ?? '', { replace: stay === 'replace', state: KEEP_POSITION });
    };
    const onEvent = (event: Event) => {
      const link = linkIn(event);
      if (!link) return;
      event.preventDefault();
      follow(link);
    };
    // What was clicked or sent while this code was loading.
    if (held.current) follow(held.current);
    held.current = null;
    document.addEventListener('click', onEvent);
    document.addEventListener('submit', onEvent);
    return () => {
      document.removeEventListener('click', onEvent);
      document.removeEventListener('submit', onEvent);
    };
  }, [navigate, scroll, held, loading]);
}

interface ArrivalTools {
  /** Whether the visitor came to the entry through the history. */
  isPop: boolean;
  /** Whether scroll position and focus stay: the entry says so, or it is a dialog over the page. */
  preservesPosition: boolean;
  scroll: ScrollPositions;
  announcePageView: AnnouncePageView;
}

/** Sets scroll position and focus after a page is displayed, and reports the page view. */
function usePageArrival(
  page: PageData,
  key: string,
  { isPop: isHistoryNavigation, preservesPosition, scroll, announcePageView }: ArrivalTools,
): void {
  const lastArrival = useRef<{ page: PageData; key: string } | null>(null);
  useEffect(() => scroll.watch(), [scroll]);
  useLayoutEffect(() => {
    const before = lastArrival.current;
    lastArrival.current = { page, key };
    if (before?.key !== key) releasePosition();
    scroll.enter(key);
    const savedTop = scroll.get(key);
    if (!before) {
      arriveFirst(savedTop);
      return;
    }
    const isNewPage = before.page !== page;
    if (isNewPage) setPageDisplayed();
    if ((!isNewPage && before.key === key) || (preservesPosition && !isHistoryNavigation)) return;
    const keepsComponents = pageIdentity(before.page) === pageIdentity(page);
    arriveAt(savedTop, isHistoryNavigation, keepsComponents);
    if (isNewPage) announcePageView(page);
  }, [page, key, preservesPosition, isHistoryNavigation, scroll, announcePageView]);
}

/**
 * Sets scroll position and focus after a navigation.
 *
 * @param keepsComponents whether both pages have the same identity, so that the focused element still exists
 */
function arriveAt(savedTop: number | undefined, isHistoryNavigation: boolean, keepsComponents: boolean): void {
  if (!isHistoryNavigation) moveTo(undefined);
  else if (!keepsComponents) moveTo(savedTop);
  else if (savedTop !== undefined) holdPosition(savedTop);
}

function arriveFirst(savedTop: number | undefined): void {
  if (savedTop !== undefined && !window.location.hash && isReloadOrHistory()) holdPosition(savedTop);
}

/** Scrolls to the saved position, the fragment or the top. Focuses the fragment's element or the main area. */
function moveTo(savedTop: number | undefined): void {
  const target = window.location.hash ? document.getElementById(fragmentIn(window.location.hash)) : null;
  const focus = target ?? document.getElementById('content');
  focus?.focus({ preventScroll: true });
  if (savedTop === undefined && target) target.scrollIntoView();
  else if (savedTop !== undefined) holdPosition(savedTop);
  else jumpTo(0);
}
