/**
 * Percent-encoding of texts that somebody else wrote. Unlike the language's own functions these never throw: half of a
 * surrogate pair, which JSON may carry and UTF-8 cannot, becomes U+FFFD as `URL` and browsers write it.
 */

/** Encodes a text as one segment of a path, or as a name or value of a query. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes what no URL may hold, and leaves separators as they are. */
export function encodeUrl(text: string): string {
  return encodeURI(text.toWellFormed());
}
