/** A span of bytes, both ends included. */
type Span = { readonly from: number; readonly to: number };

/**
 * Parses a `Range` header for a size in bytes. Returns a span for a 206 response, `invalid` for 416, or undefined for a full
 * response: without the header, with another unit, or with several ranges, which a server may ignore.
 */
export const readRange = (header: string | undefined, size: number): Span | 'invalid' | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'invalid' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'invalid' : { from, to };
};
