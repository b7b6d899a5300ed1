import type { IncomingHttpHeaders } from 'node:http';
import { opaqueTag } from './conditions.ts';
import type { ResponseTimes, StoredResponse } from './storedResponse.ts';

/** Fields that describe the body; a 304 does not change them, because the stored body stays (RFC 9111 §3.2). */
const BODY_FIELDS: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'etag',
]);

/**
 * Returns the request fields that revalidate a stored response at the upstream. The client's own conditions are removed:
 * this server evaluates them.
 */
export function conditionalFields(stored: StoredResponse, request: IncomingHttpHeaders): IncomingHttpHeaders {
  const { etag, 'last-modified': lastModified } = stored.headers;
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = request;
  return {
    ...rest,
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Returns the stored response updated by a 304 (RFC 9111 §4.3.4), or null when the 304 has another entity tag. */
export function applyNotModified(
  stored: StoredResponse,
  headers: IncomingHttpHeaders,
  { requestedAt, arrivedAt, wallClockAt }: Pick<StoredResponse, ResponseTimes>,
): StoredResponse | null {
  if (headers.etag !== undefined && opaqueTag(headers.etag) !== opaqueTag(stored.headers.etag ?? '')) return null;
  const updates = Object.entries(headers).filter(([name]) => !BODY_FIELDS.has(name));
  // Without a new `Age` field the updated response has age 0.
  const { age: _age, ...previous } = stored.headers;
  return { ...stored, requestedAt, arrivedAt, wallClockAt, headers: { ...previous, ...Object.fromEntries(updates) } };
}
