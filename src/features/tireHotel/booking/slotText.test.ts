import { expect, test } from '@jest/globals';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { appointmentText } from './slotText.ts';

test.each([
  ['2026-11-26T08:00:00+01:00', false, 'torsdag 26 november, 08:00'],
  // The same moment with another offset, and one on the day before in UTC.
  ['2026-11-26T07:00:00.000Z', false, 'torsdag 26 november, 08:00'],
  ['2027-03-28T22:30:00Z', false, 'måndag 29 mars, 00:30'],
  ['2027-03-28T06:00:00Z', false, 'söndag 28 mars, 08:00'],
  ['2026-10-25T07:00:00Z', false, 'söndag 25 oktober, 08:00'],
  ['2026-11-26', true, 'torsdag 26 november: utan tid'],
  ['2026-11-26T00:00:00+01:00', true, 'torsdag 26 november: utan tid'],
])('F113 Q45 %s is %s', (text, isFullDay, expected) => {
  const appointment = appointmentOf(text, isFullDay);
  expect(appointment && appointmentText(appointment, 'sv-SE', 'utan tid')).toBe(expected);
});

test('an appointment of another form has no day', () => {
  expect(appointmentOf('nästa vecka', false)).toBeNull();
});
