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

/** Returns plain data as JSON with the keys of every object sorted, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name])}`)
    .join(',')}}`;
}
