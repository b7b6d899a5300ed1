import { expect, test } from '@jest/globals';
import { collator, dateFormat, numberFormat } from './formats.ts';

test('Q52: one formatter for each locale and options', () => {
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('sv-SE', day)).toBe(dateFormat('sv-SE', { ...day }));
  expect(dateFormat('sv-SE', day).format(0)).toBe('1 januari 1970');
  expect(dateFormat('en-GB', day).format(0)).toBe('1 January 1970');
  expect(dateFormat('sv-SE', { ...day, dateStyle: 'short' }).format(0)).toBe('1970-01-01');
  expect(numberFormat('sv-SE', { maximumFractionDigits: 0 }).format(1.6)).toBe('2');
  expect(numberFormat('sv-SE', { maximumFractionDigits: 1 }).format(1.6)).toBe('1,6');
  expect(['ö', 'z', 'a'].sort(collator('sv-SE', {}).compare)).toEqual(['a', 'z', 'ö']);
});

test('the number of memoised formatters is limited', () => {
  const first = numberFormat('sv-SE', { minimumIntegerDigits: 1 });
  for (let digits = 0; digits < 1_000; digits += 1) numberFormat(`sv-x-${digits}`, {});
  expect(numberFormat('sv-SE', { minimumIntegerDigits: 1 })).not.toBe(first);
});
