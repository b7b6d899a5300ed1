import { describe, expect, test } from '@jest/globals';
import {
  isCalendarDay,
  normalizeDate,
  normalizeDistance,
  normalizeEmail,
  normalizeLine,
  normalizeNumber,
  normalizePhone,
  normalizePlate,
  normalizeText,
} from './formInput.ts';

describe('U15 input is normalised', () => {
  test.each([
    ['070-123 45 67', '0701234567'],
    ['070 – 123 45 67', '0701234567'],
    ['+46 70 123 45 67', '+46701234567'],
    ['+46 (0)70-123 45 67', '+46701234567'],
    ['0046 (0)70-123 45 67', '+46701234567'],
    ['0046701234567', '+46701234567'],
    ['(08) 465 004 10', '0846500410'],
    ['02/123 45 678', '0212345678'],
    ['070.123.45.67', '0701234567'],
    ['０７０１２３４５６７', '0701234567'],
    ['＋４６７０１２３４５６７', '+46701234567'],
    ['\u202d070 123 45 67\u202c', '0701234567'],
    ['tel:+46701234567', '+46701234567'],
    ['070-1234567 / 08-123456', '070-1234567 / 08-123456'],
    ['070-123 45 67 08-123 45 67', '070-123 45 67 08-123 45 67'],
    ['07700 900 012', '07700900012'],
    ['call me', 'callme'],
    ['070\n123', '070\n123'],
  ])('phone %j', (typed, phone) => expect(normalizePhone(typed)).toBe(phone));

  test.each([
    ['abc 123', 'ABC123'],
    ['ABC-12d', 'ABC12D'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['a b c\u00a01\u20092 3', 'ABC123'],
    ['åäö 12f', 'ÅÄÖ12F'],
    ['AB12 CDE', 'AB12CDE'],
    ['BA·123·XY', 'BA123XY'],
    ['\ufeffABC123', 'ABC123'],
  ])('plate %j', (typed, plate) => expect(normalizePlate(typed)).toBe(plate));

  test.each([
    [' Anna@Example.COM ', 'Anna@example.com'],
    ['mailto:anna@example.com', 'anna@example.com'],
    ['ａnna＠example．com', 'anna@example.com'],
    ['mailto:anna@example.com?subject=Hej', 'anna@example.com'],
    ['an\u200bna@exam\u200dple.com', 'anna@example.com'],
    ['anna@Exämple.se', 'anna@exämple.se'],
    ['anna', 'anna'],
  ])('e-mail %j', (typed, email) => expect(normalizeEmail(typed)).toBe(email));

  test.each([
    ['12 500', 12_500],
    ['12\u00a0500 km', 12_500],
    ['12.500', 12_500],
    ['1,234,567', 1_234_567],
    ['1 250,5 mil', 1250.5],
    ['１２５００', 12_500],
    ["12'500 miles", 12_500],
    ['0', 0],
    ['-5', Number.NaN],
    ['1e5', Number.NaN],
    ['many', Number.NaN],
    ['', Number.NaN],
  ])('mileage %j', (typed, mileage) => expect(normalizeNumber(typed)).toBe(mileage));

  test.each([
    ['12 500', 'mil', 12_500],
    ['12 500 mil', 'mil', 12_500],
    ['125 000 km', 'mil', 12_500],
    ['1 250 mil', 'km', 12_500],
    ['12 500 km', 'km', 12_500],
    ['10.000 miles', 'km', 16_093],
    ['12,500 mil', 'miles', 12_500],
    ['12,500 mi.', 'miles', 12_500],
    ['16 093 km', 'miles', 10_000],
    ['12 000 mil', 'mil', 12_000],
    ['120.000 km', 'mil', 12_000],
    ['120.000 km', 'km', 120_000],
    ['12tkm', 'km', 12_000],
    ['120 tkm', 'mil', 12_000],
    ['12 tusen mil', 'mil', 12_000],
    ['12k', 'km', 12_000],
    ['1,5 tkm', 'km', 1_500],
    ['120 tis. km', 'km', 120_000],
    ['120 tuhatta kilometriä', 'km', 120_000],
    ['12 500 kilometer', 'mil', 1_250],
    ['50k miles', 'miles', 50_000],
    ['12 tons', 'km', Number.NaN],
    ['many mil', 'km', Number.NaN],
  ] as const)('F103 mileage %j in a field for %s', (typed, unit, mileage) =>
    expect(normalizeDistance(typed, unit)).toBe(mileage),
  );

  test.each([
    ['2026-12-01', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['01. 12. 2026', '2026-12-01'],
    ['1/12/2026', '2026-12-01'],
    ['２０２６‐１２‐０１', '2026-12-01'],
    ['soon', 'soon'],
  ])('day %j', (typed, day) => expect(normalizeDate(typed)).toBe(day));

  test('a calendar day exists', () => {
    expect(['2026-02-28', '2028-02-29'].map(isCalendarDay)).toEqual([true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-12-32', '', 'x'].map(isCalendarDay)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('lines keep their line breaks, for the rule that refuses them; texts keep their lines', () => {
    expect(normalizeLine('  Anna\t Ek\u200b ')).toBe('Anna Ek');
    expect(normalizeLine('Anna\r\nBcc: x')).toBe('Anna\r\nBcc: x');
    expect(normalizeText(' a\r\nb\u2028c\u0000d \ud800 ')).toBe('a\nb\ncd \ufffd');
    expect(normalizeText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  });
});
