import { refusedLeadSchema } from '../../../src/contracts/leads/leads.ts';
import { checked } from './checked.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';
import { parseWellFormed } from './wellFormedJson.ts';

/**
 * Sends a form of a visitor once; it is not retried, because it may have arrived. Returns the names of the fields that the upstream
 * refuses; null when it has accepted the form.
 *
 * @throws UpstreamError
 */
export function sendForm(
  upstream: Upstream,
  { operation, path, json }: { operation: string; path: string; json: unknown },
): Promise<readonly string[] | null> {
  const source = { upstream: upstream.name, operation };
  return upstream.call({ operation, path, json, idempotent: false, accepts: [400] }, ({ status, body }) => {
    if (status !== 400) return null;
    return Object.keys(checked(refusedLeadSchema, parse(body), source).errors);
  });

  function parse(body: Buffer): unknown {
    try {
      return parseWellFormed(body.toString('utf8'));
    } catch (cause) {
      throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no JSON', cause });
    }
  }
}
