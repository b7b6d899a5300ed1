import { ConversionError, shortened } from './conversionError.ts';
import { textOfHtml } from './htmlText.ts';
import type { Conversion, Decimal, FieldRule, Mapping } from './mapping.ts';
import { horsepowerOf, numberOf } from './numberOf.ts';
import { RECORD_FIELDS } from './recordCheck.ts';
import { idOf } from './slug.ts';

/** A record that is made from a row, and what could not be converted. */
export interface Converted {
  readonly record: Record<string, unknown>;
  readonly problems: readonly Problem[];
}

/** What is wrong with a value. An error refuses the row; anything else is left out of its field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
  readonly isError: boolean;
}

/** @param warn notes a part of the value that is left out */
type Convert = (text: string, rule: FieldRule, mapping: Mapping, warn: (message: string) => void) => unknown;

/** Returns the function that makes a record of the values of a row. */
export function createConverter(mapping: Mapping): (values: Readonly<Record<string, unknown>>) => Converted {
  const rules = Object.entries(mapping.fields);
  // Without rules the records of the feed are those of the contract.
  if (rules.length === 0) return (values) => ({ record: { ...values }, problems: [] });
  const fields = rules.map(([field, rule]) => ({ field, rule, convert: conversionOf(field, rule, mapping) }));
  return (values) => {
    const record: Record<string, unknown> = {};
    const problems: Problem[] = [];
    for (const { field, rule, convert } of fields) {
      try {
        const warn = (message: string) => void problems.push({ field, message, isError: false });
        record[field] = valueBy(values, rule, mapping, {
          isList: convert === CONVERT.list,
          convert: (text) => convert(text, rule, mapping, warn),
        });
      } catch (error) {
        if (!(error instanceof ConversionError)) throw error;
        problems.push({ field, message: error.message, isError: true });
      }
    }
    return { record, problems };
  };
}

function conversionOf(field: string, rule: FieldRule, { kind }: Mapping): Convert {
  const found = RECORD_FIELDS[kind].get(field);
  const standard: Conversion = found?.type === 'array' ? 'list' : ((found?.type ?? 'text') as Conversion);
  const implied = rule.format === undefined ? standard : 'date';
  const isPower = field === 'car_power' && rule.factor === undefined;
  const convert = CONVERT[rule.convert ?? implied] ?? CONVERT.text;
  return isPower && convert === CONVERT.number ? horsepower : convert;
}

const isMissing = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');

function valueBy(
  values: Readonly<Record<string, unknown>>,
  rule: FieldRule,
  mapping: Mapping,
  { isList, convert }: { isList: boolean; convert: (text: string) => unknown },
): unknown {
  if (columnsOfRule(rule).length === 0) return rule.constant;
  const given = givenBy(values, rule);
  if (isMissing(given)) {
    if (rule.required) throw new ConversionError('is empty');
    return null;
  }
  // JSON has types of its own.
  if (isList && Array.isArray(given)) return valuesOfItems(given, rule);
  if (typeof given === 'object') return given;
  if (typeof given === 'boolean' && !rule.values) return given;
  const text = typeof given === 'string' ? given.trim() : String(given);
  const mapped = rule.values && !isList ? mappedValue(text, rule) : undefined;
  if (mapped !== undefined) return mapped;
  // In JSON, numbers are numbers whatever the decimal sign of texts is.
  return convert(typeof given === 'number' && decimalOf(rule, mapping) === ',' ? text.replace('.', ',') : text);
}

/** Returns the columns of a rule; none of a constant. */
export const columnsOfRule = ({ column, columns }: Pick<FieldRule, 'column' | 'columns'>): readonly string[] =>
  columns ?? (column === undefined ? [] : [column]);

