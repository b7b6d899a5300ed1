import type { IncomingHttpHeaders } from 'node:http';
import { endToEnd } from './hopByHop.ts';

/**
 * What no upstream behind a proxy learns of a visitor, and no visitor tells it in our name: credentials, where the visitor
 * is and comes from, fields by which proxies, frameworks and platforms talk among themselves, and what only the first hop
 * answers (Q10, Q17).
 */
const DROPPED: ReadonlySet<string> = new Set([
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
  // Framed anew: the body, if there is one, is sent on decoded and whole.
  'content-encoding',
  'content-length',
]);
const DROPPED_FAMILIES =
  /^(?::|x-|sec-|sc_|cf-|cdn-|fastly-|akamai-|true-client|client-ip|proxy-|access-control-|surrogate-|traceparent|tracestate|baggage)/;

/** A visitor's fields as they go out. `Host` is the upstream's, set by the proxy. */
export function requestFields(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return endToEnd(headers, (name) => DROPPED.has(name) || DROPPED_FAMILIES.test(name));
}
