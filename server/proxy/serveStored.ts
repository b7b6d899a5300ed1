import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { isKnown, isRangeOf } from '../httpCache/conditions.ts';
import { ageOf } from '../httpCache/freshness.ts';
import { spanOf } from '../httpCache/ranges.ts';
import type { StoredAnswer } from '../httpCache/storedAnswer.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { safeFields } from './answerFields.ts';
import { verdictOn } from './verdict.ts';

/** Fields that a 304 does without: they describe the body (RFC 9110 §15.4.5). */
const OF_THE_BODY = /^content-(?!location$)|^accept-ranges$/;

/**
 * Answers with what is kept: whole, the span that is asked for, or nothing but the head for a visitor who has it already or
 * asks by `HEAD`. `visitor` are the fields as the visitor sent them.
 *
 * @param status of the cache, RFC 9211, without the name of the cache
 */
export function serveStored(
  stored: StoredAnswer,
  req: Request,
  res: Response,
  { visitor, status, now }: { visitor: IncomingHttpHeaders; status: string; now: number },
): void {
  const verdict = verdictOn(stored.status, visitor.accept);
  const fields: OutgoingHttpHeaders = {
    ...safeFields(stored.headers),
    age: String(Math.floor(ageOf(stored, now))),
    'cache-status': cacheStatus(stored.headers, status),
  };
  if (verdict !== 'pass') sendPlain(res, verdict);
  else if (stored.status !== 200) sendWhole(stored, fields, req, res);
  else if (isKnown(visitor, stored)) sendConfirmation(fields, res);
  else sendSpan(stored, fields, req, res, visitor);
}

function sendWhole({ status, body }: StoredAnswer, fields: OutgoingHttpHeaders, req: Request, res: Response): void {
  res.writeHead(status, { ...fields, ...(status !== 204 && { 'content-length': body.byteLength }) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function sendConfirmation(fields: OutgoingHttpHeaders, res: Response): void {
  const left = Object.entries(fields).filter(([name]) => !OF_THE_BODY.test(name) || name === SANDBOX);
  res.writeHead(304, Object.fromEntries(left)).end();
}

/** The part that `Range` asks for, else the whole. */
function sendSpan(
  stored: StoredAnswer,
  fields: OutgoingHttpHeaders,
  req: Request,
  res: Response,
  visitor: IncomingHttpHeaders,
): void {
  const { body } = stored;
  const { range, 'if-range': condition } = visitor;
  const isAsked = req.method === 'GET' && isRangeOf([condition].flat()[0], stored);
  const span = isAsked ? spanOf(range, body.byteLength) : null;
  if (span === null) sendWhole(stored, fields, req, res);
  else if (span === 'outside') sendPlain(res, 416, { 'Content-Range': `bytes */${body.byteLength}` });
  else {
    const { from, to } = span;
    const part = { 'content-range': `bytes ${from}-${to}/${body.byteLength}`, 'content-length': to - from + 1 };
    res.writeHead(206, { ...fields, ...part }).end(body.subarray(from, to + 1));
  }
}

const SANDBOX = 'content-security-policy';

/** What the caches behind us said, then what this one did. */
export function cacheStatus(headers: IncomingHttpHeaders, status: string): string {
  const behind = headers['cache-status'];
  return `${behind === undefined ? '' : `${[behind].flat().join(', ')}, `}forecourt; ${status}`;
}
