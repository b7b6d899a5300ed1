import leven from 'leven';
import type { CanonicalPath } from '../../server/redirects/canonicalize.ts';
import type { CompiledRule, LocatedRule } from '../../server/redirects/compile.ts';
import { Matcher, QueryView } from '../../server/redirects/matcher.ts';
import type { Rule } from '../../server/redirects/rule.ts';

const NO_QUERY = new QueryView('');

/** Rules whose path is the address's, and why they do not hold all the same. */
export function almost(
  located: readonly LocatedRule[],
  spelled: CanonicalPath,
  query: string,
): { rule: Rule; why: string }[] {
  const view = new QueryView(query);
  return located.flatMap((each) => {
    const { compiled } = each;
    // Such a rule is told of on its own.
    if (compiled.rule.onNotFound) return [];
    const path = new Matcher();
    path.add({ ...each, compiled: { ...compiled, conditions: [], marked: false } });
    if (!path.match(spelled, NO_QUERY)) return [];
    const { rule } = compiled;
    if (compiled.marked && !spelled.marked) return [{ rule, why: 'it holds for addresses that end in ,-w-, alone' }];
    const missing = compiled.conditions.flatMap((condition) => unmet(condition, view));
    return [
      {
        rule,
        why: missing.length > 0 ? `the query does not say ${missing.join(' and ')}` : 'it leads to this very address',
      },
    ];
  });
}

function unmet({ name, value, sample }: CompiledRule['conditions'][number], view: QueryView): string[] {
  const given = view.values(name);
  const fits = (text: string) => value === null || (typeof value === 'string' ? value === text : value.test(text));
  if (given.some((text) => fits(text.toLowerCase()))) return [];
  return [`${name}=${typeof sample === 'string' ? sample : (sample.constraint ?? '*')}`];
}

/** Sources that come nearest to an address, names taken for what stands in their place; the nearest first. */
export function nearestSources(located: readonly LocatedRule[], { path }: CanonicalPath, most = 3): Rule[] {
  const segments = path.split('/').slice(1);
  const byRule = new Map<Rule, number>();
  for (const each of located) {
    const { rule } = each.compiled;
    const distance = leven(path, likeness(each, segments));
    if (distance < (byRule.get(rule) ?? Number.POSITIVE_INFINITY)) byRule.set(rule, distance);
  }
  return [...byRule]
    .filter(([, distance]) => distance <= Math.max(3, path.length / 2))
    .sort(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([rule]) => rule);
}

/** The source with its names filled from the address. */
function likeness({ segments, rest }: LocatedRule, given: readonly string[]): string {
  const filled = segments.map((segment, index) => {
    if (typeof segment === 'string') return segment;
    const own = given[index] ?? '';
    const { prefix, suffix } = segment;
    return `${prefix}${own.startsWith(prefix) && own.endsWith(suffix) ? own.slice(prefix.length, own.length - suffix.length || undefined) : ''}${suffix}`;
  });
  return `/${[...filled, ...(rest ? given.slice(segments.length) : [])].join('/')}`;
}
