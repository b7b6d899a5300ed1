import { isIP } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Metrics } from '../operations/metrics.ts';
import { report } from '../operations/request/report.ts';
import { headersFor } from '../operations/request/request.ts';

interface HealthOptions {
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** `direct`: for requests that came through no proxy to an IP address or to `localhost`. */
  exposeMetrics: 'always' | 'direct' | 'never';
}

type Endpoint = (res: Response) => void | Promise<void>;

/**
 * Serves liveness, readiness and metrics. Mounted before everything that can fail. Liveness checks nothing, so that a failing
 * upstream never gets a healthy process killed. Readiness checks start-up, drain and overload only (Q3).
 */
export function health({ lifecycle, metrics, exposeMetrics }: HealthOptions): RequestHandler {
  const alive: Endpoint = (res) => send(res, 200, 'text/plain; charset=utf-8', 'Healthy');
  const sendMetrics: Endpoint = async (res) =>
    send(res, 200, metrics.registry.contentType, await metrics.registry.metrics());
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
  if (exposeMetrics !== 'never') {
    endpoints.set('/metrics', sendMetrics);
  }
  return (req, res, next) => {
    const queryStart = req.url.indexOf('?');
    const endpoint = endpoints.get(queryStart === -1 ? req.url : req.url.slice(0, queryStart));
    if (endpoint === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    if (endpoint === sendMetrics && exposeMetrics === 'direct' && !isDirect(req)) return next();
    report(res, { kind: 'health' });
    return endpoint(res);
  };
}

/** Header fields of which proxies add at least one. */
const PROXY_FIELDS = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Whether a request is a scraper's: to the IP address of this machine or to `localhost`, and through no proxy. */
function isDirect({ headers }: Request): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return (host === 'localhost' || isIP(host) !== 0) && PROXY_FIELDS.every((name) => headers[name] === undefined);
}

function send(res: Response, status: number, type: string, body: string): void {
  const length = Buffer.byteLength(body);
  const headers = { 'Content-Type': type, 'Content-Length': length, 'Cache-Control': 'no-store' };
  res.writeHead(status, headersFor(res, headers)).end(res.req.method === 'HEAD' ? undefined : body);
}
