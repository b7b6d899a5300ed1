import { isRecord } from '../../../lib/record.ts';

/** Field types of the platform: names of their GraphQL types without the suffix `Field`. */
export type FieldKind =
  | 'Text'
  | 'RichText'
  | 'Image'
  | 'File'
  | 'Link'
  | 'Checkbox'
  | 'Number'
  | 'Integer'
  | 'Date'
  | 'Lookup'
  | 'Multilist';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Infers the kind of an authored value; null for an empty one. */
export function kindOf(value: unknown): FieldKind | null {
  if (Array.isArray(value)) return 'Multilist';
  if (typeof value === 'string') return textKind(value);
  if (!isRecord(value)) return null;
  if (!('value' in value)) return 'Lookup';
  return wrappedKind(value.value);
}

function wrappedKind(inner: unknown): FieldKind | null {
  switch (typeof inner) {
    case 'string':
      return textKind(inner);
    case 'boolean':
      return 'Checkbox';
    case 'number':
      return Number.isInteger(inner) ? 'Integer' : 'Number';
  }
  if (!isRecord(inner)) return null;
  if ('href' in inner) return 'Link';
  if ('src' in inner) return 'mimeType' in inner || 'extension' in inner ? 'File' : 'Image';
  return null;
}

function textKind(text: string): FieldKind {
  if (ISO_DATE.test(text)) return 'Date';
  return /<\/?[a-z][^>]*>/i.test(text) ? 'RichText' : 'Text';
}

const WIDER: Partial<Record<FieldKind, FieldKind>> = {
  Text: 'RichText',
  Integer: 'Number',
  Date: 'Text',
  Image: 'File',
};

/** Returns the kind for a field whose values on two items have these kinds. */
export function mergeKinds(one: FieldKind | null, other: FieldKind | null): FieldKind | null {
  if (!one || !other || one === other) return one ?? other;
  if (WIDER[one] === other) return other;
  return one;
}

/** Returns the value of an unset field of a kind in the layout. */
export function emptyValue(kind: FieldKind): unknown {
  switch (kind) {
    case 'Image':
    case 'File':
      return { value: {} };
    case 'Link':
      return { value: { href: '' } };
    case 'Checkbox':
      return { value: false };
    case 'Number':
    case 'Integer':
      return { value: 0 };
    case 'Date':
      return { value: '0001-01-01T00:00:00Z' };
    case 'Lookup':
      return null;
    case 'Multilist':
      return [];
    default:
      return { value: '' };
  }
}
