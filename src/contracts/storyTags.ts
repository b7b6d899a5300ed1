import { guidOf } from './guid.ts';
import type { Fields } from './layout.ts';
import { recordOf } from './record.ts';
import type { StoryTag } from './stories.ts';

/**
 * The tags that a stories index lists, from the fields of its page in the layout: a multilist of items with `key` and
 * `value`. Entries of other shapes are left out.
 */
export function tagsInLayout(fields: Fields | undefined): StoryTag[] {
  const list = fields?.tags ?? fields?.Tags;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const item = recordOf(entry);
    const own = recordOf(item.fields);
    const key = textOf(own.key ?? own.Key);
    const id = guidOf(item.id);
    if (key === '' || id === null) return [];
    return [{ id, key, value: textOf(own.value ?? own.Value) || textOf(item.displayName) || key }];
  });
}

/** The index that a stories list shows. */
export interface ListedIndex {
  /** Null when there is none. */
  id: string | null;
  /** Its settings and tags; what editors set on the list itself goes before. */
  fields: Fields;
  /** The list stands on another page than its index. */
  isPlaced: boolean;
}

/** The index of a list: the page itself, or for a list with fields of its own the item that `Index` points at. */
export function listedIndex(
  own: unknown,
  page: { readonly itemId?: string | null | undefined; readonly fields?: Fields | undefined },
): ListedIndex {
  const fields = recordOf(own);
  if (Object.keys(fields).length === 0) return { id: guidOf(page.itemId), fields: page.fields ?? {}, isPlaced: false };
  const item = recordOf(recordOf(fields.Index).value ?? fields.Index);
  return { id: guidOf(item.id), fields: { ...recordOf(item.fields), ...fields }, isPlaced: true };
}

function textOf(field: unknown): string {
  const value = typeof field === 'string' ? field : recordOf(field).value;
  return typeof value === 'string' ? value.trim() : '';
}
