import { useCallback, useEffect, useState } from 'react';
import { App } from '../app/App.tsx';
import type { PageData } from '../contracts/page/page.ts';
import type { ComponentViews } from '../delivery/componentViews.ts';
import type { DeferredSource } from '../delivery/pageData/deferredSections.ts';
import type { Navigate } from '../page/navigate.ts';
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
  // For state in the URL, such as the filters of the car list. A preview cannot go back.
  const navigate = useCallback<Navigate>((path, options) => {
    if (typeof path === 'string') setEntry({ path, state: options?.state });
    return undefined;
  }, []);
  useEffect(() => sendLinksToPublishedSite(new URL(page.head.canonical).origin), [page]);
  return <App page={page} views={views} deferred={deferred} location={locationOf(entry)} navigate={navigate} />;
}

interface HistoryEntry {
  path: string;
  /** State of the history entry. */
  state?: unknown;
}

function locationOf({ path: url, state }: HistoryEntry): PageLocation {
  const { pathname, search } = new URL(url, window.location.href);
  return { pathname, search, state };
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
