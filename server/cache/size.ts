import { textBytes } from '../../lib/textBytes.ts';

/** Bytes in V8's heap of an object, a field, and a string without its characters; rounded up. */
const OBJECT_BYTES = 40;
const FIELD_BYTES = 12;
const STRING_BYTES = 20;
/** Bytes of a buffer in addition to its content: the view, the `ArrayBuffer` and its record outside the heap. */
const BUFFER_BYTES = 300;

/**
 * Estimates the bytes of memory of a JSON-like value; the estimate is rather too high than too low. A buffer counts with
 * all of the memory that it keeps alive.
 */
export function estimateBytes(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return STRING_BYTES + textBytes(value);
    case 'object':
      return value === null ? FIELD_BYTES : estimateObject(value);
    default:
      return FIELD_BYTES;
  }
}

function estimateObject(value: object): number {
  if (ArrayBuffer.isView(value)) return BUFFER_BYTES + value.buffer.byteLength;
  let bytes = OBJECT_BYTES;
  if (Array.isArray(value)) {
    for (const entry of value) bytes += FIELD_BYTES + estimateBytes(entry);
    return bytes;
  }
  for (const name in value) bytes += FIELD_BYTES + estimateBytes((value as Record<string, unknown>)[name]);
  return bytes;
}
