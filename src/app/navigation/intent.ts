import { savesData } from '../../lib/savesData.ts';
import { anchorOf, pageHref } from './links.ts';
import type { PageRequests } from './pageRequests.ts';

/** How long a pointer rests on a link, a finger lies on it, or the focus stays, before its page is fetched ahead; milliseconds. */
const REST = { pointer: 80, focus: 200 } as const;

/**
 * Fetches the page behind a link as soon as a visitor seems to be about to follow it: the answer and the scripts of its
 * views. Never with Save-Data or on a slow line, and not of links that lead to another state of the page shown.
 *
 * @returns what stops it
 */
export function watchIntent({ prefetch }: PageRequests): () => void {
  let timer = 0;
  const forget = () => window.clearTimeout(timer);
  const aim = (target: EventTarget | null, rest: number) => {
    forget();
    const address = addressBehind(target);
    if (address !== null) timer = window.setTimeout(() => prefetch(address), rest);
  };
  const onPointer = ({ target }: Event) => aim(target, REST.pointer);
  const onFocus = ({ target }: Event) => {
    // A click focuses as well, and is on its way by itself.
    if (target instanceof Element && target.matches(':focus-visible')) aim(target, REST.focus);
  };
  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  // A finger that is put down is a pointer that comes over; one that begins to scroll is cancelled.
  document.addEventListener('pointerover', onPointer, passive);
  document.addEventListener('pointercancel', forget, passive);
  document.addEventListener('focusin', onFocus, passive);
  return () => {
    forget();
    stop.abort();
  };
}

/** The page that a link leads to, when it is worth fetching ahead; else null. */
function addressBehind(target: EventTarget | null): string | null {
  const anchor = anchorOf(target);
  if (!anchor || anchor.dataset.stay !== undefined || sparesTheLine()) return null;
  const address = pageHref(anchor.href, window.location.href)?.split('#')[0];
  return !address || address === window.location.pathname + window.location.search ? null : address;
}

function sparesTheLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return savesData() || /2g$/.test(connection?.effectiveType ?? '');
}
