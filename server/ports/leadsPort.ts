import { type Lead, refusedLeadSchema } from '../../src/contracts/leads.ts';
import { checked } from './checked.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';
import { parseWellFormed } from './wellFormedJson.ts';

/** The service that passes leads on to dealers. */
export interface LeadsPort {
  readonly upstream: Upstream;
  /**
   * Sends a lead once; it is not retried, because it may have arrived. Returns the names of the fields that the upstream refuses;
   * null when it has accepted the lead.
   *
   * @throws UpstreamError
   */
  send: (lead: Lead) => Promise<readonly string[] | null>;
}

/** @param upstream an upstream at the base URL of the service */
export function createLeadsPort(upstream: Upstream): LeadsPort {
  const operation = 'lead';
  const source = { upstream: upstream.name, operation };
  return {
    upstream,
    send: (lead) =>
      upstream.call(
        { operation, path: '/forms', json: lead, idempotent: false, accepts: [400] },
        ({ status, body }) => {
          if (status !== 400) return null;
          return Object.keys(checked(refusedLeadSchema, parse(body), source).errors);
        },
      ),
  };

  function parse(body: Buffer): unknown {
    try {
      return parseWellFormed(body.toString('utf8'));
    } catch (cause) {
      throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no JSON', cause });
    }
  }
}
