import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../../customers/sample/sites/norrvag-se.ts';
import { nearestParent, parentLinks } from './parentLinks.ts';

describe('F022 links to languages that a page does not have', () => {
  const paths = new Set(['/', '/om-oss', '/om-oss/jobb/saljare']);

  test.each([
    ['/om-oss/jobb/malmo', '/om-oss'],
    ['/om-oss/jobb/saljare/lund', '/om-oss/jobb/saljare'],
    ['/om-oss', '/'],
    ['/kampanj/vinter', '/'],
    ['/', '/'],
  ])('%s: %s', (path, parent) => expect(nearestParent(path, paths)).toBe(parent));

  const [language, english] = norrvagSe.languages;
  const request = {
    site: norrvagSe,
    language,
    route: { kind: 'content' as const, path: '/om-oss/jobb/malmo', query: new URLSearchParams() },
  };
  const limits = { timeLimit: (milliseconds: number) => milliseconds };
  const dictionary = async () => ({ languageHome: '{name} (start)', languageSection: '{name} (section)' });

  test('have the native name of the language; paths of the platform may have a prefix', async () => {
    const sources = { dictionary, routePaths: async () => ['/en', '/en/om-oss'] };
    expect(await parentLinks(request, [], sources, limits)).toEqual([
      { language: english.code, name: 'English (section)', path: '/en/om-oss', isParent: true },
    ]);
  });

  test('link to the home page while the platform is unavailable', async () => {
    const sources = { dictionary, routePaths: () => Promise.reject(new Error('unavailable')) };
    expect(await parentLinks(request, [], sources, limits)).toEqual([
      { language: english.code, name: 'English (start)', path: '/en', isParent: true },
    ]);
  });

  test('a language of the page has no such link', async () => {
    const current = { code: 'en', nativeName: '', displayName: '', englishName: '', path: null };
    expect(await parentLinks(request, [current], { dictionary, routePaths: async () => [] }, limits)).toEqual([]);
  });
});
