import { encodeUrlPart } from '../../lib/urlText.ts';

/**
 * Maps every way of writing a path to one: percent-encoded or plain, composed or decomposed, in any letter case (F041).
 */

/** The platform's wildcard, which old URLs end with. */
export const MARKER = ',-w-,';

export interface CanonicalPath {
  /** Decoded, composed (NFC), in lower case, without empty segments, trailing slash or marker. */
  path: string;
  /** Whether the path ended with the marker. */
  marked: boolean;
}

/** Fast path for most URLs: there is nothing to decode or to fold, and no marker. */
const PLAIN = /^(?:\/[a-z0-9_.~-]+)+$/;

/** Returns the canonical path; null when it cannot be decoded, or when decoding would add a slash. */
export function canonicalize(pathname: string): CanonicalPath | null {
  if (PLAIN.test(pathname)) return { path: pathname, marked: false };
  if (/%2f|%5c/i.test(pathname)) return null;
  const decoded = decode(pathname);
  if (decoded === null || !decoded.startsWith('/')) return null;
  const path = withoutExtraSlashes(fold(decoded));
  return path.endsWith(MARKER)
    ? { path: withoutExtraSlashes(path.slice(0, -MARKER.length)), marked: true }
    : { path, marked: false };
}

/** Composes a text (NFC) and converts it to lower case, for comparison. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

/** Decodes percent-encoding; null when the encoding is invalid. */
export function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Collapses repeated slashes and removes the trailing one. */
function withoutExtraSlashes(path: string): string {
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  const trimmed = single.endsWith('/') ? single.slice(0, -1) : single;
  return trimmed === '' ? '/' : trimmed;
}

/** Encodes a decoded path segment; commas and at signs stay plain. */
export function encodeSegment(segment: string): string {
  return encodeUrlPart(segment).replaceAll('%2C', ',').replaceAll('%40', '@');
}
