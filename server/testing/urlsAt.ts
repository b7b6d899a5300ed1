import { UPSTREAM_NAMES, type UpstreamName } from '../../config/upstreams.ts';

/** Every upstream at one URL, for tests that are about a few of them. */
export function urlsAt(url: string): Record<UpstreamName, string> {
  return Object.fromEntries(UPSTREAM_NAMES.map((name) => [name, url])) as Record<UpstreamName, string>;
}
