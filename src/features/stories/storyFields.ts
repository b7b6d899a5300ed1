import { textValue } from '../../content/fields.ts';
import type { Fields } from '../../contracts/layout.ts';

/** A field by its name in any case: templates of stories are older than the habit of capitals (`date`, `Title`). */
export function storyField(fields: Fields | undefined, name: string): unknown {
  if (!fields) return undefined;
  if (Object.hasOwn(fields, name)) return fields[name];
  const wanted = name.toLowerCase();
  const known = Object.keys(fields).find((key) => key.toLowerCase() === wanted);
  return known === undefined ? undefined : fields[known];
}

/** The moment of a date field in ISO 8601; null for the platform's empty date and for what is none. */
export function isoDate(field: unknown): string | null {
  const date = new Date(textValue(field));
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? null : date.toISOString();
}
