import { isRecord } from '../../../lib/record.ts';

/** Reads packed JSON (`packedJson.ts`). */

export type Json = Record<string, unknown>;
/** The keys of an object, in order. A key whose value is an object has that object's shape with it. */
export type Shape = readonly (string | readonly [key: string, shape: Shape])[];

/** The key of a table. */
export const TABLE = '';

/** Returns the value that was packed. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isRecord(value)) return value;
  const marked = Object.hasOwn(value, TABLE) ? value[TABLE] : value;
  if (Array.isArray(marked)) return unpackedTable(marked as Table);
  return Object.fromEntries(Object.entries(marked as Json).map(([name, member]) => [name, unpacked(member)]));
}

type Table = [shapes: Shape[], ...rows: [shape: number, ...values: unknown[]][]];

function unpackedTable([shapes, ...rows]: Table): unknown[] {
  return rows.map(([shape, ...values]) => unpackedRow(shapes[shape] ?? [], values.values()));
}

function unpackedRow(shape: Shape, values: Iterator<unknown>): Json {
  return Object.fromEntries(
    shape.map((entry) =>
      typeof entry === 'string' ? [entry, unpacked(values.next().value)] : [entry[0], unpackedRow(entry[1], values)],
    ),
  );
}
