import type { RequestHandler } from 'express';
import type { Environment } from '../../config/environment.ts';
import { continuesTrace, UPSTREAMS } from '../../config/upstreams.ts';
import type { CacheStore } from '../cache/store.ts';
import { upstreamPath } from '../media/mediaFolders.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { admission } from './admission.ts';
import { cachedProxy } from './cachedProxy.ts';
import { createResponseStore } from './httpCache/responseStore.ts';
import { createUpstreamProxy } from './upstreamProxy.ts';

type MediaSettings =
  | 'UPSTREAM_CONNECT_TIMEOUT'
  | 'UPSTREAM_TOTAL_TIMEOUT'
  | 'CACHE_FILE_KB'
  | 'MEDIA_PATH'
  | 'TRACE_UPSTREAMS';

interface MediaProxyOptions {
  /** Base URL of the media edge. */
  url: string;
  settings: Pick<Environment, MediaSettings>;
  /** The store of small responses. */
  store: CacheStore;
  /** Limits the calls to it that one client causes. */
  rate: RateLimit;
  log: Log;
  metrics: Metrics;
}

/** Limits for large videos and slow connections. */
const MAX_BYTES = 512 * 1_024 * 1_024;
const TOTAL_TIMEOUT_MS = 30 * 60_000;
const CLIENT_IDLE_TIMEOUT_MS = 60_000;

/**
 * Proxies the media edge (F004) through a shared memory cache: images and files below `/-/media/` and `/-/jssmedia/`, content
 * interfaces below `/sitecore/api/`.
 */
export function mediaProxy({ url, settings, store, rate, log, metrics }: MediaProxyOptions): RequestHandler {
  const { connect, total } = UPSTREAMS.media.limits;
  const responseTimeout = settings[total];
  const upstream = createUpstreamProxy({
    name: 'media',
    url,
    continuesTrace: continuesTrace('media', settings),
    rate,
    log,
    metrics,
    timeouts: { connect: settings[connect], firstByte: responseTimeout },
    limits: {
      idleMs: responseTimeout,
      clientIdleMs: CLIENT_IDLE_TIMEOUT_MS,
      totalMs: TOTAL_TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    },
  });
  const maxBytes = settings.CACHE_FILE_KB * 1_024;
  const serve = cachedProxy({ upstream, url, responses: createResponseStore({ store, maxBytes }), maxBytes, metrics });
  return admission('media', ['media', 'mediaApi'], (url, req, res, next) =>
    serve(upstreamPath(url, settings.MEDIA_PATH), req, res, next),
  );
}
