import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../contracts/page.ts';
import { fragmentIn } from '../../lib/fragment.ts';
import type { DeferredSource } from '../../page/deferredSections.ts';
import { KEEP_POSITION, keepsPosition } from '../../page/historyState.ts';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { App } from '../App.tsx';
import { watchIntent } from './intent.ts';
import { anchorOf, clickedHref, submittedHref } from './links.ts';
import type { Navigation } from './navigation.ts';
import type { ScrollPositions } from './scrollPositions.ts';
import { useCurrentPage } from './useCurrentPage.ts';

interface ClientRouterProps {
  /** The page of the document. */
  page: PageData;
  deferred: DeferredSource;
  navigation: Navigation;
}

/** Runs the site in the browser after the first page: follows links, keeps title, focus, scroll and history right. */
export function ClientRouter({ navigation, ...first }: ClientRouterProps) {
  const { pages, scroll, views } = navigation;
  const location = useLocation();
  const { page, deferred, pageLocation, loading, dialogSearch } = useCurrentPage(first, pages, location);
  const { pathname, search, state } = pageLocation;
  useDelegatedNavigation(scroll);
  useEffect(() => watchIntent(pages), [pages]);
  useArrival(page, pageLocation, navigation);
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

/**
 * What scroll positions are kept by. Entries that the browser made itself (a first load, a fragment) have no key of their
 * own: their address stands for it.
 */
function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `default ${pathname}${search}${hash}` : key;
}

/**
 * Links and GET forms anywhere on the page, rich text included, are opened without leaving the document. A link with
 * `data-stay` leads to another state of the page shown: scroll and focus stay where they are, and with
 * `data-stay="replace"` the state before is no step of the history. Its fragment is for browsers without scripts.
 */
function useDelegatedNavigation(scroll: ScrollPositions): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: Event, address: string | null) => {
      if (address === null) return;
      event.preventDefault();
      scroll.remember();
      const { pathname, search } = window.location;
      if (address !== pathname + search) navigate(address);
      // The page shown, or another state of it: nothing arrives that would show its top.
      if (new URL(address, window.location.href).pathname === pathname) moveTo(undefined);
    };
    const onClick = (event: MouseEvent) => {
      const address = clickedHref(event);
      const stay = address === null ? undefined : anchorOf(event.target)?.dataset.stay;
      if (address === null || stay === undefined) return follow(event, address);
      event.preventDefault();
      navigate(address.split('#', 1)[0] ?? '', { replace: stay === 'replace', state: KEEP_POSITION });
    };
    const onSubmit = (event: SubmitEvent) => follow(event, submittedHref(event));
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate, scroll]);
}

/** After a page is in place: scroll, focus and the page-view hook. */
function useArrival(page: PageData, pageLocation: Location, { scroll, announcePageView }: Navigation): void {
  const key = entryKey(pageLocation);
  const stays = keepsPosition(pageLocation.state);
  const navigationType = useNavigationType();
  const arrived = useRef<{ page: PageData; key: string } | null>(null);
  useEffect(() => scroll.watch(), [scroll]);
  useLayoutEffect(() => {
    const before = arrived.current;
    arrived.current = { page, key };
    scroll.enter(key);
    const saved = scroll.of(key);
    const returns = navigationType === 'POP';
    if (!before) {
      arriveFirst(saved);
      announcePageView(page);
    } else if (before.page === page) {
      if (before.key !== key && returns && saved !== undefined) jumpTo(saved);
    } else if (returns || !stays) {
      const isSame = pageIdentity(before.page) === pageIdentity(page);
      arriveAt(saved, returns, isSame);
      announcePageView(page);
    }
  }, [page, key, stays, navigationType, scroll, announcePageView]);
}

/** @param isSame whether the page keeps its components: then what has the focus is still there */
function arriveAt(saved: number | undefined, returns: boolean, isSame: boolean): void {
  if (!returns) moveTo(undefined);
  else if (!isSame) moveTo(saved);
  else if (saved !== undefined) jumpTo(saved);
}

function arriveFirst(saved: number | undefined): void {
  if (saved !== undefined && !window.location.hash && isReturn()) jumpTo(saved);
}

/** Whether the document was loaded by going back or anew, not by an address or a link. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/** Shows the new page from its top, its fragment or where it was left, with focus on its main part. */
function moveTo(saved: number | undefined): void {
  const target = window.location.hash ? document.getElementById(fragmentIn(window.location.hash)) : null;
  const focus = target ?? document.getElementById('content');
  focus?.focus({ preventScroll: true });
  if (saved === undefined && target) target.scrollIntoView();
  else jumpTo(saved ?? 0);
}

/** Without the smoothness that the style sheet gives to links within a page. */
function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
