/**
 * Percent-encoding of untrusted texts. Unlike `encodeURIComponent` these functions never throw: a lone surrogate, which JSON
 * may contain and UTF-8 may not, becomes U+FFFD, as in `URL` and browsers.
 */

/** Encodes a text as one segment of a path, or as a name or value of a query. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Encodes the characters that a URL must not contain and leaves separators unchanged. */
export function encodeUrl(text: string): string {
  return encodeURI(wellFormed(text));
}

/** Encodes each segment of a decoded path, with `,` and `@` as they are. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeUrlPart).join('/').replaceAll('%2C', ',').replaceAll('%40', '@');
}

/**
 * Returns a text whose lone surrogates are replaced by U+FFFD, like `toWellFormed`, which browsers of the build target lack. With the flag `u`
 * a pair is one character, which is none.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
