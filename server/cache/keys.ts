import type { KeyPart, KeyParts, PolicyName } from './policies.ts';

/**
 * The one way to make a key: the policy's name and its parts in the order of their names, as JSON, so that no value can
 * pass for a separator.
 */
export function cacheKey<P extends PolicyName>(policy: P, parts: KeyParts[P]): string {
  const values: Record<string, KeyPart> = parts;
  const names = Object.keys(values).sort();
  return `${policy}${JSON.stringify(names.map((name) => values[name]))}`;
}

/** JSON with the keys of every object in order: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
