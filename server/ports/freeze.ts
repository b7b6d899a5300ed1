/**
 * Freezes a JSON-like value through and through. What caches hold is shared between requests: a reader that writes into
 * it is a bug that shows at once this way. Costs too much for production, where tests have run before.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
