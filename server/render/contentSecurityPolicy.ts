import { createHash, randomBytes } from 'node:crypto';

/** Directives that every page has. Style attributes carry custom properties only; style sheets are files of ours. */
const COMMON: readonly string[] = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Films are shown after the visitor has asked for them (F012).
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

export interface PagePolicies {
  /** For a settled page: files of ours and the one constant script. The same for all, so it is kept with the page. */
  settled: string;
  /** For a page that streams: React's inline scripts carry this answer's nonce (Q18). */
  streamed: (nonce: string) => string;
}

/** The policies of pages whose only inline script is `script`. */
export function createPagePolicies(script: string): PagePolicies {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const withScripts = (sources: string) => [...COMMON, `script-src ${sources}`].join('; ');
  return {
    settled: withScripts(`'self' ${hash}`),
    streamed: (nonce) => withScripts(`'nonce-${nonce}' 'strict-dynamic'`),
  };
}

/** 128 random bits, new for every answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
