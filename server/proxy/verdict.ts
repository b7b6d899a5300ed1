/** Faults that would say something untrue about us: what the visitor did, or which credentials would help. */
const TRANSLATED: Readonly<Record<number, number>> = {
  401: 403,
  407: 502,
  408: 504,
  421: 502,
  426: 502,
  503: 503,
  504: 504,
};

/**
 * Whether an upstream's answer is sent on as it is, else the status of a page of ours. Redirects would lead a visitor to a
 * place of the upstream's choosing, and what it says about its failures is not for visitors (Q15, Q41). Who opens an
 * address in a browser is refused in our words, a picture on a page in the edge's.
 */
export function verdictOn(status: number, accept: string | undefined): 'pass' | number {
  if ((status >= 200 && status < 300) || [304, 412, 416].includes(status)) return 'pass';
  const translated = TRANSLATED[status];
  if (translated !== undefined) return translated;
  if (status < 400 || status > 499) return 502;
  return /\btext\/html\b/i.test(accept ?? '') ? status : 'pass';
}
