import { guidOf } from '../../../lib/guid.ts';
import { recordOf } from '../../../lib/record.ts';
import type { Fields } from '../content/layout.ts';
import type { StoryTag } from './stories.ts';

/**
 * Reads the tags of a stories index from the fields of its page in the layout: a multilist of items with `key` and `value`.
 * Skips entries of other shapes.
 */
export function tagsInLayout(fields: Fields | undefined): StoryTag[] {
  const list = fields?.tags ?? fields?.Tags;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const item = recordOf(entry);
    const tagFields = recordOf(item.fields);
    const key = textOf(tagFields.key ?? tagFields.Key);
    const id = guidOf(item.id);
    if (key === '' || id === null) return [];
    return [{ id, key, value: textOf(tagFields.value ?? tagFields.Value) || textOf(item.displayName) || key }];
  });
}

/** The index that a stories list shows. */
export interface ListedIndex {
  /** Null when there is none. */
  id: string | null;
  /** Its settings and tags. Settings of the list component take precedence. */
  fields: Fields;
  /** The list is on another page than its index. */
  isPlaced: boolean;
}

/** Returns the index of a list: the page itself, or the item that `Index` references for a list with its own fields. */
export function listedIndex(
  listFields: unknown,
  page: { readonly itemId?: string | null | undefined; readonly fields?: Fields | undefined },
): ListedIndex {
  const fields = recordOf(listFields);
  if (Object.keys(fields).length === 0) return { id: guidOf(page.itemId), fields: page.fields ?? {}, isPlaced: false };
  const item = recordOf(recordOf(fields.Index).value ?? fields.Index);
  return { id: guidOf(item.id), fields: { ...recordOf(item.fields), ...fields }, isPlaced: true };
}

function textOf(field: unknown): string {
  const value = typeof field === 'string' ? field : recordOf(field).value;
  return typeof value === 'string' ? value.trim() : '';
}
