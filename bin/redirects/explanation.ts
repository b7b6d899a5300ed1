import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { canonicalLocation } from '../../server/middleware/canonicalHost.ts';
import { targetFault } from '../../server/middleware/guards.ts';
import { statusOf } from '../../server/middleware/redirects.ts';
import { canonicalize } from '../../server/redirects/canonicalize.ts';
import { locationHeader } from '../../server/redirects/findRedirect.ts';
import { relativeUrl } from '../../server/redirects/location.ts';
import { Matcher } from '../../server/redirects/matcher.ts';
import { RedirectLoopError, type Resolution, resolve, type Step, splitUrl } from '../../server/redirects/resolver.ts';
import type { Rule } from '../../server/redirects/rule.ts';
import type { Table } from '../../server/redirects/table.ts';
import { tableFile } from '../../server/redirects/tables.ts';
import type { GivenAddress } from './addressGiven.ts';
import { FOLDER } from './finding.ts';
import { almost, nearestSources } from './nearRules.ts';
import { queryStory } from './queryStory.ts';
import { whatIsThere } from './whatIsThere.ts';

/** Lines of an explanation: what the line is about, and what is said of it. */
export type Said = [about: string, words: string];

export interface Explanation {
  said: Said[];
  /** Where visitors end up, by the tables: the address itself when nothing redirects it; null when it is refused. */
  end: string | null;
}

type TableOf = (site: string) => Table;

const NOBODY = new Matcher();

/** Follows an address through the tables, step by step. The platform's redirects are not looked at. */
export function explainAddress(
  tableOf: TableOf,
  sites: readonly SiteConfig[],
  given: GivenAddress,
  method: string,
): Explanation {
  const { resolved, url } = given;
  const { site } = resolved;
  const said: Said[] = [['Site', siteSaid(given)]];
  const refused = targetFault(url);
  if (refused !== null) {
    said.push(['Answer', `${refused}: the address is refused before any rule is looked at`]);
    return { said, end: null };
  }
  const { path, query } = splitUrl(url);
  said.push(['Reads', spellingSaid(path, query)]);
  const steps: Step[] = [];
  let resolution: Resolution | null = null;
  try {
    const rulesOf = (id: string) => ({ file: tableOf(id).matcher, platform: NOBODY });
    resolution = resolve(rulesOf, site.id, url, { onStep: (step) => steps.push(step) });
  } catch (error) {
    if (!(error instanceof RedirectLoopError)) throw error;
    said.push(['Circle', `the rules lead on for ever: ${[...new Set(error.rules)].map(placeOf).join(', ')}`]);
  }
  // Round a circle, each rule once.
  const once = new Map(steps.map((step) => [step.match.compiled.rule, step]));
  for (const step of once.values()) said.push(...stepSaid(step, site));
  if (!resolution && steps.length > 0) {
    said.push(['Answer', 'none: a circle is not followed, the address is answered as if it had no rule']);
    return { said, end: url };
  }
  if (!resolution) return unredirected(tableOf(site.id), given, said, method);
  if (steps.length === 0) said.push(['Marker', 'the ending ,-w-, stands for any page and is taken off']);
  const byId = new Map(sites.map((each) => [each.id, each]));
  const location = locationHeader(resolution.location, resolved, byId);
  said.push(['Answer', `${statusOf(resolution.kind === 'permanent', method)} to ${location}`]);
  const end = byId.get(resolution.location.site ?? '');
  said.push([
    'There',
    end ? whatIsThere(end, relativeUrl(resolution.location)) : `somebody else's page, at ${resolution.location.host}`,
  ]);
  return { said, end: location };
}

function siteSaid({ resolved, because }: GivenAddress): string {
  const { site, redirectTo, brand } = resolved;
  const alias = redirectTo ? `; an alias: visitors are sent to ${redirectTo} in the same hop` : '';
  return `${site.id}, ${because}${brand ? `, in the theme of ${brand.theme}` : ''}${alias}`;
}

