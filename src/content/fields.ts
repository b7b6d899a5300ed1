import { recordOf } from '../../lib/record.ts';
import { emptyImage, isEditable } from './EditingChromeContext.ts';
import type { FileValue, ImageValue, ItemValue, LinkValue } from './fieldValues.ts';
import { safeHref } from './safeHref.ts';

/**
 * Readers of layout fields (content platform §2.4). A field can have any shape: missing, a raw value, an array, an object
 * without `value`, a GraphQL object with `jsonValue`. A reader returns an empty result for other shapes and never throws.
 */

/** Start of the platform's value for "no date". */
const EMPTY_DATE = '0001-01-01';
const EMPTY_TIME = '00:00:00';

/**
 * Returns whether a field renders nothing. `0` and `false` are not empty. On pages for editors an editable field is never
 * empty, so that it has a visible place.
 */
export function isEmptyField(field: unknown): boolean {
  return !isEditable(field) && isEmptyValue(field);
}

/** Returns whether a field renders nothing for visitors. */
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

/** Returns a field's text; `''` when empty. Numbers are converted to text. */
export function textValue(field: unknown): string {
  const value = contentOf(field);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** Returns the value of a checkbox. Parameters and old templates use `'1'` and `'true'`. */
export function checkboxValue(field: unknown): boolean {
  const value = contentOf(field);
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Returns the positive number of a number or text field, else `fallback`. */
export function numberValue(field: unknown, fallback: number): number {
  return positive(contentOf(field)) ?? fallback;
}

/** Returns a link with a safe URL, else null. */
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

/** Returns an image with a URL, else null. On pages for editors an empty image field has a placeholder image. */
export function imageValue(field: unknown): ImageValue | null {
  const value = contentOf(field);
  const raw = typeof value === 'string' ? { src: value } : recordOf(value);
  const src = safeHref(raw.src);
  if (!src) return emptyImage(field);
  return {
    src,
    alt: stringOf(raw.alt),
    width: positive(raw.width),
    height: positive(raw.height),
    ...(isCutOut(raw.class) && { cutOut: true }),
  };
}

/** Returns a file that can be downloaded over HTTP, else null. */
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

/** Returns the items of a multilist. Skips other entries. */
export function itemsValue(field: unknown): ItemValue[] {
  const value = contentOf(field);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => itemValue(entry) ?? []);
}

/** Returns the item of a droplink, else null. */
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

/** The class by which editors state that an image has a transparent ground. */
const CUT_OUT = 'cut-out';

const isCutOut = (names: unknown): boolean => stringOf(names).split(/\s+/).includes(CUT_OUT);

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function positive(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
