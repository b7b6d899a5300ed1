import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { slug } from '../../lib/slug.ts';

/** A collapsible section: heading and content. */
export interface Entry {
  /** Element id of the content, for URL fragments. It is stable. */
  id: string;
  title: unknown;
  text: unknown;
}

/**
 * Returns the entries of a field; items without heading or text are left out.
 *
 * @param uid the component's uid, which distinguishes equal headings of two lists
 * @param names names of the two fields of an item
 */
export function entriesOf(field: unknown, uid: string, names: { title: string; text: string }): Entry[] {
  const filledItems = itemsValue(field).filter(
    ({ fields }) => !isEmptyField(fields[names.title]) && !isEmptyField(fields[names.text]),
  );
  const countByBase = new Map<string, number>();
  return filledItems.map(({ fields }: ItemValue) => {
    const base = [slug(textValue(fields[names.title])), shortHash(uid)].filter(Boolean).join('-');
    const count = (countByBase.get(base) ?? 0) + 1;
    countByBase.set(base, count);
    return { id: count > 1 ? `${base}-${count}` : base, title: fields[names.title], text: fields[names.text] };
  });
}
