import type { Directives } from './directives.ts';
import { secondsOf } from './directives.ts';
import { type AnswerHead, dateOf, directivesOf, expiresOf, type StoredAnswer, type Times } from './storedAnswer.ts';

/** Statuses that may be kept on the strength of their age alone (RFC 9110 §15.1), as far as we send them on. */
const HEURISTIC: ReadonlySet<number> = new Set([200, 203, 204, 404, 405, 410, 414]);
/** Of the time since the last change, a tenth; a day at most. */
const HEURISTIC_SHARE = 0.1;
const LONGEST_HEURISTIC = 86_400;

/** Whether a cache may guess how long this answer is good (RFC 9111 §4.2.2). */
export function mayGuess(status: number, directives: Directives): boolean {
  return HEURISTIC.has(status) || directives.has('public');
}

/** Whether the answer says itself how long it is good. */
export function isExplicit(answer: AnswerHead, directives: Directives): boolean {
  return directives.has('s-maxage') || directives.has('max-age') || expiresOf(answer) !== undefined;
}

/**
 * Seconds for which an answer is fresh in a shared cache (RFC 9111 §4.2.1): `s-maxage`, else `max-age`, else `Expires`,
 * else a guess by `Last-Modified`. What cannot be read is 0.
 */
export function lifetime(answer: AnswerHead & { readonly answeredAt: number }): number {
  const directives = directivesOf(answer);
  const said = secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age');
  if (said !== undefined) return said;
  const date = dateOf(answer.headers.date) ?? answer.answeredAt;
  const { 'last-modified': changed } = answer.headers;
  const expires = expiresOf(answer);
  if (expires !== undefined) return Math.max(0, ((dateOf(expires) ?? 0) - date) / 1_000);
  const changedAt = dateOf(changed);
  if (changedAt === null || !mayGuess(answer.status, directives)) return 0;
  return Math.min(Math.max(0, ((date - changedAt) / 1_000) * HEURISTIC_SHARE), LONGEST_HEURISTIC);
}

/**
 * Age of an answer in seconds (RFC 9111 §4.2.3): by its own clock or ours, whichever makes it older.
 *
 * @param now milliseconds of `performance.now()`: a step of the wall clock changes no age
 */
export function ageOf(answer: Pick<StoredAnswer, 'headers' | Times>, now: number): number {
  const { headers, requestedAt, arrivedAt, answeredAt } = answer;
  // RFC 9111 §5.1: the first of several; one that is no number is passed over.
  const told = Number(/^\s*(\d+)\s*(?:[,;]|$)/.exec(headers.age ?? '')?.[1] ?? 0);
  const apparent = Math.max(0, answeredAt - (dateOf(headers.date) ?? answeredAt)) / 1_000;
  const corrected = told + (arrivedAt - requestedAt) / 1_000;
  return Math.max(apparent, corrected) + Math.max(0, now - arrivedAt) / 1_000;
}
