import type { Request, Response, Router } from 'express';
import { ValidationError } from 'yup';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { recordOf } from '../../lib/record.ts';
import { type ValuationCall, valuationCallSchema } from '../../src/contracts/car/valuation.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { ValuationPort } from '../ports/valuationPort.ts';
import type { LookUpLimit } from '../store/lookUpLimit.ts';
import { jsonPost, rateLimited, refuse, refuseUpstream } from './jsonPost.ts';

interface ValuationApiDependencies {
  path: string;
  port: Pick<ValuationPort, 'valuation'>;
  /** Limit of calls, also of invalid ones. */
  limit: RateLimit;
  /** Limit of look-ups (Q29). */
  lookUpLimit: LookUpLimit;
  /** Called for every refused look-up. */
  onRefusal: () => void;
}

const BODY_LIMIT = 1_024;

/**
 * Creates `POST /api/valuation` `{ plate, mileage }`: the estimate of a visitor's car, in the units of the site. The plate is in no
 * URL (Q36). Errors: 400 with the name of the invalid field, 404 for an unknown plate, 429 with `Retry-After` for too many look-ups,
 * 502 for a failed upstream, 503 while its circuit breaker is open, and those of every API of a page.
 */
export function createValuationApi(dependencies: ValuationApiDependencies): Router {
  return jsonPost({
    path: dependencies.path,
    limit: BODY_LIMIT,
    before: rateLimited(dependencies.limit),
    handle: (req, res) => sendValuation(req, res, dependencies),
  });
}

async function sendValuation(req: Request, res: Response, dependencies: ValuationApiDependencies): Promise<void> {
  const { port, lookUpLimit, onRefusal } = dependencies;
  const { resolved, client } = requestOf(res);
  if (!resolved) throw new Error('The site of the valuation is not resolved');
  const call = readCall(req.body, resolved.site);
  if (typeof call === 'string') return refuse(res, 400, call);
  const wait = await lookUpLimit(client);
  if (wait > 0) {
    onRefusal();
    return refuse(res.set('Retry-After', String(wait)), 429, 'rate');
  }
  try {
    const valuation = await port.valuation(resolved.site, call, disconnectSignal(res));
    if (res.destroyed) return;
    if (valuation === null) return refuse(res, 404, 'plate');
    res.set('Cache-Control', 'no-store').json(valuation);
  } catch (error) {
    refuseUpstream(res, error);
  }
}

/** Returns the valid call, whose mileage is in the unit of the site, or the name of its first invalid field. */
function readCall(body: unknown, { distanceUnit }: Pick<SiteConfig, 'distanceUnit'>): ValuationCall | string {
  const { plate, mileage } = recordOf(body);
  // Objects could have a `toString` that is no function.
  if (plate !== undefined && typeof plate !== 'string') return 'plate';
  if (mileage !== undefined && typeof mileage !== 'string' && typeof mileage !== 'number') return 'mileage';
  const options = { context: { distanceUnit } };
  for (const field of ['plate', 'mileage'] as const) {
    try {
      valuationCallSchema.validateSyncAt(field, { plate, mileage }, options);
    } catch (error) {
      if (error instanceof ValidationError) return field;
      throw error;
    }
  }
  return valuationCallSchema.cast({ plate, mileage }, options);
}
