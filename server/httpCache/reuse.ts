import { type Directives, secondsOf } from './directives.ts';
import { ageOf, lifetime } from './freshness.ts';
import { isLasting } from './lasting.ts';
import { directivesOf, type StoredAnswer } from './storedAnswer.ts';

/** What a kept answer is good for: as it is, as it is while it is renewed behind, or only after its source was asked. */
export type Reuse = 'fresh' | 'renewBehind' | 'validate';

/** Seconds for which a picture that says nothing about it stands in for a source that fails; as pages do (Q7). */
const STALE_ON_ERROR = 86_400;
/** Each forbids a shared cache to serve the answer once it is stale (RFC 9111 §4.2.4, §5.2.2). */
const NEVER_STALE = ['no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage'] as const;

/** How a request with these `Cache-Control` directives may be answered from what is kept (RFC 9111 §4). */
export function reuseOf(stored: StoredAnswer, request: Directives, now: number): Reuse {
  const said = directivesOf(stored);
  if (request.has('no-cache') || said.has('no-cache')) return 'validate';
  const age = ageOf(stored, now);
  const left = lifetime(stored) - age;
  const oldest = secondsOf(request, 'max-age');
  if (oldest !== undefined && (oldest === 0 || age > oldest)) return 'validate';
  const freshness = secondsOf(request, 'min-fresh');
  if (freshness !== undefined && left < freshness) return 'validate';
  if (left > 0) return 'fresh';
  if (isNeverStale(said)) return 'validate';
  if (-left <= bearable(request)) return 'fresh';
  return -left <= (secondsOf(said, 'stale-while-revalidate') ?? -1) ? 'renewBehind' : 'validate';
}

/** Whether a kept answer may stand in for a source that failed: when it says so (RFC 5861 §4), or does no harm. */
export function mayStandIn(stored: StoredAnswer, now: number): boolean {
  const said = directivesOf(stored);
  if (isNeverStale(said)) return false;
  const allowed = secondsOf(said, 'stale-if-error') ?? (isLasting(stored.headers) ? STALE_ON_ERROR : 0);
  return ageOf(stored, now) - lifetime(stored) <= allowed;
}

function isNeverStale(said: Directives): boolean {
  return NEVER_STALE.some((name) => said.has(name));
}

/** Seconds of staleness that the request bears: `max-stale`, alone for any. */
function bearable(request: Directives): number {
  const value = request.get('max-stale');
  if (value === undefined) return -1;
  return value === '' ? Number.POSITIVE_INFINITY : (secondsOf(request, 'max-stale') ?? -1);
}
