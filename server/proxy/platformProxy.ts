import type { RequestHandler } from 'express';
import type { Environment } from '../../config/environment.ts';
import { continuesTrace, UPSTREAMS } from '../../config/upstreams.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { admission, type ServeProxied } from './admission.ts';
import { withDefaultNoStore } from './defaultLifetime.ts';
import { requestFields } from './requestFields.ts';
import { createUpstreamProxy, sendFailure } from './upstreamProxy.ts';

interface PlatformProxyOptions {
  /** Base URL of the platform's own host. */
  url: string;
  settings: Pick<Environment, 'UPSTREAM_CONNECT_TIMEOUT' | 'UPSTREAM_TOTAL_TIMEOUT' | 'TRACE_UPSTREAMS'>;
  /** Limits the calls to it that one client causes. */
  rate: RateLimit;
  log: Log;
  metrics: Metrics;
}

const TOTAL_TIMEOUT_MS = 60_000;
const CLIENT_IDLE_TIMEOUT_MS = 30_000;

/**
 * Proxies the platform's own host (F005): paths below `/-/` that are no media, and `/sitecore/service/`. Sends no key, because
 * the requests are visitors'. Stores no responses.
 */
export function platformProxy({ url, settings, rate, log, metrics }: PlatformProxyOptions): RequestHandler {
  const { connect, total, maxBytes } = UPSTREAMS.platform.limits;
  const responseTimeout = settings[total];
  const upstream = createUpstreamProxy({
    name: 'platform',
    url,
    continuesTrace: continuesTrace('platform', settings),
    rate,
    log,
    metrics,
    timeouts: { connect: settings[connect], firstByte: responseTimeout },
    limits: {
      idleMs: responseTimeout,
      clientIdleMs: CLIENT_IDLE_TIMEOUT_MS,
      totalMs: TOTAL_TIMEOUT_MS,
      maxBytes,
    },
  });
  const serve: ServeProxied = async (url, req, res, next) => {
    req.headers = requestFields(req.headers);
    try {
      const head = await upstream.fetchHead(url, req, res);
      await upstream.forward({ ...head, headers: withDefaultNoStore(head.headers) }, req, res);
    } catch (error) {
      sendFailure(res, error, next);
    }
  };
  return admission('platform', ['platform'], serve);
}
