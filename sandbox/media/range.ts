/** A span of bytes, both ends included. */
type Span = { readonly from: number; readonly to: number };

/**
 * Reads a Range header against a size in bytes: a span to answer with 206, `invalid` for 416,
 * `undefined` for the whole (no header, another unit, or several ranges, which a server may ignore).
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
