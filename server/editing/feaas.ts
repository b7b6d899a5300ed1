import type { RequestHandler } from 'express';
import { PLAIN_POLICY, plainNotice, sendPlain } from '../operations/plainPage.ts';
import type { AllowedOrigins } from './origins.ts';
import { withFrames } from './policy.ts';
import { createTicket, isTicket } from './ticket.ts';

/** The page for a component of the platform's own builder. */
export const FEAAS_PAGE = '/feaas/render';

const NOTICE = {
  title: 'Not shown on these sites',
  text: 'Components made in the platform’s own builder need the vendor’s library, which these sites do not load. Components of the sites themselves can be placed, previewed and edited.',
} as const;

/** Redirects to the page with a ticket that proves the secret. The secret itself is not in the redirect's URL. */
export function redirectToFeaasPage(secret: () => string): RequestHandler {
  return (req, res) => {
    const query = new URLSearchParams();
    if (typeof req.query.feaasSrc === 'string') query.set('feaasSrc', req.query.feaasSrc);
    query.set('ticket', createTicket(secret(), Date.now()));
    res.redirect(302, `${FEAAS_PAGE}?${query}`);
  };
}

/**
 * Sends a notice that such components are not shown on these sites. Loads and repeats no foreign content. Responds 404 without
 * a valid ticket.
 */
export function feaasPage(secret: () => string, origins: AllowedOrigins): RequestHandler {
  return (req, res) => {
    if (!isTicket(req.query.ticket, secret(), Date.now())) return sendPlain(res, 404);
    if (req.method !== 'GET') return sendPlain(res, 405, { Allow: 'GET' });
    res.set('Content-Security-Policy', withFrames(PLAIN_POLICY, origins.sources));
    res.set({ 'Cache-Control': 'no-store, must-revalidate', 'X-Robots-Tag': 'noindex' });
    res.type('html').send(plainNotice(NOTICE.title, NOTICE.text));
  };
}