function spellingSaid(path: string, query: string): string {
  const spelled = canonicalize(path);
  if (!spelled) return `${path} cannot be decoded: no rule holds`;
  const done = [
    path.includes('%') && 'decoded',
    /[A-Z]/.test(path) && 'in lower case',
    /\/\/|.\/$/.test(path) && 'without needless slashes',
    spelled.marked && 'the ending ,-w-, taken off',
  ].filter(Boolean);
  const asked = query === '' ? '' : `, asked ${decodeURIComponent(query.replaceAll('+', ' '))}`;
  return `${spelled.path}${done.length > 0 ? ` (${done.join(', ')})` : ''}${asked}`;
}

/** `redirects/norrvag-se.redirects:12`. */
function placeOf({ site, line }: Rule): string {
  return `${FOLDER}/${tableFile(site)}:${line}`;
}

function stepSaid(step: Step, { id }: SiteConfig): Said[] {
  const { rule } = step.match.compiled;
  const captured = [...step.match.captures].map(([name, value]) => `${name} is ${value}`).join(', ');
  const story = queryStory(step);
  const elsewhere = step.to.host ?? (step.to.site === id ? '' : `${step.to.site}:`);
  return [
    ['Rule', `${placeOf(rule)}${rule.section ? `  [${rule.section}]` : ''}`],
    [
      '',
      `${rule.source} -> ${rule.target}${rule.preserveQuery ? '' : ' drop-query'}${rule.onNotFound ? ' if-missing' : ''}`,
    ],
    ...(captured ? [['', `where ${captured}`] satisfies Said] : []),
    ...(story ? [['Query', story] satisfies Said] : []),
    ['Leads to', `${elsewhere}${relativeUrl(step.to)}`],
  ];
}

function unredirected(table: Table, { resolved, url }: GivenAddress, said: Said[], method: string): Explanation {
  const { site } = resolved;
  const { path, query } = splitUrl(url);
  const spelled = canonicalize(path);
  said.push(['Rule', `none of the ${table.rules.length} in ${FOLDER}/${tableFile(site.id)} holds`]);
  if (spelled) {
    const near = almost(table.located, spelled, query);
    for (const { rule, why } of near.slice(0, 5)) said.push(['Not', `${placeOf(rule)}  ${rule.source}: ${why}`]);
    const known = new Set(near.map(({ rule }) => rule));
    for (const rule of nearestSources(table.located, spelled)) {
      if (!known.has(rule)) said.push(['Near', `${placeOf(rule)}  ${rule.source}`]);
    }
  }
  const location = canonicalLocation(url, resolved as ResolvedSite);
  const permanent = statusOf(true, method);
  if (location !== null) said.push(['Answer', `${permanent} to ${location}, its one spelling`]);
  said.push(['There', whatIsThere(site, location === null ? url : location.replace(/^https?:\/\/[^/]+/, ''))]);
  said.push(...missingSaid(table, site, url));
  if (spelled)
    said.push([
      'To do',
      `if it is an old address, add a line to ${FOLDER}/${tableFile(site.id)}:  ${encodeURI(spelled.path)} -> /where/it/leads`,
    ]);
  return { said, end: location ?? url };
}

/** The rule that is asked when no page answers. */
function missingSaid({ matcher: file, onNotFound }: Table, site: SiteConfig, url: string): Said[] {
  const steps: Step[] = [];
  const onStep = (step: Step) => steps.push(step);
  resolve((id) => (id === site.id ? { file, onNotFound, platform: NOBODY } : undefined), site.id, url, {
    onStep,
    notFound: true,
  });
  return steps.length === 0
    ? []
    : [
        ['If not', 'the page is missing, a rule for that case is followed:'],
        ...steps.flatMap((step) => stepSaid(step, site)),
      ];
}

/** In columns. */
export function explanationText(said: readonly Said[]): string {
  return said.map(([about, words]) => `${about.padEnd(9)} ${words}`).join('\n');
}
