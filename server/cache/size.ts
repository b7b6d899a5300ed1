/** Bytes per object, per field and per text beyond its letters, as V8 keeps them; rounded up. */
const OBJECT = 40;
const FIELD = 12;
const TEXT = 20;

/**
 * Roughly how much memory a JSON-like value takes. Bounds need an upper estimate of the right order, not the truth;
 * texts are counted at one byte a letter, buffers at their length.
 */
export function estimateBytes(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return TEXT + value.length;
    case 'object':
      return value === null ? FIELD : estimateObject(value);
    default:
      return FIELD;
  }
}

function estimateObject(value: object): number {
  if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength;
  let bytes = OBJECT;
  if (Array.isArray(value)) {
    for (const entry of value) bytes += FIELD + estimateBytes(entry);
    return bytes;
  }
  for (const name in value) bytes += FIELD + estimateBytes((value as Record<string, unknown>)[name]);
  return bytes;
}
