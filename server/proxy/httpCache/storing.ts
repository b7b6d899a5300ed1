import type { IncomingHttpHeaders } from 'node:http';
import type { Directives } from './directives.ts';
import { allowsHeuristic, hasExplicitLifetime, lifetime } from './freshness.ts';
import { cacheDirectives, type ResponseHead } from './storedResponse.ts';
import { variesByAll } from './vary.ts';

/** What decides about storing on the side of the request. */
export interface RequestCacheControl {
  readonly directives: Directives;
  /** Whether the client sent credentials. They never reach the upstream. */
  readonly authorized: boolean;
}

/** Statuses that this cache understands (`must-understand`). */
const UNDERSTOOD_STATUSES: ReadonlySet<number> = new Set([200, 203, 204, 404, 405, 410, 414]);

/** Whether a shared cache may store the response to a `GET` (RFC 9111 §3), and could use it later. */
export function mayStore(
  response: ResponseHead & { readonly wallClockAt: number },
  request: RequestCacheControl,
): boolean {
  const { status, headers } = response;
  const directives = cacheDirectives(response);
  if (!isForwardedUnchanged(status) || (directives.has('must-understand') && !UNDERSTOOD_STATUSES.has(status)))
    return false;
  if (request.directives.has('no-store') || directives.has('no-store') || directives.has('private')) return false;
  if (request.authorized && !['public', 's-maxage', 'must-revalidate'].some((name) => directives.has(name)))
    return false;
  // The proxy removes the cookie, but the body may be made for one visitor too, unless the response is declared public.
  if (headers['set-cookie'] !== undefined && !directives.has('public') && !directives.has('s-maxage')) return false;
  if (variesByAll(headers.vary)) return false;
  if (!hasExplicitLifetime(response, directives) && !allowsHeuristic(status, directives)) return false;
  return lifetime(response) > 0 || hasValidator(headers);
}

export function hasValidator(headers: IncomingHttpHeaders): boolean {
  return headers.etag !== undefined || headers['last-modified'] !== undefined;
}

/** Whether the proxy forwards a response with this status unchanged and complete: no parts, redirects or server errors. */
function isForwardedUnchanged(status: number): boolean {
  return (status >= 200 && status < 300 && status !== 206) || (status >= 400 && status < 500);
}
