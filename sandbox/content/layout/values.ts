import { emptyValue } from '../tree/fieldKind.ts';
import { Item } from '../tree/item.ts';

/** The fields of an item in a language as the layout carries them: every field of the template, empty values for the unset. */
export function layoutFields(item: Item, language: string): Record<string, unknown> {
  const authored = item.versions.get(language)?.fields ?? {};
  const fields: Record<string, unknown> = {};
  for (const [name, kind] of item.fieldKinds())
    fields[name] = layoutValue(authored[name] ?? emptyValue(kind), language);
  return fields;
}

/** One field value as the layout carries it: referenced items with their own fields. */
export function layoutValue(value: unknown, language: string): unknown {
  if (value instanceof Item) return referencedItem(value, language);
  if (Array.isArray(value)) return value.map((entry) => layoutValue(entry, language));
  return value;
}

function referencedItem(item: Item, language: string): Record<string, unknown> {
  return {
    id: item.id,
    url: itemAddress(item),
    name: item.name,
    displayName: item.versions.get(language)?.displayName ?? item.name,
    fields: layoutFields(item, language),
  };
}

/** The address of an item without language prefix; what is no page gets the address that its place in the tree suggests. */
export function itemAddress(item: Item): string {
  if (item.route !== null) return item.route;
  const isSiteRoot = item.site !== null && !item.parent?.site;
  if (isSiteRoot) return '';
  const parent = item.parent ? itemAddress(item.parent) : '';
  return `${parent === '/' ? '' : parent}/${encodeURIComponent(item.name)}`;
}
