/** Headers of every response, whatever its status (Q40). */
export const BASE_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
} as const satisfies Readonly<Record<string, string>>;

interface HeaderOptions {
  noindex: boolean;
  /**
   * Whether the URL is secret (`hasSecretQuery`) or has the visitor's place (`hasPlace`): its page names only its origin to whatever it requests or
   * links to, the next page of the site included, whose tag manager reads the referrer.
   */
  isSecret: boolean;
}

/** Returns the headers as name, value, name, value …, the form that `writeHead` processes fastest. */
export function standardHeaders({ noindex, isSecret }: HeaderOptions): readonly string[] {
  return Object.entries({
    ...BASE_HEADERS,
    ...(isSecret && { 'Referrer-Policy': 'strict-origin' }),
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
  }).flat();
}

/** Whether these headers tell search engines not to index the response. */
export function isNoindex(headers: readonly string[]): boolean {
  return headers.includes('X-Robots-Tag');
}

/** The content security policy of responses that are not pages and set no policy of their own. */
export const STRICT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
