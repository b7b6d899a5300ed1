import { describe, expect, test } from '@jest/globals';
import { dealerSchema } from '../../contracts/dealers/dealer.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { dealerPageOf } from './dealerPage.ts';
import { openingLd } from './hours/openingLd.ts';
import { findTodayLine, sharedDays, upcomingDays } from './hours/otherDays.ts';
import { daysText, weekOf } from './hours/week.ts';

const DAYS = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'];
const WORKSHOP = {
  name: 'Verkstad',
  group: 'Workshop',
  openingschedule: {
    openinghours: DAYS.map((day, at) => ({ day, displayText: at < 4 ? '7–18' : at === 4 ? '7–16' : 'Stängt' })),
    deviationdays: [
      { date: '2027-01-06', title: 'Trettondagen', displayText: 'Stängt' },
      { date: '2026-12-24T00:00:00', title: 'Julafton', displayText: '10–13' },
      { date: '2026-06-19', title: 'Midsommarafton', displayText: 'Stängt' },
      { title: 'unknown day', displayText: 'Stängt' },
      { date: 'soon', title: 'no day', displayText: 'Stängt' },
    ],
    vacation: {
      vacationtitle: 'Semester',
      vacationstart: '2027-07-12',
      vacationend: '2027-07-30',
      vacationdays: [{ day: 'Måndag–fredag', displayText: 'Stängt' }],
    },
  },
  brands: [
    { name: 'Volvo', brand_code: 'VO' },
    { name: 'Volvo', brand_code: 'VO_XX' },
    { name: 'Fiat Professional', brand_code: 'FI_TR' },
  ],
  users: [{ first_name: 'Åsa', last_name: 'Öberg', phone: '1', email: '' }, { title: 'nobody' }],
  erp_id: 'secret',
};

const moment = (now: string) => ({ locale: 'sv-SE', timeZone: 'Europe/Stockholm', now: Date.parse(now) });
const pageAt = (now: string, departments: object[] = [WORKSHOP]) =>
  dealerPageOf(
    dealerSchema.cast({
      site_id: '1',
      slug: 's',
      email: 'leads@x.example',
      erp_id: 'secret',
      site_geocoord: '55.6,13',
      site_departments: departments,
    }),
    [],
    moment(now),
    testLoaderContext(),
  );
const NOON = '2026-11-23T12:00:00+01:00';
const first = (now = NOON) => {
  const department = pageAt(now).groups[0]?.departments[0];
  if (!department) throw new Error('no department');
  return department;
};

describe('F081 a dealer’s departments', () => {
  test('F083 are in the groups of S2 §3, in their order; each other department is a group', () => {
    const named = (name: string, group?: string) => ({ name, ...(group && { group }) });
    const all = [
      named('Plåt', 'Body work'),
      named('Däck'),
      named('Verkstad', 'Workshop'),
      named('Nya', 'New cars'),
      named('Begagnade', 'New cars'),
      named('Delar', 'Parts'),
      named('Annat', 'Other'),
    ];
    const groups = pageAt(NOON, all).groups.map(({ group, departments }) => [
      group,
      departments.map(({ name }) => name),
    ]);
    expect(groups).toEqual([
      ['New cars', ['Nya', 'Begagnade']],
      ['Parts', ['Delar']],
      ['Workshop', ['Verkstad']],
      ['Body work', ['Plåt']],
      [null, ['Däck']],
      [null, ['Annat']],
    ]);
  });

  test('F082 makes by the suffix rule, each once; people with a name, and their known details', () => {
    expect(first().makes).toEqual(['Volvo', 'Fiat Professional']);
    expect(first().employees).toEqual([{ name: 'Åsa Öberg', phone: '1' }]);
  });

  test('contains no private field (Q38)', () => {
    expect(JSON.stringify(pageAt(NOON))).not.toMatch(/secret|leads@/);
  });

  test('past days are left out, future days are in order', () => {
    expect(first().deviations).toEqual([
      { date: '2026-12-24', title: 'Julafton', hours: '10–13' },
      { date: '2027-01-06', title: 'Trettondagen', hours: null },
    ]);
    expect(first('2026-12-24T23:30:00+01:00').deviations).toHaveLength(2);
    // Already the next day in Stockholm.
    expect(first('2026-12-24T23:30:00Z').deviations).toHaveLength(1);
    expect(first().holiday).toMatchObject({ title: 'Semester', start: '2027-07-12', end: '2027-07-30' });
    expect(first('2027-07-31T08:00:00+02:00').holiday).toBeUndefined();
  });
});

