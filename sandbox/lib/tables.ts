import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';

/**
 * The value of a JSON file of ours. Its type is trusted here; `data/tables.test.ts` checks it.
 * @throws Error that names the file, the line and the column of what is no JSON
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
 * Rows of a CSV file, each by the names of its columns.
 * @throws Error that names file and line when the columns of a row are not `columns`
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
