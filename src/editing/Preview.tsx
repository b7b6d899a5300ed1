import { useEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { PageData } from '../contracts/page.ts';
import type { ComponentViews } from '../page/componentViews.ts';
import type { LateSource } from '../page/deferredSections.ts';
import type { ShownAddress } from '../page/ShownUrl.ts';

interface PreviewProps {
  page: PageData;
  views: ComponentViews;
  late: LateSource;
}

/**
 * A page as visitors will have it, alive, at an address that is not its own: the editing endpoint's. Its address is kept
 * here; nothing takes links over, nothing is measured. What links and forms lead to is the published site.
 */
export function Preview({ page, views, late }: PreviewProps) {
  const [shown, show] = useState<Shown>({ address: page.search ? `${page.path}?${page.search}` : page.path });
  const navigator = useMemo(() => navigatorOf(show), []);
  useEffect(() => leadToPublishedSite(new URL(page.head.canonical).origin), [page]);
  return (
    <Router location={shown.address} navigator={navigator}>
      <App page={page} views={views} late={late} at={partsOf(shown)} />
    </Router>
  );
}

interface Shown {
  address: string;
  /** State of the step that led there, as an entry of a history has it. */
  state?: unknown;
}

function partsOf({ address, state }: Shown): ShownAddress {
  const { pathname = '/', search = '' } = parsePath(address);
  return { pathname, search, state };
}

/** Where a page keeps its own state (filters of the car list); there is no way back. */
function navigatorOf(show: (shown: Shown) => void): Navigator {
  const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const step = (to: To, state?: unknown) => show({ address: pathOf(to), state });
  return { createHref: pathOf, push: step, replace: step, go: () => {} };
}

const EVENTS = ['click', 'auxclick', 'submit'] as const;

/** The editing host may be another site's, and no published page lets an editor's frame show it. Returns what ends it. */
function leadToPublishedSite(origin: string): () => void {
  const lead = ({ target, type }: Event) => {
    const element = target instanceof Element ? target.closest('a[href], form') : null;
    if (element instanceof HTMLAnchorElement) leadLink(element, origin);
    if (element instanceof HTMLFormElement && type === 'submit') leadForm(element, origin);
  };
  for (const type of EVENTS) document.addEventListener(type, lead, true);
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, lead, true);
  };
}

function leadLink(link: HTMLAnchorElement, origin: string): void {
  const isWithinPage = link.getAttribute('href')?.startsWith('#');
  if (isWithinPage || link.origin !== window.location.origin) return;
  link.href = link.href.replace(link.origin, origin);
  leaveFrame(link);
}

function leadForm(form: HTMLFormElement, origin: string): void {
  // Attributes, not properties: a field may be called `action`.
  form.setAttribute('action', new URL(form.getAttribute('action') ?? '', `${origin}/`).href);
  leaveFrame(form);
}

function leaveFrame(element: HTMLAnchorElement | HTMLFormElement): void {
  if (window.parent !== window) element.setAttribute('target', '_blank');
}
