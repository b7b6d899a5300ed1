import type { IncomingHttpHeaders } from 'node:http';
import { dateOf, type StoredAnswer } from './storedAnswer.ts';

/** A tag without the mark that says it is weak. */
export function plainTag(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Whether a visitor has already what is kept: `If-None-Match`, and only without it `If-Modified-Since` (RFC 9110 §13.2.2). */
export function isKnown(request: IncomingHttpHeaders, { headers, answeredAt }: StoredAnswer): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request;
  if (tags !== undefined) {
    if (tags.trim() === '*') return true;
    const own = headers.etag;
    if (own === undefined) return false;
    return (tags.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? []).some((tag) => plainTag(tag) === plainTag(own));
  }
  const sinceAt = dateOf(since);
  if (sinceAt === null) return false;
  // Without a time of its last change, an answer cannot have changed after it was made.
  return (dateOf(headers['last-modified']) ?? dateOf(headers.date) ?? answeredAt) <= sinceAt;
}

/** Whether `If-Range` names what is kept: the same strong tag, or the very time of the last change (RFC 9110 §13.1.5). */
export function isRangeOf(condition: string | undefined, { headers }: StoredAnswer): boolean {
  if (condition === undefined) return true;
  if (/^(?:W\/)?"/.test(condition)) return !condition.startsWith('W/') && condition === headers.etag;
  return condition === headers['last-modified'];
}
