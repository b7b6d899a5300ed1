import { type Request, type Response, Router } from 'express';
import { FORGOTTEN_ID } from '../../src/contracts/consent/forget.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { rateLimited, refuse, sameSiteOnly } from './jsonPost.ts';

/**
 * Creates `POST /api/forget`, to which a form without fields is sent, also without scripts: the browser deletes the cookies and the storage of the
 * site, and returns to the page of the form (docs/decisions/0215). Browsers do so over https, and on the machine itself. Errors: 403 for a
 * cross-site request, 405 for another method, 429 for too many calls.
 */
export function createForgetApi({ path, limit }: { path: string; limit: RateLimit }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.post(path, sameSiteOnly, rateLimited(limit), (req, res) => {
    res.set({ 'Clear-Site-Data': '"cookies", "storage"', 'Cache-Control': 'no-store' });
    redirectBack(req, res);
  });
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  return router;
}

/** Returns to the page of the form, else to the home page. The origin of the request is the site's own. */
function redirectBack(req: Request, res: Response): void {
  const page = URL.parse(req.get('referer') ?? '');
  const isOwn = page !== null && page.host === req.get('host');
  // A path that began with two slashes would name another host.
  const path = isOwn ? page.pathname.replace(/^\/+/, '/') : '/';
  res.redirect(303, `${path}#${FORGOTTEN_ID}`);
}
