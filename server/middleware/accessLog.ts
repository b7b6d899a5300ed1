import type { RequestHandler } from 'express';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { isQuiet, reportedPath, reportOf } from '../operations/request/report.ts';
import { onClose, requestOf } from '../operations/request/request.ts';

/**
 * Logs one line for each request when its response is complete or the client has disconnected. The line has no query
 * string, and no path below `/api/`, where paths contain number plates and codes (Q36). Health checks and assets are logged only on errors.
 */
export function accessLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const bytesBefore = req.socket.bytesWritten;
    onClose(res, () => {
      const { statusCode } = res;
      const request = requestOf(res);
      const { kind, cache, rule: reportedRule } = reportOf(res);
      const rule = reportedRule ?? request.rule;
      if (isQuiet(res) && !log.isLevelEnabled('debug')) return;
      const aborted = !res.writableFinished;
      log[statusCode >= 500 ? 'error' : 'info']({
        event: LOG_EVENTS.request,
        reqId: request.id,
        ...(request.trace.span && { traceId: request.trace.span.traceId }),
        listener: request.listener,
        site: request.resolved?.site.id ?? null,
        kind,
        method: req.method,
        path: reportedPath(req.originalUrl),
        status: statusCode,
        ms: Math.round((performance.now() - request.startedAt) * 100) / 100,
        ...(rule !== null && { rule }),
        cache,
        upstreams: upstreamTimes(request.trace.upstreams),
        bytes: req.socket.bytesWritten - bytesBefore,
        ...(aborted && { aborted }),
      });
    });
    next();
  };
}

function upstreamTimes(upstreams: ReadonlyMap<string, { calls: number; ms: number }>) {
  if (upstreams.size === 0) return undefined;
  return Object.fromEntries([...upstreams].map(([name, { calls, ms }]) => [name, { calls, ms: Math.round(ms) }]));
}
