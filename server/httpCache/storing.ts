import type { IncomingHttpHeaders } from 'node:http';
import type { Directives } from './directives.ts';
import { isExplicit, lifetime, mayGuess } from './freshness.ts';
import { type AnswerHead, directivesOf } from './storedAnswer.ts';
import { variesByAll } from './varying.ts';

/** What matters of the request that an answer belongs to. */
export interface AskedBy {
  readonly directives: Directives;
  /** Whether the visitor sent credentials, which never reach the upstream. */
  readonly authorized: boolean;
}

/** Statuses whose meaning for a cache is known here (`must-understand`). */
const UNDERSTOOD: ReadonlySet<number> = new Set([200, 203, 204, 404, 405, 410, 414]);

/** Whether the answer to a `GET` may be kept by a cache that all visitors share (RFC 9111 §3), and whether that is of use. */
export function mayStore(answer: AnswerHead & { readonly answeredAt: number }, asked: AskedBy): boolean {
  const { status, headers } = answer;
  const said = directivesOf(answer);
  if (!isSentOnWhole(status) || (said.has('must-understand') && !UNDERSTOOD.has(status))) return false;
  if (asked.directives.has('no-store') || said.has('no-store') || said.has('private')) return false;
  if (asked.authorized && !['public', 's-maxage', 'must-revalidate'].some((name) => said.has(name))) return false;
  // The cookie goes to nobody; but the rest may have been made for one visitor too, unless the edge says it is for all.
  if (headers['set-cookie'] !== undefined && !said.has('public') && !said.has('s-maxage')) return false;
  if (variesByAll(headers.vary)) return false;
  if (!isExplicit(answer, said) && !mayGuess(status, said)) return false;
  return lifetime(answer) > 0 || hasValidator(headers);
}

export function hasValidator(headers: IncomingHttpHeaders): boolean {
  return headers.etag !== undefined || headers['last-modified'] !== undefined;
}

/** Parts are not put together, redirects and failures are not sent on as they are. */
function isSentOnWhole(status: number): boolean {
  return (status >= 200 && status < 300 && status !== 206) || (status >= 400 && status < 500);
}
