/** A GUID in any of the platform's forms, in lower case with dashes; null for what is none. */
export function guidOf(value: unknown): string | null {
  const digits = typeof value === 'string' ? value.replace(/[{}-]/g, '').toLowerCase() : '';
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(digits);
  return parts?.slice(1).join('-') ?? null;
}

/** 32 lower-case digits, as tags of caches write a GUID; null for what is none. */
export function plainGuid(value: unknown): string | null {
  return guidOf(value)?.replaceAll('-', '') ?? null;
}

/** What an item's page is dropped from caches by, however its GUID is written: one tag, or none for what is no GUID. */
export function itemTag(id: unknown): string[] {
  const guid = plainGuid(id);
  return guid ? [`item:${guid}`] : [];
}
