import { illustrationSize, parseIllustration } from '../../media/illustrations/illustrationPath.ts';
import { carImageSize, type ImageSize, isCarView, isOutside } from '../../media/images.ts';
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
  const media = src === undefined ? null : mediaOf(src);
  if (src === undefined || media === null || 'width' in members) return { value: members };
  return image(src, alt ?? '', media.width, media.height, media.cutOut);
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

/** Returns the size of an illustration or a view of a car, and whether it is a whole car on a transparent ground; null for other media. */
function mediaOf(src: string): (ImageSize & { readonly cutOut: boolean }) | null {
  const illustration = parseIllustration(src.replace('/-/media/', ''));
  if (illustration) return { ...illustrationSize(illustration), cutOut: false };
  const [, view] = /^\/-\/media\/cars\/[\w-]+\/\w+\/([\w-]+)\.jpg$/.exec(src) ?? [];
  if (view === undefined || !isCarView(view)) return null;
  return { ...carImageSize(view), cutOut: isOutside(view) };
}
