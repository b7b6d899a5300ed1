import type { IncomingHttpHeaders } from 'node:http';

/** Meant for the next hop alone, whatever `Connection` says (RFC 9110 §7.6.1, RFC 9112). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'trailers',
  'transfer-encoding',
  'upgrade',
]);

/** The fields that are left when those of the connection are gone, and those that `isDropped` names. */
export function endToEnd(headers: IncomingHttpHeaders, isDropped: (name: string) => boolean): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP.has(name) && !named.has(name) && !isDropped(name)) kept[name] = value;
  }
  return kept;
}
