import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = resolve(import.meta.dirname, '../../src');

/**
 * Styles that ask an ancestor of all content what it contains, and why that costs nothing: such a rule makes the browser style that ancestor
 * anew with each change of the page (docs/decisions/0149).
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'components/CarCompare/CarCompare.styles.ts': 'print',
  'components/Header/Menu.styles.ts': 'without scripts',
  'features/booking/summary/summary.styles.ts': 'narrow windows, on the page of the booking',
  'features/carDetail/CarDetail.styles.ts': 'narrow windows, on pages of cars',
  'features/carDetail/loan/loan.styles.ts': 'pages of cars whose lender quotes another figure',
  'features/carDetail/printSheet.styles.ts': 'print',
  'features/compare/CompareDialog.styles.ts': 'print',
  'features/compare/CompareMount.styles.ts': 'without scripts',
  'theme/global.css': 'without scripts',
};

test('no other style asks the root, the body or the main area what it contains', () => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|styles\.ts|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => /(?:^|[^\w-])(?:html|body|main|:root)(?:\[[^\]]*\])*:has\(/m.test(code(name)));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

/** Returns a file without its comments, which name such selectors. */
const code = (name: string): string =>
  readFileSync(join(SRC, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
