/**
 * Ids by which a form names a department or a seller of a record. The records have no public ids: ERP ids never leave the server
 * (Q38). An id comes from the name, not from the position, so that a changed index never moves a request to somebody else.
 */

const DIACRITICS = /\p{M}/gu;
const MAX_LENGTH = 80;

/** Returns an id for each name, such as `hanna-hallberg`. Later ones of equal names get a number. */
export function recordIds(names: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const plain = (name ?? '').normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
    const id = plain.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH) || '-';
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** Returns the record with an id; undefined when there is none. */
export function recordWithId<T>(
  records: readonly T[],
  nameOf: (record: T) => string | null | undefined,
  id: string,
): T | undefined {
  return records[recordIds(records.map(nameOf)).indexOf(id)];
}
