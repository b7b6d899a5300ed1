import { pipeline, type Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isRecord } from '../../../lib/record.ts';
import { columnsOfRule } from './convert.ts';
import { createDecoder } from './decode.ts';
import { FeedError } from './feedError.ts';
import type { Mapping } from './mapping.ts';

export interface Row {
  /** The line of the file, or the position in the list from 1. */
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A JSON document is read at once. Larger ones are sent as lines (`ndjson`). */
const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MAX_LINE = 16 * 1024 * 1024;

/** Reads the rows of a feed. @throws FeedError that says why a feed cannot be read */
export async function* readRows(bytes: Readable, mapping: Mapping): AsyncGenerator<Row> {
  const decoder = createDecoder(mapping.encoding);
  const failure: { error: Error | null } = { error: null };
  const text = pipeline(bytes, decoder, (error) => {
    failure.error = error ?? null;
  });
  try {
    if (mapping.format === 'csv') yield* csvRows(text, mapping);
    else if (mapping.format === 'json') yield* jsonRows(text, mapping);
    else yield* lineRows(text);
  } catch (error) {
    throw failure.error ?? error;
  }
  if (failure.error) throw failure.error;
}

async function* csvRows(text: Readable, { delimiter, quote, fields }: Mapping): AsyncGenerator<Row> {
  const needed = Object.values(fields).flatMap(columnsOfRule);
  const columns = (header: string[]): string[] => {
    const names = header.map((name) => name.trim());
    checkHeader(names, needed, delimiter);
    return names;
  };
  const parser = parse({
    delimiter,
    quote,
    columns,
    bom: true,
    info: true,
    skip_empty_lines: true,
    max_record_size: 1_048_576,
  });
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<CsvRecord>)
      yield { number: info.lines, values: record };
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(error) : error;
  }
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

function checkHeader(names: readonly string[], needed: readonly string[], delimiter: string): void {
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice) throw new FeedError(`The column "${twice}" is there twice.`);
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const isOne = names.length === 1 && needed.length > 1;
  const hint = isOne ? ` The first line has one column, so "${delimiter}" is probably not the delimiter.` : '';
  throw new FeedError(`Columns are missing: ${[...new Set(missing)].join(', ')}.${hint}`);
}

function csvProblem(error: CsvError): FeedError {
  const line = typeof error.lines === 'number' ? ` (line ${error.lines})` : '';
  const columns = Array.isArray(error.columns) ? error.columns.length : null;
  const found = Array.isArray(error.record) ? error.record.length : null;
  const counts =
    columns === null || found === null
      ? ''
      : `: ${found} in place of ${columns}. Is a text with the delimiter not quoted?`;
  const messages: Readonly<Record<string, string>> = {
    CSV_QUOTE_NOT_CLOSED: 'The feed ends within a quoted text: it is truncated',
    CSV_RECORD_INCONSISTENT_COLUMNS: `A line has another number of columns than the first line${counts}`,
    CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: `A line has another number of columns than the first line${counts}`,
    INVALID_OPENING_QUOTE: 'A quote is within a text without quotes',
    CSV_INVALID_CLOSING_QUOTE: 'A text goes on after its closing quote',
    CSV_MAX_RECORD_SIZE: 'A line is longer than a megabyte; an unclosed quote?',
  };
  return new FeedError(`${messages[error.code] ?? error.message}${line}.`);
}

async function* jsonRows(text: Readable, { records }: Mapping): AsyncGenerator<Row> {
  const chunks: string[] = [];
  let size = 0;
  for await (const chunk of text as AsyncIterable<string>) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES)
      throw new FeedError('The JSON document is larger than 256 MB; send lines (format: ndjson).');
    chunks.push(chunk);
  }
  const list = listAt(parseJson(chunks.join(''), 'The feed is not JSON, or truncated'), records);
  for (const [at, values] of list.entries()) yield { number: at + 1, values: asRecord(values, at + 1) };
}

function parseJson(text: string, message: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new FeedError(`${message}: ${(error as Error).message}.`);
  }
}

function listAt(document: unknown, path: string): readonly unknown[] {
  const steps = path === '' ? [] : path.split('.');
  const found = steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document);
  if (!Array.isArray(found)) throw new FeedError(`The JSON document has no list at "${path || 'its top'}".`);
  return found;
}

function asRecord(value: unknown, number: number): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new FeedError(`Item ${number} is no object.`);
  return value;
}

async function* lineRows(text: Readable): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of linesOf(text)) {
    number += 1;
    if (line.trim() === '') continue;
    yield { number, values: asRecord(parseJson(line, `Line ${number} is not JSON, or truncated`), number) };
  }
}

/** Yields the lines of a text. @throws FeedError for a line that never ends */
async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > MAX_LINE)
      throw new FeedError('A line is longer than 16 MB. Is the feed a JSON document (format: json)?');
  }
  if (rest !== '') yield rest;
}
