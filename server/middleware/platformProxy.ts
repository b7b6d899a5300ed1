import type { RequestHandler } from 'express';
import type { Environment } from '../../config/environment.ts';
import { UPSTREAMS } from '../../config/upstreams.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { admission } from '../proxy/admission.ts';
import { unkeptWhenSilent } from '../proxy/lifetimes.ts';
import { createProxied, sendFailure } from '../proxy/proxied.ts';
import { requestFields } from '../proxy/requestFields.ts';

interface PlatformProxyOptions {
  /** Base address of the platform's own host. */
  url: string;
  settings: Pick<Environment, 'UPSTREAM_CONNECT_TIMEOUT' | 'UPSTREAM_TOTAL_TIMEOUT'>;
  log: Log;
  metrics: Metrics;
}

const WHOLE_MS = 60_000;
const PATIENCE_MS = 30_000;

/**
 * The platform's own host under our name (F005): what stands below `/-/` and is no media, and `/sitecore/service/`. No key of
 * ours goes along: who asks is a visitor. Nothing is kept here.
 */
export function platformProxy({ url, settings, log, metrics }: PlatformProxyOptions): RequestHandler {
  const { connect, total, maxBytes } = UPSTREAMS.platform.limits;
  const silence = settings[total];
  const proxied = createProxied({
    ...{ name: 'platform', url, log, metrics },
    timeouts: { connect: settings[connect], begin: silence },
    limits: { silence, patience: PATIENCE_MS, whole: WHOLE_MS, maxBytes },
  });
  const serve: RequestHandler = async (req, res, next) => {
    req.headers = requestFields(req.headers);
    try {
      const head = await proxied.ask(req, res);
      await proxied.sendOn({ ...head, headers: unkeptWhenSilent(head.headers) }, req, res);
    } catch (error) {
      sendFailure(res, error, next);
    }
  };
  return admission('platform', ['platform'], serve);
}
