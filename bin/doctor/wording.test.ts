import { describe, expect, test } from '@jest/globals';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { wordingIssues } from './wording.ts';

describe('wording that is wrong in any text', () => {
  test.each([
    ['sv', 'Utan “zzz”', 'quotation marks of another language: “'],
    ['nb', 'Uten "zzz"', 'quotation marks of another language: "'],
    ['en', 'Press «on»', 'quotation marks of another language: « »'],
    ['da', '2.000 kr..', 'two full stops'],
    ['en', 'a iX1 with a tow bar', '“a” before a vowel'],
    ['en', '<p>It is a <b>electric</b> car</p>', '“a” before a vowel'],
  ])('%s: %s', (language, text, issue) => {
    expect(wordingIssues(text, language)).toEqual([issue]);
  });

  test.each([
    ['sv', 'Utan ”zzz”'],
    ['nb', 'Uten «zzz»'],
    ['da', 'Uden »zzz«'],
    ['sk', 'Bez „zzz“'],
    ['fi', 'Ilman hakua ”zzz” …'],
    ['en', '<a class="x" href="/a">A used car, a one-owner car, a European and a euro</a> …'],
    ['en', 'And so on...'],
    ['en', 'Service A or B'],
  ])('%s: %s is right', (language, text) => {
    expect(wordingIssues(text, language)).toEqual([]);
  });
});

test('the labels of every site and language have none of it', async () => {
  const library = await loadLibrary();
  const issues = library.sites.flatMap(({ site, language }) =>
    Object.entries(library.phrases(site, language)).flatMap(([key, phrase]) =>
      wordingIssues(phrase, language).map((issue) => `${site} ${language} ${key}: ${issue}`),
    ),
  );
  expect(issues).toEqual([]);
});
