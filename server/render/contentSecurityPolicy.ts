import { createHash, randomBytes } from 'node:crypto';
import { POLICY_REPORTS_PATH } from '../api/policyReports.ts';

/** Directives that every page has. Style attributes carry custom properties only; style sheets are files of ours. */
const COMMON = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Films are shown after the visitor has asked for them (F012).
  'frame-src': ['https://www.youtube-nocookie.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'report-uri': [POLICY_REPORTS_PATH],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Markup gets into the page by policies of our scripts only (`src/lib/trustedHtml.ts`). */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['forecourt', 'default'],
} as const;

/** Origins that a page may reach beside our own, by directive. */
type PageOrigins = Readonly<Record<string, readonly string[]>>;

export interface PagePolicies {
  /** For a settled page: files of ours and the one constant script. The same for all, so it is kept with the page. */
  settled: (origins: PageOrigins) => string;
  /** For a page that streams: React's inline scripts carry this answer's nonce (Q18). */
  streamed: (origins: PageOrigins, nonce: string) => string;
}

/** The policies of pages whose only inline script is `script`. */
export function createPagePolicies(script: string): PagePolicies {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    settled: (origins) => policy(origins, ["'self'", hash]),
    // What our own scripts load is trusted with them: hosts are not looked at.
    streamed: (origins, nonce) => policy(origins, [`'nonce-${nonce}'`, "'strict-dynamic'"], { areHostsNamed: false }),
  };
}

/** Scripts of others write markup as text: where a page may load them, Trusted Types are not required. */
function policy(given: PageOrigins, scripts: readonly string[], { areHostsNamed = true } = {}): string {
  const isThirdParty = (given['script-src'] ?? []).length > 0;
  const origins = areHostsNamed ? given : { ...given, 'script-src': [] };
  const own: PageOrigins = { ...COMMON, ...(!isThirdParty && TRUSTED_TYPES), 'script-src': scripts };
  return [...new Set([...Object.keys(own), ...Object.keys(origins)])]
    .map((directive) => [directive, ...(own[directive] ?? []), ...(origins[directive] ?? [])].join(' '))
    .join('; ');
}

/** 128 random bits, new for every answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
