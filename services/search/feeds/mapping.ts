import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { array, boolean, lazy, mixed, number, object, string, ValidationError } from 'yup';
import { RECORD_FIELDS } from './recordCheck.ts';

export class MappingError extends Error {
  override name = 'MappingError';
}

const CONVERSIONS = ['id', 'text', 'html', 'number', 'boolean', 'date', 'images', 'image', 'list', 'json'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What is before decimals; `auto`: the last sign with one or two digits behind it. */
const DECIMALS = ['.', ',', 'auto'] as const;
export type Decimal = (typeof DECIMALS)[number];

/** How one field is made. */
export interface FieldRule {
  readonly column?: string;
  /** Several columns, whose texts are joined by `join`; empty ones are left out. */
  readonly columns?: readonly string[];
  readonly join?: string;
  readonly constant?: unknown;
  readonly convert?: Conversion;
  /** Texts of the feed, and their values in the index. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** What happens to a text that `values` does not have. */
  readonly otherwise: 'error' | 'keep' | 'empty';
  /** A number is multiplied by it, then rounded to `digits`. */
  readonly factor?: number;
  readonly digits?: number;
  /** Separates the items of a list. */
  readonly split?: string;
  /** The order of day, month and year, such as `dd.MM.yyyy`, or several that are tried in turn. */
  readonly format?: string | readonly string[];
  /** In place of the sign of the mapping. */
  readonly decimal?: Decimal;
  readonly required: boolean;
}

export interface Source {
  readonly type: 'file' | 'http' | 'folder';
  /** File or folder. */
  readonly path?: string;
  readonly url?: string;
  /** Header fields; `$NAME` is the variable NAME of the environment. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds between two attempts. */
  readonly every: number;
}

/** A mapping file: where a feed comes from, and how its columns become fields. */
export interface Mapping {
  readonly feed: string;
  readonly index: string;
  readonly kind: 'vehicles' | 'dealers';
  readonly locale: string;
  readonly currency?: string;
  readonly mileageUnit?: string;
  readonly source: Source;
  readonly format: 'csv' | 'json' | 'ndjson';
  readonly encoding: string;
  readonly delimiter: string;
  readonly quote: string;
  readonly decimal: Decimal;
  readonly mode: 'full' | 'partial';
  readonly maxDropShare: number;
  readonly maxInvalidShare: number;
  /** The path of the list in JSON, with dots; empty: the document is the list. */
  readonly records: string;
  /** Empty: the records of the feed are those of the contract. */
  readonly fields: Readonly<Record<string, FieldRule>>;
}

const rule = object({
  column: string(),
  columns: array(string().required()).min(2),
  join: string(),
  constant: mixed(),
  convert: string().oneOf(CONVERSIONS),
  values: mixed<Record<string, unknown>>(),
  otherwise: string().oneOf(['error', 'keep', 'empty']).default('error'),
  factor: number(),
  digits: number().integer().min(0).max(6),
  split: string().min(1),
  format: mixed<string | string[]>().test(
    'format',
    'format needs MM and yyyy, and dd where the feed has days',
    (given) => [given ?? []].flat().every((one) => typeof one === 'string' && /^(?=.*MM)(?=.*yyyy)/.test(one)),
  ),
  decimal: string().oneOf(DECIMALS),
  required: boolean().default(false),
})
  .noUnknown()
  .test(
    'origin',
    'needs a column or a constant',
    ({ column, columns, constant }) => [column, columns, constant].filter((one) => one !== undefined).length === 1,
  );

const share = () => number().min(0).max(1);
const schema = object({
  feed: string()
    .required()
    .matches(/^[\w-]{1,60}$/),
  index: string()
    .required()
    .matches(/^[\w-]{1,80}$/),
  kind: string().oneOf(['vehicles', 'dealers']).default('vehicles'),
  locale: string()
    .required()
    .test('locale', 'is no language', (name) => {
      try {
        return Intl.getCanonicalLocales(name).length === 1;
      } catch {
        return false;
      }
    }),
  currency: string().matches(/^[A-Z]{3}$/),
  mileageUnit: string(),
  source: object({
    type: string().oneOf(['file', 'http', 'folder']).required(),
    path: string(),
    url: string().test('url', 'source.url is no URL', (url) => url === undefined || URL.canParse(url)),
    headers: mixed<Record<string, string>>().default({}),
    every: number().integer().min(1).default(300),
  })
    .noUnknown()
    .required()
    .test('place', 'source needs a path, or a url when it is http', ({ type, path, url }) =>
      type === 'http' ? url !== undefined : path !== undefined,
    ),
  format: string().oneOf(['csv', 'json', 'ndjson']).required(),
  encoding: string()
    .oneOf(['utf-8', 'windows-1252', 'iso-8859-1', 'iso-8859-15', 'utf-16le', 'utf-16be'])
    .default('utf-8'),
  // `'\t'` in YAML is no tab.
  delimiter: string()
    .transform((text: unknown) => (text === 'tab' || text === '\\t' ? '\t' : text))
    .min(1)
    .max(4)
    .default(','),
  quote: string().length(1).default('"'),
  decimal: string().oneOf(DECIMALS).default('.'),
  mode: string().oneOf(['full', 'partial']).default('full'),
  maxDropShare: share().default(0.2),
  maxInvalidShare: share().default(0),
  records: string().default(''),
  fields: lazy((value: unknown) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, rule.required()]))).default({}),
  ),
}).noUnknown();

/** Parses the text of a mapping file, YAML or JSON. Paths are relative to `folder`. @throws MappingError that names all errors */
export function parseMapping(text: string, folder: string): Mapping {
  let given: unknown;
  try {
    given = withShortRules(parse(text));
  } catch (error) {
    throw new MappingError(`is neither YAML nor JSON: ${(error as Error).message}`);
  }
  let mapping: Mapping;
  try {
    mapping = schema.validateSync(given, { abortEarly: false, stripUnknown: false }) as unknown as Mapping;
  } catch (error) {
    if (error instanceof ValidationError) throw new MappingError(error.errors.join('; '));
    throw error;
  }
  const unknown = Object.keys(mapping.fields).filter((name) => !RECORD_FIELDS[mapping.kind].has(name));
  if (unknown.length > 0)
    throw new MappingError(`fields has names that the contract does not have: ${unknown.join(', ')}`);
  if (mapping.format === 'csv' && Object.keys(mapping.fields).length === 0)
    throw new MappingError('a CSV feed needs fields');
  const { path } = mapping.source;
  return path === undefined ? mapping : { ...mapping, source: { ...mapping.source, path: resolve(folder, path) } };
}

/** `field: Column` is short for `field: { column: Column }`. */
function withShortRules(given: unknown): unknown {
  const { fields } = (given ?? {}) as { fields?: unknown };
  if (typeof fields !== 'object' || fields === null) return given;
  const rules = Object.entries(fields).map(([name, one]) => [name, typeof one === 'string' ? { column: one } : one]);
  return { ...(given as object), fields: Object.fromEntries(rules) };
}

/** Reads a mapping file. @throws MappingError with the name of the file */
export function readMapping(file: string): Mapping {
  try {
    return parseMapping(readFileSync(file, 'utf8'), dirname(file));
  } catch (error) {
    throw new MappingError(`${file}: ${(error as Error).message}`);
  }
}
