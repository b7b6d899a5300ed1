import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepAssets } from './keptAssets.ts';

let root: string;
let shared: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
  shared = join(root, 'shared');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the files of a build, and returns their folder. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(root, 'build-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('each of two processes finds the files of both builds, with their compressed forms', async () => {
  const first = await keepAssets(
    shared,
    build({ 'client-a.js': 'a', 'client-a.js.br': 'br of a', 'page-1.css': 'css' }),
  );
  const second = await keepAssets(shared, build({ 'client-b.js': 'b', 'page-1.css': 'css' }));
  for (const kept of [first, second]) {
    expect(String((await kept.find('client-a.js'))?.body)).toBe('a');
    expect(String((await kept.find('client-b.js'))?.body)).toBe('b');
    expect((await kept.find('client-a.js'))?.encodings).toEqual([{ name: 'br', body: Buffer.from('br of a') }]);
    expect(await kept.find('client-c.js')).toBeUndefined();
  }
});

test('files that no process has had for 14 days are removed, and those of others stay', async () => {
  const names = { 'old-1.js': 'x', 'old-1.js.br': 'x', 'recent-1.js': 'x', 'own-1.js': 'x' };
  await keepAssets(shared, build(names));
  writeFileSync(join(shared, 'notes.txt'), 'not ours');
  for (const name of ['old-1.js', 'old-1.js.br', 'own-1.js', 'notes.txt'])
    utimesSync(join(shared, name), daysAgo(15), daysAgo(15));
  utimesSync(join(shared, 'recent-1.js'), daysAgo(13), daysAgo(13));
  await keepAssets(shared, build({ 'own-1.js': 'x' }));
  expect(readdirSync(shared).sort()).toEqual(['notes.txt', 'own-1.js', 'recent-1.js']);
});

test.each(['../secret.js', '..%2fsecret.js', '.hidden.js', 'a/../../secret.js', 'secret.txt', 'a.js.br', ''])(
  'Q39 %p is no name of a built file',
  async (name) => {
    const kept = await keepAssets(
      shared,
      build({ 'a.js': 'a', 'a.js.br': 'br', 'secret.txt': 'x', '.hidden.js': 'x' }),
    );
    writeFileSync(join(root, 'secret.js'), 'secret');
    expect(await kept.find(name)).toBeUndefined();
  },
);

test('a folder that cannot be written ends the start with the name of the variable', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  await expect(keepAssets(join(file, 'assets'), build({ 'a.js': 'a' }))).rejects.toThrow(
    /^ASSETS_FOLDER: .* cannot be written$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('');
});
