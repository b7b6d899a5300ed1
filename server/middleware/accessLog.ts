import type { RequestHandler } from 'express';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { reportOf } from '../operations/request/report.ts';
import { onClose, requestOf } from '../operations/request/request.ts';

/** Requests of these kinds are logged only on errors, because they arrive every few seconds. */
const QUIET_KINDS: ReadonlySet<string> = new Set(['health', 'asset']);

/**
 * Logs one line for each request when its response is complete or the client has disconnected. The line has no query
 * string, and no path below `/api/`, where paths contain number plates and codes (Q36).
 */
export function accessLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const bytesBefore = req.socket.bytesWritten;
    onClose(res, () => {
      const { statusCode } = res;
      const request = requestOf(res);
      const { kind, cache, ...reported } = reportOf(res);
      const rule = reported.rule ?? request.rule;
      if (statusCode < 400 && QUIET_KINDS.has(kind) && !log.isLevelEnabled('debug')) return;
      const aborted = !res.writableFinished;
      log[statusCode >= 500 ? 'error' : 'info']({
        event: LOG_EVENTS.request,
        reqId: request.id,
        listener: request.listener,
        site: request.resolved?.site.id ?? null,
        kind,
        method: req.method,
        path: pathForLog(req.originalUrl),
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

function pathForLog(url: string): string | undefined {
  if (url.startsWith('/api/') || url.startsWith('/_page')) return undefined;
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function upstreamTimes(upstreams: ReadonlyMap<string, { calls: number; ms: number }>) {
  if (upstreams.size === 0) return undefined;
  return Object.fromEntries([...upstreams].map(([name, { calls, ms }]) => [name, { calls, ms: Math.round(ms) }]));
}
