import { describe, expect, test } from '@jest/globals';
import { hoursOn, isClosed, openSpans, parseHours, type Schedule } from './openingHours.ts';
import { openingState } from './openingState.ts';

const STOCKHOLM = 'Europe/Stockholm';
const week = (...texts: string[]): Schedule => ({
  openinghours: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'].map((day, at) => ({
    day,
    displayText: texts[at] ?? texts[0] ?? '',
  })),
});
const WORKSHOP = week(...Array(5).fill('07:00–18:00'), 'Stängt', 'Stängt');
const HOLIDAY = { vacationstart: '2026-11-16', vacationend: '2026-11-29' };

function stateAt(moment: string, schedule: Schedule | null = WORKSHOP, timeZone = STOCKHOLM, locale = 'sv-SE') {
  const now = Date.parse(moment);
  const spans = openSpans(schedule, { locale: 'sv-SE', timeZone, now });
  if (!spans) return null;
  const { label, values } = openingState(spans, now, { locale, timeZone });
  return [label, label === 'closedNow' ? '' : values.time, label === 'opensDay' ? values.day : ''];
}

describe('F081 hours of a text in minutes', () => {
  test.each([
    ['09:00–18:00', [[540, 1080]]],
    ['9-18', [[540, 1080]]],
    [
      '07.30 - 12.00, 13.00 - 16.30',
      [
        [450, 720],
        [780, 990],
      ],
    ],
    ['9am to 6pm', [[540, 1080]]],
    ['12pm–12am', [[720, 1440]]],
    ['22:00–02:00', [[1320, 1560]]],
    ['00:00–24:00', [[0, 1440]]],
    ['Stängt', []],
    ['Closed', []],
    ['Zatvorené', []],
    ['Efter överenskommelse', null],
    ['Dygnet runt', null],
    ['Stängt vecka 28', null],
    ['99–100', null],
    ['', null],
  ])('%j', (text, expected) => expect(parseHours(text)).toEqual(expected));

  test('closed is a word, not a time', () => {
    expect([isClosed('Suljettu'), isClosed('Stängt 12–13')]).toEqual([true, false]);
  });
});

describe('F081 opening state in the time zone of the site', () => {
  test.each([
    ['2026-11-20T09:00:00+01:00', ['openUntil', '18:00', '']],
    ['2026-11-20T17:59:59+01:00', ['openUntil', '18:00', '']],
    ['2026-11-20T18:00:00+01:00', ['opensDay', '07:00', 'måndag']],
    ['2026-11-20T06:59:00+01:00', ['opensToday', '07:00', '']],
    ['2026-11-22T12:00:00+01:00', ['opensTomorrow', '07:00', '']],
    // Tomorrow in Stockholm, still today in UTC.
    ['2026-11-19T23:30:00Z', ['opensToday', '07:00', '']],
    // Both nights on which the clock changes.
    ['2027-03-27T22:30:00Z', ['opensDay', '07:00', 'måndag']],
    ['2027-03-27T23:30:00Z', ['opensTomorrow', '07:00', '']],
    ['2027-03-29T05:00:00Z', ['openUntil', '18:00', '']],
    ['2026-10-24T22:30:00Z', ['opensTomorrow', '07:00', '']],
    ['2026-10-26T06:00:00Z', ['openUntil', '18:00', '']],
    ['2026-10-26T05:59:00Z', ['opensToday', '07:00', '']],
  ])('%s: %j', (moment, expected) => expect(stateAt(moment)).toEqual(expected));

  test('uses the time zone of another country', () => {
    expect(stateAt('2026-11-20T17:30:00Z', WORKSHOP, 'Europe/London')).toEqual(['openUntil', '18:00', '']);
    expect(stateAt('2026-11-20T17:30:00Z')).toEqual(['opensDay', '07:00', 'måndag']);
    expect(stateAt('2026-11-20T16:30:00Z', WORKSHOP, 'Europe/Helsinki', 'fi-FI')).toEqual([
      'opensDay',
      '07.00',
      'maanantai',
    ]);
  });

  test('special days and holidays have priority over the week', () => {
    const deviations: Schedule = {
      ...WORKSHOP,
      deviationdays: [
        { date: '2026-12-24', title: 'Julafton', displayText: 'Stängt' },
        { date: '2026-12-31', title: 'Nyårsafton', displayText: '10:00–13:00' },
      ],
      vacation: {
        vacationstart: '2027-07-12',
        vacationend: '2027-07-30',
        vacationdays: [{ day: 'Måndag–fredag', displayText: 'Stängt' }],
      },
    };
    expect(stateAt('2026-12-24T09:00:00+01:00', deviations)).toEqual(['opensTomorrow', '07:00', '']);
    expect(stateAt('2026-12-31T12:00:00+01:00', deviations)).toEqual(['openUntil', '13:00', '']);
    expect(stateAt('2027-07-14T09:00:00+02:00', deviations)).toEqual(['closedNow', '', '']);
    expect(stateAt('2027-07-30T09:00:00+02:00', deviations)).toEqual(['opensDay', '07:00', 'måndag']);
  });

  test('a lunch break, and hours past midnight', () => {
    const lunch = week('10–12, 13–17');
    expect(stateAt('2026-11-20T12:15:00+01:00', lunch)).toEqual(['opensToday', '13:00', '']);
    expect(stateAt('2026-11-20T23:30:00+01:00', week('22:00–02:00'))).toEqual(['openUntil', '02:00', '']);
    expect(stateAt('2026-11-20T01:30:00+01:00', week('22:00–02:00'))).toEqual(['openUntil', '02:00', '']);
  });

  test.each([
    [null],
    [{}],
    [{ openinghours: [] }],
    [week('Efter överenskommelse')],
    [{ openinghours: [{ day: 'Alla dagar', displayText: '10:00–18:00' }] }],
    [{ ...WORKSHOP, vacation: { ...HOLIDAY, vacationdays: [{ day: 'Alla dagar', displayText: 'Stängt' }] } }],
  ])('no state for %j', (schedule) => expect(stateAt('2026-11-20T09:00:00+01:00', schedule)).toBeNull());

  test('lines with unreadable days leave the hours of named days, and the days off when they say closed', () => {
    const closedOn = (day: string): Schedule => ({
      openinghours: [
        { day: 'Måndag–lördag', displayText: '10–16' },
        { day, displayText: 'Stängt' },
      ],
    });
    expect(stateAt('2026-11-22T12:00:00+01:00', closedOn('Helgdagar'))).toEqual(['opensTomorrow', '10:00', '']);
    const holiday = [
      { day: 'Måndag–söndag', displayText: '11–12' },
      { day: 'Helgdagar', displayText: 'Stängt' },
    ];
    expect(
      stateAt('2026-11-20T11:30:00+01:00', { ...WORKSHOP, vacation: { ...HOLIDAY, vacationdays: holiday } }),
    ).toEqual(['openUntil', '12:00', '']);
  });
});

test.each([[['sv-SE', 'en-GB']], [['en-GB', 'sv-SE']]])(
  'Q51 a record is read in each locale by itself: %j',
  (locales) => {
    const schedule: Schedule = { openinghours: [{ day: 'Måndag', displayText: '07–18' }] };
    const monday = { date: '2026-11-30', weekday: 1 };
    const hours = locales.map((locale) => [locale, hoursOn(schedule, monday, locale)]);
    expect(Object.fromEntries(hours)).toEqual({ 'sv-SE': [[420, 1080]], 'en-GB': null });
  },
);
