import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DICTIONARY } from '../../src/contracts/dictionary.ts';
import { loadLibrary } from './library.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'));
  await mkdir(join(folder, 'sites', 'parts'), { recursive: true });
  await mkdir(join(folder, 'dictionary'));
  // JavaScript under the names of our files: what is tested is finding them.
  const site = (name: string, language: string): string =>
    `export const content = { site: '${name}', language: '${language}' };`;
  await writeFile(join(folder, 'sites/test-se.en.ts'), site('test-se', 'en'));
  await writeFile(
    join(folder, 'sites/test-se.sv.ts'),
    `${site('test-se', 'sv')} export const dictionary = { close: 'Lukk' };`,
  );
  await writeFile(join(folder, 'sites/helper.ts'), 'export const words = [];');
  await writeFile(join(folder, 'dictionary/sv.ts'), "export const dictionary = { close: 'Stäng', open: 'Öppna' };");
});

afterAll(() => rm(folder, { recursive: true }));

describe('content library', () => {
  test('finds the sites by their files, the first language of the country first', async () => {
    const { sites } = await loadLibrary(folder);
    expect(sites.map(({ site, language }) => `${site}.${language}`)).toEqual(['test-se.sv', 'test-se.en']);
  });

  test('words of a site stand above those of its language; English is the contract’s own', async () => {
    const { phrases } = await loadLibrary(folder);
    expect(phrases('test-se', 'sv')).toEqual({ close: 'Lukk', open: 'Öppna' });
    expect(phrases('other', 'sv')).toEqual({ close: 'Stäng', open: 'Öppna' });
    expect(phrases('test-se', 'en')).toEqual(DICTIONARY);
    expect(phrases('test-se', 'fr')).toEqual({});
  });

  test('a file that holds another site’s content is refused', async () => {
    await writeFile(join(folder, 'sites/test-no.nb.ts'), "export const content = { site: 'test-se', language: 'nb' };");
    await expect(loadLibrary(folder)).rejects.toThrow('sites/test-no.nb.ts holds the content of test-se.nb');
  });

  test('an empty folder is an empty library', async () => {
    expect((await loadLibrary(join(folder, 'nowhere'))).sites).toEqual([]);
  });
});
