import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { slug } from '../../lib/slug.ts';

/** One heading to open and what is under it. */
export interface Entry {
  /** Of the part that opens: what a link's fragment names. The same on every visit. */
  id: string;
  title: unknown;
  text: unknown;
}

/**
 * The filled items of a field: an item without a heading or without words is left out.
 *
 * @param uid of the component, which keeps equal headings of two lists apart
 * @param names of the two fields of an item
 */
export function entriesOf(field: unknown, uid: string, names: { title: string; text: string }): Entry[] {
  const filled = itemsValue(field).filter(
    ({ fields }) => !isEmptyField(fields[names.title]) && !isEmptyField(fields[names.text]),
  );
  const known = new Map<string, number>();
  return filled.map(({ fields }: ItemValue) => {
    const base = [slug(textValue(fields[names.title])), shortHash(uid)].filter(Boolean).join('-');
    const count = (known.get(base) ?? 0) + 1;
    known.set(base, count);
    return { id: count > 1 ? `${base}-${count}` : base, title: fields[names.title], text: fields[names.text] };
  });
}
