import { isRecord } from '../../../lib/record.ts';
import { type Json, type Shape, TABLE } from './unpackedJson.ts';

/**
 * JSON in which lists of alike objects are tables, so that their keys are not repeated in each. A table is an object with the
 * key `''`: `{"":[shapes, row, …]}`. A row is the position of its shape, then the values. Only the server packs.
 */

export interface Row {
  /** The shape as JSON. */
  shape: string;
  values: unknown[];
}

/** Returns a value whose JSON is short. `unpacked` reverses it. */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return packedArray(value);
  if (!isRecord(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, packed(member)]));
  return Object.hasOwn(members, TABLE) ? { [TABLE]: members } : members;
}

function packedArray(items: readonly unknown[]): unknown {
  const rows = rowsOf(items, rowOf);
  const shapes = rows && shapesOf(rows);
  if (!shapes) return items.map(packed);
  return {
    [TABLE]: [
      [...shapes.keys()].map((shape) => JSON.parse(shape)),
      ...rows.map((row) => [shapes.get(row.shape), ...row.values]),
    ],
  };
}

/** Returns the rows of objects; null for an array with anything else. */
export function rowsOf<T>(items: readonly unknown[], toRow: (item: Json) => T): T[] | null {
  return items.length > 1 && items.every(isRecord) ? items.map((item) => toRow(item as Json)) : null;
}

/** Returns the positions of the shapes in a table; null when the objects are too different for one. */
export function shapesOf(rows: readonly { shape: string }[]): Map<string, number> | null {
  const shapes = new Map<string, number>();
  for (const { shape } of rows) if (!shapes.has(shape)) shapes.set(shape, shapes.size);
  return shapes.size * 2 > rows.length ? null : shapes;
}

export function rowOf(item: Json): Row {
  const values: unknown[] = [];
  return { shape: JSON.stringify(shapeOf(item, values)), values };
}

/** Returns the shape of an object, and adds its values to `values`. */
function shapeOf(item: Json, values: unknown[]): Shape {
  const shape: (string | readonly [string, Shape])[] = [];
  for (const name of Object.keys(item)) {
    const member = item[name];
    if (isRecord(member)) shape.push([name, shapeOf(member, values)]);
    else if (member !== undefined) {
      shape.push(name);
      values.push(typeof member === 'object' ? packed(member) : member);
    }
  }
  return shape;
}
