import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { endToEnd } from './hopByHop.ts';

/**
 * What an upstream must not say in our name: to the browser about our origin – its cookies, storage, security, where else to
 * go or what else to load and run –, to servers in front of us, or about itself (Q15, Q17, Q41).
 */
const DROPPED: ReadonlySet<string> = new Set([
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
const DROPPED_FAMILIES =
  /^(?::|access-control-|activate-storage|attribution-|cross-origin-|proxy-|sec-|x-accel|x-akamai|x-amz|x-aspnet|x-azure|x-backend|x-debug|x-fastly|x-content-type-options|x-dns-prefetch|x-forwarded|x-generator|x-http|x-lighttpd|x-litespeed|x-ms-|x-middleware|x-nextjs|x-original|x-permitted|x-powered|x-request-id|x-rewrite|x-robots|x-runtime|x-sc-|x-sendfile|x-served|x-sitecore|x-sourcemap|x-ua-compatible|x-url|x-varnish|x-version)/;

/** An upstream's fields as they come in: without those of the connection and those that are not its to say. */
export function answerFields(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return endToEnd(headers, (name) => DROPPED.has(name) || DROPPED_FAMILIES.test(name));
}

/** What a proxied answer opened on its own may do on our origin: nothing; an SVG or a document runs no script (Q19). */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** What browsers show without running it, as far as the policy lets them. */
const SHOWN = /^(?:image|video|audio|font)\/|^(?:application\/pdf|text\/plain)\b/i;

/** Fields that make whatever an upstream sends harmless: types that a browser would run are downloaded, nothing is guessed. */
export function safeFields({ 'content-type': given, ...fields }: IncomingHttpHeaders): OutgoingHttpHeaders {
  const type = given ?? 'application/octet-stream';
  const { 'content-disposition': disposition } = fields;
  const isDownload = disposition !== undefined && /^\s*attachment\b/i.test(disposition);
  return {
    ...fields,
    'content-type': type,
    'content-security-policy': SANDBOXED,
    'cross-origin-resource-policy': 'same-site',
    ...(!SHOWN.test(type) && !isDownload && { 'content-disposition': 'attachment' }),
  };
}
