import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const SERVER = resolve(import.meta.dirname, '../../server');
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);

/** Returns the files of the server with a match. */
const filesWith = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join(SERVER, name), 'utf8')));

test('only the border to Express gives a request another URL', () => {
  expect(filesWith(/\breq\.(?:url|originalUrl) = /)).toEqual(['middleware/preExpress.ts']);
});

test('what belongs to a response is kept and read by the functions of its stages', () => {
  expect(filesWith(/\bres\.locals\b(?!`)/).toSorted()).toEqual([
    'operations/request/report.ts',
    'operations/request/request.ts',
  ]);
  expect(filesWith(/\bsetRequest\(/).toSorted()).toEqual([
    'operations/request/request.ts',
    'operations/request/stage.ts',
  ]);
});

test('only log lines, times of upstream calls and the time that a page has left are found without being passed', () => {
  expect(filesWith(/\bnew AsyncLocalStorage\b/).toSorted()).toEqual([
    'operations/limits/pageLimit.ts',
    'operations/request/trace.ts',
  ]);
});
