import type { IncomingHttpHeaders } from 'node:http';
import { parseHttpDate, type StoredResponse } from './storedResponse.ts';

/** Returns an entity tag without the prefix `W/` of a weak one. */
export function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Whether the client already has the stored response: `If-None-Match`, and only without it `If-Modified-Since` (RFC 9110 §13.2.2). */
export function isNotModified(request: IncomingHttpHeaders, { headers, wallClockAt }: StoredResponse): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request;
  if (tags !== undefined) {
    if (tags.trim() === '*') return true;
    const etag = headers.etag;
    if (etag === undefined) return false;
    return (tags.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? []).some((tag) => opaqueTag(tag) === opaqueTag(etag));
  }
  const sinceAt = parseHttpDate(since);
  if (sinceAt === null) return false;
  // A response without `Last-Modified` cannot have changed after its `Date`.
  return (parseHttpDate(headers['last-modified']) ?? parseHttpDate(headers.date) ?? wallClockAt) <= sinceAt;
}

/** Whether `If-Range` matches the stored response: the same strong tag, or the same `Last-Modified` (RFC 9110 §13.1.5). */
export function ifRangeMatches(condition: string | undefined, { headers }: StoredResponse): boolean {
  if (condition === undefined) return true;
  if (/^(?:W\/)?"/.test(condition)) return !condition.startsWith('W/') && condition === headers.etag;
  return condition === headers['last-modified'];
}
