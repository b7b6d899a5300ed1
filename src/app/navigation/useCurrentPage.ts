import { useEffect, useMemo, useState } from 'react';
import { type Location, type NavigateFunction, useNavigate, useNavigationType } from 'react-router-dom';
import { isListPath } from '../../contracts/listSegments.ts';
import { listVariantOf } from '../../contracts/listVariants.ts';
import { isThirdParty, type PageData, type PageResponse } from '../../contracts/page.ts';
import { backgroundPageOf } from '../../page/backgroundPage.ts';
import { type DeferredSource, deferredFromResponse } from '../../page/deferredSections.ts';
import { keepsPosition } from '../../page/historyState.ts';
import { pageHref } from './links.ts';
import type { PageRequests } from './pageRequests.ts';
import { changePage } from './sharedImageTransition.ts';

interface DisplayedPage {
  page: PageData;
  deferred: DeferredSource;
  /** Where it was loaded for. */
  at: Location;
}

const MAX_REMEMBERED = 20;

/**
 * The page for the address in the location bar; until it has come, the page before it.
 * A page that keeps its state in its query (the car list) stays while only the query changes. A choice in the list that has a
 * path of its own (F031) is shown by the list at once; the page of that path replaces it when it has come. Of an entry that is a dialog
 * over a page, that page; but a document that was loaded at its address has the dialog's content as a page.
 */
export function useCurrentPage(
  first: { page: PageData; deferred: DeferredSource },
  pages: PageRequests,
  address: Location,
) {
  const [shown, setShown] = useState<DisplayedPage>(() => ({ ...first, at: address }));
  const [loadedAs] = useState(address.key);
  const beneath = address.key === loadedAs ? undefined : backgroundPageOf(address);
  const location = useMemo(() => (beneath ? { ...address, ...beneath, hash: '' } : address), [address, beneath]);
  const [remembered] = useState(() => new Map<string, DisplayedPage>());
  const serves = servesAddress(shown, location);
  const isOfPath = serves && shown.at.pathname === location.pathname;
  const goesBack = useNavigationType() === 'POP';
  const navigate = useNavigate();

  useEffect(() => {
    remembered.delete(pageKey(shown.page, shown.at));
    remembered.set(pageKey(shown.page, shown.at), shown);
    const oldest = remembered.keys().next().value;
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }, [shown, remembered]);

  useEffect(() => {
    if (isOfPath) return undefined;
    const known = goesBack ? recall(remembered, location) : undefined;
    if (known) {
      return change(shown.at, location, () => setShown({ ...known, at: location }));
    }
    const abort = new AbortController();
    pages
      .request(location.pathname + location.search, abort.signal)
      .then((answer) => {
        if (abort.signal.aborted) return;
        if (answer.kind === 'redirect') follow(answer.location, location, navigate);
        else arrive(answer.page, answer.deferred, shown, location, setShown, abort.signal);
      })
      // A list that shows the state already needs the page for its title and its headings only.
      .catch(() => !abort.signal.aborted && !serves && window.location.reload());
    return () => abort.abort();
  }, [isOfPath, serves, goesBack, location, remembered, shown, navigate, pages]);

  return {
    page: shown.page,
    deferred: shown.deferred,
    pageLocation: serves ? location : shown.at,
    loading: !serves,
    dialogSearch: beneath && address.search,
  };
}

/** A page left for this address; the list stands for all its states. */
function recall(
  remembered: ReadonlyMap<string, DisplayedPage>,
  { pathname, search }: Location,
): DisplayedPage | undefined {
  const list = isListState(search) ? remembered.get(pathname) : undefined;
  return remembered.get(pathname + search) ?? (list && keepsStateInQuery(list.page) ? list : undefined);
}

/** Goes on to where an address leads, in its place; the browser does that for what is no page of ours, and where it leads back. */
function follow(target: string, { pathname, search, state }: Location, navigate: NavigateFunction): void {
  const address = pageHref(target, window.location.href);
  if (address === null || address === pathname + search) window.location.replace(target);
  else navigate(address, { replace: true, state });
}

type Page = Extract<PageResponse, { kind: 'page' }>;

function arrive(
  page: PageData,
  deferred: Page['deferred'],
  before: DisplayedPage,
  at: Location,
  show: (shown: DisplayedPage) => void,
  signal: AbortSignal,
): void {
  if (!fits(page, before.page)) {
    window.location.reload();
    return;
  }
  const shown = { page, deferred: deferredFromResponse(deferred), at };
  changePage(before.at.pathname, at.pathname, () => {
    if (!signal.aborted) show(shown);
  });
}

/** Changes the page unless the visitor has gone on before it was; returns what says so. */
function change(from: Location, to: Location, show: () => void): () => void {
  const gone = new AbortController();
  changePage(from.pathname, to.pathname, () => {
    if (!gone.signal.aborted) show();
  });
  return () => gone.abort();
}

/**
 * Another build's page would not fit the scripts that are loaded, one with another tag manager or somebody else's map
 * neither the policy of the document nor what runs in it: the browser loads such a page whole.
 */
function fits({ build, tagManagerId, maps }: PageData, before: PageData): boolean {
  return (
    build === before.build && tagManagerId === before.tagManagerId && (!isThirdParty(maps) || isThirdParty(before.maps))
  );
}

/** Whether the page shown is the one for this address. */
function servesAddress({ page, at }: DisplayedPage, location: Location): boolean {
  if (at.pathname !== location.pathname) return isChoiceInList(page, location);
  return at.search === location.search || (keepsStateInQuery(page) && isListState(location.search));
}

/** Whether an address is another make or model, chosen in the list that is shown. */
function isChoiceInList(page: PageData, { pathname, search, state }: Location): boolean {
  return keepsStateInQuery(page) && keepsPosition(state) && isListPath(pathname, page) && isListState(search);
}

function keepsStateInQuery(page: PageData): boolean {
  return page.kind === 'carList' && page.status === 200;
}

/** Whether a query at the list's address belongs to the list, and not to what stands in its place. */
function isListState(search: string): boolean {
  return listVariantOf(new URLSearchParams(search)) === null;
}

function pageKey(page: PageData, at: Location): string {
  return keepsStateInQuery(page) ? at.pathname : at.pathname + at.search;
}
