import type { SiteConfig } from '../../config/siteConfig.ts';
import {
  type Valuation,
  type ValuationCall,
  type ValuationRequest,
  valuationSchema,
} from '../../src/contracts/car/valuation.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import { UpstreamError } from './upstream/upstreamError.ts';
import { parseWellFormed } from './upstream/wellFormedJson.ts';

type Site = Pick<SiteConfig, 'country' | 'currency' | 'distanceUnit'>;

/** The service that estimates what a visitor's car is worth. Nothing is cached: plates are personal data. */
export interface ValuationPort {
  readonly upstream: Upstream;
  /** Returns an estimate in the site's currency; null for an unknown plate. @throws UpstreamError */
  valuation: (site: Site, car: ValuationCall, signal?: AbortSignal) => Promise<Valuation | null>;
}

/** @param upstream an upstream at the base URL of the service */
export function createValuationPort(upstream: Upstream): ValuationPort {
  const operation = 'valuation';
  const source = { upstream: upstream.name, operation };

  function read(body: Buffer, currency: string): Valuation {
    let json: unknown;
    try {
      json = parseWellFormed(body.toString('utf8'));
    } catch (cause) {
      throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no JSON', cause });
    }
    const { vehicle, low, high, date, ...rest } = checked(valuationSchema, json, source);
    if (rest.currency !== currency) throw new UpstreamError({ ...source, kind: 'invalid', detail: 'at currency' });
    return { vehicle, low, high, currency, date };
  }

  return {
    upstream,
    valuation: ({ country, currency, distanceUnit }, { plate, mileage }, signal) => {
      // The plate is in the body, never in a URL.
      const json: ValuationRequest = { country, plate, mileage, unit: distanceUnit, currency };
      const call = {
        operation,
        path: '/valuations',
        json,
        idempotent: true,
        accepts: [404],
        ...(signal && { signal }),
      };
      return upstream.call(call, ({ status, body }) => (status === 404 ? null : read(body, currency)));
    },
  };
}
