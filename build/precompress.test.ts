import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compressFolder } from './precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a script is compressed in both encodings; a font and a small file are not', () => {
  const script = 'export const value = 42;\n'.repeat(100);
  writeFileSync(join(folder, 'entry.js'), script);
  writeFileSync(join(folder, 'font.woff2'), script);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  compressFolder(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'entry.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'entry.js.gz'))).toString()).toBe(script);
  for (const name of ['font.woff2.br', 'small.css.br', 'small.css.gz'])
    expect(existsSync(join(folder, name))).toBe(false);
});
