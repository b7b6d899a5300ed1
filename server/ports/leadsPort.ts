import type { Lead } from '../../src/contracts/leads/leads.ts';
import { sendForm } from './upstream/sendForm.ts';
import type { Upstream } from './upstream/upstream.ts';

/** The service that passes leads on to dealers. */
export interface LeadsPort {
  readonly upstream: Upstream;
  /**
   * Sends a lead once. Returns the names of the fields that the upstream refuses; null when it has accepted the lead.
   *
   * @throws UpstreamError
   */
  send: (lead: Lead) => Promise<readonly string[] | null>;
}

/** @param upstream an upstream at the base URL of the service */
export function createLeadsPort(upstream: Upstream): LeadsPort {
  return {
    upstream,
    send: (lead) => sendForm(upstream, { operation: 'lead', path: '/forms', json: lead }),
  };
}
