import leven from 'leven';
import {
  type CanonicalPath,
  type CompiledRule,
  type LocatedRule,
  Matcher,
  QueryView,
  type Rule,
} from '../../server/redirects/rules.ts';

const NO_QUERY = new QueryView('');

/** Returns the rules whose path matches, with the reason why they do not apply. */
export function nearMatches(
  located: readonly LocatedRule[],
  canonical: CanonicalPath,
  query: string,
): { rule: Rule; reason: string }[] {
  const view = new QueryView(query);
  return located.flatMap((each) => {
    const { compiled } = each;
    // An if-missing rule is described separately.
    if (compiled.rule.onNotFound) return [];
    const path = new Matcher();
    path.add({ ...each, compiled: { ...compiled, conditions: [], marked: false } });
    if (!path.match(canonical, NO_QUERY)) return [];
    const { rule } = compiled;
    if (compiled.marked && !canonical.marked) return [{ rule, reason: 'it matches only URLs that end in ,-w-,' }];
    const unmetConditions = compiled.conditions.flatMap((condition) => unmet(condition, view));
    return [
      {
        rule,
        reason:
          unmetConditions.length > 0 ? `the query lacks ${unmetConditions.join(' and ')}` : 'its target is this URL',
      },
    ];
  });
}

function unmet({ name, value, sample }: CompiledRule['conditions'][number], view: QueryView): string[] {
  const actual = view.values(name);
  const matches = (text: string) => value === null || (typeof value === 'string' ? value === text : value.test(text));
  if (actual.some((text) => matches(text.toLowerCase()))) return [];
  return [`${name}=${typeof sample === 'string' ? sample : (sample.constraint ?? '*')}`];
}

/** Returns the rules with the most similar sources, the most similar first. Names count as the text in their place. */
export function nearestSources(located: readonly LocatedRule[], { path }: CanonicalPath, max = 3): Rule[] {
  const segments = path.split('/').slice(1);
  const byRule = new Map<Rule, number>();
  for (const each of located) {
    const { rule } = each.compiled;
    const distance = leven(path, filledSource(each, segments));
    if (distance < (byRule.get(rule) ?? Number.POSITIVE_INFINITY)) byRule.set(rule, distance);
  }
  return [...byRule]
    .filter(([, distance]) => distance <= Math.max(3, path.length / 2))
    .sort(([, one], [, other]) => one - other)
    .slice(0, max)
    .map(([rule]) => rule);
}

/** Returns the source with its names filled in from the URL. */
function filledSource({ segments, rest }: LocatedRule, actual: readonly string[]): string {
  const filled = segments.map((segment, index) => {
    if (typeof segment === 'string') return segment;
    const segmentText = actual[index] ?? '';
    const { prefix, suffix } = segment;
    return `${prefix}${segmentText.startsWith(prefix) && segmentText.endsWith(suffix) ? segmentText.slice(prefix.length, segmentText.length - suffix.length || undefined) : ''}${suffix}`;
  });
  return `/${[...filled, ...(rest ? actual.slice(segments.length) : [])].join('/')}`;
}
