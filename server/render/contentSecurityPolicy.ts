import { randomBytes } from 'node:crypto';

/** Directives that every page has. Style attributes carry custom properties only; style sheets are files of ours. */
const COMMON: readonly string[] = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** For a settled page: it has no inline script, so files of ours are enough and the header can be kept with the page. */
export const SETTLED_POLICY: string = [...COMMON, "script-src 'self'"].join('; ');

/** For a page that streams: React's inline scripts carry this answer's nonce (Q18). */
export function streamedPolicy(nonce: string): string {
  return [...COMMON, `script-src 'nonce-${nonce}' 'strict-dynamic'`].join('; ');
}

/** 128 random bits, new for every answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
