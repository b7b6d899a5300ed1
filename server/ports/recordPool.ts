/**
 * Returns the prepared record, which is the object that was made of an equal record of an earlier response if there is one. The record may be a
 * prepared one of another process.
 */
export type RecordPool = (id: string, record: object) => object;

/**
 * Creates a pool of records. Responses of different searches have the same cars: with one object for each of them, what is made from a
 * record (its local media, its check, its card, the card's JSON and the key of its markup) is made once and not for each response. Which
 * object is returned changes no output, because both are equal. The pool keeps no record alive.
 *
 * @param maxRecords number of records that it knows; the ones that were not seen for the longest time go first
 * @param prepare prepares a record for the cache; the same for equal records
 */
export function createRecordPool(maxRecords: number, prepare: (record: object) => object): RecordPool {
  const known = new Map<string, WeakRef<object>>();
  /** The upstream's record of each prepared one. */
  const sources = new WeakMap<object, object>();
  return (id, record) => {
    const reference = known.get(id);
    const prepared = reference?.deref();
    known.delete(id);
    if (reference && prepared && (isEqualJson(sources.get(prepared), record) || isEqualJson(prepared, record))) {
      known.set(id, reference);
      return prepared;
    }
    const added = prepare(record);
    sources.set(added, record);
    known.set(id, new WeakRef(added));
    for (const oldest of known.keys()) {
      if (known.size <= maxRecords) break;
      known.delete(oldest);
    }
    return added;
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
