import { useEffect, useState } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { withoutTerms } from '../../contracts/finance/loanQuery.ts';
import { isThirdParty, type PageData, type PageResponse } from '../../contracts/page/page.ts';
import { isListPath } from '../../contracts/search/listSegments.ts';
import { listVariantOf } from '../../contracts/search/listVariants.ts';
import { type DeferredSource, deferredFromResponse } from '../../delivery/pageData/deferredSections.ts';
import { backgroundPageOf } from '../../page/backgroundPage.ts';
import { keepsPosition } from '../../page/historyState.ts';
import type { Navigate } from '../../page/navigate.ts';
import type { DialogLocation } from '../../page/pageLocation.ts';
import { pageHref } from './links.ts';
import { type PageRequests, requestPatiently } from './pageRequests.ts';
import { changePage } from './sharedImageTransition.ts';

/** The current entry of the history. */
export interface HistoryEntry {
  location: Location;
  /** How the visitor came to it; `POP` after a load and through the history. */
  type: NavigationType;
  /** The page that was displayed before it, and the last URL of this page; absent for the first entry. */
  before?: { displayed: DisplayedPage; pageLocation: Location };
}

/** A page that is displayed. */
export interface DisplayedPage {
  page: PageData;
  deferred: DeferredSource;
  /** The URL that it was loaded for. */
  at: Location;
}

/** What the current URL means for the displayed page. */
export interface CurrentPage {
  /** The URL whose page is to be displayed: that of the browser, or of the page below a dialog. */
  location: Location;
  /** The URL of the displayed page and its state. */
  pageLocation: Location;
  /** Whether the displayed page is that of the URL's path. */
  matchesPath: boolean;
  /** Whether the page of the URL is not displayed yet. */
  loading: boolean;
  /** The entry of the open dialog; undefined without one. */
  dialog: DialogLocation | undefined;
}

const MAX_CACHED_PAGES = 20;

/**
 * Returns what the URL of the browser means for the displayed page. The page keeps its last URL while the next one is loading.
 *
 * The car list has its state in the query and stays displayed while only the query changes. A make or model that has its own path
 * (F031) is displayed by the list at once; the page of that path replaces the list when it has loaded. A history entry with a
 * dialog displays its background page. A document that was loaded at the dialog's URL displays the dialog's content as a page.
 *
 * @param initialKey key of the history entry of the loaded document
 */
export function currentPage(displayed: DisplayedPage, entry: HistoryEntry, initialKey: string): CurrentPage {
  const { location: browserLocation, before } = entry;
  const background = browserLocation.key === initialKey ? undefined : backgroundPageOf(browserLocation);
  const location = background ? { ...browserLocation, ...background, hash: '' } : browserLocation;
  const matchesUrl = matchesLocation(displayed, location);
  // A list has changed its URL since it was loaded.
  const lastLocation = before?.displayed === displayed ? before.pageLocation : displayed.at;
  return {
    location,
    pageLocation: matchesUrl ? location : lastLocation,
    matchesPath: matchesUrl && displayed.at.pathname === location.pathname,
    loading: !matchesUrl,
    dialog: background && browserLocation,
  };
}

interface NextPageTools {
  pages: PageRequests;
  show: (displayed: DisplayedPage) => void;
  navigate: Navigate;
  /** Whether the visitor came to the URL through the history. */
  goesBack: boolean;
  /** Called when the page has to wait for the network, and when it no longer does. */
  setOffline: (isOffline: boolean) => void;
}

