import { textBytes } from '../../src/contracts/textBytes.ts';

/** Bytes per object, per field and per text beyond its letters, as V8 keeps them; rounded up. */
const OBJECT_BYTES = 40;
const FIELD_BYTES = 12;
const STRING_BYTES = 20;
/** Bytes per buffer beside its content: the view, the block and what holds it outside the heap. */
const BUFFER_BYTES = 300;

/**
 * Estimates how many bytes of memory a JSON-like value takes, rather too many than too few. A buffer counts with all of the
 * memory that it keeps alive.
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
