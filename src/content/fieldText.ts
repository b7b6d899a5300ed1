import type { Fields } from '../contracts/layout.ts';

/** The text of a content field, trimmed; empty when the field is missing or holds something else. */
export function fieldText(fields: Fields, name: string): string {
  const field = fields[name];
  const value = field && typeof field === 'object' && 'value' in field ? field.value : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
