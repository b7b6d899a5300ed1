import { encodeUrlPart } from '../../lib/urlText.ts';

export const MAX_PATH = 8 * 1024;
export const MAX_QUERY = 8 * 1024;

/** Matches most paths: no encoded characters, no empty segment, no dot segment. Linear, no backtracking. */
const PLAIN_PATH = /^\/(?:[\w,~-][\w.,~-]*(?:\/|$))*$/;

/**
 * Returns a request target with raw accented letters and letters in Latin-1 encoding (`%E4`, from older systems) encoded as UTF-8.
 * Other targets are unchanged (F041).
 */
export function encodeTarget(url: string): string {
  const ascii = /[\x80-\xff]/.test(url) ? url.replace(/[\x80-\xff]/g, percentEncoded) : url;
  if (!ascii.includes('%') || decode(ascii) !== null) return ascii;
  // An old URL may have parameters in UTF-8, so each part is converted by itself.
  const queryStart = ascii.indexOf('?');
  if (queryStart === -1) return latin1ToUtf8(ascii);
  const query = ascii
    .slice(queryStart + 1)
    .split('&')
    .map(latin1ToUtf8);
  return `${latin1ToUtf8(ascii.slice(0, queryStart))}?${query.join('&')}`;
}

function latin1ToUtf8(text: string): string {
  // A letter of UTF-8 that was cut at the end of a parameter is no letter of Latin-1.
  if (decode(text) !== null || /%[89ab]/i.test(text) || /%c[23]$/i.test(text)) return text;
  return text.replace(/%(?:c|d|e|f)[0-9a-f]/gi, (byte) => encodeUrlPart(decodeLatin1(byte)));
}

function percentEncoded(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

function decodeLatin1(byte: string): string {
  return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
}

/**
 * Returns the error status for an invalid request target, or null for a valid one. What a query contains is no error: campaigns, mail
 * programs and other sites cut it (`?utm_campaign=sale-50%`), and the page reads from it what it can (`URLSearchParams`).
 */
export function invalidTargetStatus(url: string): 400 | 414 | null {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  if (path.length > MAX_PATH) return 414;
  if (!PLAIN_PATH.test(path) && isBadPath(path)) return 400;
  if (queryStart === -1) return null;
  const query = url.slice(queryStart + 1);
  return query.length > MAX_QUERY ? 414 : null;
}

/** Whether a path is not rooted, cannot be decoded, or contains control characters, backslashes, dot segments or encoded separators. */
function isBadPath(path: string): boolean {
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return true;
  const decoded = decode(path);
  // An upstream could decode a remaining percent sequence a second time.
  if (decoded === null || hasControl(decoded) || /%[0-9a-f]{2}/i.test(decoded)) return true;
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for
  return /[\u0000-\u001f\u007f]/.test(text);
}
