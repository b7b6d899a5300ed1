import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { endToEndFields } from './hopByHop.ts';

/**
 * Response fields of an upstream that this server does not forward: instructions to the browser about our origin (cookies,
 * storage, security, redirects, scripts), instructions to servers in front of us, and descriptions of the upstream (Q15,
 * Q17, Q41).
 */
const DROPPED_FIELDS: ReadonlySet<string> = new Set([
  'accept-ch',
  'alt-svc',
  'authentication-info',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'critical-ch',
  'document-policy',
  'expect-ct',
  'feature-policy',
  'integrity-policy',
  'integrity-policy-report-only',
  'link',
  'location',
  'nel',
  'no-vary-search',
  'observe-browsing-topics',
  'origin-agent-cluster',
  'origin-trial',
  'permissions-policy',
  'permissions-policy-report-only',
  'public-key-pins',
  'public-key-pins-report-only',
  'referrer-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'server-timing',
  'service-worker-allowed',
  'set-cookie',
  'set-cookie2',
  'set-login',
  'sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'supports-loading-mode',
  'surrogate-control',
  'surrogate-key',
  'timing-allow-origin',
  'tk',
  'use-as-dictionary',
  'via',
  'www-authenticate',
]);
const DROPPED_PATTERN =
  /^(?::|access-control-|activate-storage|attribution-|cross-origin-|proxy-|sec-|x-accel|x-akamai|x-amz|x-aspnet|x-azure|x-backend|x-debug|x-fastly|x-content-type-options|x-dns-prefetch|x-forwarded|x-generator|x-http|x-lighttpd|x-litespeed|x-ms-|x-middleware|x-nextjs|x-original|x-permitted|x-powered|x-request-id|x-rewrite|x-robots|x-runtime|x-sc-|x-sendfile|x-served|x-sitecore|x-sourcemap|x-ua-compatible|x-url|x-varnish|x-version)/;

/** Returns an upstream's response fields without hop-by-hop fields and those that are not forwarded. */
export function responseFields(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return endToEndFields(headers, (name) => DROPPED_FIELDS.has(name) || DROPPED_PATTERN.test(name));
}

/** The policy of a proxied response that is opened as a document on our origin: an SVG or HTML file runs no script (Q19). */
const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Types that browsers display without running code, under the policy above. */
const DISPLAYABLE_TYPES = /^(?:image|video|audio|font)\/|^(?:application\/pdf|text\/plain)\b/i;

/** Adds the fields that make any upstream response harmless: types that a browser could run are downloaded instead. */
export function safeFields({ 'content-type': contentType, ...fields }: IncomingHttpHeaders): OutgoingHttpHeaders {
  const type = contentType ?? 'application/octet-stream';
  const { 'content-disposition': disposition } = fields;
  const isDownload = disposition !== undefined && /^\s*attachment\b/i.test(disposition);
  return {
    ...fields,
    'content-type': type,
    'content-security-policy': SANDBOX_POLICY,
    'cross-origin-resource-policy': 'same-site',
    ...(!DISPLAYABLE_TYPES.test(type) && !isDownload && { 'content-disposition': 'attachment' }),
  };
}
