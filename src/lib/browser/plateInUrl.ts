/** The start of a fragment with the plate, as prepared links have it: `#plate=ABC123` (docs/assistants.md). Browsers send no fragment to servers. */
export const PLATE_FRAGMENT = '#plate=';

/** Returns the URL's fragment with the plate, encoded as it is there; null without one. Every page loads it, so it does no more. Browser only. */
export function plateInUrl(): string | null {
  const { hash } = window.location;
  return hash.startsWith(PLATE_FRAGMENT) ? hash : null;
}
