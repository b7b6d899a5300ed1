import { expect, test } from '@jest/globals';
import { currencySign, formatMoney, formatNumber, formatRegistrationDate } from './format.ts';

test.each([
  ['2021-03-09', 'en', '09/03/2021'],
  ['2021-03-09', 'sv', '2021-03-09'],
  ['2021-03-09T00:00:00Z', 'fi', '2021-03-09'],
  ['2021-03-09T23:30:00Z', 'en', '09/03/2021'],
  ['9 mars', 'sv', null],
  [null, 'en', null],
])('F061 first registration %s in %s is %s', (date, code, text) => {
  expect(formatRegistrationDate(date, { code })).toBe(text);
});

const language = (locale: string) => ({ code: locale.slice(0, 2), locale, prefix: '', name: '' });

test.each([
  ['SEK', 'sv-SE', '249\u00a0900\u00a0kr', 'kr'],
  ['GBP', 'en-GB', '£249,900', '£'],
  ['EUR', 'fi-FI', '249\u00a0900\u00a0€', '€'],
  ['DKK', 'da-DK', '249.900\u00a0kr.', 'kr.'],
])('%s in %s', (currency, locale, money, sign) => {
  const site = { currency, languages: [language(locale), language('en-GB')] };
  expect(formatMoney(249_900, site)).toBe(money);
  expect(currencySign(site)).toBe(sign);
});

test.each(['sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'sv-FI', 'sk-SK', 'en-GB'])('small whole numbers in %s', (locale) => {
  const plain = new Intl.NumberFormat(locale);
  for (const value of [0, 7, 999, 1_000, -1]) expect(formatNumber(value, locale)).toBe(plain.format(value));
});

test('numbers keep one decimal', () => {
  expect(formatNumber(12_480.26, 'sv-SE')).toBe('12\u00a0480,3');
});
