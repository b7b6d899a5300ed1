import type { IncomingMessage } from 'node:http';
import { callerOf } from './rateLimit.ts';

/** No client: what the process does by itself. */
export const NO_CLIENT = '';

/**
 * Returns the key that all limits by client use: one IPv4 address or the /64 of an IPv6 one. Each trusted proxy appended the
 * address that it saw to `X-Forwarded-For`; what stands further left was written by the client and counts for nothing.
 *
 * @param trustedProxies number of proxies in front (`TRUST_PROXY`)
 */
export function clientKey({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return callerOf(socket.remoteAddress);
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const nearest = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return callerOf(nearest.at(-Math.min(trustedProxies, nearest.length)) ?? socket.remoteAddress);
}
