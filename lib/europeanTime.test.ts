import { expect, test } from '@jest/globals';
import { SITES } from '../config/sites.ts';
import { europeanTime } from './europeanTime.ts';
import { timeZoneOf } from './timeZone.ts';

const ZONES = [...new Set(SITES.map(({ country }) => timeZoneOf(country)))];

test.each(ZONES)('%s is the same as in the data of Intl, also around the changes of the clock', (timeZone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const wrong: string[] = [];
  // Every half hour of three years.
  for (let moment = Date.UTC(2026, 0); moment < Date.UTC(2029, 0); moment += 1_800_000) {
    const expected = format.format(moment).replace(' ', 'T');
    if (europeanTime(moment, timeZone) !== expected) wrong.push(expected);
  }
  expect(wrong).toEqual([]);
});

test('other zones are unknown', () => {
  expect(europeanTime(0, 'America/New_York')).toBeUndefined();
});
