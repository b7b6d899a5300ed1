import type { RequestHandler } from 'express';
import { createSiteResolver, parseHost } from '../../config/hosts.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { stage } from '../operations/request/stage.ts';

/**
 * Resolves the site from the `Host` header, and from nothing else in the request. Unknown hosts get 421. With `anyHost`
 * they pass without a site, for endpoints that are called by IP address or under another host.
 */
export function site({
  anyHost = false,
  ...options
}: Parameters<typeof createSiteResolver>[0] & { anyHost?: boolean }): RequestHandler {
  const resolve = createSiteResolver(options);
  return stage((request, { headers: { host } }) => {
    if (host !== undefined && parseHost(host) === null)
      return (_req, res) => sendPlain(res, 400, { Connection: 'close' });
    const resolved = resolve(host);
    if (resolved === null && !anyHost) return (_req, res) => sendPlain(res, 421);
    return { ...request, resolved };
  });
}
