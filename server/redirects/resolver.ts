import { canonicalize, encodeSegment, MARKER } from './canonicalize.ts';
import { locationFor, type RedirectLocation } from './location.ts';
import { type IsOff, type Match, QueryView, type RuleMatcher } from './matcher.ts';
import type { Rule } from './rule.ts';

/** The rules of a site. Those of its file take precedence over those of the content platform. */
export interface SiteRules {
  file: RuleMatcher;
  platform: RuleMatcher;
  /** Rules of the file for URLs without a page (`if-missing`). */
  onNotFound?: RuleMatcher;
  isOff?: IsOff;
}

/** The result of resolving a URL. */
export interface Resolution {
  /** The redirect location. It is never itself redirected. */
  location: RedirectLocation;
  /** Rules that were followed, in order; none when only the marker was removed. */
  rules: readonly Rule[];
  kind: Rule['kind'];
}

/** One rule that was followed. */
export interface Step {
  from: RedirectLocation;
  match: Match;
  to: RedirectLocation;
}

/** Thrown when rules redirect in a loop. */
export class RedirectLoopError extends Error {
  readonly rules: readonly Rule[];

  constructor(rules: readonly Rule[]) {
    super(`Redirects in a loop: ${rules.map(({ source }) => source).join(' -> ')}`);
    this.rules = rules;
  }
}

/** No editor writes a longer chain: more steps are a loop. */
const MAX_STEPS = 10;

/**
 * Follows the rules from a URL to the final location, also across sites, so that visitors are redirected once.
 *
 * @param url path and query as in a request line
 * @param options `notFound`: the URL has no page, so that `if-missing` rules are tried first; `onStep` is called with
 *   every rule that is followed
 * @returns null when no rule matches
 * @throws RedirectLoopError
 */
export function resolve(
  rulesOf: (site: string) => SiteRules | undefined,
  site: string,
  url: string,
  { onStep, notFound = false }: { onStep?: (step: Step) => void; notFound?: boolean } = {},
): Resolution | null {
  const start = splitUrl(url);
  const rules: Rule[] = [];
  let kind: Rule['kind'] = 'permanent';
  let current: RedirectLocation = { ...start, site, host: null, fragment: '' };
  while (current.site !== null) {
    const rulesOfSite = rulesOf(current.site);
    const matchers = matchersOf(rulesOfSite, notFound && rules.length === 0);
    const step = findStep(matchers, { ...current, site: current.site }, rulesOfSite?.isOff);
    if (!step) break;
    const { rule } = step.compiled;
    // The visitor is redirected to the URL that is rewritten, not to the page that it shows.
    if (rule.kind === 'rewrite' && rules.length > 0) break;
    rules.push(rule);
    if (rules.length > MAX_STEPS) throw new RedirectLoopError(rules);
    if (rule.kind !== 'permanent') kind = rule.kind;
    const to = { ...step.location, fragment: step.location.fragment || current.fragment };
    onStep?.({ from: current, match: step, to });
    current = to;
  }
  if (rules.length > 0) return { location: current, rules, kind };
  const location = withoutMarker(site, start);
  return location && { location, rules, kind };
}

/** Splits a URL into path and query (without `?`); the fragment is dropped. */
export function splitUrl(url: string): { path: string; query: string } {
  // Lone surrogates cannot be encoded; they become U+FFFD.
  const [withoutHash = ''] = url.toWellFormed().split('#', 1);
  const mark = withoutHash.indexOf('?');
  return mark === -1
    ? { path: withoutHash, query: '' }
    : { path: withoutHash.slice(0, mark), query: withoutHash.slice(mark + 1) };
}

/** Returns the matchers in order of precedence. */
function matchersOf(rules: SiteRules | undefined, notFound: boolean): readonly RuleMatcher[] {
  if (!rules) return [];
  const regular = [rules.file, rules.platform];
  return notFound && rules.onNotFound ? [rules.onNotFound, ...regular] : regular;
}

function findStep(
  matchers: readonly RuleMatcher[],
  { site, path, query }: RedirectLocation & { site: string },
  isOff: IsOff,
): (Match & { location: RedirectLocation }) | null {
  const canonical = matchers.length > 0 ? canonicalize(path) : null;
  if (!canonical) return null;
  const view = new QueryView(query);
  for (const matcher of matchers) {
    const match = matcher.match(canonical, view, isOff);
    const location = match && locationFor(match, query);
    if (location && !isSameUrl(location, site, canonical.path, query)) return { ...match, location };
  }
  return null;
}

/** Whether a rule redirects a URL to itself. A rule with captures may match its own target, which then stays. */
function isSameUrl(location: RedirectLocation, site: string, path: string, query: string): boolean {
  return location.site === site && location.query === query && canonicalize(location.path)?.path === path;
}

/** Returns the URL without the platform's marker, which no page of ours has; null without a marker. */
function withoutMarker(site: string, { path, query }: { path: string; query: string }): RedirectLocation | null {
  if (!/[,%]/.test(path)) return null;
  const canonical = canonicalize(path);
  if (!canonical?.marked || canonical.path.includes(MARKER)) return null;
  const encoded = canonical.path.split('/').map(encodeSegment).join('/');
  return { site, host: null, path: encoded, query, fragment: '' };
}
