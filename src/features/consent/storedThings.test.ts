import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { STORED_THINGS } from './storedThings.ts';

const SRC = resolve(import.meta.dirname, '../..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith(join('features', 'consent')),
);

/** Names of cookies and of entries in storage that a file writes or reads: literals, and constants that hold one. */
function namesIn(code: string): string[] {
  const constants = new Map([...code.matchAll(/const (\w+) = '([^'\n]+)'/g)].map(([, name, value]) => [name, value]));
  const keys = [...code.matchAll(/Storage\.(?:getItem|setItem|removeItem)\((?:'([^']+)'|(\w+))/g)].map(
    ([, literal, constant]) => literal ?? constants.get(constant) ?? `unknown ${constant}`,
  );
  const cookies = [...code.matchAll(/`?\b(\w+)=\$\{[^`]*Max-Age/g)].map(([, name]) => name ?? '');
  return [...keys, ...cookies];
}

test('Q35 whatever is kept in the browser is listed in the settings, with its purpose', () => {
  const used = new Set(sources.flatMap((name) => namesIn(readFileSync(join(SRC, name), 'utf8'))));
  const listed = Object.values(STORED_THINGS).flat();
  expect(used).toContain('carFilters');
  expect(used).toContain('hideAlert');
  expect([...used].filter((name) => !listed.some((thing) => thing.name === name))).toEqual([]);
});

test('the search finds a key by its constant, and what it cannot resolve', () => {
  expect(namesIn("const KEY = 'secret';\nwindow.localStorage.setItem(KEY, '1'); sessionStorage.getItem('a')")).toEqual([
    'secret',
    'a',
  ]);
  expect(namesIn('localStorage.getItem(key)')).toEqual(['unknown key']);
});
