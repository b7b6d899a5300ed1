import type { RequestHandler } from 'express';
import { createSiteResolver, parseHost } from '../../config/hosts.ts';
import { contextOf } from '../operations/context.ts';
import { sendPlain } from '../operations/plainPage.ts';

/** The `Host` header, and nothing else of the request, decides which site answers. Unknown hosts get 421. */
export function site(options: Parameters<typeof createSiteResolver>[0]): RequestHandler {
  const resolve = createSiteResolver(options);
  return (req, res, next) => {
    const { host } = req.headers;
    if (host !== undefined && parseHost(host) === null) return sendPlain(res, 400, { Connection: 'close' });
    const resolved = resolve(host);
    if (resolved === null) return sendPlain(res, 421);
    contextOf(res).resolved = resolved;
    next();
  };
}
