import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { readCsv, readJson } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): URL {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
}

test('rows of a CSV file have values by column, also quoted ones', () => {
  expect(readCsv(file('a.csv', 'name,text\nOne,"a, b"\nTwo,\n'), ['name', 'text'])).toEqual([
    { name: 'One', text: 'a, b' },
    { name: 'Two', text: '' },
  ]);
});

test.each([
  ['a value too few', 'name,text\nOne,a\nTwo\n', 'b.csv:3: expected 2 values, got 1'],
  ['other columns', 'name,words\n', 'b.csv:1: expected the columns name,text'],
])('%s is an error with its line', (_title, text, message) => {
  expect(() => readCsv(file('b.csv', text), ['name', 'text'])).toThrow(message);
});

test('invalid JSON is an error with its file and line', () => {
  expect(() => readJson(file('c.json', '{\n  "a": 1,\n}'))).toThrow(/^c\.json: .*line 3/);
});
