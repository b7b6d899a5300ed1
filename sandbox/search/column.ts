export type IndexRecord = Readonly<Record<string, unknown>>;

/**
 * The values of one field in a form that counts fast: every different text has a code from 1, 0 is a missing value.
 * A record's codes are `codes[starts[record]]` … `codes[starts[record + 1] - 1]`; most fields have one a record, then `starts` is null.
 */
export interface Column {
  readonly values: readonly string[];
  readonly codes: Uint32Array;
  readonly starts: Uint32Array | null;
  readonly codeOf: ReadonlyMap<string, number>;
}

/** The leaves at a dotted path, through arrays: `site_departments.brands.name`. */
export function leavesOf(record: IndexRecord, path: readonly string[]): readonly unknown[] {
  // Nearly every field is a plain one; 100,000 records make it worth not walking.
  if (path.length === 1) {
    const value = record[path[0] ?? ''];
    if (Array.isArray(value)) return value;
    return isNothing(value) ? NOTHING : [value];
  }
  let level: unknown[] = [record];
  for (const step of path) {
    level = level.flatMap((one) => {
      const next = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[step] : undefined;
      return Array.isArray(next) ? next : [next];
    });
  }
  return level.filter((leaf) => !isNothing(leaf));
}

const NOTHING: readonly unknown[] = [];
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const isLeaf = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Different texts of a record at a path. */
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
  const known = codeOf.get(text);
  if (known !== undefined) return known;
  values.push(text);
  codeOf.set(text, values.length);
  return values.length;
}

/** One number a record, NaN where there is none; texts that are dates count as milliseconds. */
export function buildNumbers(records: readonly IndexRecord[], field: string): Float64Array {
  return Float64Array.from(records, (record) => {
    const value = record[field];
    if (typeof value === 'number') return value;
    return typeof value === 'string' && value !== '' ? Date.parse(value) : Number.NaN;
  });
}
