/** Seconds for which shared caches serve a page: without a request to us, while they revalidate it, and when that fails. */
interface SharedLifetime {
  fresh: number;
  whileRevalidating: number;
  onError: number;
}

/** By kind of page. A page and stock get no older in a shared cache than in ours (Q7, `CACHE_POLICIES`). */
const LIFETIMES = {
  page: { fresh: 60, whileRevalidating: 600, onError: 86_400 },
  stockPage: { fresh: 60, whileRevalidating: 540, onError: 540 },
  /** No page, or a redirect. */
  short: { fresh: 10, whileRevalidating: 0, onError: 0 },
} as const satisfies Record<string, SharedLifetime>;

export type SharedKind = keyof typeof LIFETIMES;

/**
 * Seconds for which a shared cache stores every page, also one that is past its time. Without them it would send each visit of such
 * a page to us: a page that our cache has just begun to refresh is the usual response to its request.
 */
const LEAST = 10;

/**
 * Returns the `Cache-Control` of a page for shared caches. They subtract `Age` from `s-maxage` (RFC 9111 §4.2), so the age of the page
 * is added to the seconds that are left. The age of the data takes from these seconds and from the times after them.
 *
 * @param age seconds since the page was made, which is its `Age`
 * @param dataAge seconds that its data were older than the page
 */
export function sharedCacheControl(kind: SharedKind, age: number, dataAge: number): string {
  const { fresh, whileRevalidating, onError } = LIFETIMES[kind];
  const used = Math.floor(age) + Math.floor(dataAge);
  const left = Math.max(LEAST, fresh - used);
  const beyond = Math.max(0, used + left - fresh);
  const parts = ['public', 'max-age=0', `s-maxage=${Math.floor(age) + left}`];
  if (whileRevalidating > 0) parts.push(`stale-while-revalidate=${Math.max(0, whileRevalidating - beyond)}`);
  if (onError > 0) parts.push(`stale-if-error=${Math.max(0, onError - beyond)}`);
  return parts.join(', ');
}
