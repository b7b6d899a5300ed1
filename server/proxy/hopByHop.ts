import type { IncomingHttpHeaders } from 'node:http';

/** Fields for the next hop only, whether `Connection` names them or not (RFC 9110 §7.6.1, RFC 9112). */
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

/** Returns the fields without hop-by-hop fields and without those for which `isDropped` is true. */
export function endToEndFields(
  headers: IncomingHttpHeaders,
  isDropped: (name: string) => boolean,
): IncomingHttpHeaders {
  const connectionOptions = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const fields: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP.has(name) && !connectionOptions.has(name) && !isDropped(name)) fields[name] = value;
  }
  return fields;
}
