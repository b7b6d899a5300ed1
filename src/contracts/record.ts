type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether an unknown value is an object with members, and no list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value's members; none of what is no record. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
