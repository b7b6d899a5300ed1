import type { IncomingMessage } from 'node:http';
import { HttpError } from '../lib/http.ts';

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests of other origins, because the control page has side effects: forms and scripts of other sites
 * (`Sec-Fetch-Site`, `Origin`), and other host names that resolve to this machine (`Host`).
 *
 * @throws HttpError 403 or 421
 */
export function refuseCrossSite(req: IncomingMessage): void {
  const host = req.headers.host ?? '';
  if (!LOOPBACK.test(host)) throw new HttpError(421, 'The control page is served on loopback names only');
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new HttpError(403, 'Cross-site request refused');
  const { origin } = req.headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new HttpError(403, 'Cross-site request refused');
}
