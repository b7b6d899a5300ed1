/**
 * Returns a rendering parameter as text; undefined for other values. In old data it may be `{ value }` or `{ Value: { value }
 * }`.
 */
export function paramText(param: unknown): string | undefined {
  if (typeof param === 'string') return param;
  if (typeof param === 'number' || typeof param === 'boolean') return String(param);
  if (!param || typeof param !== 'object') return undefined;
  if ('value' in param) return paramText(param.value);
  return 'Value' in param ? paramText(param.Value) : undefined;
}
