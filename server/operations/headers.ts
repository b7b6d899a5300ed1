/** On every answer, whatever its status (Q40). */
export const BASE_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
} as const satisfies Readonly<Record<string, string>>;

/** The same as name, value, name, value …, which `writeHead` takes fastest. What is hidden is nobody's to index. */
export function standardHeaders({ hidden }: { hidden: boolean }): readonly string[] {
  return Object.entries({ ...BASE_HEADERS, ...(hidden && { 'X-Robots-Tag': 'noindex' }) }).flat();
}

/** Whether answers with these headers are hidden from search engines. */
export function isHidden(headers: readonly string[]): boolean {
  return headers.includes('X-Robots-Tag');
}

/** For answers that are no page and bring no policy of their own. */
export const STRICT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
