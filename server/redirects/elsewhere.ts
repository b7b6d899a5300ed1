import { originBeside, type ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Metrics } from '../operations/metrics.ts';
import { addressOf, type Place } from './location.ts';
import type { Redirects } from './redirects.ts';
import type { Rule } from './rule.ts';
import { MARKER } from './spelling.ts';

/** What an address leads to instead. */
export type Elsewhere =
  | {
      kind: 'redirect';
      /** Rooted, or absolute on one of our sites or a listed host. */
      location: string;
      permanent: boolean;
      /** As it is logged: `file 12 /old`; the marker when that alone was taken off. */
      rule: string;
      /** Whether the rule is about addresses that no page answers. */
      ifMissing: boolean;
    }
  | { kind: 'rewrite'; url: string; rule: string };

/** `missing` says that no page answers the address, `counted: false` that nobody is sent anywhere yet. */
export type FindElsewhere = (
  resolved: ResolvedSite,
  url: string,
  asked?: { missing?: boolean; counted?: boolean },
) => Elsewhere | null;

/** Rules that are counted by name; the rest of an enormous table is counted together. */
const MAX_COUNTED = 5_000;

/** Looks addresses up for those who answer requests, and counts the rules that were used (S1 §2.4). */
export function createFindElsewhere(
  redirects: Redirects,
  sites: readonly SiteConfig[],
  metrics: Metrics,
): FindElsewhere {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const counted = new Set<string>();
  const count = (site: string, rule: Rule | undefined): void => {
    const name = rule?.source ?? MARKER;
    const key = `${site} ${name}`;
    const known = counted.has(key) || counted.size < MAX_COUNTED;
    if (known) counted.add(key);
    metrics.redirects.labels(site, rule?.from ?? 'file', known ? name : 'other').inc();
  };
  return (resolved, url, asked) => {
    const { site } = resolved;
    const resolution = redirects.resolve(site, url, asked);
    if (!resolution) return null;
    const { place, rules, way } = resolution;
    const [first] = rules;
    if (asked?.counted !== false) count(site.id, first);
    const rule = first ? `${first.from} ${first.line} ${first.source}` : MARKER;
    const here = place.site === site.id;
    if (way === 'rewrite' && here) return { kind: 'rewrite', url: addressOf({ ...place, fragment: '' }), rule };
    const ifMissing = first?.ifMissing ?? false;
    const location = locationOf(place, resolved, byId);
    return { kind: 'redirect', location, permanent: way === 'permanent', rule, ifMissing };
  };
}

/** As visitors of a site are sent there: rooted where they already are, absolute elsewhere. */
export function locationOf(place: Place, resolved: ResolvedSite, byId: ReadonlyMap<string, SiteConfig>): string {
  return `${originOf(place, resolved, byId)}${addressOf(place)}`;
}

/** Empty where the visitor already is. */
function originOf(place: Place, resolved: ResolvedSite, byId: ReadonlyMap<string, SiteConfig>): string {
  if (place.host !== null) return place.host;
  if (place.site === resolved.site.id) return resolved.redirectTo ?? '';
  const site = byId.get(place.site ?? '');
  if (!site) throw new Error(`No site ${place.site}`);
  return originBeside(resolved, site);
}
