import { describe, expect, test } from '@jest/globals';
import { weekdayIn, weekdaysIn } from './weekdays.ts';

describe('weekdays in a text', () => {
  test.each([
    ['sv-SE', 'Måndag', [1]],
    ['sv-SE', 'Måndag–fredag', [1, 2, 3, 4, 5]],
    ['sv-SE', 'Mån - tors', [1, 2, 3, 4]],
    ['sv-SE', 'Lördagar', [6]],
    ['sv-SE', 'Lördag och söndag', [0, 6]],
    ['sv-SE', 'Fredag–måndag', [0, 1, 5, 6]],
    ['sv-SE', 'Vardagar', [1, 2, 3, 4, 5]],
    ['sv-SE', 'Helgdagar', []],
    ['sv-SE', 'Påskafton', []],
    ['sv-FI', 'måndag till onsdag', [1, 2, 3]],
    ['nb-NO', 'Mandag til fredag', [1, 2, 3, 4, 5]],
    ['nb-NO', 'man.–fre.', [1, 2, 3, 4, 5]],
    ['da-DK', 'Lørdag', [6]],
    ['fi-FI', 'ma–pe', [1, 2, 3, 4, 5]],
    ['fi-FI', 'Lauantaisin', [6]],
    ['fi-FI', 'Arkisin', [1, 2, 3, 4, 5]],
    ['sk-SK', 'Pondelok – piatok', [1, 2, 3, 4, 5]],
    ['sk-SK', 'so', [6]],
    ['en-GB', 'Monday to Friday', [1, 2, 3, 4, 5]],
    ['en-GB', 'Sat & Sun', [0, 6]],
    ['en-GB', 'Sunday', [0]],
    ['en-GB', '', []],
    ['en-GB', 'Bank holidays', []],
    // Other short names than those of Intl.
    ['en-GB', 'Mon–Thurs', [1, 2, 3, 4]],
    ['en-GB', 'Tues to Thur', [2, 3, 4]],
    ['nb-NO', 'Man–tors', [1, 2, 3, 4]],
    ['sv-SE', 'tis–tor', [2, 3, 4]],
    ['fi-FI', 'ti–to', [2, 3, 4]],
    ['sk-SK', 'Pon až Štv', [1, 2, 3, 4]],
    // A range with an unreadable end is unreadable.
    ['en-GB', 'Mon–Weds', []],
    ['en-GB', 'Mon to Weds', []],
    ['en-GB', 'Weds–Fri', []],
    ['sv-SE', 'Måndag till och med fredag', []],
    ['sv-SE', 'Lör 10–14 juni', [6]],
    ['sv-SE', 'Juni–augusti: måndag', [1]],
  ])('%s: %s is %j', (locale, text, days) => {
    expect(weekdaysIn(text, locale)).toEqual(days);
  });
});

test.each([
  ['SE', '2026-11-20T22:59:00Z', 5],
  ['SE', '2026-11-20T23:00:00Z', 6],
  ['GB', '2026-11-20T23:00:00Z', 5],
  ['FI', '2026-11-20T22:00:00Z', 6],
])('in %s at %s the weekday is %d', (country, now, day) => {
  expect(weekdayIn(country, new Date(now))).toBe(day);
});
