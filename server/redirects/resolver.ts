import { type Place, placeOf } from './location.ts';
import { type Match, QueryView, type RuleMatcher } from './matcher.ts';
import type { Rule } from './rule.ts';
import { encodeSegment, MARKER, spell } from './spelling.ts';

/** The rules of a site: those of its file, and behind them those of the content platform. */
export interface SiteRules {
  file: RuleMatcher;
  platform: RuleMatcher;
  /** Of the file, for addresses that no page answers. */
  missing?: RuleMatcher;
}

/** What becomes of an address. */
export interface Resolution {
  /** Where the visitor is sent; never an address that is itself redirected. */
  place: Place;
  /** Rules on the way, the one that was met first at the front; none when only the marker was taken off. */
  rules: readonly Rule[];
  way: Rule['way'];
}

/** One rule on the way. */
export interface Step {
  from: Place;
  match: Match;
  to: Place;
}

/** Rules lead on to the same place again. */
export class RedirectLoop extends Error {
  readonly rules: readonly Rule[];

  constructor(rules: readonly Rule[]) {
    super(`Redirects in a circle: ${rules.map(({ source }) => source).join(' -> ')}`);
    this.rules = rules;
  }
}

/** Longer chains than editors make; a circle is found by then. */
const MAX_STEPS = 10;

/**
 * Follows an address through the rules to its end, over sites too, so that visitors are sent once.
 *
 * @param url path and query as in a request line
 * @param asked `missing`: no page answers the address, so that the rules for that case are asked first; `onStep` is told
 *   of every rule on the way, for whoever explains
 * @returns null when nothing redirects it
 * @throws RedirectLoop
 */
export function resolve(
  rulesOf: (site: string) => SiteRules | undefined,
  site: string,
  url: string,
  { onStep, missing = false }: { onStep?: (step: Step) => void; missing?: boolean } = {},
): Resolution | null {
  const start = splitAddress(url);
  const rules: Rule[] = [];
  let way: Rule['way'] = 'permanent';
  let here: Place = { ...start, site, host: null, fragment: '' };
  while (here.site !== null) {
    const matchers = matchersOf(rulesOf(here.site), missing && rules.length === 0);
    const step = findStep(matchers, { ...here, site: here.site });
    if (!step) break;
    const { rule } = step.compiled;
    // The visitor is sent to the address that shows another page, not to that page.
    if (rule.way === 'rewrite' && rules.length > 0) break;
    rules.push(rule);
    if (rules.length > MAX_STEPS) throw new RedirectLoop(rules);
    if (rule.way !== 'permanent') way = rule.way;
    const to = { ...step.place, fragment: step.place.fragment || here.fragment };
    onStep?.({ from: here, match: step, to });
    here = to;
  }
  if (rules.length > 0) return { place: here, rules, way };
  const place = unmarked(site, start);
  return place && { place, rules, way };
}

/** Path, and query without its mark; what follows a hash is left out. */
export function splitAddress(url: string): { path: string; query: string } {
  // Halves of a letter, which no encoding knows, become a question mark in a box.
  const [whole = ''] = url.toWellFormed().split('#', 1);
  const mark = whole.indexOf('?');
  return mark === -1 ? { path: whole, query: '' } : { path: whole.slice(0, mark), query: whole.slice(mark + 1) };
}

/** In the order in which they are asked. */
function matchersOf(rules: SiteRules | undefined, missing: boolean): readonly RuleMatcher[] {
  if (!rules) return [];
  const always = [rules.file, rules.platform];
  return missing && rules.missing ? [rules.missing, ...always] : always;
}

function findStep(
  matchers: readonly RuleMatcher[],
  { site, path, query }: Place & { site: string },
): (Match & { place: Place }) | null {
  const spelled = matchers.length > 0 ? spell(path) : null;
  if (!spelled) return null;
  const view = new QueryView(query);
  for (const matcher of matchers) {
    const match = matcher.match(spelled, view);
    const place = match && placeOf(match, query);
    if (place && !isSame(place, site, spelled.path, query)) return { ...match, place };
  }
  return null;
}

/** A family may lead to one of its own addresses, which then stays where it is. */
function isSame(place: Place, site: string, path: string, query: string): boolean {
  return place.site === site && place.query === query && spell(place.path)?.path === path;
}

/** The same address without the platform's marker, which no page of ours has. */
function unmarked(site: string, { path, query }: { path: string; query: string }): Place | null {
  if (!/[,%]/.test(path)) return null;
  const spelled = spell(path);
  if (!spelled?.marked || spelled.path.includes(MARKER)) return null;
  const encoded = spelled.path.split('/').map(encodeSegment).join('/');
  return { site, host: null, path: encoded, query, fragment: '' };
}
