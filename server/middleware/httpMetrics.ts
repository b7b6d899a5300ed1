import type { RequestHandler } from 'express';
import type { Metrics } from '../operations/metrics.ts';
import { reportOf } from '../operations/request/report.ts';
import { onClose, requestOf } from '../operations/request/request.ts';

/** Measures durations by listener, site, route kind and status class; counts requests in progress and aborted ones. */
export function httpMetrics({ httpDuration, inFlight, httpAborted }: Metrics): RequestHandler {
  return (_req, res, next) => {
    inFlight.requests += 1;
    onClose(res, () => {
      inFlight.requests -= 1;
      const { listener, resolved, startedAt } = requestOf(res);
      const { kind } = reportOf(res);
      // Browsers end an event stream when they have what they need.
      if (!res.writableFinished && kind !== 'stream') httpAborted.inc();
      const site = resolved?.site.id ?? 'none';
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      httpDuration.labels(listener, site, kind, status).observe((performance.now() - startedAt) / 1000);
    });
    next();
  };
}
