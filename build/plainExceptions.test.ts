import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { withPlainExceptions } from './plainExceptions.ts';

const REACT = join(resolve(import.meta.dirname, '..'), 'node_modules/react-dom/cjs/react-dom-client.production.js');

test('React creates no error while it loads', () => {
  // What is not indented, or is a further declaration of a statement that is not, runs when the module loads.
  const createdAtLoad = (code: string) => code.match(/^(?:var | {2})\w+ = Error\(.*\)[,;]$/gm) ?? [];
  const code = readFileSync(REACT, 'utf8');
  expect(createdAtLoad(code)).toHaveLength(5);
  expect(createdAtLoad(withPlainExceptions(code))).toEqual([]);
});

test('a constant exception is an error with its message', () => {
  const code = withPlainExceptions('var SuspenseException = Error(formatProdErrorMessage(460)),');
  const [, expression = ''] = /= (.*),$/.exec(code) ?? [];
  const error = new Function('formatProdErrorMessage', `return ${expression}`)((code: number) => `Minified ${code}`);
  expect(error instanceof Error).toBe(true);
  expect(String(error)).toBe('Error: Minified 460');
});

test('code without such constants is refused', () => {
  expect(() => withPlainExceptions('var a = Error(formatProdErrorMessage(460));')).toThrow('out of date');
});
