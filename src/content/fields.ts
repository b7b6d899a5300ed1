import { recordOf } from '../contracts/record.ts';
import { emptyImage, isEditable } from './editingChrome.ts';
import type { FileValue, ImageValue, ItemValue, LinkValue } from './fieldValues.ts';
import { safeHref } from './safeHref.ts';

/**
 * Readers of layout fields (content platform §2.4). A field may be anything: missing, raw, an array, an object without
 * `value`, a GraphQL shape with `jsonValue`. A reader gives what it understands or "nothing", and never throws.
 */

/** Dates before this are the platform's "no date". */
const EMPTY_DATE = '0001-01-01';
const EMPTY_TIME = '00:00:00';

/**
 * True for every shape that prints nothing. `0` and `false` are values. On a page for editors a field that they can fill is
 * never empty, so that it has its place.
 */
export function isEmptyField(field: unknown): boolean {
  return !isEditable(field) && isEmptyValue(field);
}

/** The same for every reader. */
export function isEmptyValue(field: unknown): boolean {
  const value = contentOf(field);
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') return value.trim() === '' || value.startsWith(EMPTY_DATE) || value === EMPTY_TIME;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  if ('href' in value) return linkValue(value) === null;
  if ('src' in value) return imageValue(value) === null;
  return Object.keys(value).length === 0;
}

/** A text, `''` when empty. Numbers become their digits. */
export function textValue(field: unknown): string {
  const value = contentOf(field);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** A checkbox; also `'1'` and `'true'`, as parameters and old templates write it. */
export function checkboxValue(field: unknown): boolean {
  const value = contentOf(field);
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** A positive number of a number or text field, else `fallback`. */
export function numberValue(field: unknown, fallback: number): number {
  return positive(contentOf(field)) ?? fallback;
}

/** A link that leads somewhere, else null. Script addresses lead nowhere. */
export function linkValue(field: unknown): LinkValue | null {
  const value = contentOf(field);
  const raw = typeof value === 'string' ? { href: value } : recordOf(value);
  const href = safeHref(raw.href);
  if (!href) return null;
  return {
    href,
    text: stringOf(raw.text),
    title: stringOf(raw.title) || undefined,
    target: raw.target === '_blank' ? '_blank' : undefined,
  };
}

/** A picture with an address, else null; on a page for editors, the one that stands for a picture not yet chosen. */
export function imageValue(field: unknown): ImageValue | null {
  const value = contentOf(field);
  const raw = typeof value === 'string' ? { src: value } : recordOf(value);
  const src = safeHref(raw.src);
  if (!src) return emptyImage(field);
  return { src, alt: stringOf(raw.alt), width: positive(raw.width), height: positive(raw.height) };
}

/** A file that can be fetched over HTTP, else null. */
export function fileValue(field: unknown): FileValue | null {
  const raw = recordOf(contentOf(field));
  const src = safeHref(raw.src);
  if (!src || /^(?:mailto|tel|sms):/i.test(src)) return null;
  const [, base = '', ending = ''] = /([^/]*?)(?:\.([a-z0-9]{1,8}))?$/i.exec(src.replace(/[?#].*$/s, '')) ?? [];
  const extension = (stringOf(raw.extension).replace(/^\./, '') || ending).toLowerCase();
  const name = stringOf(raw.name) || base;
  return {
    src,
    name,
    title: stringOf(raw.title) || stringOf(raw.displayName) || name,
    extension,
    size: positive(raw.size),
  };
}

/** The items of a multilist; what is no item is left out. */
export function itemsValue(field: unknown): ItemValue[] {
  const value = contentOf(field);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => itemValue(entry) ?? []);
}

/** The item of a droplink, else null. */
export function itemValue(field: unknown): ItemValue | null {
  const raw = recordOf(contentOf(field));
  const fields = recordOf(raw.fields);
  if (Object.keys(fields).length === 0) return null;
  return { id: stringOf(raw.id), name: stringOf(raw.name), fields };
}

function contentOf(field: unknown): unknown {
  if (!field || typeof field !== 'object' || Array.isArray(field)) return field;
  if ('jsonValue' in field) return contentOf(field.jsonValue);
  return 'value' in field ? field.value : field;
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function positive(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
