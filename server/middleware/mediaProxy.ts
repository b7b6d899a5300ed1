import type { RequestHandler } from 'express';
import type { Environment } from '../../config/environment.ts';
import { UPSTREAMS } from '../../config/upstreams.ts';
import type { CacheStore } from '../cache/store.ts';
import { createAnswers } from '../httpCache/answers.ts';
import { upstreamPath } from '../media/mediaFolders.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { admission } from '../proxy/admission.ts';
import { cachedProxy } from '../proxy/cachedProxy.ts';
import { createProxied } from '../proxy/proxied.ts';

type MediaSettings = 'UPSTREAM_CONNECT_TIMEOUT' | 'UPSTREAM_TOTAL_TIMEOUT' | 'CACHE_FILE_KB' | 'MEDIA_PATH';

interface MediaProxyOptions {
  /** Base address of the media edge. */
  url: string;
  settings: Pick<Environment, MediaSettings>;
  /** Where small answers are kept. */
  store: CacheStore;
  log: Log;
  metrics: Metrics;
}

/** A film may be large, and a visitor's line slow. */
const MAX_BYTES = 512 * 1_024 * 1_024;
const WHOLE_MS = 30 * 60_000;
const PATIENCE_MS = 60_000;

/**
 * The media edge under our name (F004): pictures and files below `/-/media/` and `/-/jssmedia/`, the content interfaces below
 * `/sitecore/api/`; through a shared cache in memory.
 */
export function mediaProxy({ url, settings, store, log, metrics }: MediaProxyOptions): RequestHandler {
  const { connect, total } = UPSTREAMS.media.limits;
  const silence = settings[total];
  const proxied = createProxied({
    ...{ name: 'media', url, log, metrics },
    timeouts: { connect: settings[connect], begin: silence },
    limits: { silence, patience: PATIENCE_MS, whole: WHOLE_MS, maxBytes: MAX_BYTES },
  });
  const maxBytes = settings.CACHE_FILE_KB * 1_024;
  const serve = cachedProxy({ proxied, url, answers: createAnswers({ store, maxBytes }), maxBytes, metrics });
  return admission('media', ['media', 'mediaApi'], (req, res, next) => {
    req.url = upstreamPath(req.url, settings.MEDIA_PATH);
    return serve(req, res, next);
  });
}
