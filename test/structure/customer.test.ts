import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { SITE_THEMES } from '../../customers/sample/themes.ts';

/** The product knows nothing of the sample customer: no site, no group, no host. Tests and their fixtures may. */

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['bin', 'build', 'config', 'dev', 'lib', 'server', 'src'];
const SOURCE = /\.(?:tsx?|mjs|css)$/;
const OF_TESTS = /\.(?:test|fixture)\.tsx?$|(?:^|\/)testing\//;

const files = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  'jest.config.ts',
  'server.ts',
  'vite.config.ts',
].filter((file) => SOURCE.test(file) && !OF_TESTS.test(file));

test('no file of the product names a site, a group or a host of the sample customer', () => {
  const names = [...Object.keys(SITE_THEMES), ...SITES.flatMap(({ id, host, name }) => [id, host, name])];
  const pattern = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`, 'i');
  expect(files.length).toBeGreaterThan(1_000);
  expect(pattern.test('a page of norrvag-se')).toBe(true);
  expect(files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
