import type { Request, RequestHandler } from 'express';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import { sendPlain } from '../operations/plainPage.ts';

export const MAX_PATH = 8 * 1024;
export const MAX_QUERY = 8 * 1024;
export const MAX_PARAMETERS = 200;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const ALLOW = 'GET, HEAD, POST, OPTIONS';

/** Most addresses: nothing encoded, no empty or dot segment. Linear, no backtracking. */
const PLAIN_PATH = /^\/(?:[\w,~-][\w.,~-]*(?:\/|$))*$/;

/**
 * Refuses what no browser sends and no page of ours is called, before anything reads it: other methods, addresses that
 * are malformed, too long or meant to be read in two ways (Q11, Q13, Q15, Q21). Everything behind it may decode freely.
 */
export function guards(): RequestHandler {
  return (req, res, next) => {
    req.url = asciiTarget(req.url);
    if (!METHODS.has(req.method)) return sendPlain(res, 405, { Allow: ALLOW, ...CLOSE });
    const status = targetFault(req.url) ?? headerFault(req);
    if (status !== null) return sendPlain(res, status, CLOSE);
    next();
  };
}

/**
 * Accented letters that were sent as they are, and those that older systems encoded as Latin-1 (`%E4`), in the one
 * encoding of today; anything else is left as it is (F041).
 */
export function asciiTarget(url: string): string {
  const ascii = /[\x80-\xff]/.test(url) ? url.replace(/[\x80-\xff]/g, percentEncoded) : url;
  if (!ascii.includes('%') || decode(ascii) !== null) return ascii;
  // An old address may carry what a system of today has added.
  const mark = ascii.indexOf('?');
  if (mark === -1) return ofToday(ascii);
  const query = ascii
    .slice(mark + 1)
    .split('&')
    .map(ofToday);
  return `${ofToday(ascii.slice(0, mark))}?${query.join('&')}`;
}

function ofToday(text: string): string {
  if (decode(text) !== null || /%[89ab]/i.test(text)) return text;
  return text.replace(/%(?:c|d|e|f)[0-9a-f]/gi, (byte) => encodeUrlPart(decodeLatin1(byte)));
}

function percentEncoded(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

function decodeLatin1(byte: string): string {
  return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
}

const CLOSE = { Connection: 'close' };

/** Status that a request target deserves, or `null` when there is nothing wrong with it. */
export function targetFault(url: string): 400 | 414 | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > MAX_PATH) return 414;
  if (!PLAIN_PATH.test(path) && isBadPath(path)) return 400;
  if (mark === -1) return null;
  const query = url.slice(mark + 1);
  if (query.length > MAX_QUERY) return 414;
  return isBadQuery(query) ? 400 : null;
}

/** Rooted, decodable once, and after that without controls, backslashes, dot segments or hidden separators. */
function isBadPath(path: string): boolean {
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return true;
  const decoded = decode(path);
  // A percent sign that is left could be decoded a second time by someone behind us.
  if (decoded === null || hasControl(decoded) || /%[0-9a-f]{2}/i.test(decoded)) return true;
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded);
}

function isBadQuery(query: string): boolean {
  let parameters = 1;
  for (let at = query.indexOf('&'); at !== -1; at = query.indexOf('&', at + 1)) parameters += 1;
  if (parameters > MAX_PARAMETERS) return true;
  const decoded = query.includes('%') ? decode(query) : query;
  return decoded === null || decoded.includes('\0');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}

/**
 * One `Host`, no more: two are two opinions about the site, and Node keeps the first without a word (Q16). No transfer coding
 * but `chunked`: nothing here decodes another one, and a proxy may not know it.
 */
function headerFault(req: Request): 400 | 501 | null {
  const coding = req.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return 501;
  let hosts = 0;
  const { rawHeaders } = req;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0') ? null : 400;
}
