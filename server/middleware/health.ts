import { Router } from 'express';
import { contextOf } from '../operations/context.ts';
import { BASE_HEADERS } from '../operations/headers.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Metrics } from '../operations/metrics.ts';

/**
 * Before everything that can fail. Liveness looks at nothing, so that a sick upstream never gets a healthy process
 * killed; readiness looks at start-up, drain and overload alone (Q3).
 */
export function health(options: { lifecycle: Lifecycle; metrics: Metrics; exposeMetrics: boolean }): Router {
  const { lifecycle, metrics, exposeMetrics } = options;
  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/healthz', '/api/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    contextOf(res).routeKind = 'health';
    res.set(BASE_HEADERS).set('Cache-Control', 'no-store');
    next();
  });
  router.get(['/healthz', '/api/healthz'], (_req, res) => {
    res.type('text/plain').end('Healthy');
  });
  router.get('/readyz', (_req, res) => {
    const reasons = lifecycle.reasons();
    res.status(reasons.length === 0 ? 200 : 503);
    res.type('application/json').end(JSON.stringify({ ready: reasons.length === 0, reasons }));
  });
  if (exposeMetrics) {
    router.get('/metrics', async (_req, res) => {
      res.type(metrics.registry.contentType).end(await metrics.registry.metrics());
    });
  }
  return router;
}
