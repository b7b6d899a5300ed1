/** Returns the equal object of an earlier response in place of a record, or the record itself. */
export type RecordPool = <T extends object>(id: string, record: T) => T;

/**
 * Creates a pool of records. Responses of different searches have the same cars: with one object for each of them, what is made from a
 * record (its check, its card, the card's JSON and the key of its markup) is made once and not for each response. Which object is
 * returned changes no output, because both are equal. The pool keeps no record alive.
 *
 * @param maxRecords number of records that it knows; the ones that were not seen for the longest time go first
 */
export function createRecordPool(maxRecords: number): RecordPool {
  const known = new Map<string, WeakRef<object>>();
  return <T extends object>(id: string, record: T): T => {
    const reference = known.get(id);
    const pooled = reference?.deref();
    const isSame = reference !== undefined && pooled !== undefined && isEqualJson(pooled, record);
    known.delete(id);
    known.set(id, isSame ? reference : new WeakRef(record));
    for (const oldest of known.keys()) {
      if (known.size <= maxRecords) break;
      known.delete(oldest);
    }
    return isSame ? (pooled as T) : record;
  };
}

/** Returns whether two JSON values are equal, with their members in the same order. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  const otherNames = Object.keys(other);
  return (
    names.length === otherNames.length &&
    names.every(
      (name, at) =>
        name === otherNames[at] &&
        isEqualJson((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
