import { useEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { PageData } from '../contracts/page.ts';
import type { ComponentViews } from '../page/componentViews.ts';
import type { DeferredSource } from '../page/deferredSections.ts';
import type { PageLocation } from '../page/pageLocation.ts';

interface PreviewProps {
  page: PageData;
  views: ComponentViews;
  deferred: DeferredSource;
}

/**
 * Renders an interactive page at the URL of the editing endpoint. The page's own URL is state of this component. There is no
 * client navigation and no measuring. Links and forms open the published site.
 */
export function Preview({ page, views, deferred }: PreviewProps) {
  const [entry, setEntry] = useState<HistoryEntry>({ path: page.search ? `${page.path}?${page.search}` : page.path });
  const navigator = useMemo(() => navigatorOf(setEntry), []);
  useEffect(() => sendLinksToPublishedSite(new URL(page.head.canonical).origin), [page]);
  return (
    <Router location={entry.path} navigator={navigator}>
      <App page={page} views={views} deferred={deferred} location={locationOf(entry)} />
    </Router>
  );
}

interface HistoryEntry {
  path: string;
  /** State of the history entry. */
  state?: unknown;
}

function locationOf({ path: url, state }: HistoryEntry): PageLocation {
  const { pathname = '/', search = '' } = parsePath(url);
  return { pathname, search, state };
}

/** Creates a navigator for state in the URL, such as the filters of the car list. It cannot go back. */
function navigatorOf(setEntry: (entry: HistoryEntry) => void): Navigator {
  const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const setPath = (to: To, state?: unknown) => setEntry({ path: pathOf(to), state });
  return { createHref: pathOf, push: setPath, replace: setPath, go: () => {} };
}

const EVENTS = ['click', 'auxclick', 'submit'] as const;

/**
 * Rewrites followed links and submitted forms to the published site. The editing host may belong to another site, and published
 * pages refuse to be framed. Returns a function that stops it.
 */
function sendLinksToPublishedSite(origin: string): () => void {
  const retarget = ({ target, type }: Event) => {
    const element = target instanceof Element ? target.closest('a[href], form') : null;
    if (element instanceof HTMLAnchorElement) retargetLink(element, origin);
    if (element instanceof HTMLFormElement && type === 'submit') retargetForm(element, origin);
  };
  for (const type of EVENTS) document.addEventListener(type, retarget, true);
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, retarget, true);
  };
}

function retargetLink(link: HTMLAnchorElement, origin: string): void {
  const isWithinPage = link.getAttribute('href')?.startsWith('#');
  if (isWithinPage || link.origin !== window.location.origin) return;
  link.href = link.href.replace(link.origin, origin);
  openOutsideFrame(link);
}

function retargetForm(form: HTMLFormElement, origin: string): void {
  // Attributes instead of properties, because a field may be named `action`.
  form.setAttribute('action', new URL(form.getAttribute('action') ?? '', `${origin}/`).href);
  openOutsideFrame(form);
}

function openOutsideFrame(element: HTMLAnchorElement | HTMLFormElement): void {
  if (window.parent !== window) element.setAttribute('target', '_blank');
}
