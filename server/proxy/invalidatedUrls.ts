import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the paths with query that a response invalidates by `Location` and `Content-Location`, as visitors request them.
 * URLs of other origins are ignored (RFC 9111 §4.4).
 *
 * @param upstreamUrl base URL of the upstream
 * @param url path and query of the request
 */
export function invalidatedUrls(headers: IncomingHttpHeaders, upstreamUrl: string, url: string): string[] {
  const { origin, pathname } = new URL(upstreamUrl);
  const prefix = pathname.replace(/\/$/, '');
  return [headers.location, headers['content-location']].flatMap((value) => {
    const target = value === undefined ? null : URL.parse(value, `${origin}${prefix}${url}`);
    if (target === null || target.origin !== origin) return [];
    const { pathname: path, search } = target;
    // Some edges include the path of their base URL, some do not.
    return [`${path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path}${search}`];
  });
}
