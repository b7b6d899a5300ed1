import type { SiteConfig } from '../../config/siteConfig.ts';
import { invalidTargetStatus } from '../operations/requestTarget.ts';
import { canonicalize } from './canonicalize.ts';
import type { CompiledRule, LocatedRule } from './compile.ts';
import { type RedirectLocation, relativeUrl } from './location.ts';
import { Matcher, QueryView, type RuleMatcher } from './matcher.ts';
import { isReserved } from './reserved.ts';
import { RedirectLoopError, type Resolution, resolve, splitUrl } from './resolver.ts';
import { type Diagnostic, type Issue, issueAt, type Rule } from './rule.ts';
import { SAMPLES, sampleOf } from './samples.ts';
import type { Table } from './table.ts';
import type { Target } from './target.ts';
import { targetDiagnostic } from './targetChecks.ts';

/** The tables and sites that a table is checked against: a redirect may continue through rules of other sites. */
export interface CheckContext {
  tables: ReadonlyMap<string, Table>;
  sites: readonly SiteConfig[];
}

export interface CheckResult {
  issues: Issue[];
  notes: Issue[];
}

const PROTECTED_PATHS = [
  '/',
  '/api/search',
  '/assets/a.js',
  '/-/media/a.jpg',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
];

const EMPTY_MATCHER = new Matcher();

/**
 * Checks a table without calling an upstream: loops, chains, rules that match no URL, targets that the router has no page
 * for. Of a line with several issues, only the first is reported.
 */
export function checkTable(table: Table, context: CheckContext): CheckResult {
  const findings: CheckResult = { issues: [], notes: [] };
  const reported = new Set<Rule>();
  const check = createCheck(context);
  for (const located of table.located) {
    const { rule } = located.compiled;
    if (reported.has(rule)) continue;
    const { issue, note } = check(located, table);
    if (issue) findings.issues.push(issueAt(rule, issue));
    else if (note) findings.notes.push(issueAt(rule, note));
    if (issue || note) reported.add(rule);
  }
  findings.issues.push(...greedyRules(table));
  return findings;
}

interface RuleResult {
  issue?: Diagnostic;
  note?: Diagnostic;
}

/** Creates the check of one rule. Results are memoized by target, because thousands of rules share a few targets. */
function createCheck({ tables, sites }: CheckContext) {
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const rulesOf = (id: string) => {
    const table = tables.get(id);
    return table && { file: table.matcher, platform: EMPTY_MATCHER, onNotFound: table.onNotFound };
  };
  const byTarget = new Map<Target, RuleResult>();

  const ofRule = ({ rule, target }: CompiledRule, sample: string): RuleResult => {
    let resolution: Resolution | null;
    try {
      resolution = resolve(rulesOf, rule.site, sample, { notFound: rule.onNotFound });
    } catch (error) {
      if (error instanceof RedirectLoopError) return { issue: loopDiagnostic(error, rule) };
      throw error;
    }
    if (!resolution || resolution.rules.length === 0) {
      return {
        issue: { message: 'The rule redirects a URL to itself', hint: 'Choose another target, or remove the rule.' },
      };
    }
    const site = siteOf.get(resolution.location.site ?? '');
    const issue = site && targetDiagnostic(site, resolution.location);
    if (issue) return { issue: { ...issue, inTarget: true } };
    const [, ...onward] = resolution.rules;
    // The chain of a rule with captures cannot be written as one line.
    const fixed = typeof target.path === 'string';
    return fixed && onward.length > 0 ? { note: chainNote(onward, resolution.location) } : {};
  };

  return (located: LocatedRule, { matcher, onNotFound }: Table): RuleResult => {
    const { compiled } = located;
    const sample = reachingSample(located, compiled.rule.onNotFound ? [matcher, onNotFound] : [matcher]);
    if (typeof sample !== 'string') return { issue: sample };
    const { target } = compiled;
    // Without captures and conditions the result depends on the target alone, unless the source is the target.
    if (compiled.names.length > 0 || compiled.conditions.length > 0 || target.path === sample)
      return ofRule(compiled, sample);
    const cached = byTarget.get(target);
    if (cached) return cached;
    const result = ofRule(compiled, sample);
    byTarget.set(target, result);
    return result;
  };
}

/**
 * Returns a URL that the rule matches first, or a diagnostic when there is none.
 *
 * @param matchers the rule's own matcher, preceded by the matchers that take precedence
 */
export function reachingSample(located: LocatedRule, matchers: readonly RuleMatcher[]): string | Diagnostic {
  const { rule, names, conditions } = located.compiled;
  // No rule is more specific than a literal path.
  if (names.length === 0 && conditions.length === 0 && matchers.length === 1) {
    const sample = sampleOf(located);
    return sourceDiagnostic(sample) ?? sample;
  }
  let winner: Rule | undefined;
  for (let variant = 0; variant < SAMPLES; variant += 1) {
    const sample = sampleOf(located, variant);
    const diagnostic = sourceDiagnostic(sample);
    if (diagnostic) return diagnostic;
    const first = firstRule(sample, matchers);
    if (first === rule) return sample;
    winner = first;
  }
  if (!winner) return { message: 'No URL can match this rule', hint: 'Test the source with explain and correct it.' };
  const hint = `Line ${winner.line} (${winner.source}) takes precedence. Remove one of the two, or make this one more specific.`;
  return { message: 'The rule never applies', hint };
}

function firstRule(sample: string, matchers: readonly RuleMatcher[]): Rule | undefined {
  const { path, query } = splitUrl(sample);
  const canonical = canonicalize(path);
  if (!canonical) return undefined;
  const view = new QueryView(query);
  for (const matcher of matchers) {
    const match = matcher.match(canonical, view);
    if (match) return match.compiled.rule;
  }
  return undefined;
}

function sourceDiagnostic(sample: string): Diagnostic | null {
  if (isReserved(splitUrl(sample).path)) {
    return { message: 'This path is reserved for the product itself', hint: 'Choose another source.' };
  }
  if (invalidTargetStatus(sample) === null) return null;
  return { message: 'The server refuses this URL before it looks at any rule', hint: 'Correct or remove the rule.' };
}

/** Reports rules that match paths of the product. */
function greedyRules({ matcher }: Table): Issue[] {
  const rules = PROTECTED_PATHS.flatMap((path) => {
    const rule = matcher.match({ path, marked: false }, new QueryView(''))?.compiled.rule;
    return rule ? [[path, rule] as const] : [];
  });
  return [...new Map(rules.map(([path, rule]) => [rule, path]))].map(([rule, path]) =>
    issueAt(rule, { message: `The rule would match ${path}`, hint: 'Begin it with a literal segment: /old/*.' }),
  );
}

function loopDiagnostic(error: RedirectLoopError, rule: Rule): Diagnostic {
  const rules = [...new Set(error.rules)].map(
    ({ line, source, site }) => `line ${line} (${site === rule.site ? '' : `${site} `}${source})`,
  );
  return { message: `Redirects in a loop: ${rules.join(', then ')}`, hint: 'Redirect one of them to a page.' };
}

function chainNote(onward: readonly Rule[], location: RedirectLocation): Diagnostic {
  const lines = onward.map(({ line, source }) => `line ${line} (${source})`).join(', ');
  const url = relativeUrl(location);
  return {
    message: `The target is itself redirected by ${lines}`,
    hint: `Visitors are redirected directly to ${location.host ?? ''}${url}; write that as the target.`,
    inTarget: true,
  };
}
