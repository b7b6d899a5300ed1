import { encodeUrlPart } from '../../src/contracts/urlText.ts';

/** One path for all the ways of writing it: percent-encoded or plain, composed or decomposed, in any letter case (F041). */

/** The platform's wildcard, which old addresses end with. */
export const MARKER = ',-w-,';

export interface SpelledPath {
  /** Decoded, composed, in lower case, without empty segments, trailing slash or marker. */
  path: string;
  /** Whether the marker stood at its end. */
  marked: boolean;
}

/** Most addresses: nothing to decode, nothing to fold, no marker. */
const PLAIN = /^(?:\/[a-z0-9_.~-]+)+$/;

/** Null for what cannot be decoded, or would be another path afterwards. */
export function spell(pathname: string): SpelledPath | null {
  if (PLAIN.test(pathname)) return { path: pathname, marked: false };
  if (/%2f|%5c/i.test(pathname)) return null;
  const decoded = decode(pathname);
  if (decoded === null || !decoded.startsWith('/')) return null;
  const path = bare(fold(decoded));
  return path.endsWith(MARKER) ? { path: bare(path.slice(0, -MARKER.length)), marked: true } : { path, marked: false };
}

/** Composed and in lower case. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

/** Null when a percent sign begins nothing that can be decoded. */
export function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Single slashes, none at the end. */
function bare(path: string): string {
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  const short = single.endsWith('/') ? single.slice(0, -1) : single;
  return short === '' ? '/' : short;
}

/** A decoded segment as it stands in an address. */
export function encodeSegment(segment: string): string {
  return encodeUrlPart(segment).replaceAll('%2C', ',').replaceAll('%40', '@');
}
