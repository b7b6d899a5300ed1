import { isReservedPath } from '../../contracts/page/reservedPaths.ts';
import { hasSecretQuery } from '../../contracts/page/secretQuery.ts';
import { hasPlace } from '../../contracts/search/hasPlace.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';

/** Matches paths of files and feeds. */
const FILE = /\.[a-z0-9]{2,5}$/i;

const isPage = (path: string) => !FILE.test(path) && !isReservedPath(path.toLowerCase());

/**
 * Returns path, query and fragment of a URL when it is a page of this site that the client router may open, else null. A page with a
 * secret in its URL shares its document with no other page, whose tag manager would read the URL. Pages with the visitor's place share theirs
 * with each other only.
 *
 * @param base URL of the displayed page
 */
export function pageHref(href: string, base: string): string | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.origin !== new URL(base).origin || !isPage(url.pathname)) return null;
  if (hasSecretQuery(base) || hasSecretQuery(url.search) || changesPlace(base, url.search)) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether one of two URLs has the place of the visitor and the other has none. */
export const changesPlace = (base: string, url: string): boolean => hasPlace(base) !== hasPlace(url);

/** A link or form of this site that the visitor follows. */
export interface Link {
  /** Path, query and fragment. */
  href: string;
  /** `data-stay` of a link to another state of the displayed page. */
  stay: string | undefined;
}

/** A link that waits for the code of the navigation. */
export interface HeldLink {
  current: Link | null;
}

/** Returns the link of a click or of a sent form when the client router opens it; null leaves it to the browser. */
export function linkIn(event: Event): Link | null {
  const isForm = event.type === 'submit';
  const href = isForm ? submittedHref(event as SubmitEvent) : clickedHref(event as MouseEvent);
  return href === null ? null : { href, stay: isForm ? undefined : anchorOf(event.target)?.dataset.stay };
}

/** Returns the URL of the clicked link when the client router opens it; null leaves the click to the browser. */
function clickedHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const anchor = anchorOf(event.target);
  if (!anchor) return null;
  const href = pageHref(anchor.href, window.location.href);
  const [withoutHash, hash] = (href ?? '').split('#');
  const currentUrl = window.location.pathname + window.location.search;
  // A fragment of the displayed page: the browser handles scrolling and focus.
  if (hash !== undefined && withoutHash === currentUrl) return null;
  return href;
}

/** Returns the link around an element; null for downloads, other windows and links that reload the page. */
export function anchorOf(target: EventTarget | null): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.hasAttribute('href')) return null;
  if (anchor.hasAttribute('download') || anchor.dataset.reload !== undefined) return null;
  return anchor.target && anchor.target !== '_self' ? null : anchor;
}

/** Returns the URL of a submitted GET form when the client router opens it; null leaves it to the browser. */
function submittedHref(event: SubmitEvent): string | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  // Attributes instead of properties, because a field may be named `method` or `action`.
  const optsOut = ['target', 'data-reload'].some((name) => form.hasAttribute(name));
  const overrides = ['formaction', 'formmethod', 'formtarget'].some((name) => event.submitter?.hasAttribute(name));
  if (optsOut || overrides || (form.getAttribute('method') ?? 'get').toLowerCase() !== 'get') return null;
  const url = new URL(form.getAttribute('action') ?? '', window.location.href);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string' && value !== '') fields.append(name, value);
  }
  url.search = fields.toString();
  return pageHref(url.href, window.location.href);
}
