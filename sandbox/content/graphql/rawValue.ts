import { isRecord } from '../../../lib/record.ts';
import { formatGuid, guidOf } from '../tree/guid.ts';
import { Item } from '../tree/item.ts';

/** Returns the raw value of a field as in the platform's database: `field.value`, and the text that `search` compares. */
export function rawValue(value: unknown): string {
  if (value instanceof Item) return formatGuid(value.id, 'B');
  if (Array.isArray(value)) return value.map((entry) => rawValue(entry)).join('|');
  if (!isRecord(value)) return value === null || value === undefined ? '' : String(value);
  return 'value' in value ? rawInner(value.value) : '';
}

function rawInner(inner: unknown): string {
  if (typeof inner === 'boolean') return inner ? '1' : '';
  if (typeof inner === 'string') return rawDate(inner) ?? inner;
  if (!isRecord(inner)) return inner === null || inner === undefined ? '' : String(inner);
  if (typeof inner.href === 'string')
    return inner.href === '' ? '' : tag('link', { ...inner, url: inner.href, href: undefined });
  if (typeof inner.src === 'string') {
    return tag('image', { mediaid: formatGuid(guidOf('media', inner.src), 'B'), alt: inner.alt });
  }
  return '';
}

/** Returns an ISO date as `20260115T080000Z`, the platform's empty date as an empty text, and null for other texts. */
export function rawDate(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/.exec(text);
  if (!match) return null;
  return match[1] === '0001' ? '' : `${match.slice(1, 4).join('')}T${match.slice(4, 7).join('')}Z`;
}

function tag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    );
  return `<${name}${pairs.join('')} />`;
}
