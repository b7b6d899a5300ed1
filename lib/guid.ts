/** Normalises a GUID to lower case with dashes; null for any other value. */
export function guidOf(value: unknown): string | null {
  const digits = typeof value === 'string' ? value.replace(/[{}-]/g, '').toLowerCase() : '';
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(digits);
  return parts?.slice(1).join('-') ?? null;
}

/** Normalises a GUID to 32 lower-case digits, the form of cache tags; null for any other value. */
export function plainGuid(value: unknown): string | null {
  return guidOf(value)?.replaceAll('-', '') ?? null;
}

/** Returns the cache tag of an item's page as a list of one. Returns an empty list for a value that is no GUID. */
export function itemTag(id: unknown): string[] {
  const guid = plainGuid(id);
  return guid ? [`item:${guid}`] : [];
}
