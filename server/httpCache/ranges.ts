/** A span of bytes, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * What of a body of `size` bytes is asked for: a span, `outside` when there is no such byte (416), or null for the whole –
 * no field, another unit, several ranges, nonsense – which a server may always send (RFC 9110 §14.2).
 */
export function spanOf(field: string | undefined, size: number): Span | 'outside' | null {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(field?.replace(/\s/g, '') ?? '');
  if (match === null) return null;
  const [, first, last, suffix] = match;
  if (first === undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (to < from && last !== '') return null;
  return from >= size ? 'outside' : { from, to: Math.min(to, size - 1) };
}
