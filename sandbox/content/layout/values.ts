import { isRecord } from '../../../src/contracts/record.ts';
import { emptyValue, type FieldKind } from '../tree/fieldKind.ts';
import { Item } from '../tree/item.ts';

/** What editors are told of a field beside its value. */
export type FieldMark = (field: { item: Item; name: string; kind: FieldKind; value: unknown }) => object;

/**
 * The fields of an item in a language as the layout carries them: every field of the template, empty values for the unset.
 * `mark` adds its members to every field that is an object with a value.
 */
export function layoutFields(item: Item, language: string, mark?: FieldMark): Record<string, unknown> {
  const authored = item.versions.get(language)?.fields ?? {};
  const fields: Record<string, unknown> = {};
  for (const [name, kind] of item.fieldKinds()) {
    const value = authored[name] ?? emptyValue(kind);
    const carried = layoutValue(value, language, mark);
    const isMarked = mark && isRecord(carried) && 'value' in carried;
    fields[name] = isMarked ? { ...carried, ...mark({ item, name, kind, value }) } : carried;
  }
  return fields;
}

/** One field value as the layout carries it: referenced items with their own fields. */
export function layoutValue(value: unknown, language: string, mark?: FieldMark): unknown {
  if (value instanceof Item) return referencedItem(value, language, mark);
  if (Array.isArray(value)) return value.map((entry) => layoutValue(entry, language, mark));
  return value;
}

function referencedItem(item: Item, language: string, mark: FieldMark | undefined): Record<string, unknown> {
  return {
    id: item.id,
    url: itemAddress(item),
    name: item.name,
    displayName: item.versions.get(language)?.displayName ?? item.name,
    fields: layoutFields(item, language, mark),
  };
}

/** The URL of an item without language prefix; what is no page gets the URL that its place in the tree suggests. */
export function itemAddress(item: Item): string {
  if (item.route !== null) return item.route;
  const isSiteRoot = item.site !== null && !item.parent?.site;
  if (isSiteRoot) return '';
  const parent = item.parent ? itemAddress(item.parent) : '';
  return `${parent === '/' ? '' : parent}/${encodeURIComponent(item.name)}`;
}
