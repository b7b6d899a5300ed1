import { describe, expect, test } from '@jest/globals';
import { stockholmDay, stockholmTime } from '../../../lib/stockholm.ts';
import { spacedPlate, typedPlate } from '../flow/plate/plate.ts';
import { dayAfterKey, isWeekend, weekNumberOf, weeksFrom } from '../flow/slots/weeks.ts';
import { serviceOf } from './flow/flow.fixture.ts';
import { atPrices, formatKronor, priceOf, totalOf } from './money/bookingPrices.ts';
import { slotText } from './texts.ts';

describe('F098 F099 prices', () => {
  test.each([
    [0, '0 kr'],
    [995, '995 kr'],
    [1295, '1 295 kr'],
    [12_480.4, '12 480 kr'],
    [1_234_567, '1 234 567 kr'],
  ])('%p', (amount, text) => {
    expect(formatKronor(amount).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('the total is the sum of price times units, without prices that are missing', () => {
    const services = [serviceOf('a', { price: 500, unit: 3 }), serviceOf('b', { priceKnown: false }), serviceOf('c')];
    expect(totalOf(services, false)).toEqual({ amount: 2500, before: null, isPartial: true, isUnknown: false });
    expect(totalOf([], false)).toEqual({ amount: 0, before: null, isPartial: false, isUnknown: true });
  });

  test('a service agreement makes prices with a discount cheaper', () => {
    const service = serviceOf('a', { price: 500, unit: 2, priceDiscount: 400 });
    expect(priceOf(service, false)).toEqual({ amount: 1000, before: null });
    expect(priceOf(service, true)).toEqual({ amount: 800, before: 1000 });
    expect(priceOf({ ...service, priceDiscount: 600 }, true)).toEqual({ amount: 1000, before: null });
    expect(totalOf([service, serviceOf('b')], true)).toMatchObject({ amount: 1800, before: 2000 });
  });

  test('a workshop has its own prices and discounts, and none for what it does not offer', () => {
    const services = ['a', 'b', 'c'].map((code) => serviceOf(code, { price: 500, priceDiscount: 400 }));
    const offers = [
      { code: 'a', price: 600, priceDiscount: 450 },
      { code: 'b', price: null },
    ];
    expect(atPrices(services, offers)).toMatchObject([
      { price: 600, priceDiscount: 450, priceKnown: true },
      { priceKnown: false },
      { priceKnown: false },
    ]);
    expect(totalOf(atPrices(services, offers), true)).toEqual({
      amount: 450,
      before: 600,
      isPartial: true,
      isUnknown: false,
    });
  });
});

describe('F087 U15 plates', () => {
  test.each([
    ['abc123', 'ABC123'],
    ['abc 123', 'ABC123'],
    [' ABC-12D ', 'ABC12D'],
    ['abc·123', 'ABC123'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['a\u00adbc\u2011123', 'ABC123'],
    ['MINBIL7', 'MINBIL7'],
    ['abc 123 abc 123 abc 123 abc 123', 'ABC123ABC123ABC123AB'],
    ['åäö', 'ÅÄÖ'],
    ['<b>', 'B'],
  ])('%p becomes %p', (text, plate) => {
    expect(typedPlate(text)).toBe(plate);
  });
  test.each([
    ['ABC123', 'ABC 123'],
    ['ABC12D', 'ABC 12D'],
    ['BILEN', 'BILEN'],
  ])('%p is written %p', (plate, text) => {
    expect(spacedPlate(plate)).toBe(text);
  });
});

describe('F094 Q45 days and times', () => {
  test('weeks begin on Monday, or on Sunday by the setting of the site, and weekends are marked', () => {
    const firsts = (date: string, start: 0 | 1) => weeksFrom(date, start).map(([first]) => first);
    expect(firsts('2026-11-24', 1)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
    expect(firsts('2026-11-24', 0)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']);
    expect([firsts('2026-11-22', 1)[0], firsts('2026-11-22', 0)[0], firsts('2026-11-28', 0)[0]]).toEqual([
      '2026-11-16',
      '2026-11-22',
      '2026-11-22',
    ]);
    expect(weeksFrom('2026-11-24', 1)[0]?.filter(isWeekend)).toEqual(['2026-11-28', '2026-11-29']);
    expect(weeksFrom('2026-11-24', 0)[0]?.filter(isWeekend)).toEqual(['2026-11-22', '2026-11-28']);
  });

  test('weeks over clock changes and 29 February have seven days each', () => {
    for (const day of ['2027-03-28', '2026-10-25', '2028-02-29']) {
      const days = weeksFrom(day, 1, 2).flat();
      expect([days.length, new Set(days).size, days.includes(day)]).toEqual([14, 14, true]);
    }
    expect(weeksFrom('2028-02-29', 1, 1)[0]).toContain('2028-02-29');
  });

  test.each([
    ['2026-11-23', 48],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2026-01-01', 1],
  ])('%s is in week %d', (day, week) => {
    expect(weekNumberOf(day)).toBe(week);
  });

  test.each([
    ['ArrowLeft', '2027-02-27'],
    ['ArrowRight', '2027-03-01'],
    ['ArrowUp', '2027-02-21'],
    ['ArrowDown', '2027-03-07'],
    ['Home', '2027-02-22'],
    ['End', '2027-02-28'],
    ['PageUp', '2027-01-31'],
    ['PageDown', '2027-03-28'],
    ['a', null],
  ])('%s moves in the calendar', (key, day) => {
    expect(dayAfterKey('2027-02-28', key, 1)).toBe(day);
  });

  test.each([
    ['2027-03-28T08:00:00+02:00', 'söndag 28 mars, 08:00'],
    ['2027-03-29T00:30:00+02:00', 'måndag 29 mars, 00:30'],
    ['2026-10-25T23:30:00+01:00', 'söndag 25 oktober, 23:30'],
    ['2028-02-29T07:30:00+01:00', 'tisdag 29 februari, 07:30'],
  ])('%s is written %s in the review and the confirmation', (timeSlot, text) => {
    expect(slotText({ timeSlot, isFullDay: false }, 'sv-SE', 'Heldag')).toBe(text);
    expect(slotText({ timeSlot, isFullDay: true }, 'sv-SE', 'Heldag')).toBe(`${text.split(',')[0]}, heldag`);
  });

  test('the day is that of Stockholm', () => {
    expect(stockholmDay(Date.parse('2026-11-23T22:59:00Z'))).toBe('2026-11-23');
    expect(stockholmDay(Date.parse('2026-11-23T23:01:00Z'))).toBe('2026-11-24');
    expect(stockholmTime(Date.parse('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30');
  });
});
