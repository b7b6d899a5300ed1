import { expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
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

test.each(['sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'sv-FI', 'sk-SK', 'en-GB'])('whole numbers in %s', (locale) => {
  const plain = new Intl.NumberFormat(locale);
  for (const value of [0, 7, 999, 1_000, 12_480, 100_000, 1_234_567, -1_000])
    expect(formatNumber(value, locale)).toBe(plain.format(value));
});

test('numbers keep one decimal', () => {
  expect(formatNumber(12_480.26, 'sv-SE')).toBe('12\u00a0480,3');
});

test.each(SITES.map(({ id, currency, languages }) => [id, { currency, languages }] as const))(
  'amounts of %s are the same as those of Intl',
  (_id, site) => {
    const locale = site.languages[0].locale;
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: site.currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    for (const value of [0, 0.5, 999.4, 1_000, 24_990, 1_249_900.5, -500]) {
      expect(formatMoney(value, site)).toBe(format.format(value));
    }
    expect(format.format(0)).toContain(currencySign(site));
  },
);