describe('F081 the table of the week', () => {
  const lines = weekOf(WORKSHOP.openingschedule.openinghours, 'sv-SE', testLoaderContext());

  test('days with equal hours are one line, in the language of the page', () => {
    expect(lines.map((line) => [daysText(line, 'sv-SE'), line.hours])).toEqual([
      ['måndag–torsdag', '7–18'],
      ['fredag', '7–16'],
      ['lördag–söndag', null],
    ]);
    expect(lines.map((line) => daysText(line, 'en-GB'))).toEqual(['Monday–Thursday', 'Friday', 'Saturday–Sunday']);
    expect(lines.map((line) => daysText(line, 'sk-SK'))).toEqual(['pondelok–štvrtok', 'piatok', 'sobota–nedeľa']);
  });

  test.each([
    ['Vardagar', 'Monday–Friday'],
    ['Lördag och söndag', 'Saturday–Sunday'],
    ['Måndag, onsdag–fredag', 'Monday, Wednesday–Friday'],
    ['Söndag', 'Sunday'],
    ['Jourtid', 'Jourtid'],
  ])('%s: %s', (day, expected) => {
    const [line] = weekOf([{ day, displayText: '10–15' }], 'sv-SE', testLoaderContext());
    expect(line && daysText(line, 'en-GB')).toBe(expected);
  });

  test('an unknown day is not merged with a known one', () => {
    const odd = weekOf(
      [
        { day: 'Måndag', displayText: '7–18' },
        { day: 'Jour', displayText: '7–18' },
        { day: 'Lördag', displayText: null },
      ],
      'sv-SE',
      testLoaderContext(),
    );
    expect(odd.map((line) => daysText(line, 'sv-SE'))).toEqual(['måndag', 'Jour']);
  });
});

describe('F081 special days and the line of today', () => {
  test('special days within five weeks are near, the rest later', () => {
    expect(upcomingDays(first(), '2026-11-23')).toMatchObject({
      soon: [{ date: '2026-12-24' }],
      later: [{ date: '2027-01-06' }],
      holiday: { start: '2027-07-12' },
      holidayIsSoon: false,
    });
    expect(upcomingDays(first(), '2026-12-25')).toMatchObject({ soon: [{ date: '2027-01-06' }], later: [] });
    expect(upcomingDays(first(), '2027-06-20').holidayIsSoon).toBe(true);
    expect(upcomingDays(first(), '2027-08-01').holiday).toBeNull();
  });

  test.each([
    ['2026-11-23', { table: 'week', line: 0 }],
    ['2026-11-27', { table: 'week', line: 1 }],
    ['2026-11-29', { table: 'week', line: 2 }],
    ['2026-12-24', { table: 'deviations', line: -1 }],
    ['2027-07-12', { table: 'holiday', line: 0 }],
    ['2027-07-17', { table: 'week', line: 2 }],
  ])('the hours of %s are in %j', (today, position) => {
    expect(findTodayLine(first(), today)).toEqual(position);
  });

  test('special days of all departments are shared; not those of a single department, nor different ones', () => {
    const sharedDaysOf = (...departments: object[]) => sharedDays(pageAt(NOON, departments).groups);
    const other = { ...WORKSHOP, name: 'Plåt', group: 'Body work' };
    expect(sharedDaysOf(WORKSHOP, other)).toEqual(first().deviations);
    expect(sharedDaysOf(WORKSHOP)).toBeNull();
    expect(sharedDaysOf(WORKSHOP, { ...other, openingschedule: null })).toBeNull();
    expect(sharedDaysOf()).toBeNull();
  });

  test('no line in a holiday with unreadable days', () => {
    const holiday = { title: '', start: '2026-11-16', end: '2026-11-29', week: [] };
    const unreadable = { days: [], daysAsRecorded: 'Alla dagar', hours: null };
    expect(findTodayLine({ ...first(), holiday: { ...holiday, week: [unreadable] } }, '2026-11-23')).toBeNull();
    expect(findTodayLine({ ...first(), holiday }, '2026-11-23')).toEqual({ table: 'week', line: 0 });
  });

  test('no line without hours', () => {
    expect(
      findTodayLine({ id: '', name: '', week: [], deviations: [], makes: [], employees: [] }, '2026-11-23'),
    ).toBeNull();
  });
});

