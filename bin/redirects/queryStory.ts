import { fold } from '../../server/redirects/canonicalize.ts';
import type { Step } from '../../server/redirects/resolver.ts';

/** What became of a query: `utm_source=x kept; re=uppland used by the rule; car_fuel=El set by the rule`. */
export function queryStory({ from, match, to }: Step): string {
  const { rule, conditions, target } = match.compiled;
  const used = new Set(conditions.map(({ name }) => name));
  const own = new Set((target.query ?? []).map(([name]) => fold(name)));
  const told = [...new URLSearchParams(from.query)].map(([name, value]) => {
    const folded = fold(name);
    if (used.has(folded)) return `${name}=${value} used up by the rule`;
    if (own.has(folded)) return `${name}=${value} gives way to the rule's own`;
    return `${name}=${value} ${rule.preserveQuery ? 'kept' : 'dropped'}`;
  });
  const set = [...new URLSearchParams(to.query)].filter(([name]) => own.has(fold(name)));
  return [...told, ...set.map(([name, value]) => `${name}=${value} set by the rule`)].join('; ');
}
