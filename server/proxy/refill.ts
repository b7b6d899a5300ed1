import type { IncomingHttpHeaders } from 'node:http';
import { concatBytes } from '../cache/concatBytes.ts';
import type { Answers } from '../httpCache/answers.ts';
import { freshened, validationFields } from '../httpCache/freshening.ts';
import { mayStandIn } from '../httpCache/reuse.ts';
import type { StoredAnswer } from '../httpCache/storedAnswer.ts';
import { hasValidator, mayStore } from '../httpCache/storing.ts';
import { variedOf } from '../httpCache/varying.ts';
import { contextOf } from '../operations/context.ts';
import { answerFields } from './answerFields.ts';
import { withLifetime } from './lifetimes.ts';
import type { Head, Proxied } from './proxied.ts';
import { ProxyFailure } from './proxyFailure.ts';
import { cacheStatus } from './serveStored.ts';
import type { Outcome } from './sharing.ts';
import type { Visit } from './visit.ts';

interface RefillOptions {
  proxied: Proxied;
  answers: Answers;
  /** Of a body that is kept. */
  maxBytes: number;
  now: () => number;
  /** Answers a visit from what is kept, old or just confirmed; `status` is that of the cache (RFC 9211). */
  serve: (visit: Visit, stored: StoredAnswer, state: 'hit' | 'stale', status: string) => void;
  onMiss: () => void;
}

/**
 * Asks the upstream for a `GET`: whether `found` still holds when there is something to ask by, else for a new answer, which
 * is kept when it may be. A visit that is answered already (a renewal behind it) gets nothing more. `settle` hears what
 * becomes of the call as soon as that is clear.
 *
 * @throws ProxyFailure when nothing kept may stand in
 */
export type Refill = (visit: Visit, found: StoredAnswer | null, settle: (outcome: Outcome) => void) => Promise<void>;

export function createRefill(options: RefillOptions): Refill {
  const { proxied, answers, now, serve } = options;

  /** Whether what is kept goes to a visitor whose upstream has failed. */
  function standsIn(visit: Visit, found: StoredAnswer | null, status: string): boolean {
    if (found === null || visit.res.headersSent || !mayStandIn(found, now())) return false;
    serve(visit, found, 'stale', status);
    return true;
  }

  /** The 304 for what is kept; false when it speaks of something else, which is then forgotten. */
  function confirm(visit: Visit, found: StoredAnswer, head: Head): boolean {
    proxied.leave(head);
    const better = freshened(found, answerFields(head.headers), head);
    if (better === null) answers.drop(visit.url);
    else answers.keep(visit.url, better);
    if (better !== null && !visit.res.headersSent) serve(visit, better, 'hit', 'fwd=stale; fwd-status=304');
    return better !== null;
  }

  /** The head of the upstream's answer; null when what is kept has stood in for it. */
  async function ask(visit: Visit, found: StoredAnswer | null): Promise<Head | null> {
    let head: Head;
    try {
      head = await proxied.ask(visit.req, visit.res);
    } catch (error) {
      if (error instanceof ProxyFailure && standsIn(visit, found, 'hit; detail=stale')) return null;
      throw error;
    }
    if (head.status < 500 || !standsIn(visit, found, `hit; detail=stale; fwd-status=${head.status}`)) return head;
    proxied.leave(head);
    return null;
  }

  return async function refill(visit, found, settle): Promise<void> {
    const { req, res, fields } = visit;
    const asked = found !== null && hasValidator(found.headers) ? found : null;
    req.headers = asked === null ? fields : validationFields(asked, fields);
    contextOf(res).cache ??= 'miss';
    const head = await ask(visit, found);
    if (head === null) return settle('kept');
    if (asked !== null && head.status === 304) {
      return confirm(visit, asked, head) ? settle('kept') : refill(visit, null, settle);
    }
    if (!res.headersSent) options.onMiss();
    return take(options, visit, { head, found, settle });
  };
}

interface Taken {
  head: Head;
  /** What was kept until now. */
  found: StoredAnswer | null;
  settle: (outcome: Outcome) => void;
}

/** Sends a new answer on while it is gathered, and keeps it when it is whole and small enough. */
async function take(options: RefillOptions, visit: Visit, { head, found, settle }: Taken): Promise<void> {
  const { answers, maxBytes } = options;
  const { url, fields } = visit;
  const { status, requestedAt, arrivedAt, answeredAt } = head;
  const headers = withLifetime(url, status, head.headers);
  // What the upstream has no longer, or otherwise, nobody gets any more.
  if (found !== null && (status < 400 || status === 404 || status === 410)) answers.drop(url);
  const isKept = mayStore({ ...head, headers }, visit) && !(Number(headers['content-length'] ?? 0) > maxBytes);
  const body = isKept ? gatherer(maxBytes, () => settle('private')) : null;
  if (body === null) settle('private');
  await send(options.proxied, visit, { head: { ...head, headers }, isNew: found === null, body });
  const whole = body?.whole() ?? null;
  if (whole === null) return;
  const varied = variedOf(headers.vary, fields);
  const times = { requestedAt, arrivedAt, answeredAt };
  answers.keep(url, { status, headers: dated(headers, answeredAt), body: whole, varied, ...times });
  settle('kept');
}

interface Sent {
  head: Head;
  isNew: boolean;
  body: Gatherer | null;
}

/** To the visitor and into `body`; for a visitor who has an answer already into `body` alone. */
function send(proxied: Proxied, { req, res }: Visit, { head, isNew, body }: Sent): Promise<void> | void {
  if (!res.headersSent) {
    const said = `fwd=${isNew ? 'miss' : 'stale'}; fwd-status=${head.status}${body === null ? '' : '; stored'}`;
    const told = { ...head.headers, 'cache-status': cacheStatus(head.headers, said) };
    return proxied.sendOn({ ...head, headers: told }, req, res, body?.add);
  }
  return body === null ? proxied.leave(head) : proxied.read(head, body.add);
}

interface Gatherer {
  /** Says whether it still gathers. */
  add: (piece: Buffer) => boolean;
  /** Null once it became too large. */
  whole: () => Buffer | null;
}

/** Gathers a body of at most `maxBytes`; tells when it becomes larger, and has nothing then. */
function gatherer(maxBytes: number, onLarger: () => void): Gatherer {
  let pieces: Buffer[] | null = [];
  let bytes = 0;
  return {
    add: (piece) => {
      bytes += piece.byteLength;
      if (bytes > maxBytes && pieces !== null) {
        pieces = null;
        onLarger();
      }
      pieces?.push(piece);
      return pieces !== null;
    },
    whole: () => pieces && concatBytes(pieces),
  };
}

/** Fields as they are kept: what was for one connection or visitor is gone, and there is a date to count from. */
function dated(headers: IncomingHttpHeaders, answeredAt: number): IncomingHttpHeaders {
  const fields = answerFields(headers);
  return { ...fields, date: fields.date ?? new Date(answeredAt).toUTCString() };
}
