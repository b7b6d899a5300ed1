import { UPSTREAM_NAMES, type UpstreamName } from '../../config/upstreams.ts';

/** Returns one URL for every upstream, for tests that use only some of them. */
export function urlsAt(url: string): Record<UpstreamName, string> {
  return Object.fromEntries(UPSTREAM_NAMES.map((name) => [name, url])) as Record<UpstreamName, string>;
}
