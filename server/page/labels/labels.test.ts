import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';
import { completeLabels, translator } from './labels.ts';

// In the countries and languages of the sample customer.
describe('labels', () => {
  test('the page’s language, then the default language, then English', () => {
    const labels = completeLabels('en', { home: 'Start' }, { home: 'Hem', readMore: 'Läs mer' });
    expect(labels.home).toBe('Start');
    expect(labels.readMore).toBe('Läs mer');
    expect(labels.close).toBe(DICTIONARY.close);
  });

  test('F010 the error card is in the language of the page while the dictionary is unavailable', () => {
    expect(completeLabels('sv', null, null).sectionErrorTitle).toBe('Här skulle en sektion visas');
    const languages = new Set(SITES.flatMap((site) => site.languages.map(({ code }) => code)));
    expect(languages.size).toBeGreaterThan(5);
    for (const language of [...languages].filter((code) => code !== 'en')) {
      expect(completeLabels(language, null, null).reloadPage).not.toBe(DICTIONARY.reloadPage);
    }
  });

  test('values are filled in', () => {
    const labels = { ...completeLabels('en', null, null), home: 'Home of {name} {other}' };
    expect(translator(labels, 'en')('home', { name: 'Ada' })).toBe('Home of Ada {other}');
  });
});
