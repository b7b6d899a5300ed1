import {
  type CompiledRule,
  type Diagnostic,
  escapeText,
  fold,
  type LocatedRule,
  type RedirectLocation,
  RedirectLoopError,
  type Resolution,
  type Rule,
  reachingSample,
  resolve,
  type SiteRules,
} from '../../server/redirects/rules.ts';

/** The target of a rule: one URL, or a pattern when parts of visitors' URLs are filled in. */
export type TargetCheck =
  | { kind: 'url'; rule: Rule; site: string; location: Pick<RedirectLocation, 'path' | 'query'> }
  | { kind: 'pattern'; rule: Rule; site: string; pattern: RegExp; example: string }
  | { kind: 'error'; rule: Rule; diagnostic: Diagnostic };

type RulesOf = (site: string) => SiteRules | undefined;

/**
 * Returns the target of one alternative of a rule. Returns null when the target is an external site, when another rule of a file
 * applies to it (that rule is checked itself), or when no URL matches the rule.
 */
export function redirectTarget(located: LocatedRule, rulesOf: RulesOf): TargetCheck | null {
  const { compiled } = located;
  const { rule, target } = compiled;
  if (typeof target.path !== 'string') return target.host === null ? targetPattern(located) : null;
  const matcher = rulesOf(rule.site)?.[rule.onNotFound ? 'onNotFound' : rule.from];
  const sample = matcher && reachingSample(located, [matcher]);
  if (typeof sample !== 'string') return null;
  let resolution: Resolution | null;
  try {
    resolution = resolve(rulesOf, rule.site, sample, { notFound: rule.onNotFound });
  } catch (error) {
    if (!(error instanceof RedirectLoopError)) throw error;
    return { kind: 'error', rule, diagnostic: loopDiagnostic(error) };
  }
  if (!resolution || resolution.location.site === null || resolution.rules[0] !== rule) return null;
  const [, ...onward] = resolution.rules;
  if (onward.at(-1)?.from === 'file') return null;
  const { path, query } = resolution.location;
  return {
    kind: 'url',
    rule,
    site: resolution.location.site,
    location: { path, query: fixedQuery(query, compiled) },
  };
}

function loopDiagnostic({ rules }: RedirectLoopError): Diagnostic {
  const steps = [...new Set(rules)].map(({ from, line, source }) => `${from} ${line} (${source})`);
  return { message: `Redirects in a loop: ${steps.join(', then ')}`, hint: 'Redirect one of them to a page.' };
}

/** Returns the query without the parameters whose values are filled in. */
function fixedQuery(query: string, { target }: CompiledRule): string {
  const open = new Set((target.query ?? []).flatMap(([name, value]) => (typeof value === 'string' ? [] : [name])));
  return new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !open.has(name))).toString();
}

function targetPattern({ compiled, segments }: LocatedRule): TargetCheck {
  const { rule, target, names } = compiled;
  const constraints = new Map<string, string | null>();
  for (const segment of segments) {
    if (typeof segment === 'string') continue;
    for (const part of segment.parts) if (typeof part !== 'string') constraints.set(part.name, part.constraint);
  }
  // A name that no segment captures is the rest of the path, or a value of the query.
  const isRest = (name: string) => names.includes(name) && !constraints.has(name);
  const parts = typeof target.path === 'string' ? [target.path] : target.path;
  const pattern = parts.map((part) => {
    if (typeof part === 'string') return escapeText(fold(decodeURIComponent(part)));
    return isRest(part.name) ? '.+' : (constraints.get(part.name) ?? '[^/]+');
  });
  const example = parts
    .map((part) =>
      typeof part === 'string' ? decodeURIComponent(part) : `${isRest(part.name) ? '*' : ':'}${part.name}`,
    )
    .join('');
  return {
    kind: 'pattern',
    rule,
    site: target.site ?? rule.site,
    pattern: new RegExp(`^${pattern.join('')}$`, 'u'),
    example,
  };
}
