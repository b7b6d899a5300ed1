import type { RunOptions } from '../../../bin/conformance/runCases.ts';
import { UPSTREAMS, type UpstreamName } from '../../../config/upstreams.ts';

/** Long enough for a busy machine. */
const LIMITS = { start: 60_000, total: 60_000 };

/** Returns how a test runs the cases of an upstream, with those that write. @param key the key that the endpoint accepts */
export function conformanceOptions(
  name: UpstreamName,
  url: string,
  { settings, key = 'sandbox' }: { settings: Readonly<Record<string, string>> | undefined; key?: string },
): RunOptions {
  const demanded = UPSTREAMS[name].key;
  const header = typeof demanded?.header === 'string' ? demanded.header : (demanded?.header.names.apikey ?? '');
  return {
    url,
    key: demanded && { header, value: key },
    settings: settings ?? {},
    writes: true,
    limits: LIMITS,
    caseLimit: 150_000,
  };
}
