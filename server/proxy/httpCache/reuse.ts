import { type Directives, secondsOf } from './directives.ts';
import { ageOf, lifetime } from './freshness.ts';
import { hasLongLivedType } from './longLivedTypes.ts';
import { cacheDirectives, type StoredResponse } from './storedResponse.ts';

/** How a stored response may be used: as it is, as it is while it is revalidated in the background, or after revalidation. */
export type Reuse = 'fresh' | 'revalidateInBackground' | 'validate';

/** Seconds for which a stale long-lived file is served on error when it has no `stale-if-error`; the same as for pages (Q7). */
const DEFAULT_STALE_IF_ERROR = 86_400;
/** Each of these directives forbids a shared cache to serve the response when it is stale (RFC 9111 §4.2.4, §5.2.2). */
const FORBIDS_STALE = ['no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage'] as const;

/** Returns how a stored response may be used for a request with these `Cache-Control` directives (RFC 9111 §4). */
export function reuseOf(stored: StoredResponse, request: Directives, now: number): Reuse {
  const directives = cacheDirectives(stored);
  if (request.has('no-cache') || directives.has('no-cache')) return 'validate';
  const age = ageOf(stored, now);
  const remaining = lifetime(stored) - age;
  const maxAge = secondsOf(request, 'max-age');
  if (maxAge !== undefined && (maxAge === 0 || age > maxAge)) return 'validate';
  const minFresh = secondsOf(request, 'min-fresh');
  if (minFresh !== undefined && remaining < minFresh) return 'validate';
  if (remaining > 0) return 'fresh';
  if (forbidsStale(directives)) return 'validate';
  if (-remaining <= maxStale(request)) return 'fresh';
  return -remaining <= (secondsOf(directives, 'stale-while-revalidate') ?? -1) ? 'revalidateInBackground' : 'validate';
}

/** Whether a stale response may be served when the upstream failed: by `stale-if-error` (RFC 5861 §4), or by its type. */
export function mayServeOnError(stored: StoredResponse, now: number): boolean {
  const directives = cacheDirectives(stored);
  if (forbidsStale(directives)) return false;
  const allowed =
    secondsOf(directives, 'stale-if-error') ?? (hasLongLivedType(stored.headers) ? DEFAULT_STALE_IF_ERROR : 0);
  return ageOf(stored, now) - lifetime(stored) <= allowed;
}

function forbidsStale(directives: Directives): boolean {
  return FORBIDS_STALE.some((name) => directives.has(name));
}

/** Returns the seconds of staleness that the request accepts: `max-stale`, which means any without a value; -1 for none. */
function maxStale(request: Directives): number {
  const value = request.get('max-stale');
  if (value === undefined) return -1;
  return value === '' ? Number.POSITIVE_INFINITY : (secondsOf(request, 'max-stale') ?? -1);
}
