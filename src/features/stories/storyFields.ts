import { textValue } from '../../content/fields.ts';
import type { Fields } from '../../contracts/content/layout.ts';

/** Returns a field by its case-insensitive name: the names in story templates differ in case (`date`, `Title`). */
export function storyField(fields: Fields | undefined, name: string): unknown {
  if (!fields) return undefined;
  if (Object.hasOwn(fields, name)) return fields[name];
  const lowerCaseName = name.toLowerCase();
  const matchingKey = Object.keys(fields).find((key) => key.toLowerCase() === lowerCaseName);
  return matchingKey === undefined ? undefined : fields[matchingKey];
}

/** Returns the time of a date field in ISO 8601; null for the platform's empty date and for invalid dates. */
export function isoDate(field: unknown): string | null {
  const date = new Date(textValue(field));
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? null : date.toISOString();
}
