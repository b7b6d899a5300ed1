/** For `memo`: the same props, lists of texts or numbers by what is in them. */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.length === Object.keys(before).length && names.every((name) => same(before[name], after[name]));
}

function same(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((item, at) => typeof item !== 'object' && Object.is(item, after[at]));
}
