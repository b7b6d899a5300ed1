import { expect, test } from '@jest/globals';
import { zonedDays } from '../../../lib/zonedDays.ts';
import { closedDaysOf, isClosedDay, isClosedOn } from './closedDays.ts';
import type { Schedule } from './openingHours.ts';

const SCHEDULE: Schedule = {
  openinghours: [{ day: 'Mandag–fredag', displayText: '07:30–16:00' }],
  deviationdays: [
    { date: '2026-12-24', title: 'Julaften', displayText: 'Stengt' },
    { date: '2026-12-05', title: 'Dekkdag', displayText: '09:00–14:00' },
  ],
};
/** A Monday, one minute before midnight in Oslo. */
const MOMENT = { locale: 'nb-NO', timeZone: 'Europe/Oslo', now: Date.parse('2026-11-23T22:59:00Z') };

test('F104 closed days are weekdays and the days that differ from them', () => {
  const closed = closedDaysOf(SCHEDULE, MOMENT, 60);
  expect(closed).toEqual({ weekdays: [0, 6], exceptions: ['2026-12-05', '2026-12-24'] });
  for (const { date } of zonedDays(MOMENT.timeZone, MOMENT.now, 60)) {
    expect([date, isClosedDay(date, closed)]).toEqual([date, isClosedOn(date, SCHEDULE, 'nb-NO')]);
  }
});

test('unknown hours are no closed days', () => {
  for (const schedule of [
    null,
    { openinghours: [] },
    { openinghours: [{ day: 'Alltid', displayText: 'etter avtale' }] },
    { openinghours: [{ day: 'Alle dager', displayText: '10:00–18:00' }] },
  ]) {
    expect(closedDaysOf(schedule, MOMENT, 7)).toEqual({ weekdays: [], exceptions: [] });
    expect(isClosedOn('2026-11-24', schedule, 'nb-NO')).toBe(false);
  }
});
