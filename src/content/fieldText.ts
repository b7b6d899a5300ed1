import type { Fields } from '../contracts/content/layout.ts';

/** Returns the trimmed text of a content field; empty when the field is missing or no text. */
export function fieldText(fields: Fields, name: string): string {
  const field = fields[name];
  const value = field && typeof field === 'object' && 'value' in field ? field.value : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
