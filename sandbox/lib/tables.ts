import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';

/**
 * Reads a JSON file of the sandbox. Its type is not checked here; `data/tables.test.ts` checks it.
 *
 * @throws Error with file, line and column of a syntax error
 */
export function readJson<T>(file: URL): T {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${nameOf(file)}: ${(error as Error).message}`);
  }
}

/**
 * Reads the rows of a CSV file as records by column name.
 *
 * @throws Error with file and line when the columns are not `columns`
 */
export function readCsv<Column extends string>(file: URL, columns: readonly Column[]): Record<Column, string>[] {
  const text = readFileSync(file, 'utf8').trimEnd();
  const [head = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',' }).data;
  if (head.join() !== columns.join()) throw new Error(`${nameOf(file)}:1: expected the columns ${columns.join(',')}`);
  return rows.map((row, index) => {
    if (row.length !== columns.length) {
      throw new Error(`${nameOf(file)}:${index + 2}: expected ${columns.length} values, got ${row.length}`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])) as Record<Column, string>;
  });
}

const nameOf = (file: URL): string => basename(fileURLToPath(file));
