import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../../customers/sample/sites/norrvag-se.ts';
import type { PageLanguage } from '../../ports/content/pageLanguages.ts';
import { translationsOf } from './translations.ts';

const language = (code: string, more: Partial<PageLanguage> = {}): PageLanguage => ({
  code,
  nativeName: '',
  displayName: '',
  englishName: '',
  path: null,
  ...more,
});
const content = (path: string) => ({ kind: 'content', path }) as const;

describe('F022 translations of a page', () => {
  test('the default language is first, with native names and the paths of the platform', () => {
    const versions = [
      language('en', { nativeName: 'English', path: '/en/about-us' }),
      language('sv', { nativeName: 'svenska (Sverige)', path: '/om-oss' }),
    ];
    expect(translationsOf(norrvagSe, content('/om-oss'), versions)).toEqual([
      { language: 'sv', name: 'Svenska', path: '/om-oss' },
      { language: 'en', name: 'English', path: '/en/about-us' },
    ]);
  });

  test('data that the platform lacks come from the configuration', () => {
    expect(translationsOf(norrvagSe, content('/däck'), [language('sv'), language('en')])).toEqual([
      { language: 'sv', name: 'Svenska', path: '/d%C3%A4ck' },
      { language: 'en', name: 'English', path: '/en/d%C3%A4ck' },
    ]);
  });

  test('the home page', () => {
    const versions = [language('sv', { path: '/' }), language('en', { path: '/en' })];
    expect(translationsOf(norrvagSe, content('/'), versions).map(({ path }) => path)).toEqual(['/', '/en']);
  });

  test('a car has its path in every language, although the platform has only the wildcard', () => {
    const versions = [language('sv', { path: '/kop-bil/,-w-,' }), language('en', { path: '/en/kop-bil/,-w-,' })];
    const paths = translationsOf(norrvagSe, { kind: 'car', path: '/kop-bil/17/volvo' }, versions).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/kop-bil/17/volvo', '/en/kop-bil/17/volvo']);
  });

  test('F031 the name of a model may have a reserved character of URLs', () => {
    const route = { kind: 'carList', path: '/kop-bil/alla-bilar-i-lager/b/smart/#1' } as const;
    const paths = translationsOf(norrvagSe, route, [language('sv'), language('en')]).map(({ path }) => path);
    expect(paths).toEqual(['/kop-bil/alla-bilar-i-lager/b/smart/%231', '/en/kop-bil/alla-bilar-i-lager/b/smart/%231']);
  });

  test('languages that the site or the page does not have are left out', () => {
    expect(translationsOf(norrvagSe, content('/'), [language('da'), language('sv')])).toHaveLength(1);
  });

  test('a path encoded by the platform is not encoded twice', () => {
    const versions = [language('sv', { path: '/d%C3%A4ck' })];
    expect(translationsOf(norrvagSe, content('/däck'), versions)[0]?.path).toBe('/d%C3%A4ck');
  });
});
