import type { RequestHandler } from 'express';
import { createSiteResolver, parseHost } from '../../config/hosts.ts';
import { contextOf } from '../operations/context.ts';
import { sendPlain } from '../operations/plainPage.ts';

/**
 * The `Host` header, and nothing else of the request, decides which site answers. Unknown hosts get 421, unless `anyHost`: what is
 * called by address or by a host of its own has no site then.
 */
export function site({
  anyHost = false,
  ...options
}: Parameters<typeof createSiteResolver>[0] & { anyHost?: boolean }): RequestHandler {
  const resolve = createSiteResolver(options);
  return (req, res, next) => {
    const { host } = req.headers;
    if (host !== undefined && parseHost(host) === null) return sendPlain(res, 400, { Connection: 'close' });
    const resolved = resolve(host);
    if (resolved === null && !anyHost) return sendPlain(res, 421);
    contextOf(res).resolved = resolved;
    next();
  };
}
