import { report } from '../operations/request/report.ts';
import { withDefaultLifetime } from './defaultLifetime.ts';
import type { ResponseStore } from './httpCache/responseStore.ts';
import type { StoredResponse } from './httpCache/storedResponse.ts';
import { invalidatedUrls } from './invalidatedUrls.ts';
import type { ProxyRequest } from './proxyRequest.ts';
import { cacheStatus } from './serveStored.ts';
import type { UpstreamHead, UpstreamProxy } from './upstreamProxy.ts';

interface BypassOptions {
  upstream: UpstreamProxy;
  /** Base URL of the upstream. */
  url: string;
  responses: ResponseStore;
}

/**
 * Forwards a request and its response without storing it; removes stored responses that it invalidates. `stored` is the stored
 * response for the request.
 *
 * @throws ProxyError
 */
export type Bypass = (request: ProxyRequest, stored: StoredResponse | null) => Promise<void>;

/** Creates the way around the cache of a proxy: for `POST`, `HEAD` and parts of files. */
export function createBypass({ upstream, url: base, responses }: BypassOptions): Bypass {
  return async ({ req, res, url, fields }, stored) => {
    req.headers = fields;
    report(res, { cache: 'bypass' });
    const head = await upstream.fetchHead(url, req, res);
    // A `HEAD` response that describes another body invalidates the stored one (RFC 9111 §4.3.5).
    if (stored !== null && req.method === 'HEAD' && describesAnotherBody(head, stored)) responses.remove(url);
    if (req.method === 'POST' && head.status < 400) {
      for (const changed of [url, ...invalidatedUrls(head.headers, base, url)]) responses.remove(changed);
    }
    const headers = withDefaultLifetime(url, head.status, head.headers);
    const forwardReason = req.method === 'GET' ? 'fwd=partial' : 'fwd=method';
    const sentHeaders = { ...headers, 'cache-status': cacheStatus(headers, forwardReason) };
    await upstream.forward({ ...head, headers: sentHeaders }, req, res);
  };
}

function describesAnotherBody({ status, headers }: UpstreamHead, stored: StoredResponse): boolean {
  if (status !== 200) return status === 404 || status === 410;
  const names = ['etag', 'last-modified', 'content-length'] as const;
  return names.some((name) => headers[name] !== undefined && headers[name] !== stored.headers[name]);
}
