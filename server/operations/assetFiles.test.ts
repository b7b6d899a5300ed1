import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { indexAssets } from './assetFiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(folder, 'client/.vite'));
  mkdirSync(join(folder, 'public'));
  const files = {
    'client/assets/a-1.js': 'js',
    'client/assets/a-1.js.br': 'brotli',
    'client/assets/a-1.js.gz': 'gzip',
    'client/assets/a-1.js.map': '{}',
    'client/.vite/manifest.json': '{}',
    'client/index.html': '<html>',
    'client/favicon.ico': 'first',
    'public/favicon.ico': 'second',
    'public/.env': 'SECRET=1',
    'public/strange.exe': 'x',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('Q39: the index has files of known types only, and no files of tools', () => {
  const files = indexAssets([join(folder, 'client'), join(folder, 'public'), join(folder, 'missing')]);
  expect([...files.keys()].sort()).toEqual(['/assets/a-1.js', '/favicon.ico']);
  expect(files.get('/favicon.ico')?.body.toString()).toBe('first');
  expect(files.get('/assets/a-1.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    encodings: [{ name: 'br' }, { name: 'gzip' }],
  });
  expect(files.get('/assets/a-1.js')?.etag).toMatch(/^W\/"[\w-]{22}"$/);
});
