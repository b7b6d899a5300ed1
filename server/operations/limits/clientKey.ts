import type { IncomingMessage } from 'node:http';
import { callerOf } from './rateLimit.ts';

/** The key of work that no client requested. */
export const NO_CLIENT = '';

/**
 * Returns the key that all limits by client use: an IPv4 address or the /64 prefix of an IPv6 address. Each trusted proxy appends
 * the address that it saw to `X-Forwarded-For`. Entries further left come from the client and are ignored.
 *
 * @param trustedProxies number of proxies in front (`TRUST_PROXY`)
 */
export function clientKey({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return callerOf(socket.remoteAddress);
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const clientIps = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return callerOf(clientIps.at(-Math.min(trustedProxies, clientIps.length)) ?? socket.remoteAddress);
}
