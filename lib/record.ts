type UnknownRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object and not an array. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value as a record; an empty record for any other value. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
