import type { RequestHandler, Response } from 'express';
import { contextOf, headersFor } from '../operations/context.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Metrics } from '../operations/metrics.ts';

interface HealthOptions {
  lifecycle: Lifecycle;
  metrics: Metrics;
  exposeMetrics: boolean;
}

type Endpoint = (res: Response) => void | Promise<void>;

/**
 * Serves liveness, readiness and metrics. Mounted before everything that can fail. Liveness checks nothing, so that a failing
 * upstream never gets a healthy process killed. Readiness checks start-up, drain and overload only (Q3).
 */
export function health({ lifecycle, metrics, exposeMetrics }: HealthOptions): RequestHandler {
  const alive: Endpoint = (res) => send(res, 200, 'text/plain; charset=utf-8', 'Healthy');
  const endpoints = new Map<string, Endpoint>([
    ['/healthz', alive],
    ['/api/healthz', alive],
    [
      '/readyz',
      (res) => {
        const reasons = lifecycle.reasons();
        const ready = reasons.length === 0;
        send(res, ready ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify({ ready, reasons }));
      },
    ],
  ]);
  if (exposeMetrics) {
    endpoints.set('/metrics', async (res) => {
      send(res, 200, metrics.registry.contentType, await metrics.registry.metrics());
    });
  }
  return (req, res, next) => {
    const queryStart = req.url.indexOf('?');
    const endpoint = endpoints.get(queryStart === -1 ? req.url : req.url.slice(0, queryStart));
    if (endpoint === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    contextOf(res).routeKind = 'health';
    return endpoint(res);
  };
}

function send(res: Response, status: number, type: string, body: string): void {
  const length = Buffer.byteLength(body);
  const headers = { 'Content-Type': type, 'Content-Length': length, 'Cache-Control': 'no-store' };
  res.writeHead(status, headersFor(res, headers)).end(res.req.method === 'HEAD' ? undefined : body);
}
