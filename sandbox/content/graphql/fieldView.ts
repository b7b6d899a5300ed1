import { isRecord } from '../../../lib/record.ts';
import { layoutValue } from '../layout/values.ts';
import { emptyValue, type FieldKind } from '../tree/fieldKind.ts';
import { formatGuid } from '../tree/guid.ts';
import { Item } from '../tree/item.ts';
import { formatDate } from './dateFormat.ts';
import { rawValue } from './rawValue.ts';
import { fieldId } from './templateTypes.ts';
import { templateFieldView } from './templateView.ts';

type Members = Record<string, unknown>;
type View = (item: Item) => unknown;

/** The item and the field of a view. */
interface FieldSource {
  readonly item: Item;
  readonly name: string;
  readonly kind: FieldKind;
  readonly language: string;
  /** Creates the view of a referenced item. */
  readonly view: View;
  /** Replaces the authored value. */
  readonly value?: unknown;
}

/** Returns the GraphQL source of a field. An unset field is never null: it has the empty value of its kind. */
export function fieldView(source: FieldSource): Members {
  const { item, name, kind, language } = source;
  const value = source.value ?? item.versions.get(language)?.fields[name] ?? emptyValue(kind);
  const id = fieldId(item.template, name);
  return {
    __typename: `${kind}Field`,
    id: ({ format }: { format?: string }) => formatGuid(id, format),
    name,
    value: rawValue(value),
    // The schema says JSON!, so an unset reference is an empty object here (in the layout it is null).
    jsonValue: () => layoutValue(value, language) ?? {},
    definition: () => templateFieldView(item.template, name, kind),
    ...membersOf(kind, value, source),
  };
}

function membersOf(kind: FieldKind, value: unknown, source: FieldSource): Members {
  const inner = isRecord(value) && 'value' in value ? value.value : undefined;
  switch (kind) {
    case 'Link':
      return linkMembers(isRecord(inner) ? inner : {});
    case 'Image':
    case 'File':
      return mediaMembers(isRecord(inner) ? inner : {});
    case 'Date':
      return dateMembers(inner, source.language);
    case 'Checkbox':
      return { boolValue: inner === true };
    case 'Number':
      return { numberValue: Number(inner ?? 0) };
    case 'Integer':
      return { intValue: Number(inner ?? 0) };
    case 'Lookup':
    case 'Multilist':
      return referenceMembers(value, source.view);
    default:
      return {};
  }
}

function linkMembers(link: Members): Members {
  return {
    anchor: link.anchor,
    queryString: link.querystring,
    className: link.class,
    text: link.text,
    target: link.target,
    linkType: link.linktype,
    url: link.href,
    targetItem: null,
  };
}

function mediaMembers(media: Members): Members {
  const src = typeof media.src === 'string' ? media.src : null;
  const extension = src?.split(/[?#]/, 1)[0]?.match(/\.(\w+)$/)?.[1] ?? null;
  return {
    src: ({ maxWidth, maxHeight }: { maxWidth?: number; maxHeight?: number } = {}) => sized(src, maxWidth, maxHeight),
    url: src,
    alt: media.alt,
    width: integer(media.width),
    height: integer(media.height),
    title: media.title,
    description: media.description,
    keywords: media.keywords,
    extension: media.extension ?? extension,
    mimeType:
      media.mimeType ?? (extension && `image/${extension === 'jpg' ? 'jpeg' : extension.replace('svg', 'svg+xml')}`),
    size: integer(media.size),
  };
}

function sized(src: string | null, maxWidth?: number, maxHeight?: number): string | null {
  if (!src || (!maxWidth && !maxHeight)) return src;
  const limits = new URLSearchParams();
  if (maxWidth) limits.set('mw', String(maxWidth));
  if (maxHeight) limits.set('mh', String(maxHeight));
  return `${src}${src.includes('?') ? '&' : '?'}${limits}`;
}

function dateMembers(inner: unknown, language: string): Members {
  const date = new Date(typeof inner === 'string' && !inner.startsWith('0001-') ? inner : Number.NaN);
  const isValid = !Number.isNaN(date.getTime());
  return {
    dateValue: isValid ? date.getTime() : null,
    formattedDateValue: ({ format, offset }: { format?: string; offset?: number }) =>
      isValid ? formatDate(date, format, language, offset ?? 0) : '',
  };
}

function referenceMembers(value: unknown, view: View): Members {
  const targets = (Array.isArray(value) ? value : [value]).filter((entry) => entry instanceof Item);
  const first = targets[0];
  return {
    targetId: ({ format }: { format?: string }) => (first ? formatGuid(first.id, format) : null),
    targetItem: () => (first ? view(first) : null),
    count: targets.length,
    targetIds: targets.map((target) => formatGuid(target.id)),
    targetItems: () => targets.map(view),
  };
}

function integer(value: unknown): number | null {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? null : number;
}
