import type { RequestHandler, Response } from 'express';
import { contextOf, headersFor } from '../operations/context.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Metrics } from '../operations/metrics.ts';

interface HealthOptions {
  lifecycle: Lifecycle;
  metrics: Metrics;
  exposeMetrics: boolean;
}

type Answer = (res: Response) => void | Promise<void>;

/**
 * Before everything that can fail. Liveness looks at nothing, so that a sick upstream never gets a healthy process
 * killed; readiness looks at start-up, drain and overload alone (Q3).
 */
export function health({ lifecycle, metrics, exposeMetrics }: HealthOptions): RequestHandler {
  const alive: Answer = (res) => send(res, 200, 'text/plain; charset=utf-8', 'Healthy');
  const answers = new Map<string, Answer>([
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
    answers.set('/metrics', async (res) => {
      send(res, 200, metrics.registry.contentType, await metrics.registry.metrics());
    });
  }
  return (req, res, next) => {
    const mark = req.url.indexOf('?');
    const answer = answers.get(mark === -1 ? req.url : req.url.slice(0, mark));
    if (answer === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    contextOf(res).routeKind = 'health';
    return answer(res);
  };
}

function send(res: Response, status: number, type: string, body: string): void {
  const length = Buffer.byteLength(body);
  const headers = { 'Content-Type': type, 'Content-Length': length, 'Cache-Control': 'no-store' };
  res.writeHead(status, headersFor(res, headers)).end(res.req.method === 'HEAD' ? undefined : body);
}
