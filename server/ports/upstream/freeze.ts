/**
 * Freezes a JSON-like value deeply. Cached values are shared between requests, so code that writes to one then fails at once. Not
 * used in production, because it costs too much.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
