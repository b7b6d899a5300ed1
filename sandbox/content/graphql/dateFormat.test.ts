import { describe, expect, test } from '@jest/globals';
import { formatDate } from './dateFormat.ts';

const DATE = new Date('2026-03-01T14:05:09Z');

describe('dates in .NET formats', () => {
  test.each([
    ['yyyy-MM-dd', 'sv', '2026-03-01'],
    ['d.M.yy', 'fi', '1.3.26'],
    ['dddd d MMMM yyyy', 'sv', 'söndag 1 mars 2026'],
    ['ddd dd MMM', 'en', 'Sun 01 Mar'],
    ['HH:mm:ss', 'en', '14:05:09'],
    ['h:m tt', 'en', '2:5 PM'],
    ["'kl.' HH.mm", 'sv', 'kl. 14.05'],
    ['d\\d', 'en', '1d'],
    [null, 'nb', '1. mars 2026'],
  ])('%s in %s', (format, language, text) => {
    expect(formatDate(DATE, format, language)).toBe(text);
  });

  test('the offset is in minutes', () => {
    expect(formatDate(DATE, 'dd HH:mm', 'en', 600)).toBe('02 00:05');
  });
});
