import { type ResolvedSite, siblingOrigin } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Metrics } from '../operations/metrics.ts';
import { missingLinksOf } from '../site/missingLinks.ts';
import type { Redirects } from './activeRedirects.ts';
import { MARKER } from './canonicalize.ts';
import { type RedirectLocation, relativeUrl } from './location.ts';
import type { Rule } from './rule.ts';

/** The redirect or rewrite that the rules of a site define for a URL. */
export type RedirectMatch =
  | {
      kind: 'redirect';
      /** A rooted URL, or an absolute one on one of our sites or on a listed host. */
      location: string;
      permanent: boolean;
      /** Text for logs: `file 12 /old`; the marker when no rule matched and only the marker was removed. */
      rule: string;
      /** Whether the rule applies only to URLs without a page (`if-missing`). */
      onNotFound: boolean;
    }
  | { kind: 'rewrite'; url: string; rule: string };

/**
 * Finds the redirect of a URL; null when there is none. `notFound` says that the URL has no page. With `count: false` the
 * match is not counted, because the visitor is not redirected yet.
 */
export type FindRedirect = (
  resolved: ResolvedSite,
  url: string,
  options?: { notFound?: boolean; count?: boolean },
) => RedirectMatch | null;

/** Rules that have a metric label of their own. The rest of a very large table shares one label. */
const MAX_RULE_LABELS = 5_000;

/** Creates the function that looks up redirects for middleware and pages, and that counts the rules used (S1 §2.4). */
export function createFindRedirect(redirects: Redirects, sites: readonly SiteConfig[], metrics: Metrics): FindRedirect {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const labels = new Set<string>();
  const countMatch = (site: string, rule: Rule | undefined): void => {
    const name = rule?.source ?? MARKER;
    const key = `${site} ${name}`;
    const isCountedByRule = labels.has(key) || labels.size < MAX_RULE_LABELS;
    if (isCountedByRule) labels.add(key);
    metrics.redirects.labels(site, rule?.from ?? 'file', isCountedByRule ? name : 'other').inc();
  };
  return (resolved, url, options) => {
    const { site } = resolved;
    const resolution = redirects.resolve(site, url, options);
    if (!resolution) return null;
    const { location, rules, kind } = resolution;
    if (isMissing(location, byId)) return null;
    const [first] = rules;
    if (options?.count !== false) countMatch(site.id, first);
    const rule = first ? `${first.from} ${first.line} ${first.source}` : MARKER;
    const isSameSite = location.site === site.id;
    if (kind === 'rewrite' && isSameSite) {
      return { kind: 'rewrite', url: relativeUrl({ ...location, fragment: '' }), rule };
    }
    return {
      kind: 'redirect',
      location: locationHeader(location, resolved, byId),
      permanent: kind === 'permanent',
      rule,
      onNotFound: first?.onNotFound ?? false,
    };
  };
}

/** Returns whether a location is a page that its site does not have, because an upstream is off. */
function isMissing(location: RedirectLocation, byId: ReadonlyMap<string, SiteConfig>): boolean {
  const site = location.host === null ? byId.get(location.site ?? '') : undefined;
  return site !== undefined && missingLinksOf(site)(relativeUrl(location));
}

/** Returns the value of the `Location` header: rooted when the visitor stays on the same host, else absolute. */
export function locationHeader(
  location: RedirectLocation,
  resolved: ResolvedSite,
  byId: ReadonlyMap<string, SiteConfig>,
): string {
  return `${originFor(location, resolved, byId)}${relativeUrl(location)}`;
}

/** Returns the origin, or an empty string for the host that the visitor is on. */
function originFor(location: RedirectLocation, resolved: ResolvedSite, byId: ReadonlyMap<string, SiteConfig>): string {
  if (location.host !== null) return location.host;
  if (location.site === resolved.site.id) return resolved.redirectTo ?? '';
  const site = byId.get(location.site ?? '');
  if (!site) throw new Error(`No site ${location.site}`);
  return siblingOrigin(resolved, site);
}
