import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const MEDIA_PREFIX = /^\/-\/(?:media|jssmedia)\//;

/** Whether an address belongs to the media edge. */
export function isMediaPath(url: string): boolean {
  return MEDIA_PREFIX.test(url);
}

/** The only headers of a visitor that the media edge gets to see: no cookie, no credentials, nothing hop by hop. */
const VISITOR_HEADERS = [
  'host',
  'accept',
  'accept-encoding',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
] as const;

/** The only headers of the media edge that a visitor gets to see. */
const ANSWER_HEADERS = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const;

/** An SVG or a document opened on its own must not run script on our origin (Q19). */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function visitorHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return pick(headers, VISITOR_HEADERS);
}

/** What is sent on, made safe: types that a browser would run are downloaded, nothing is guessed. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const picked: OutgoingHttpHeaders = pick(headers, ANSWER_HEADERS);
  const type = (headers['content-type'] ?? 'application/octet-stream').toLowerCase();
  const isShown = /^(?:image|video|audio|font)\/|^application\/pdf/.test(type);
  return {
    ...picked,
    'content-type': type,
    'content-security-policy': MEDIA_POLICY,
    'cross-origin-resource-policy': 'same-site',
    ...(!isShown && { 'content-disposition': 'attachment' }),
  };
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
