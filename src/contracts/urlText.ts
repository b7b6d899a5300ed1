/**
 * Percent-encoding of untrusted texts. Unlike `encodeURIComponent` these functions never throw: a lone surrogate, which JSON
 * may contain and UTF-8 may not, becomes U+FFFD, as in `URL` and browsers.
 */

/** Encodes a text as one segment of a path, or as a name or value of a query. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes the characters that a URL must not contain and leaves separators unchanged. */
export function encodeUrl(text: string): string {
  return encodeURI(text.toWellFormed());
}
