import { describe, expect, test } from '@jest/globals';
import { calendarFile } from './calendarFile.ts';

describe('the calendar file of a booking', () => {
  const event = {
    uid: 'B-1@norrvag-se',
    now: Date.parse('2026-11-23T14:00:00Z'),
    timeZone: 'Europe/Stockholm',
    date: '2026-11-24',
    time: '23:30',
    minutes: 60,
    summary: 'Verkstad: Norrväg Borås',
    location: 'Verkstadsgatan 1; Borås, Sverige',
    description: `Ring 033-12\nTa med: ${'nycklar och låsmutter åäö, '.repeat(6)}\\`,
    latitude: 57.72,
    longitude: 12.93,
  };
  const text = calendarFile(event);

  test('has lines of at most 75 octets that end by CR LF', () => {
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('has the time in the zone of Stockholm, also past midnight', () => {
    expect(text).toContain('DTSTAMP:20261123T140000Z\r\n');
    expect(text).toContain('DTSTART;TZID=Europe/Stockholm:20261124T233000\r\n');
    expect(text).toContain('DTEND;TZID=Europe/Stockholm:20261125T003000\r\n');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Stockholm\r\n');
    expect(text.match(/BEGIN:/g)?.length).toBe(text.match(/END:/g)?.length);
  });

  test('rank 4 a moved booking is the same entry with a higher number, and a cancelled one removes it', () => {
    const organizer = { name: 'Norrväg "Borås"\n', email: 'verkstad@example.com' };
    const [first, moved, cancelled] = [
      { ...event, organizer },
      { ...event, organizer, sequence: 1, time: '10:00' },
      { ...event, organizer, sequence: 2, isCancelled: true },
    ].map((each) => calendarFile(each).replaceAll('\r\n ', '').split('\r\n'));
    const common = ['UID:B-1@norrvag-se', 'ORGANIZER;CN="Norrväg  Borås  ":mailto:verkstad@example.com'];
    expect(first).toEqual(expect.arrayContaining([...common, 'METHOD:PUBLISH', 'SEQUENCE:0', 'STATUS:CONFIRMED']));
    expect(moved).toEqual(expect.arrayContaining([...common, 'METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED']));
    expect(cancelled).toEqual(expect.arrayContaining([...common, 'METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']));
    expect(calendarFile({ ...event, organizer: { name: 'a', email: 'b;c' } })).not.toContain('ORGANIZER');
  });

  test('escapes texts', () => {
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('LOCATION:Verkstadsgatan 1\\; Borås\\, Sverige\r\n');
    expect(unfolded).toContain('DESCRIPTION:Ring 033-12\\nTa med: nycklar');
    expect(unfolded).toContain('åäö\\, \\\\\r\n');
  });
});

describe('F095 the zone of a calendar file', () => {
  const event = {
    uid: 'a',
    now: 0,
    date: '2027-03-28',
    time: '10:00',
    minutes: 60,
    summary: '',
    location: '',
    description: '',
  };
  test.each([
    ['Europe/London', 'GMT', 'BST', '+0000', '+0100', '010000', '020000'],
    ['Europe/Oslo', 'CET', 'CEST', '+0100', '+0200', '020000', '030000'],
    ['Europe/Helsinki', 'EET', 'EEST', '+0200', '+0300', '030000', '040000'],
  ])('%s', (timeZone, winter, summer, winterOffset, summerOffset, spring, autumn) => {
    const text = calendarFile({ ...event, timeZone });
    expect(text).toContain(`TZID:${timeZone}\r\n`);
    expect(text).toContain(
      `TZOFFSETFROM:${winterOffset}\r\nTZOFFSETTO:${summerOffset}\r\nTZNAME:${summer}\r\nDTSTART:19960331T${spring}\r\n`,
    );
    expect(text).toContain(
      `TZOFFSETFROM:${summerOffset}\r\nTZOFFSETTO:${winterOffset}\r\nTZNAME:${winter}\r\nDTSTART:19961027T${autumn}\r\n`,
    );
    expect(text).toContain(`DTSTART;TZID=${timeZone}:20270328T100000\r\n`);
    expect(text).not.toContain('GEO:');
  });
});
