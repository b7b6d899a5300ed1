import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import type { Metrics } from '../operations/metrics.ts';

/** Measures durations by listener, site, route kind and status class; counts requests in progress and aborted ones. */
export function httpMetrics({ httpDuration, inFlight, httpAborted }: Metrics): RequestHandler {
  return (_req, res, next) => {
    inFlight.requests += 1;
    const context = contextOf(res);
    context.onClose.push(() => {
      inFlight.requests -= 1;
      const { listener, resolved, routeKind, startedAt } = context;
      // Browsers end an event stream when they have what they need.
      if (!res.writableFinished && routeKind !== 'stream') httpAborted.inc();
      const site = resolved?.site.id ?? 'none';
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      httpDuration.labels(listener, site, routeKind, status).observe((performance.now() - startedAt) / 1000);
    });
    next();
  };
}
