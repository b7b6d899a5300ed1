import type { Conversion, FieldRule, Mapping } from './mapping.ts';
import { RECORD_FIELDS } from './recordCheck.ts';
import { idOf } from './slug.ts';

/** A record that is made from a row, and what could not be converted. */
export interface Converted {
  readonly record: Record<string, unknown>;
  readonly problems: readonly { field: string; message: string }[];
}

class ConversionError extends Error {}

type Convert = (text: string, rule: FieldRule, mapping: Mapping) => unknown;

/** Returns the function that makes a record of the values of a row. */
export function createConverter(mapping: Mapping): (values: Readonly<Record<string, unknown>>) => Converted {
  const rules = Object.entries(mapping.fields);
  // Without rules the records of the feed are those of the contract.
  if (rules.length === 0) return (values) => ({ record: { ...values }, problems: [] });
  const fields = rules.map(([field, rule]) => ({ field, rule, convert: conversionOf(field, rule, mapping) }));
  return (values) => {
    const record: Record<string, unknown> = {};
    const problems: { field: string; message: string }[] = [];
    for (const { field, rule, convert } of fields) {
      try {
        record[field] = valueBy(values, rule, convert, mapping);
      } catch (error) {
        if (!(error instanceof ConversionError)) throw error;
        problems.push({ field, message: error.message });
      }
    }
    return { record, problems };
  };
}

function conversionOf(field: string, rule: FieldRule, { kind }: Mapping): Convert {
  const found = RECORD_FIELDS[kind].get(field);
  const standard: Conversion = found?.type === 'array' ? 'list' : ((found?.type ?? 'text') as Conversion);
  const implied = rule.format === undefined ? standard : 'date';
  return CONVERT[rule.convert ?? implied] ?? CONVERT.text;
}

function valueBy(
  values: Readonly<Record<string, unknown>>,
  rule: FieldRule,
  convert: Convert,
  mapping: Mapping,
): unknown {
  if (rule.column === undefined) return rule.constant;
  const given = valueAt(values, rule.column);
  if (given === undefined || given === null || (typeof given === 'string' && given.trim() === '')) {
    if (rule.required) throw new ConversionError('is empty');
    return null;
  }
  // JSON has types of its own.
  if (typeof given === 'object') return given;
  if (typeof given === 'boolean' && !rule.values) return given;
  const text = typeof given === 'string' ? given.trim() : String(given);
  if (rule.values) return mappedValue(text, rule);
  if (typeof given === 'number' && convert === CONVERT.number) return scaled(given, rule);
  return convert(text, rule, mapping);
}

/** Returns the value of a column; in JSON a name with dots is a path. */
function valueAt(values: Readonly<Record<string, unknown>>, column: string): unknown {
  if (Object.hasOwn(values, column) || !column.includes('.'))
    return Object.hasOwn(values, column) ? values[column] : undefined;
  return column
    .split('.')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? (value as never)[step] : undefined),
      values,
    );
}

function mappedValue(text: string, { values = {}, otherwise }: FieldRule): unknown {
  if (Object.hasOwn(values, text)) return values[text];
  const lower = text.toLowerCase();
  const alike = Object.keys(values).find((key) => key.toLowerCase() === lower);
  if (alike !== undefined) return values[alike];
  if (otherwise === 'keep') return text;
  if (otherwise === 'empty') return null;
  throw new ConversionError(`"${shortened(text)}" is none of its values`);
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const scaled = (value: number, { factor = 1, digits }: FieldRule): number => {
  const product = value * factor;
  return digits === undefined ? product : Math.round(product * 10 ** digits) / 10 ** digits;
};

const TRUE = /^(?:1|true|yes|y|ja|j|on|x)$/i;
const FALSE = /^(?:0|false|no|n|nej|nei|off)$/i;

const CONVERT: Readonly<Record<string, Convert>> & { readonly text: Convert; readonly number: Convert } = {
  id: (text) => {
    const id = idOf(text);
    if (id === '') throw new ConversionError(`"${shortened(text)}" has no letters or digits`);
    return id;
  },
  text: (text) => text,
  string: (text) => text,
  number: (text, rule, { decimal }) => scaled(numberOf(text, decimal), rule),
  boolean: (text) => {
    if (TRUE.test(text)) return true;
    if (FALSE.test(text)) return false;
    throw new ConversionError(`"${shortened(text)}" is neither yes nor no`);
  },
  date: (text, { format }) => dateOf(text, format),
  list: (text, { split }) => itemsOf(text, split),
  images: (text, { split }) => itemsOf(text, split).map(imageOf),
  image: (text) => imageOf(text),
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      throw new ConversionError('is not JSON');
    }
  },
  object: () => {
    throw new ConversionError('is an object: use `convert: image` or `convert: json`');
  },
};

const itemsOf = (text: string, split = ','): string[] =>
  text
    .split(split)
    .map((item) => item.trim())
    .filter(Boolean);

/** Parses a number with groups of digits, and with a currency or a unit before or behind it: `1 234,50 kr`. */
function numberOf(text: string, decimal: string): number {
  const bare = text.replace(/^[^\d,.+-]+|[^\d,.]+$/g, '').replace(/[\s\u00a0\u202f']/g, '');
  const other = decimal === ',' ? '.' : ',';
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${other}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const plain = new RegExp(`^[+-]?\\d+(?:\\${decimal}\\d+)?$`);
  if (!plain.test(bare) && !grouped.test(bare))
    throw new ConversionError(`"${shortened(text)}" is no number with "${decimal}" before decimals`);
  return Number(bare.replaceAll(other, '').replace(decimal, '.'));
}

/** Returns a date as `yyyy-MM-dd`, or a time in ISO 8601 as it is. */
function dateOf(text: string, format: string | undefined): string {
  if (format === undefined) {
    if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text)))
      throw new ConversionError(`"${shortened(text)}" is no date`);
    return text;
  }
  const escaped = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped
    .replace('dd', '(?<day>\\d\\d?)')
    .replace('MM', '(?<month>\\d\\d?)')
    .replace('yyyy', '(?<year>\\d{4})');
  const { day = '', month = '', year = '' } = new RegExp(`^${pattern}`).exec(text)?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // A day that a month does not have becomes one of the next month.
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date)
    throw new ConversionError(`"${shortened(text)}" is no date like ${format}`);
  return date;
}

function imageOf(url: string): object {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  if (!isPath && !(URL.canParse(url) && /^https?:/.test(url)))
    throw new ConversionError(`"${shortened(url)}" is no URL of an image`);
  return { thumbnail_url: url, original: url, blur_data_url: null };
}
