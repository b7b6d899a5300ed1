import type { IncomingHttpHeaders } from 'node:http';
import { isLasting } from '../httpCache/lasting.ts';

const LONG = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';
/** At an address that names a revision another picture has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const WHOLE_OR_PART: ReadonlySet<number> = new Set([200, 203, 206]);
/** Parameters by which the platform names a revision or what the rest of the address amounts to. */
const REVISION = /[?&](?:rev|revision|hash|version)=[^&]/i;

/** Whether an upstream said anything about how long its answer is good. */
function isSilent(headers: IncomingHttpHeaders): boolean {
  return ['cache-control', 'cdn-cache-control', 'expires', 'pragma'].every((name) => headers[name] === undefined);
}

/**
 * What an answer of the media edge may be kept for when the edge says nothing; what it says stays. A picture that comes with
 * a cookie is nobody's but the visitor's whom it was made for; interfaces and refusals are for the moment.
 */
export function withLifetime(url: string, status: number, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!isSilent(headers)) return headers;
  if (url.startsWith('/sitecore/')) return unkeptWhenSilent(headers);
  if (status >= 400) return headers['last-modified'] === undefined ? unkeptWhenSilent(headers) : headers;
  if (!isLasting(headers) || headers['set-cookie'] !== undefined || !WHOLE_OR_PART.has(status)) return headers;
  return { ...headers, 'cache-control': REVISION.test(url) ? FOR_EVER : LONG };
}

/** What nobody may keep when nothing is said. */
export function unkeptWhenSilent(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return isSilent(headers) ? { ...headers, 'cache-control': 'no-store' } : headers;
}
