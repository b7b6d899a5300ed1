import type { IncomingHttpHeaders } from 'node:http';

/**
 * Addresses as visitors ask for them that an upstream names as changed, in `Location` and `Content-Location`; those of other
 * origins are not its to speak for (RFC 9111 §4.4).
 *
 * @param base of the upstream
 * @param url path and query of the request
 */
export function namedBy(headers: IncomingHttpHeaders, base: string, url: string): string[] {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  return [headers.location, headers['content-location']].flatMap((value) => {
    const named = value === undefined ? null : URL.parse(value, `${origin}${prefix}${url}`);
    if (named === null || named.origin !== origin) return [];
    const { pathname: path, search } = named;
    // Some edges name themselves with the folder that their address has here, some without.
    return [`${path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path}${search}`];
  });
}
