import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { STORED_ITEMS } from './storedItems.ts';

const SRC = resolve(import.meta.dirname, '../..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith(join('features', 'consent')),
);

/** Returns the names of cookies and storage entries in a source: literals, and constants with a literal. */
function namesIn(code: string): string[] {
  const constants = new Map([...code.matchAll(/const (\w+) = '([^'\n]+)'/g)].map(([, name, value]) => [name, value]));
  const keys = [...code.matchAll(/Storage\.(?:getItem|setItem|removeItem)\((?:'([^']+)'|(\w+))/g)].map(
    ([, literal, constant]) => literal ?? constants.get(constant) ?? `unknown ${constant}`,
  );
  const cookies = [...code.matchAll(/`?\b(\w+)=\$\{[^`]*Max-Age/g)].map(([, name]) => name ?? '');
  return [...keys, ...cookies];
}

test('Q35 everything stored in the browser is listed in the settings, with its purpose', () => {
  const used = new Set(sources.flatMap((name) => namesIn(readFileSync(join(SRC, name), 'utf8'))));
  const listed = Object.values(STORED_ITEMS).flat();
  expect(used).toContain('carFilters');
  expect(used).toContain('hideAlert');
  expect([...used].filter((name) => !listed.some((item) => item.name === name))).toEqual([]);
});

test('the search finds a key by its constant, and reports unresolved ones', () => {
  expect(namesIn("const KEY = 'secret';\nwindow.localStorage.setItem(KEY, '1'); sessionStorage.getItem('a')")).toEqual([
    'secret',
    'a',
  ]);
  expect(namesIn('localStorage.getItem(key)')).toEqual(['unknown key']);
});
