/** A GUID in any of the platform's forms, in lower case with dashes; null for what is none. */
export function guidOf(value: unknown): string | null {
  const digits = typeof value === 'string' ? value.replace(/[{}-]/g, '').toLowerCase() : '';
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(digits);
  return parts?.slice(1).join('-') ?? null;
}
