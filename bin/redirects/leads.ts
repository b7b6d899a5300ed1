import { reachingSample } from '../../server/redirects/checks.ts';
import { type CompiledRule, escapeText, type Located } from '../../server/redirects/compile.ts';
import type { Place } from '../../server/redirects/location.ts';
import { RedirectLoop, type Resolution, resolve, type SiteRules } from '../../server/redirects/resolver.ts';
import type { Complaint, Rule } from '../../server/redirects/rule.ts';
import { fold } from '../../server/redirects/spelling.ts';

/** Where a rule leads: to one address, or, with what visitors' addresses say filled in, to many. */
export type Lead =
  | { kind: 'place'; rule: Rule; site: string; place: Pick<Place, 'path' | 'query'> }
  | { kind: 'places'; rule: Rule; site: string; pattern: RegExp; example: string }
  | { kind: 'fault'; rule: Rule; complaint: Complaint };

type RulesOf = (site: string) => SiteRules | undefined;

/**
 * Where a rule leads on our sites; null when it leads to others, or on to a rule of a file, which is asked itself, or
 * when nothing reaches it. One lead for each of its alternatives.
 */
export function leadOf(located: Located, rulesOf: RulesOf): Lead | null {
  const { compiled } = located;
  const { rule, target } = compiled;
  if (typeof target.path !== 'string') return target.host === null ? openLead(located) : null;
  const matcher = rulesOf(rule.site)?.[rule.ifMissing ? 'missing' : rule.from];
  const sample = matcher && reachingSample(located, [matcher]);
  if (typeof sample !== 'string') return null;
  let resolution: Resolution | null;
  try {
    resolution = resolve(rulesOf, rule.site, sample, { missing: rule.ifMissing });
  } catch (error) {
    if (!(error instanceof RedirectLoop)) throw error;
    return { kind: 'fault', rule, complaint: circle(error) };
  }
  if (!resolution || resolution.place.site === null || resolution.rules[0] !== rule) return null;
  const [, ...onward] = resolution.rules;
  if (onward.at(-1)?.from === 'file') return null;
  const { path, query } = resolution.place;
  return { kind: 'place', rule, site: resolution.place.site, place: { path, query: fixedQuery(query, compiled) } };
}

function circle({ rules }: RedirectLoop): Complaint {
  const around = [...new Set(rules)].map(({ from, line, source }) => `${from} ${line} (${source})`);
  return { message: `Redirects in a circle: ${around.join(', then ')}`, cure: 'Let one of them lead to a page.' };
}

/** Without what is filled in. */
function fixedQuery(query: string, { target }: CompiledRule): string {
  const open = new Set((target.query ?? []).flatMap(([name, value]) => (typeof value === 'string' ? [] : [name])));
  return new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !open.has(name))).toString();
}

function openLead({ compiled, segments }: Located): Lead {
  const { rule, target, names } = compiled;
  const constraints = new Map<string, string | null>();
  for (const segment of segments) {
    if (typeof segment === 'string') continue;
    for (const part of segment.parts) if (typeof part !== 'string') constraints.set(part.name, part.constraint);
  }
  // What no segment captured is the rest, or a value of the query.
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
    kind: 'places',
    rule,
    site: target.site ?? rule.site,
    pattern: new RegExp(`^${pattern.join('')}$`, 'u'),
    example,
  };
}
