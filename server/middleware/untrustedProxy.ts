import type { IncomingMessage } from 'node:http';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

/**
 * Returns a function that logs the first request that has passed a proxy while none is trusted: all visitors have the address of the proxy then, and
 * share the limits of one client.
 *
 * @param trustedProxies number of proxies in front (`TRUST_PROXY`)
 */
export function createWarnOfProxy(trustedProxies: number, log: Log): (request: IncomingMessage) => void {
  let hasWarned = trustedProxies > 0;
  return ({ headers }) => {
    if (hasWarned || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    hasWarned = true;
    log.warn({ event: LOG_EVENTS.proxyUntrusted, trustProxy: trustedProxies });
  };
}
