import { fragmentIn } from '../fragment.ts';

/**
 * The plate in the fragment of a prepared link: `#plate=ABC123` (docs/assistants.md). Browsers send no fragment to servers, and it leaves the URL as
 * soon as it is read. Browser only.
 */
const PREFIX = 'plate=';

/** Returns what the URL's fragment has for the plate, not checked; null without it. */
export function plateInUrl(): string | null {
  const fragment = fragmentIn(window.location.hash);
  return fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : null;
}

/** Returns the plate of the URL, not checked, and removes it there; empty without one. */
export function takePlateInUrl(): string {
  const plate = plateInUrl();
  if (plate === null) return '';
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return plate;
}
