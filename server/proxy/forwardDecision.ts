/** Statuses that would be wrong on our origin, because they are about the upstream's client or credentials. */
const TRANSLATED_STATUSES: Readonly<Record<number, number>> = {
  401: 403,
  407: 502,
  408: 504,
  421: 502,
  426: 502,
  503: 503,
  504: 504,
};

/**
 * Returns `forward` when an upstream's response is forwarded, else the status of our own error page. Redirects and the bodies
 * of server errors are never forwarded (Q15, Q41). A client error is forwarded unless the client accepts HTML, as a browser
 * does when it opens the URL as a page.
 */
export function forwardDecision(status: number, accept: string | undefined): 'forward' | number {
  if ((status >= 200 && status < 300) || [304, 412, 416].includes(status)) return 'forward';
  const translated = TRANSLATED_STATUSES[status];
  if (translated !== undefined) return translated;
  if (status < 400 || status > 499) return 502;
  return /\btext\/html\b/i.test(accept ?? '') ? status : 'forward';
}
