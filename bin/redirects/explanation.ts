import type { ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { invalidTargetStatus } from '../../server/operations/requestTarget.ts';
import { canonicalLocation } from '../../server/redirects/redirects.ts';
import {
  canonicalize,
  locationHeader,
  Matcher,
  RedirectLoopError,
  type Resolution,
  type Rule,
  relativeUrl,
  resolve,
  type Step,
  splitUrl,
  statusOf,
  type Table,
  tableFile,
} from '../../server/redirects/rules.ts';
import { FOLDER } from './finding.ts';
import type { GivenUrl } from './givenUrl.ts';
import { nearestSources, nearMatches } from './nearRules.ts';
import { pageKindAt } from './pageKind.ts';
import { queryChanges } from './queryChanges.ts';

/** One line of an explanation: its label and its text. */
export type ExplanationLine = [label: string, text: string];

export interface Explanation {
  lines: ExplanationLine[];
  /** The final URL by the tables: the URL itself when nothing redirects it; null when the server refuses it. */
  end: string | null;
}

type TableOf = (site: string) => Table;

const EMPTY_MATCHER = new Matcher();

/** Follows a URL through the tables, step by step. The platform's redirects are not considered. */
export function explainUrl(
  tableOf: TableOf,
  sites: readonly SiteConfig[],
  given: GivenUrl,
  method: string,
): Explanation {
  const { resolved, url } = given;
  const { site } = resolved;
  const lines: ExplanationLine[] = [['Site', siteText(given)]];
  const refused = invalidTargetStatus(url);
  if (refused !== null) {
    lines.push(['Response', `${refused}: the server refuses the URL before it looks at any rule`]);
    return { lines, end: null };
  }
  const { path, query } = splitUrl(url);
  lines.push(['Path', pathText(path, query)]);
  const steps: Step[] = [];
  let resolution: Resolution | null = null;
  try {
    const rulesOf = (id: string) => ({ file: tableOf(id).matcher, platform: EMPTY_MATCHER });
    resolution = resolve(rulesOf, site.id, url, { onStep: (step) => steps.push(step) });
  } catch (error) {
    if (!(error instanceof RedirectLoopError)) throw error;
    lines.push(['Loop', `the rules redirect in a loop: ${[...new Set(error.rules)].map(positionOf).join(', ')}`]);
  }
  // In a loop, each rule is listed once.
  const uniqueSteps = new Map(steps.map((step) => [step.match.compiled.rule, step]));
  for (const step of uniqueSteps.values()) lines.push(...stepLines(step, site));
  if (!resolution && steps.length > 0) {
    lines.push(['Response', 'no redirect: the server ignores a loop and treats the URL as if no rule matched']);
    return { lines, end: url };
  }
  if (!resolution) return unredirected(tableOf(site.id), given, lines, method);
  if (steps.length === 0) lines.push(['Marker', 'the ending ,-w-, matches any page and is removed']);
  const byId = new Map(sites.map((each) => [each.id, each]));
  const location = locationHeader(resolution.location, resolved, byId);
  lines.push(['Response', `${statusOf(resolution.kind === 'permanent', method)} to ${location}`]);
  const end = byId.get(resolution.location.site ?? '');
  lines.push([
    'Page',
    end
      ? pageKindAt(end, relativeUrl(resolution.location))
      : `a page of another company, at ${resolution.location.host}`,
  ]);
  return { lines, end: location };
}

function siteText({ resolved, reason }: GivenUrl): string {
  const { site, redirectTo, brand } = resolved;
  const alias = redirectTo ? `; an alias: the same redirect also changes the host to ${redirectTo}` : '';
  return `${site.id}, ${reason}${brand ? `, in the theme of ${brand.theme}` : ''}${alias}`;
}

function pathText(path: string, query: string): string {
  const canonical = canonicalize(path);
  if (!canonical) return `${path} cannot be decoded: no rule matches`;
  const changes = [
    path.includes('%') && 'decoded',
    /[A-Z]/.test(path) && 'in lower case',
    /\/\/|.\/$/.test(path) && 'extra slashes removed',
    canonical.marked && 'ending ,-w-, removed',
  ].filter(Boolean);
  const queryText = query === '' ? '' : `, query ${decodeURIComponent(query.replaceAll('+', ' '))}`;
  return `${canonical.path}${changes.length > 0 ? ` (${changes.join(', ')})` : ''}${queryText}`;
}

/** `redirects/acme.redirects:12`. */
function positionOf({ site, line }: Rule): string {
  return `${FOLDER}/${tableFile(site)}:${line}`;
}

function stepLines(step: Step, { id }: SiteConfig): ExplanationLine[] {
  const { rule } = step.match.compiled;
  const captured = [...step.match.captures].map(([name, value]) => `${name} is ${value}`).join(', ');
  const queryChange = queryChanges(step);
  const origin = step.to.host ?? (step.to.site === id ? '' : `${step.to.site}:`);
  return [
    ['Rule', `${positionOf(rule)}${rule.section ? `  [${rule.section}]` : ''}`],
    [
      '',
      `${rule.source} -> ${rule.target}${rule.preserveQuery ? '' : ' drop-query'}${rule.onNotFound ? ' if-missing' : ''}`,
    ],
    ...(captured ? [['', `with ${captured}`] satisfies ExplanationLine] : []),
    ...(queryChange ? [['Query', queryChange] satisfies ExplanationLine] : []),
    ['Target', `${origin}${relativeUrl(step.to)}`],
  ];
}

function unredirected(
  table: Table,
  { resolved, url }: GivenUrl,
  lines: ExplanationLine[],
  method: string,
): Explanation {
  const { site } = resolved;
  const { path, query } = splitUrl(url);
  const canonical = canonicalize(path);
  lines.push(['Rule', `none of the ${table.rules.length} in ${FOLDER}/${tableFile(site.id)} matches`]);
  if (canonical) {
    const similar = nearMatches(table.located, canonical, query);
    for (const { rule, reason } of similar.slice(0, 5))
      lines.push(['No match', `${positionOf(rule)}  ${rule.source}: ${reason}`]);
    const listed = new Set(similar.map(({ rule }) => rule));
    for (const rule of nearestSources(table.located, canonical)) {
      if (!listed.has(rule)) lines.push(['Similar', `${positionOf(rule)}  ${rule.source}`]);
    }
  }
  const location = canonicalLocation(url, resolved as ResolvedSite);
  const permanent = statusOf(true, method);
  if (location !== null) lines.push(['Response', `${permanent} to ${location}, the canonical URL`]);
  lines.push(['Page', pageKindAt(site, location === null ? url : location.replace(/^https?:\/\/[^/]+/, ''))]);
  lines.push(...notFoundLines(table, site, url));
  if (canonical)
    lines.push([
      'Hint',
      `if this is an old URL, add a line to ${FOLDER}/${tableFile(site.id)}:  ${encodeURI(canonical.path)} -> /new/path`,
    ]);
  return { lines, end: location ?? url };
}

/** Describes the rule that applies when the URL has no page. */
function notFoundLines({ matcher: file, onNotFound }: Table, site: SiteConfig, url: string): ExplanationLine[] {
  const steps: Step[] = [];
  const onStep = (step: Step) => steps.push(step);
  resolve((id) => (id === site.id ? { file, onNotFound, platform: EMPTY_MATCHER } : undefined), site.id, url, {
    onStep,
    notFound: true,
  });
  return steps.length === 0
    ? []
    : [['If not', 'found, an if-missing rule applies:'], ...steps.flatMap((step) => stepLines(step, site))];
}

/** Formats the lines in two columns. */
export function explanationText(lines: readonly ExplanationLine[]): string {
  return lines.map(([label, text]) => `${label.padEnd(9)} ${text}`).join('\n');
}
