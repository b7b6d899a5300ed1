import type { KeyPart, KeyParts, PolicyName } from './policies.ts';

/**
 * Returns the cache key of a policy and its parts: the policy's name, then the values as JSON, sorted by part name. JSON
 * ensures that no value can be read as a separator. All keys are made here.
 */
export function cacheKey<P extends PolicyName>(policy: P, parts: KeyParts[P]): string {
  const values: Record<string, KeyPart> = parts;
  const names = Object.keys(values).sort();
  return `${policy}${JSON.stringify(names.map((name) => values[name]))}`;
}

/** Returns JSON with the keys of every object sorted, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
