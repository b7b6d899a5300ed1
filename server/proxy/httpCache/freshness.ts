import type { Directives } from './directives.ts';
import { secondsOf } from './directives.ts';
import {
  cacheDirectives,
  expiresField,
  parseHttpDate,
  type ResponseHead,
  type ResponseTimes,
  type StoredResponse,
} from './storedResponse.ts';

/** Statuses that allow heuristic freshness (RFC 9110 §15.1), as far as this proxy forwards them. */
const HEURISTIC_STATUSES: ReadonlySet<number> = new Set([200, 203, 204, 404, 405, 410, 414]);
/** The heuristic lifetime: a tenth of the time since the last change, at most a day. */
const HEURISTIC_SHARE = 0.1;
const MAX_HEURISTIC_SECONDS = 86_400;

/** Whether heuristic freshness is allowed for a response (RFC 9111 §4.2.2). */
export function allowsHeuristic(status: number, directives: Directives): boolean {
  return HEURISTIC_STATUSES.has(status) || directives.has('public');
}

/** Whether the response states its lifetime. */
export function hasExplicitLifetime(response: ResponseHead, directives: Directives): boolean {
  return directives.has('s-maxage') || directives.has('max-age') || expiresField(response) !== undefined;
}

/**
 * Returns the seconds for which a response is fresh in a shared cache (RFC 9111 §4.2.1): `s-maxage`, else `max-age`, else
 * `Expires`, else the heuristic by `Last-Modified`. Invalid values count as 0.
 */
export function lifetime(response: ResponseHead & { readonly wallClockAt: number }): number {
  const directives = cacheDirectives(response);
  const seconds = secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age');
  if (seconds !== undefined) return seconds;
  const date = parseHttpDate(response.headers.date) ?? response.wallClockAt;
  const { 'last-modified': lastModified } = response.headers;
  const expires = expiresField(response);
  if (expires !== undefined) return Math.max(0, ((parseHttpDate(expires) ?? 0) - date) / 1_000);
  const lastModifiedAt = parseHttpDate(lastModified);
  if (lastModifiedAt === null || !allowsHeuristic(response.status, directives)) return 0;
  return Math.min(Math.max(0, ((date - lastModifiedAt) / 1_000) * HEURISTIC_SHARE), MAX_HEURISTIC_SECONDS);
}

/**
 * Returns the age of a response in seconds (RFC 9111 §4.2.3), by the clock that makes it older: its own or this server's.
 *
 * @param now milliseconds of `performance.now()`: a step of the wall clock changes no age
 */
export function ageOf(response: Pick<StoredResponse, 'headers' | ResponseTimes>, now: number): number {
  const { headers, requestedAt, arrivedAt, wallClockAt } = response;
  // RFC 9111 §5.1: the first of several values counts; an invalid one is ignored.
  const ageValue = Number(/^\s*(\d+)\s*(?:[,;]|$)/.exec(headers.age ?? '')?.[1] ?? 0);
  const apparent = Math.max(0, wallClockAt - (parseHttpDate(headers.date) ?? wallClockAt)) / 1_000;
  const corrected = ageValue + (arrivedAt - requestedAt) / 1_000;
  return Math.max(apparent, corrected) + Math.max(0, now - arrivedAt) / 1_000;
}
