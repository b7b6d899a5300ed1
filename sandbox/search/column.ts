export type IndexRecord = Readonly<Record<string, unknown>>;

/**
 * The values of one field in a format that can be counted fast: every distinct text has a code from 1; 0 is a missing value.
 * A record's codes are `codes[starts[record]]` … `codes[starts[record + 1] - 1]`; `starts` is null when every record has one code.
 */
export interface Column {
  readonly values: readonly string[];
  readonly codes: Uint32Array;
  readonly starts: Uint32Array | null;
  readonly codeOf: ReadonlyMap<string, number>;
}

/** Returns the leaves at a dotted path, through arrays: `site_departments.brands.name`. */
export function leavesOf(record: IndexRecord, path: readonly string[]): readonly unknown[] {
  // A shortcut for simple fields, which nearly all are: there may be 100,000 records.
  if (path.length === 1) {
    const value = record[path[0] ?? ''];
    if (Array.isArray(value)) return value;
    return isEmpty(value) ? NO_LEAVES : [value];
  }
  let level: unknown[] = [record];
  for (const step of path) {
    level = level.flatMap((one) => {
      const next = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[step] : undefined;
      return Array.isArray(next) ? next : [next];
    });
  }
  return level.filter((leaf) => !isEmpty(leaf));
}

const NO_LEAVES: readonly unknown[] = [];
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isLeaf = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the distinct texts of a record at a path. */
export function textsOf(record: IndexRecord, path: readonly string[]): string[] {
  const texts = leavesOf(record, path).filter(isLeaf).map(String);
  return texts.length > 1 ? [...new Set(texts)] : texts;
}

export function buildColumn(records: readonly IndexRecord[], field: string): Column {
  const path = field.split('.');
  const values: string[] = [];
  const codeOf = new Map<string, number>();
  const starts = new Uint32Array(records.length + 1);
  const codes: number[] = [];
  let single = true;
  records.forEach((record, at) => {
    for (const text of textsOf(record, path)) codes.push(encode(text, values, codeOf));
    const count = codes.length - (starts[at] ?? 0);
    if (count === 0) codes.push(0);
    if (count > 1) single = false;
    starts[at + 1] = codes.length;
  });
  return { values, codes: Uint32Array.from(codes), starts: single ? null : starts, codeOf };
}

function encode(text: string, values: string[], codeOf: Map<string, number>): number {
  const code = codeOf.get(text);
  if (code !== undefined) return code;
  values.push(text);
  codeOf.set(text, values.length);
  return values.length;
}

/** Returns one number per record: NaN for none, milliseconds for dates. */
export function buildNumbers(records: readonly IndexRecord[], field: string): Float64Array {
  return Float64Array.from(records, (record) => {
    const value = record[field];
    if (typeof value === 'number') return value;
    return typeof value === 'string' && value !== '' ? Date.parse(value) : Number.NaN;
  });
}
