import { isReservedPath } from '../../contracts/reservedPaths.ts';
import { isPlainClick } from '../../lib/plainClick.ts';

/** Files and feeds. */
const FILE = /\.[a-z0-9]{2,5}$/i;
const isPage = (path: string) => !FILE.test(path) && !isReservedPath(path.toLowerCase());

/** The address (path, query, fragment) when the browser would leave for another page of this site, else null. */
export function pageHref(href: string, base: string): string | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.origin !== new URL(base).origin || !isPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The page a click on `event.target` leads to, when it is ours to open; null leaves the click to the browser. */
export function clickedHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const anchor = anchorOf(event.target);
  if (!anchor) return null;
  const href = pageHref(anchor.href, window.location.href);
  const [withoutHash, hash] = (href ?? '').split('#');
  const here = window.location.pathname + window.location.search;
  // A place on the page shown: the browser scrolls and moves focus better than we could.
  if (hash !== undefined && withoutHash === here) return null;
  return href;
}

/** The link around an element, unless it asks for something else than following it here. */
export function anchorOf(target: EventTarget | null): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.hasAttribute('href')) return null;
  if (anchor.hasAttribute('download') || anchor.dataset.reload !== undefined) return null;
  return anchor.target && anchor.target !== '_self' ? null : anchor;
}

/** The page a GET form leads to with its fields filled in; null leaves it to the browser. */
export function submittedHref(event: SubmitEvent): string | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  // Attributes, not properties: a field may be called `method` or `action`.
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
