import type { SiteConfig } from '../../config/siteConfig.ts';
import { targetFault } from '../middleware/guards.ts';
import type { CompiledRule, Located } from './compile.ts';
import { addressOf, type Place } from './location.ts';
import { Matcher, QueryView, type RuleMatcher } from './matcher.ts';
import { RedirectLoop, type Resolution, resolve, splitAddress } from './resolver.ts';
import { type Complaint, type Fault, faultOf, type Rule } from './rule.ts';
import { SAMPLES, sampleOf } from './samples.ts';
import { spell } from './spelling.ts';
import type { Table } from './table.ts';
import type { Target } from './target.ts';
import { targetComplaint } from './targetChecks.ts';

/** What a table is checked against: rules lead on through those of other sites too. */
export interface CheckWorld {
  tables: ReadonlyMap<string, Table>;
  sites: readonly SiteConfig[];
}

export interface Findings {
  faults: Fault[];
  notes: Fault[];
}

/** Addresses of the product itself; a rule about them would take something away. */
const OURS =
  /^\/(?:assets|api|-|sitecore|_page|healthz|readyz|metrics|feaas(?:-render)?)(?:\/|$)|^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/;
const OURS_FOR_SURE = ['/', '/api/search', '/assets/a.js', '/-/media/a.jpg', '/robots.txt', '/sitemap.xml', '/healthz'];

const NOBODY = new Matcher();

/**
 * What can be said of a table without asking anybody: circles, chains, rules that hold for no address, targets that no
 * page can have. A line with several faults is reported with the first.
 */
export function checkTable(table: Table, world: CheckWorld): Findings {
  const findings: Findings = { faults: [], notes: [] };
  const reported = new Set<Rule>();
  const check = createCheck(world);
  for (const located of table.located) {
    const { rule } = located.compiled;
    if (reported.has(rule)) continue;
    const { fault, note } = check(located, table);
    if (fault) findings.faults.push(faultOf(rule, fault));
    else if (note) findings.notes.push(faultOf(rule, note));
    if (fault || note) reported.add(rule);
  }
  findings.faults.push(...greedyRules(table));
  return findings;
}

interface Verdict {
  fault?: Complaint;
  note?: Complaint;
}

/** Remembers what it has found out about a target: thousands of rules lead to a few. */
function createCheck({ tables, sites }: CheckWorld) {
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const rulesOf = (id: string) => {
    const table = tables.get(id);
    return table && { file: table.matcher, platform: NOBODY, missing: table.missing };
  };
  const byTarget = new Map<Target, Verdict>();

  const ofRule = ({ rule, target }: CompiledRule, sample: string): Verdict => {
    let resolution: Resolution | null;
    try {
      resolution = resolve(rulesOf, rule.site, sample, { missing: rule.ifMissing });
    } catch (error) {
      if (error instanceof RedirectLoop) return { fault: loopComplaint(error, rule) };
      throw error;
    }
    if (!resolution || resolution.rules.length === 0) {
      return {
        fault: { message: 'The rule leads an address to itself', cure: 'Let it lead elsewhere, or take it out.' },
      };
    }
    const site = siteOf.get(resolution.place.site ?? '');
    const fault = site && targetComplaint(site, resolution.place);
    if (fault) return { fault: { ...fault, inTarget: true } };
    const [, ...onward] = resolution.rules;
    // What a family hands on with its names filled in, no single line could say.
    const fixed = typeof target.path === 'string';
    return fixed && onward.length > 0 ? { note: chainNote(onward, resolution.place) } : {};
  };

  return (located: Located, { matcher, missing }: Table): Verdict => {
    const { compiled } = located;
    const sample = reachingSample(located, compiled.rule.ifMissing ? [matcher, missing] : [matcher]);
    if (typeof sample !== 'string') return { fault: sample };
    const { target } = compiled;
    // What an address without names leads to depends on the target alone, unless it is the target.
    if (compiled.names.length > 0 || compiled.conditions.length > 0 || target.path === sample)
      return ofRule(compiled, sample);
    const there = byTarget.get(target);
    if (there) return there;
    const verdict = ofRule(compiled, sample);
    byTarget.set(target, verdict);
    return verdict;
  };
}

/**
 * An address that the rule decides about, or why there is none.
 *
 * @param asked the rule's own matcher, and before it those that are asked before
 */
export function reachingSample(located: Located, asked: readonly RuleMatcher[]): string | Complaint {
  const { rule, names, conditions } = located.compiled;
  // Nothing is more exact than an address written out.
  if (names.length === 0 && conditions.length === 0 && asked.length === 1) {
    const sample = sampleOf(located);
    return unfitSource(sample) ?? sample;
  }
  let other: Rule | undefined;
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    const sample = sampleOf(located, turn);
    const unfit = unfitSource(sample);
    if (unfit) return unfit;
    const first = firstRule(sample, asked);
    if (first === rule) return sample;
    other = first;
  }
  if (!other) return { message: 'No address can match this rule', cure: 'Try it with explain, and mend the source.' };
  const cure = `Line ${other.line} (${other.source}) decides before it. Take one out, or make this one more exact.`;
  return { message: 'The rule is never reached', cure };
}

function firstRule(sample: string, asked: readonly RuleMatcher[]): Rule | undefined {
  const { path, query } = splitAddress(sample);
  const spelled = spell(path);
  if (!spelled) return undefined;
  const view = new QueryView(query);
  for (const matcher of asked) {
    const match = matcher.match(spelled, view);
    if (match) return match.compiled.rule;
  }
  return undefined;
}

function unfitSource(sample: string): Complaint | null {
  if (OURS.test(splitAddress(sample).path)) {
    return { message: 'This address belongs to the product itself', cure: 'Choose another; pages have none like it.' };
  }
  if (targetFault(sample) === null) return null;
  return { message: 'No visitor can ask for this address: it is refused before', cure: 'Mend or remove the rule.' };
}

/** Families that would take what is not theirs. */
function greedyRules({ matcher }: Table): Fault[] {
  const rules = OURS_FOR_SURE.flatMap((path) => {
    const rule = matcher.match({ path, marked: false }, new QueryView(''))?.compiled.rule;
    return rule ? [[path, rule] as const] : [];
  });
  return [...new Map(rules.map(([path, rule]) => [rule, path]))].map(([rule, path]) =>
    faultOf(rule, { message: `The rule would take ${path}`, cure: 'Begin it with a segment of its own: /old/*.' }),
  );
}

function loopComplaint({ rules }: RedirectLoop, rule: Rule): Complaint {
  const around = [...new Set(rules)].map(
    ({ line, source, site }) => `line ${line} (${site === rule.site ? '' : `${site} `}${source})`,
  );
  return { message: `Redirects in a circle: ${around.join(', then ')}`, cure: 'Let one of them lead to a page.' };
}

function chainNote(onward: readonly Rule[], place: Place): Complaint {
  const lines = onward.map(({ line, source }) => `line ${line} (${source})`).join(', ');
  const address = addressOf(place);
  return {
    message: `Leads on by ${lines}`,
    cure: `Visitors are sent straight to ${place.host ?? ''}${address}; writing that is clearer.`,
    inTarget: true,
  };
}
