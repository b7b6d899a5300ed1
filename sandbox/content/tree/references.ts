import { isRecord } from '../../../lib/record.ts';
import type { FieldMap, Reference } from '../authoring.ts';
import type { Item } from './item.ts';

/** Returns the referenced item; null when it does not exist. */
export type Resolve = (target: Reference['reference']) => Item | null;

/** Replaces references in field values by their items. Missing items are removed from lists. */
export function withReferences(fields: FieldMap, resolve: Resolve): FieldMap {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolved(value, resolve)]));
}

function resolved(value: unknown, resolve: Resolve): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => resolved(entry, resolve)).filter((entry) => entry !== null);
  }
  return isReference(value) ? resolve(value.reference) : value;
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && isRecord(value.reference) && typeof value.reference.page === 'string';
}
