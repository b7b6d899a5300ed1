import { isRecord } from '../../../src/contracts/record.ts';

/** Field types of the platform, named as their GraphQL types without the suffix `Field`. */
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

/** The kind that an authored value shows; null when the value is too empty to tell. */
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

/** One field seen on several items: the kind that holds both. */
export function mergeKinds(known: FieldKind | null, seen: FieldKind | null): FieldKind | null {
  if (!known || !seen || known === seen) return known ?? seen;
  if (WIDER[known] === seen) return seen;
  return known;
}

/** What an unset field of a kind arrives as in the layout. */
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
