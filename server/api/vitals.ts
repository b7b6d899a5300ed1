import type { Router } from 'express';
import { readVitals } from '../../src/contracts/vitals/vitalsReport.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { Metrics } from '../operations/metrics.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';

interface VitalsApiDependencies {
  path: string;
  metrics: Metrics;
  limit: RateLimit;
}

const BODY_LIMIT = 2_048;

/**
 * Creates `POST /api/vitals`, to which pages report their speed (`src/contracts/vitals/vitals.ts`). Responds 204. Errors: 400 with the name of the
 * invalid field, 413 for a large body, 429 for too many calls.
 */
export function createVitalsApi({ path, metrics, limit }: VitalsApiDependencies): Router {
  return jsonPost({
    path,
    limit: BODY_LIMIT,
    before: rateLimited(limit),
    handle: (req, res) => {
      const report = readVitals(req.body);
      if ('invalidField' in report) return refuse(res, 400, report.invalidField);
      const { kind, device, vitals } = report;
      for (const { name, value } of vitals) {
        if (name === 'CLS') metrics.layoutShift.labels(kind, device).observe(value);
        else metrics.vitals.labels(name, kind, device).observe(value / 1_000);
      }
      res.status(204).set('Cache-Control', 'no-store').end();
    },
  });
}
