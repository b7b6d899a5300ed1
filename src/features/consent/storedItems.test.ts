import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { STORED_ITEMS } from './storedItems.ts';

const SRC = resolve(import.meta.dirname, '../..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith(join('features', 'consent')),
);

const CONSTANT = /const (\w+) = '([^'\n]+)'/g;
/** A call that reads or writes a storage entry, with its key: a literal or a name. */
const KEY =
  /(?:Storage\.(?:getItem|setItem|removeItem)|(?<!function )\b(?:local|session|visit)Text)\((?:'([^']+)'|(\w+))/g;

/** Returns the values of a source's string constants by name. */
const constantsIn = (code: string) =>
  [...code.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value] as const);

/**
 * Returns the names of cookies and storage entries in a source: literals, and constants with a literal.
 *
 * @param imported constants of other files
 */
function namesIn(code: string, imported: ReadonlyMap<string, string> = new Map()): string[] {
  const constants = new Map([...imported, ...constantsIn(code)]);
  const keys = [...code.matchAll(KEY)].map(
    ([, literal, constant = '']) => literal ?? constants.get(constant) ?? `unknown ${constant}`,
  );
  const cookies = [...code.matchAll(/`?\b(\w+)=\$\{[^`]*Max-Age/g)].map(([, name]) => name ?? '');
  return [...keys, ...cookies];
}

test('Q35 everything stored in the browser is listed in the settings, with its purpose', () => {
  const codes = sources.map((name) => readFileSync(join(SRC, name), 'utf8'));
  const constants = new Map(codes.flatMap(constantsIn));
  const used = new Set(codes.flatMap((code) => namesIn(code, constants)));
  const listed = Object.values(STORED_ITEMS).flat();
  for (const name of ['carFilters', 'hideAlert', 'forecourt.approved', 'forecourt.saved', 'forecourt.compare']) {
    expect(used).toContain(name);
  }
  expect([...used].filter((name) => !listed.some((item) => item.name === name))).toEqual([]);
});

test('the search finds a key by its constant, and reports unresolved ones', () => {
  expect(namesIn("const KEY = 'secret';\nwindow.localStorage.setItem(KEY, '1'); sessionStorage.getItem('a')")).toEqual([
    'secret',
    'a',
  ]);
  expect(namesIn('localStorage.getItem(key)')).toEqual(['unknown key']);
  expect(namesIn("sessionText('b'); localText(KEY)", new Map([['KEY', 'imported']]))).toEqual(['b', 'imported']);
});
