import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '../../src/contracts/leads.ts';

const MAX_LEADS = 5_000;

/** The leads that the upstream accepted, oldest first; each id once. */
export class ReceivedLeads {
  #leads = new Map<string, Lead>();

  /** Returns `conflict` for an id that another lead has. */
  add(lead: Lead): 'new' | 'known' | 'conflict' {
    const known = this.#leads.get(lead.formSubmissionId);
    if (known) return isDeepStrictEqual(known, lead) ? 'known' : 'conflict';
    this.#leads.set(lead.formSubmissionId, lead);
    const [oldest] = this.#leads.size > MAX_LEADS ? this.#leads.keys() : [];
    if (oldest !== undefined) this.#leads.delete(oldest);
    return 'new';
  }

  clear(): void {
    this.#leads.clear();
  }

  state(): readonly Lead[] {
    return [...this.#leads.values()];
  }
}
