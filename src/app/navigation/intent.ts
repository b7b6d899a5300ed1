import { savesData } from '../../lib/browser/savesData.ts';
import { anchorOf, pageHref } from './links.ts';
import type { PageRequests } from './pageRequests.ts';

/** Delay in milliseconds before the page of a hovered, touched or focused link is prefetched. */
const HOVER_DELAY_MS = { pointer: 80, focus: 200 } as const;

/**
 * Prefetches the page of a link, with the scripts of its views, when the visitor is likely to follow it. Does not prefetch with
 * Save-Data, on slow connections, and for links to another state of the displayed page.
 *
 * @returns a function that stops it
 */
export function watchIntent({ prefetch }: PageRequests): () => void {
  let timer = 0;
  const cancel = () => window.clearTimeout(timer);
  const schedule = (target: EventTarget | null, delay: number) => {
    cancel();
    const href = prefetchableHref(target);
    if (href !== null) timer = window.setTimeout(() => prefetch(href), delay);
  };
  const onPointer = ({ target }: Event) => schedule(target, HOVER_DELAY_MS.pointer);
  const onFocus = ({ target }: Event) => {
    // A click focuses the link too, but navigates anyway.
    if (target instanceof Element && target.matches(':focus-visible')) schedule(target, HOVER_DELAY_MS.focus);
  };
  // The pointer or the focus may be on a link since before.
  const hovered = document.querySelector('a:hover');
  if (hovered) schedule(hovered, HOVER_DELAY_MS.pointer);
  else schedule(document.querySelector('a:focus-visible'), HOVER_DELAY_MS.focus);
  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  // A touch fires `pointerover`; the start of a scroll gesture fires `pointercancel`.
  document.addEventListener('pointerover', onPointer, passive);
  document.addEventListener('pointercancel', cancel, passive);
  document.addEventListener('focusin', onFocus, passive);
  return () => {
    cancel();
    stop.abort();
  };
}

/** Returns the URL of a link's page when it should be prefetched; else null. */
function prefetchableHref(target: EventTarget | null): string | null {
  const anchor = anchorOf(target);
  if (!anchor || anchor.dataset.stay !== undefined || isSlowConnection()) return null;
  const href = pageHref(anchor.href, window.location.href)?.split('#')[0];
  return !href || href === window.location.pathname + window.location.search ? null : href;
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return savesData() || /2g$/.test(connection?.effectiveType ?? '');
}
