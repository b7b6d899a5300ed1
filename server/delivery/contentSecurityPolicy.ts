import { createHash, randomBytes } from 'node:crypto';
import { POLICY_REPORTS_PATH } from '../api/policyReports.ts';

/** Directives of every page. Style attributes contain custom properties only; style sheets are our own files. */
const COMMON = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Videos load after a click of the visitor (F012).
  'frame-src': ['https://www.youtube-nocookie.com'],
  'object-src': ["'none'"],
  // The service worker (docs/decisions/0224).
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'report-uri': [POLICY_REPORTS_PATH],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Only the policies of our scripts may write markup (`src/lib/browser/trustedHtml.ts`). */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['forecourt', 'default', 'noscript', 'worker'],
} as const;

/** Additional origins of a page, by directive. */
type PageOrigins = Readonly<Record<string, readonly string[]>>;

export interface PagePolicies {
  /** For a complete page: our files and the constant inline script. It is the same for all visitors, so it is cached with the page. */
  settled: (origins: PageOrigins) => string;
  /** For a streamed page: React's inline scripts carry the nonce of the response (Q18). */
  streamed: (origins: PageOrigins, nonce: string) => string;
}

/** Creates the policies of pages whose only inline script is `script`. */
export function createPagePolicies(script: string): PagePolicies {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    settled: (origins) => policy(origins, ["'self'", hash]),
    // With `strict-dynamic`, scripts loaded by our scripts are trusted and hosts are ignored.
    streamed: (origins, nonce) => policy(origins, [`'nonce-${nonce}'`, "'strict-dynamic'"], { withScriptHosts: false }),
  };
}

/** Returns a policy. Third-party scripts write markup as text, so pages with them do not require Trusted Types. */
function policy(pageOrigins: PageOrigins, scripts: readonly string[], { withScriptHosts = true } = {}): string {
  const hasThirdPartyScripts = (pageOrigins['script-src'] ?? []).length > 0;
  const origins = withScriptHosts ? pageOrigins : { ...pageOrigins, 'script-src': [] };
  const directives: PageOrigins = { ...COMMON, ...(!hasThirdPartyScripts && TRUSTED_TYPES), 'script-src': scripts };
  return [...new Set([...Object.keys(directives), ...Object.keys(origins)])]
    .map((directive) => [directive, ...(directives[directive] ?? []), ...(origins[directive] ?? [])].join(' '))
    .join('; ');
}

/** Returns 128 random bits for one response. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
