import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../contracts/page.ts';
import { App } from '../App.tsx';
import type { LateSource } from '../lateSections.ts';
import { announcePageView } from '../pageViews.ts';
import { anchorOf, clickedAddress, pageAddress, submittedAddress } from './links.ts';
import { prefetchPage } from './pageRequests.ts';
import { positionOf, scrollBelongsTo, watchScroll } from './scrollPositions.ts';
import { useShownPage } from './useShownPage.ts';

/** Pointer time over a link before its page is fetched ahead, in milliseconds. */
const INTENT_DELAY = 80;

/** Runs the site in the browser after the first page: follows links, keeps title, focus, scroll and history right. */
export function ClientRouter(first: { page: PageData; late: LateSource }) {
  const location = useLocation();
  const { page, late, shownAt, loading } = useShownPage(first, location);
  useDelegatedNavigation();
  useArrival(page, entryKey(shownAt));
  return <App page={page} late={late} location={shownAt} loading={loading} />;
}

/**
 * What scroll positions are kept by. Entries that the browser made itself (a first load, a fragment) have no key of their
 * own: their address stands for it.
 */
function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `default ${pathname}${search}${hash}` : key;
}

/** Links and GET forms anywhere on the page, rich text included, are opened without leaving the document. */
function useDelegatedNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: Event, address: string | null) => {
      if (address === null) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      if (address !== pathname + search) navigate(address);
      // The page shown, or another state of it: nothing arrives that would show its top.
      if (new URL(address, window.location.href).pathname === pathname) moveTo(undefined);
    };
    const onClick = (event: MouseEvent) => follow(event, clickedAddress(event));
    const onSubmit = (event: SubmitEvent) => follow(event, submittedAddress(event));
    let timer = 0;
    const onPointer = (event: PointerEvent) => {
      window.clearTimeout(timer);
      const anchor = anchorOf(event.target);
      const address = anchor && pageAddress(anchor.href, window.location.href)?.split('#')[0];
      if (!address || address === window.location.pathname + window.location.search || savesData()) return;
      timer = window.setTimeout(() => prefetchPage(address), INTENT_DELAY);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('pointerover', onPointer, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('pointerover', onPointer);
    };
  }, [navigate]);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** After a page is in place: scroll, focus and the page-view hook. */
function useArrival(page: PageData, key: string): void {
  const navigationType = useNavigationType();
  const arrived = useRef<{ page: PageData; key: string } | null>(null);
  useEffect(watchScroll, []);
  useLayoutEffect(() => {
    const before = arrived.current;
    arrived.current = { page, key };
    scrollBelongsTo(key);
    const saved = positionOf(key);
    if (!before) {
      if (saved !== undefined && !window.location.hash && isReturn()) jumpTo(saved);
      announcePageView(page);
    } else if (before.page !== page) {
      moveTo(navigationType === 'POP' ? saved : undefined);
      announcePageView(page);
    } else if (before.key !== key && navigationType === 'POP' && saved !== undefined) {
      jumpTo(saved);
    }
  }, [page, key, navigationType]);
}

/** Whether the document was loaded by going back or anew, not by an address or a link. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/** Shows the new page from its top, its fragment or where it was left, with focus on its main part. */
function moveTo(saved: number | undefined): void {
  const target = window.location.hash ? document.getElementById(decodeHash(window.location.hash)) : null;
  const focus = target ?? document.getElementById('content');
  focus?.focus({ preventScroll: true });
  if (saved === undefined && target) target.scrollIntoView();
  else jumpTo(saved ?? 0);
}

/** Without the smoothness that the style sheet gives to links within a page. */
function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
