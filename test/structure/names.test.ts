import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { declaredNames } from '../support/source/declaredNames.ts';
import { ALLOWED_NAMES, dialectOf } from '../support/source/dialect.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Packages, builds, texts of the sandbox (their paths are URLs), items named by fields of the contract, and the studio, whose cars have doors. */
const SKIPPED: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'var',
  'pages',
  'shared',
  'dictionary',
  'content-items',
  'studio',
]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path)];
  });
}

/**
 * Returns the words of a name in lower case: `sendListVariant`, `SEND_LIST_VARIANT` and `send-list-variant` have the
 * same three.
 */
function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return ` ${spaced
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')} `;
}

/** Returns the first entry of the dialect that a name in a file contains, as whole words; null for a plain name. */
function dialectIn(name: string, file: string): string | null {
  const words = wordsOf(name);
  return dialectOf(file).find((entry) => words.includes(` ${entry} `)) ?? null;
}

/** Returns whether code may have such a name. Only such code is parsed. */
function isSuspect(code: string, file: string): boolean {
  const text = code.toLowerCase();
  return dialectOf(file).some(
    (entry) => text.includes(entry.replace(' ', '')) || text.includes(entry.replace(' ', '_')),
  );
}

/** Returns the names with a word of the dialect that a source declares. */
function foundIn(code: string, file: string): string[] {
  return isSuspect(code, file) ? [...declaredNames(code, file)].filter((name) => dialectIn(name, file) !== null) : [];
}

describe('names are plain technical English', () => {
  const files = filesBelow(ROOT);
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const found = sources.flatMap((file) =>
    foundIn(readFileSync(join(ROOT, file), 'utf8'), file).map((name) => ({ file, name })),
  );

  test('no declared identifier has a word of the dialect', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const violations = found.filter(({ name }) => !Object.hasOwn(ALLOWED_NAMES, name));
    expect(violations.map(({ file, name }) => `${file}: ${name} (${dialectIn(name, file)})`)).toEqual([]);
  });

  test('no file name has one', () => {
    const violations = files.filter((file) => dialectIn(file, file) !== null);
    expect(violations.map((file) => `${file} (${dialectIn(file, file)})`)).toEqual([]);
  });

  test('comments and documents spell a tire like the names; what British visitors read has a y', () => {
    const prose = /^\s*(?:\/\*\*|\*|\/\/).*\btyres?\b/im;
    const spelled = sources.filter((file) =>
      prose.test(readFileSync(join(ROOT, file), 'utf8').replace(/`tyres`/g, '')),
    );
    const documents = files.filter(
      (file) => /\.md$/.test(file) && /\btyres?\b/i.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect([...spelled, ...documents]).toEqual([]);
  });

  test('every allowed name is in use', () => {
    const names = new Set(found.map(({ name }) => name));
    expect(Object.keys(ALLOWED_NAMES).filter((name) => !names.has(name))).toEqual([]);
  });
});

test.each([
  ['a variable', 'const standsIn = 1;'],
  ['a constant', 'const STANDS_IN_MS = 1;'],
  ['a function', 'function isStandsIn() {}'],
  ['a type and a field', 'interface StandsIn { other: string }'],
  ['a field', 'interface Other { readonly standsIn?: string }'],
  ['a key of an object', 'other({ standsIn: 1 });'],
  ['a parameter', 'const other = (standsIn: string) => standsIn;'],
  ['a parameter of a type', 'type Other = (standsIn: string) => void;'],
  ['a destructured binding', 'const { other: [standsIn = 1] } = it;'],
  ['a renamed import', "import { other as standsIn } from './other.ts';"],
  ['a private method', 'class Other { #standsIn() {} }'],
])('a word of the dialect is found in %s', (_kind, code) => {
  expect(foundIn(code, 'a.ts')).toHaveLength(1);
});

test('a mention of a name, a text and a part of a word are left alone', () => {
  const code = "import { standsIn } from 'package';\nother.standsIn('standsIn', standsIns);\nconst curely = 1;";
  expect(foundIn(code, 'a.ts')).toEqual([]);
  expect(dialectIn('src/stands-in.ts', 'src/stands-in.ts')).toBe('stands');
  expect([dialectIn('film', 'server/a.ts'), dialectIn('film', 'sandbox/a.ts')]).toEqual(['film', null]);
});