describe('F081 opening hours as structured data', () => {
  const ld = (schedule: object) =>
    openingLd(dealerSchema.cast(recordOf(schedule)).site_departments?.[0]?.openingschedule, moment(NOON));
  const recordOf = (openingschedule: object) => ({ site_id: '1', slug: 's', site_departments: [{ openingschedule }] });
  const opening = { '@type': 'OpeningHoursSpecification' };

  test('the week without days off, single days to come and holidays as special hours', () => {
    const { openingHoursSpecification: week, specialOpeningHoursSpecification: special } = ld(WORKSHOP.openingschedule);
    expect(week).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => ({
        ...opening,
        dayOfWeek: [day],
        opens: '07:00',
        closes: '18:00',
      })),
      { ...opening, dayOfWeek: ['Friday'], opens: '07:00', closes: '16:00' },
    ]);
    expect(special).toEqual([
      { ...opening, validFrom: '2027-01-06', validThrough: '2027-01-06', opens: '00:00', closes: '00:00' },
      { ...opening, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '13:00' },
      {
        ...opening,
        validFrom: '2027-07-12',
        validThrough: '2027-07-30',
        opens: '00:00',
        closes: '00:00',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      },
    ]);
  });

  test('a special day has priority over the holiday around it, and the first over others of its day', () => {
    const { specialOpeningHoursSpecification: special } = ld({
      deviationdays: [
        { date: '2026-12-24', displayText: 'Stängt' },
        { date: '2026-12-24', displayText: '10–12' },
        { date: '2026-12-25', displayText: 'Efter överenskommelse' },
        { date: '2027-01-06', displayText: '10–13' },
        { date: '2027-01-05', displayText: '' },
        { date: '2027-01-05', displayText: 'Stängt' },
      ],
      vacation: {
        vacationstart: '2026-12-21',
        vacationend: '2027-01-06',
        vacationdays: [{ day: 'Måndag–fredag', displayText: '10–15' }],
      },
    });
    const entries = special as { validFrom: string; validThrough: string; opens: string; closes: string }[];
    expect(entries.map((each) => [each.validFrom, each.validThrough, each.opens, each.closes])).toEqual([
      ['2026-12-24', '2026-12-24', '00:00', '00:00'],
      ['2027-01-06', '2027-01-06', '10:00', '13:00'],
      ['2026-12-21', '2026-12-23', '10:00', '15:00'],
      ['2026-12-26', '2027-01-05', '10:00', '15:00'],
    ]);
  });

  test('a holiday has no days that are over', () => {
    const { specialOpeningHoursSpecification: special } = ld({
      deviationdays: [{ date: '2026-11-04', displayText: 'Stängt' }],
      vacation: {
        vacationstart: '2026-11-02',
        vacationend: '2026-12-01',
        vacationdays: [{ day: 'Måndag', displayText: '10–15' }],
      },
    });
    expect(special).toMatchObject([{ validFrom: '2026-11-05', validThrough: '2026-12-01' }]);
  });

  test('a lunch break, hours past midnight, all day', () => {
    const hours = (displayText: string) =>
      (
        ld({ openinghours: [{ day: 'Fredag', displayText }] }).openingHoursSpecification as {
          opens: string;
          closes: string;
        }[]
      ).map(({ opens, closes }) => `${opens}–${closes}`);
    expect(hours('10–12, 13–17')).toEqual(['10:00–12:00', '13:00–17:00']);
    expect(hours('22:00–02:00')).toEqual(['22:00–02:00']);
    expect(hours('00:00–24:00')).toEqual(['00:00–23:59']);
  });

  test('leaves out texts without times', () => {
    expect(ld({ openinghours: [{ day: 'Fredag', displayText: 'Efter överenskommelse' }] })).toEqual({});
    expect(ld({})).toEqual({});
  });
});
