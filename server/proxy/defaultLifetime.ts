import type { IncomingHttpHeaders } from 'node:http';
import { hasLongLivedType } from './httpCache/longLivedTypes.ts';

const LONG_LIFETIME = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';
/** For URLs that contain a revision: a changed image gets another URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BODY_STATUSES: ReadonlySet<number> = new Set([200, 203, 206]);
/** Query parameters that contain a revision or a hash of the other parameters. */
const REVISION = /[?&](?:rev|revision|hash|version)=[^&]/i;

/** Whether a response has no field that controls caching. */
function hasNoCacheFields(headers: IncomingHttpHeaders): boolean {
  return ['cache-control', 'cdn-cache-control', 'expires', 'pragma'].every((name) => headers[name] === undefined);
}

/**
 * Adds `Cache-Control` to a response of the media edge that has no cache fields. A response with a cookie is made for one
 * visitor and gets no lifetime; content interfaces and errors are not stored.
 */
export function withDefaultLifetime(url: string, status: number, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!hasNoCacheFields(headers)) return headers;
  if (url.startsWith('/sitecore/')) return withDefaultNoStore(headers);
  if (status >= 400) return headers['last-modified'] === undefined ? withDefaultNoStore(headers) : headers;
  if (!hasLongLivedType(headers) || headers['set-cookie'] !== undefined || !BODY_STATUSES.has(status)) return headers;
  return { ...headers, 'cache-control': REVISION.test(url) ? IMMUTABLE : LONG_LIFETIME };
}

/** Adds `Cache-Control: no-store` to a response without cache fields. */
export function withDefaultNoStore(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return hasNoCacheFields(headers) ? { ...headers, 'cache-control': 'no-store' } : headers;
}
