import type { Environment } from '../../../config/environment.ts';
import { UPSTREAMS, type UpstreamName } from '../../../config/upstreams.ts';

/** The sandbox's key for every upstream. It only proves that a key is sent. */
const SANDBOX_KEY = 'sandbox';

/** Returns the header that carries the key of an upstream; none for an upstream without a key. */
export function upstreamHeaders(name: UpstreamName, environment: Environment): Record<string, string> {
  const { key } = UPSTREAMS[name];
  if (key === null) return {};
  const { variable, header } = key;
  const headerName = typeof header === 'string' ? header : header.names[environment[header.variable]];
  return { [headerName]: environment.sandboxed.includes(name) ? SANDBOX_KEY : environment[variable] };
}
