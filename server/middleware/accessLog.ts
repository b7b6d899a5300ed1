import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import { redactText } from '../operations/redact.ts';

/** Written for these kinds only when something went wrong: they are asked for every few seconds. */
const QUIET_KINDS: ReadonlySet<string> = new Set(['health', 'asset']);

/**
 * One line for each request, when its answer is complete or its client has gone. Never a query string; a path is left
 * out below `/api/`, where plates and codes stand in it (Q36).
 */
export function accessLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const sentBefore = req.socket.bytesWritten;
    const context = contextOf(res);
    context.onClose.push(() => {
      const { statusCode } = res;
      if (statusCode < 400 && QUIET_KINDS.has(context.routeKind) && !log.isLevelEnabled('debug')) return;
      const aborted = !res.writableFinished;
      log[statusCode >= 500 ? 'error' : 'info']({
        event: LOG_EVENTS.request,
        reqId: context.id,
        listener: context.listener,
        site: context.resolved?.site.id ?? null,
        kind: context.routeKind,
        method: req.method,
        path: pathForLog(req.originalUrl),
        status: statusCode,
        ms: Math.round((performance.now() - context.startedAt) * 100) / 100,
        ...(context.rule !== null && { rule: context.rule }),
        cache: context.cache,
        upstreams: upstreamTimes(context.upstreams),
        bytes: req.socket.bytesWritten - sentBefore,
        ...(aborted && { aborted }),
      });
    });
    next();
  };
}

function pathForLog(url: string): string | undefined {
  if (url.startsWith('/api/') || url.startsWith('/_page')) return undefined;
  const end = url.indexOf('?');
  return redactText(end === -1 ? url : url.slice(0, end));
}

function upstreamTimes(upstreams: ReadonlyMap<string, { calls: number; ms: number }>) {
  if (upstreams.size === 0) return undefined;
  return Object.fromEntries([...upstreams].map(([name, { calls, ms }]) => [name, { calls, ms: Math.round(ms) }]));
}
