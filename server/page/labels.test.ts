import { describe, expect, test } from '@jest/globals';
import { DICTIONARY } from '../../src/contracts/dictionary.ts';
import { completeLabels, translator } from './labels.ts';

describe('labels', () => {
  test('own, then the default language, then the English wording', () => {
    const labels = completeLabels('en', { home: 'Start' }, { home: 'Hem', readMore: 'Läs mer' });
    expect(labels.home).toBe('Start');
    expect(labels.readMore).toBe('Läs mer');
    expect(labels.close).toBe(DICTIONARY.close);
  });

  test('F010 the failure card is in the language of the page when the dictionary is away', () => {
    expect(completeLabels('sv', null, null).sectionErrorTitle).toBe('Här skulle en sektion visas');
    for (const language of ['nb', 'da', 'fi', 'sk']) {
      expect(completeLabels(language, null, null).reloadPage).not.toBe(DICTIONARY.reloadPage);
    }
  });

  test('values are filled in', () => {
    const labels = { ...completeLabels('en', null, null), home: 'Home of {name} {other}' };
    expect(translator(labels)('home', { name: 'Ada' })).toBe('Home of Ada {other}');
  });
});
