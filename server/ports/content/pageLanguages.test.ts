import { expect, test } from '@jest/globals';
import { pageLanguages } from './pageLanguages.ts';

const SWEDISH = { name: 'sv', nativeName: 'svenska', displayName: 'Swedish', englishName: 'Swedish' };

test('F022: names and path of each language of a page', () => {
  expect(pageLanguages([{ language: SWEDISH, url: { path: '/om-oss' } }])).toEqual([
    { code: 'sv', nativeName: 'svenska', displayName: 'Swedish', englishName: 'Swedish', path: '/om-oss' },
  ]);
});

test('a language with only a name is accepted; invalid entries are left out', () => {
  const bare = { code: 'sv', nativeName: '', displayName: '', englishName: '', path: null };
  expect(pageLanguages([{ language: { name: 'sv' } }, null, 'sv', { language: null }, { language: {} }])).toEqual([
    bare,
  ]);
  expect(pageLanguages(null)).toEqual([]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 7])('%j is no path of ours', (path) => {
  expect(pageLanguages([{ language: SWEDISH, url: { path } }])[0]?.path).toBeNull();
});
