import { fold, type Step } from '../../server/redirects/rules.ts';

/** Describes what happens to a query: `utm_source=x preserved; re=uppland used by the rule; car_fuel=El set by the rule`. */
export function queryChanges({ from, match, to }: Step): string {
  const { rule, conditions, target } = match.compiled;
  const used = new Set(conditions.map(({ name }) => name));
  const targetNames = new Set((target.query ?? []).map(([name]) => fold(name)));
  const visitorChanges = [...new URLSearchParams(from.query)].map(([name, value]) => {
    const folded = fold(name);
    if (used.has(folded)) return `${name}=${value} used by the rule`;
    if (targetNames.has(folded)) return `${name}=${value} replaced by the rule`;
    return `${name}=${value} ${rule.preserveQuery ? 'preserved' : 'dropped'}`;
  });
  const set = [...new URLSearchParams(to.query)].filter(([name]) => targetNames.has(fold(name)));
  return [...visitorChanges, ...set.map(([name, value]) => `${name}=${value} set by the rule`)].join('; ');
}
