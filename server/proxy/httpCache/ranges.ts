/** A range of bytes; both ends are included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a `Range` field for a body of `size` bytes. Returns a range, `unsatisfiable` when the body has no such byte (416),
 * or null for the full body: no field, another unit, several ranges, invalid syntax (RFC 9110 §14.2 allows that).
 */
export function parseRange(field: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(field?.replace(/\s/g, '') ?? '');
  if (match === null) return null;
  const [, first, last, suffix] = match;
  if (first === undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (to < from && last !== '') return null;
  return from >= size ? 'unsatisfiable' : { from, to: Math.min(to, size - 1) };
}
