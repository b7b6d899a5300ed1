import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import { requestOf } from '../operations/request/request.ts';
import { forwardDecision } from './forwardDecision.ts';
import { ifRangeMatches, isNotModified } from './httpCache/conditions.ts';
import { ageOf } from './httpCache/freshness.ts';
import { parseRange } from './httpCache/ranges.ts';
import type { StoredResponse } from './httpCache/storedResponse.ts';
import { safeFields } from './responseFields.ts';

/** Fields that describe the body; a 304 does not have them (RFC 9110 §15.4.5). */
const BODY_FIELDS = /^content-(?!location$)|^accept-ranges$/;

/**
 * Sends a stored response: the full body, the requested range, a 304 when the client already has it, or the head for `HEAD`.
 *
 * @param clientFields the request fields as the client sent them
 * @param status the `Cache-Status` (RFC 9211) without the name of the cache
 */
export function serveStored(
  stored: StoredResponse,
  req: Request,
  res: Response,
  { clientFields, status, now }: { clientFields: IncomingHttpHeaders; status: string; now: number },
): void {
  const decision = forwardDecision(stored.status, clientFields.accept);
  const fields: OutgoingHttpHeaders = {
    ...safeFields(stored.headers),
    age: String(Math.floor(ageOf(stored, now))),
    'cache-status': cacheStatus(stored.headers, status),
  };
  requestOf(res).admission.sharesBody(res, stored.body);
  if (decision !== 'forward') sendPlain(res, decision);
  else if (stored.status !== 200) sendFull(stored, fields, req, res);
  else if (isNotModified(clientFields, stored)) sendNotModified(fields, res);
  else sendRange(stored, fields, req, res, clientFields);
}

function sendFull({ status, body }: StoredResponse, fields: OutgoingHttpHeaders, req: Request, res: Response): void {
  res.writeHead(status, { ...fields, ...(status !== 204 && { 'content-length': body.byteLength }) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function sendNotModified(fields: OutgoingHttpHeaders, res: Response): void {
  const remaining = Object.entries(fields).filter(([name]) => !BODY_FIELDS.test(name) || name === POLICY_FIELD);
  res.writeHead(304, Object.fromEntries(remaining)).end();
}

/** Sends the range of the request, or the full body. */
function sendRange(
  stored: StoredResponse,
  fields: OutgoingHttpHeaders,
  req: Request,
  res: Response,
  clientFields: IncomingHttpHeaders,
): void {
  const { body } = stored;
  const { range, 'if-range': condition } = clientFields;
  const isRangeRequest = req.method === 'GET' && ifRangeMatches([condition].flat()[0], stored);
  const byteRange = isRangeRequest ? parseRange(range, body.byteLength) : null;
  if (byteRange === null) sendFull(stored, fields, req, res);
  else if (byteRange === 'unsatisfiable') sendPlain(res, 416, { 'Content-Range': `bytes */${body.byteLength}` });
  else {
    const { from, to } = byteRange;
    const part = { 'content-range': `bytes ${from}-${to}/${body.byteLength}`, 'content-length': to - from + 1 };
    res.writeHead(206, { ...fields, ...part }).end(body.subarray(from, to + 1));
  }
}

const POLICY_FIELD = 'content-security-policy';

/** Returns `Cache-Status` with the upstream's entries first, then this cache's. */
export function cacheStatus(headers: IncomingHttpHeaders, status: string): string {
  const upstreamStatus = headers['cache-status'];
  return `${upstreamStatus === undefined ? '' : `${[upstreamStatus].flat().join(', ')}, `}forecourt; ${status}`;
}
