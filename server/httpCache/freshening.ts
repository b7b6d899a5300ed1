import type { IncomingHttpHeaders } from 'node:http';
import { plainTag } from './conditions.ts';
import type { StoredAnswer, Times } from './storedAnswer.ts';

/** They speak of the body, and the body stays as it is (RFC 9111 §3.2). */
const OF_THE_BODY: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'etag',
]);

/** The fields that ask an upstream whether a kept answer still holds; the visitor's own conditions are answered by us. */
export function validationFields(stored: StoredAnswer, request: IncomingHttpHeaders): IncomingHttpHeaders {
  const { etag, 'last-modified': changed } = stored.headers;
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = request;
  return {
    ...rest,
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(changed !== undefined && { 'if-modified-since': changed }),
  };
}

/** The kept answer with what a 304 says about it (RFC 9111 §4.3.4); null when the 304 speaks of another one. */
export function freshened(
  stored: StoredAnswer,
  headers: IncomingHttpHeaders,
  { requestedAt, arrivedAt, answeredAt }: Pick<StoredAnswer, Times>,
): StoredAnswer | null {
  if (headers.etag !== undefined && plainTag(headers.etag) !== plainTag(stored.headers.etag ?? '')) return null;
  const news = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name));
  // An age that is not told anew is none.
  const { age: _age, ...old } = stored.headers;
  return { ...stored, requestedAt, arrivedAt, answeredAt, headers: { ...old, ...Object.fromEntries(news) } };
}