/** Loads the page of the current URL, and calls `show` with it. Until then the previous page stays. */
export function useNextPage(
  displayed: DisplayedPage,
  { location, matchesPath, loading }: CurrentPage,
  { pages, show, navigate, goesBack, setOffline }: NextPageTools,
): void {
  const [cachedPages] = useState(() => new Map<string, DisplayedPage>());

  useEffect(() => {
    cachedPages.delete(pageKey(displayed.page, displayed.at));
    cachedPages.set(pageKey(displayed.page, displayed.at), displayed);
    const oldest = cachedPages.keys().next().value;
    if (cachedPages.size > MAX_CACHED_PAGES && oldest !== undefined) cachedPages.delete(oldest);
  }, [displayed, cachedPages]);

  useEffect(() => {
    if (matchesPath) return undefined;
    const cached = goesBack ? findCachedPage(cachedPages, location) : undefined;
    if (cached) {
      return displayUnlessAborted(displayed.at, location, () => show({ ...cached, at: location }));
    }
    const abort = new AbortController();
    const { signal } = abort;
    const request = () => pages.request(location.pathname + location.search, signal);
    // A list that displays the state already needs the page for its title and headings only.
    (loading ? requestPatiently(request, signal, setOffline) : request())
      .then((response) => {
        if (signal.aborted) return;
        if (response.kind === 'redirect') followRedirect(response.location, location, navigate);
        else displayPage(response.page, response.deferred, displayed, location, show, signal);
      })
      .catch(() => !signal.aborted && loading && window.location.reload());
    return () => {
      abort.abort();
      setOffline(false);
    };
  }, [matchesPath, loading, goesBack, location, cachedPages, displayed, navigate, pages, show, setOffline]);
}

/** Returns the cached page of a URL. The list is cached once for all its states. */
function findCachedPage(
  cachedPages: ReadonlyMap<string, DisplayedPage>,
  { pathname, search }: Location,
): DisplayedPage | undefined {
  const list = isListState(search) ? cachedPages.get(pathname) : undefined;
  return cachedPages.get(pathname + search) ?? (list && keepsStateInQuery(list.page) ? list : undefined);
}

/**
 * Follows a redirect and replaces the history entry. As in browsers, a target without a fragment gets that of the URL. The browser loads
 * targets that are no pages of this site, and redirects to the same URL.
 */
function followRedirect(target: string, { pathname, search, hash, state }: Location, navigate: Navigate): void {
  const url = target.includes('#') ? target : target + hash;
  const href = pageHref(url, window.location.href);
  if (href === null) window.location.replace(url);
  // Replacing it would only scroll to a fragment.
  else if (href === pathname + search + hash) window.location.reload();
  else void navigate(href, { replace: true, state });
}

type Page = Extract<PageResponse, { kind: 'page' }>;

function displayPage(
  page: PageData,
  deferred: Page['deferred'],
  before: DisplayedPage,
  at: Location,
  show: (displayed: DisplayedPage) => void,
  signal: AbortSignal,
): void {
  if (!isCompatible(page, before.page)) {
    window.location.reload();
    return;
  }
  const displayed = { page, deferred: deferredFromResponse(deferred), at };
  changePage(before.at.pathname, at.pathname, () => {
    if (!signal.aborted) show(displayed);
  });
}

/** Displays a page unless the visitor navigates on before. Returns a function that aborts it. */
function displayUnlessAborted(from: Location, to: Location, show: () => void): () => void {
  const abort = new AbortController();
  changePage(from.pathname, to.pathname, () => {
    if (!abort.signal.aborted) show();
  });
  return () => abort.abort();
}

/**
 * Returns whether a page can be displayed in the loaded document. A page of another build does not match the loaded scripts. A page
 * with another tag manager or a third-party map does not match the document's content security policy. The browser loads such
 * pages as new documents.
 */
function isCompatible({ build, tagManagerId, maps }: PageData, before: PageData): boolean {
  return (
    build === before.build && tagManagerId === before.tagManagerId && (!isThirdParty(maps) || isThirdParty(before.maps))
  );
}

/** Returns whether the displayed page is the page of this URL. */
function matchesLocation({ page, at }: DisplayedPage, location: Location): boolean {
  if (at.pathname !== location.pathname) return isListFilterChange(page, location);
  if (page.kind === 'car') return withoutTerms(at.search) === withoutTerms(location.search);
  return at.search === location.search || (keepsStateInQuery(page) && isListState(location.search));
}

/** Returns whether a URL is another make or model, selected in the displayed list. */
function isListFilterChange(page: PageData, { pathname, search, state }: Location): boolean {
  return keepsStateInQuery(page) && keepsPosition(state) && isListPath(pathname, page) && isListState(search);
}

function keepsStateInQuery(page: PageData): boolean {
  return page.kind === 'carList' && page.status === 200;
}

/** Returns whether a query belongs to the list itself, not to one of its variants. */
function isListState(search: string): boolean {
  return listVariantOf(new URLSearchParams(search)) === null;
}

function pageKey(page: PageData, at: Location): string {
  return keepsStateInQuery(page) ? at.pathname : at.pathname + at.search;
}
