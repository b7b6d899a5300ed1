import { isRecord } from '../../../lib/record.ts';
import { emptyValue, type FieldKind } from '../tree/fieldKind.ts';
import { Item } from '../tree/item.ts';

/** Returns the metadata of a field for editors. */
export type FieldMetadata = (field: { item: Item; name: string; kind: FieldKind; value: unknown }) => object;

/**
 * Returns the fields of an item in a language for the layout: every field of the template, with empty values for unset ones.
 * The result of `metadata` is added to every field that is an object with a value.
 */
export function layoutFields(item: Item, language: string, metadata?: FieldMetadata): Record<string, unknown> {
  const authored = item.versions.get(language)?.fields ?? {};
  const fields: Record<string, unknown> = {};
  for (const [name, kind] of item.fieldKinds()) {
    const value = authored[name] ?? emptyValue(kind);
    const field = layoutValue(value, language, metadata);
    const hasMetadata = metadata && isRecord(field) && 'value' in field;
    fields[name] = hasMetadata ? { ...field, ...metadata({ item, name, kind, value }) } : field;
  }
  return fields;
}

/** Returns a field value for the layout: referenced items have their own fields. */
export function layoutValue(value: unknown, language: string, metadata?: FieldMetadata): unknown {
  if (value instanceof Item) return referencedItem(value, language, metadata);
  if (Array.isArray(value)) return value.map((entry) => layoutValue(entry, language, metadata));
  return value;
}

function referencedItem(item: Item, language: string, metadata: FieldMetadata | undefined): Record<string, unknown> {
  return {
    id: item.id,
    url: itemPath(item),
    name: item.name,
    displayName: item.versions.get(language)?.displayName ?? item.name,
    fields: layoutFields(item, language, metadata),
  };
}

/** Returns the path of an item without language prefix. An item that is not a page gets the path of its place in the tree. */
export function itemPath(item: Item): string {
  if (item.route !== null) return item.route;
  const isSiteRoot = item.site !== null && !item.parent?.site;
  if (isSiteRoot) return '';
  const parent = item.parent ? itemPath(item.parent) : '';
  return `${parent === '/' ? '' : parent}/${encodeURIComponent(item.name)}`;
}
