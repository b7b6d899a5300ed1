import type { RequestHandler } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import { report } from '../operations/request/report.ts';
import { type ProxiedUpstream, proxiedUpstreamOf } from '../site/proxiedUpstreams.ts';

/** Responds 404 to what belongs to upstreams that are off; calls `next` for everything else. */
export function refuseProxied(kind: 'media' | 'platform', upstreams: readonly ProxiedUpstream[]): RequestHandler {
  return (req, res, next) => {
    const upstream = proxiedUpstreamOf(req.path);
    if (upstream === null || !upstreams.includes(upstream)) return next();
    report(res, { kind });
    sendPlain(res, 404);
  };
}