/** Returns what a row has for a rule: the value of its column, or the joined texts of its columns. */
export function givenBy(
  values: Readonly<Record<string, unknown>>,
  rule: Pick<FieldRule, 'column' | 'columns' | 'join'>,
): unknown {
  const { columns, join = ' ' } = rule;
  if (!columns) return valueAt(values, rule.column ?? '');
  return columns
    .map((column) => String(valueAt(values, column) ?? '').trim())
    .filter((text) => text !== '')
    .join(join);
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

/** Returns the value of a text; undefined for one that is to be converted as it is. */
function mappedValue(text: string, { values = {}, otherwise }: FieldRule): unknown {
  if (Object.hasOwn(values, text)) return values[text];
  const lower = text.toLowerCase();
  const alike = Object.keys(values).find((key) => key.toLowerCase() === lower);
  if (alike !== undefined) return values[alike];
  if (otherwise === 'keep') return undefined;
  if (otherwise === 'empty') return null;
  throw new ConversionError(`"${shortened(text)}" is none of its values`);
}

/** Returns the items of a list with the values of those that the rule names, each once; an item whose value is null is left out. */
function valuesOfItems(items: readonly unknown[], rule: FieldRule): readonly unknown[] {
  if (!rule.values) return items;
  const values = items.map((item) => {
    const mapped = typeof item === 'string' ? mappedValue(item, rule) : undefined;
    return mapped === undefined ? item : mapped;
  });
  return [...new Set(values)].filter((value) => value !== null);
}

const scaled = (value: number, { factor = 1, digits }: FieldRule): number => {
  const product = value * factor;
  return digits === undefined ? product : Math.round(product * 10 ** digits) / 10 ** digits;
};

/** Words of the languages of the dictionaries. */
const TRUE = /^(?:1|true|yes|y|ja|j|kyllä|k|áno|ano|a|on|x)$/i;
const FALSE = /^(?:0|false|no|n|nej|nei|ei|e|nie|off)$/i;

const CONVERT: Readonly<Record<string, Convert>> & { readonly text: Convert; readonly number: Convert } = {
  id: (text) => {
    const id = idOf(text);
    if (id === '') throw new ConversionError(`"${shortened(text)}" has no letters or digits`);
    return id;
  },
  text: (text) => text,
  string: (text) => text,
  html: (text) => textOfHtml(text),
  number: (text, rule, mapping) => scaled(numberOf(text, decimalOf(rule, mapping)), rule),
  boolean: (text) => {
    if (TRUE.test(text)) return true;
    if (FALSE.test(text)) return false;
    throw new ConversionError(`"${shortened(text)}" is neither yes nor no`);
  },
  date: (text, { format }) => dateOf(text, format),
  list: (text, rule) => valuesOfItems(itemsOf(text, rule.split), rule),
  images: (text, { split }, _mapping, warn) =>
    itemsOf(text, split).flatMap((url) => {
      // A car is not refused for one of its photos.
      if (!isImageUrl(url)) return warn(`"${shortened(url)}" is no URL of an image, which is left out`) ?? [];
      return [imageOf(url)];
    }),
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

const horsepower: Convert = (text, rule, mapping) => scaled(horsepowerOf(text, decimalOf(rule, mapping)), rule);

const itemsOf = (text: string, split = ','): string[] =>
  text
    .split(split)
    .map((item) => item.trim())
    .filter(Boolean);

const decimalOf = (rule: FieldRule, mapping: Mapping): Decimal => rule.decimal ?? mapping.decimal;

/** Returns a date as `yyyy-MM-dd` by the first format that fits, or a time in ISO 8601 as it is. */
function dateOf(text: string, formats: FieldRule['format']): string {
  const all = [formats ?? []].flat();
  for (const format of all) {
    const date = dateIn(text, format);
    if (date !== null) return date;
  }
  if (all.length > 0) throw new ConversionError(`"${shortened(text)}" is no date like ${all.join(' or ')}`);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text)))
    throw new ConversionError(`"${shortened(text)}" is no date`);
  return text;
}

/** Returns the date of a text in a format, of which the day may be missing; null for another text, or a day that the month does not have. */
function dateIn(text: string, format: string): string | null {
  const escaped = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped
    .replace('dd', '(?<day>\\d\\d?)')
    .replace('MM', '(?<month>\\d\\d?)')
    .replace('yyyy', '(?<year>\\d{4})');
  const { day = '1', month = '', year = '' } = new RegExp(`^${pattern}`).exec(text)?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // A day that a month does not have becomes one of the next month.
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date;
}

const isImageUrl = (url: string): boolean =>
  (url.startsWith('/') && !url.startsWith('//')) || (URL.canParse(url) && /^https?:/i.test(url));

function imageOf(url: string): object {
  if (!isImageUrl(url)) throw new ConversionError(`"${shortened(url)}" is no URL of an image`);
  return { thumbnail_url: url, original: url, blur_data_url: null };
}
