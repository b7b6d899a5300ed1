import type { IncomingHttpHeaders } from 'node:http';
import { endToEndFields } from './hopByHop.ts';

/**
 * Request fields that are not forwarded to an upstream: credentials, fields that identify the visitor or the previous page,
 * internal fields of proxies, frameworks and platforms, and fields for the first hop only (Q10, Q17).
 */
const DROPPED_FIELDS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'cookie2',
  'early-data',
  'expect',
  'forwarded',
  'from',
  'max-forwards',
  'origin',
  'referer',
  'service-worker',
  'service-worker-navigation-preload',
  'user-agent',
  'upgrade-insecure-requests',
  'via',
  // The body is forwarded decoded and complete, with a new `Content-Length`.
  'content-encoding',
  'content-length',
]);
const DROPPED_PATTERN =
  /^(?::|x-|sec-|sc_|cf-|cdn-|fastly-|akamai-|true-client|client-ip|proxy-|access-control-|surrogate-|traceparent|tracestate|baggage)/;

/** Returns the request fields that are forwarded. The proxy sets `Host` to the upstream's. */
export function requestFields(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return endToEndFields(headers, (name) => DROPPED_FIELDS.has(name) || DROPPED_PATTERN.test(name));
}
