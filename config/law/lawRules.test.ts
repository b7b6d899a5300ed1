import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { lawReference } from './lawReference.ts';
import { COUNTRIES, type LawRule, readLawRules, type Words } from './lawRule.ts';
import { LAW_RULES } from './lawRules.ts';

test('docs/law.md is what the records say', () => {
  expect(readFileSync(new URL('../../docs/law.md', import.meta.url), 'utf8')).toBe(lawReference());
  expect(lawReference()).toContain('This is no legal advice');
});

test('there are at least 25 rules, and each country has its own', () => {
  expect(LAW_RULES.length).toBeGreaterThanOrEqual(25);
  for (const country of COUNTRIES) {
    expect(LAW_RULES.filter(({ countries }) => countries.includes(country)).length).toBeGreaterThan(15);
  }
});

/** The languages in which pages of each country are. */
const PAGE_LANGUAGES: Readonly<Record<string, readonly (keyof Words)[]>> = {
  SE: ['sv', 'en'],
  NO: ['nb'],
  DK: ['da', 'en'],
  FI: ['fi', 'sv'],
  SK: ['sk'],
  GB: ['en'],
};

test('each rule has words for every language of its countries', () => {
  const missing = LAW_RULES.flatMap(({ id, countries, must }) =>
    must.flatMap(({ words, says }) => {
      const languages = new Set(countries.flatMap((country) => PAGE_LANGUAGES[country] ?? []));
      return [...languages]
        .filter((language) => !words[language] && !words.any)
        .map((language) => `${id} ${says}: ${language}`);
    }),
  );
  expect(missing).toEqual([]);
});

describe('a record with an error is refused by its id', () => {
  const [first] = LAW_RULES as readonly [LawRule];
  test.each<[string, object]>([
    ['an unknown country', { countries: ['SE', 'DE'] }],
    ['a day in another form', { since: '20 November 2026' }],
    ['no source', { source: undefined }],
    ['a source without https', { source: { ...first.source, url: 'http://example.com' } }],
    ['an unknown part', { where: { ...first.where, part: 'sidebar' } }],
    ['an unknown requirement', { must: [{ kind: 'smell', says: 'x', words: { any: 'x' } }] }],
    ['a wrong expression', { must: [{ kind: 'text', says: 'x', words: { any: '(' } }] }],
    ['no words', { must: [{ kind: 'text', says: 'x', words: {} }] }],
    ['nothing that must stand there', { must: [] }],
    ['nothing for a lawyer', { lawyer: '' }],
    ['an unknown member', { note: 'x' }],
    ['an end before its beginning', { since: '2026-11-20', until: '2026-11-20' }],
  ])('%s', (_what, changes) => {
    expect(() => readLawRules([{ ...first, ...changes } as LawRule])).toThrow(first.id);
  });

  test('an id that is there twice', () => {
    expect(() => readLawRules([first, first])).toThrow(`${first.id}: the id is there twice`);
  });
});
