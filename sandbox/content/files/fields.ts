import { illustrationSize, parseIllustration } from '../../media/illustrations/illustrationPath.ts';
import { carImageSize, type ImageSize, isCarView } from '../../media/images.ts';
import { checkbox, type FieldMap, image, item, link, reference, text } from '../authoring.ts';
import type { Cursor } from './cursor.ts';

/**
 * Converts field values as editors write them to values of the layout contract:
 *
 *     Title: a text, or HTML           HasMessage: true
 *     Link: { href, text?, target? }   Image: { src, alt }   File: { src, name, … }   Video: {}
 *     Cards: a list of items           each { name, displayName?, fields }
 *     Author: { reference: a page's path, item?: the path of an item below it }
 */
export function readFields(fields: Cursor): FieldMap {
  return Object.fromEntries(fields.members().map(([name, value]) => [name, readField(value)]));
}

function readField(field: Cursor): unknown {
  const { value } = field;
  if (typeof value !== 'object' && typeof value !== 'boolean') return text(field.text());
  if (typeof value === 'boolean') return checkbox(value);
  if (Array.isArray(value))
    return field.list().map((entry) => (entry.has('reference') ? readReference(entry) : readItem(entry)));
  if (field.has('fields')) return readItem(field);
  if (field.has('reference')) return readReference(field);
  if (field.has('href')) return readLink(field);
  const members = field.texts();
  const { src, alt } = members;
  const size = src === undefined ? null : sizeOfMedia(src);
  if (src === undefined || size === null || 'width' in members) return { value: members };
  return image(src, alt ?? '', size.width, size.height);
}

function readItem(field: Cursor): unknown {
  field.members(['name', 'displayName', 'fields']);
  const name = field.get('name').text();
  const displayName = field.has('displayName') ? field.get('displayName').text() : name;
  return item(name, readFields(field.get('fields')), displayName);
}

function readReference(field: Cursor): unknown {
  field.members(['reference', 'item']);
  return reference(field.get('reference').text(), field.has('item') ? field.get('item').text() : '');
}

function readLink(field: Cursor): unknown {
  field.members(['href', 'text', 'target']);
  const { href, text: label, target } = field.texts();
  return link(href, label, target);
}

/** Returns the size of an illustration or a view of a car; null for other media. */
function sizeOfMedia(src: string): ImageSize | null {
  const illustration = parseIllustration(src.replace('/-/media/', ''));
  if (illustration) return illustrationSize(illustration);
  const [, view] = /^\/-\/media\/cars\/[\w-]+\/\w+\/([\w-]+)\.jpg$/.exec(src) ?? [];
  return view !== undefined && isCarView(view) ? carImageSize(view) : null;
}
