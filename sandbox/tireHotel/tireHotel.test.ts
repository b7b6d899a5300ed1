import { describe, expect, test } from '@jest/globals';
import { bookingWindow } from '../../src/contracts/tireHotel/bookingDays.ts';
import type { TireBookingCall } from '../../src/contracts/tireHotel/tireBooking.ts';
import { Outbox } from '../control/outbox.ts';
import { createDataset } from '../data/dataset.ts';
import { Codes } from './codes.ts';
import { PLATES } from './scenarios.ts';
import { TireHotel } from './tireHotel.ts';

const { dealers: byIndex } = createDataset({ cars: 100 });
const dealers = byIndex.get('sites_norrvag_se') ?? [];

function createHotel(date = '2026-11-23T12:00:00Z') {
  const outbox = new Outbox();
  const clock = { now: 0, date: Date.parse(date) };
  const hotel = new TireHotel({ dealers, outbox, host: 'tires.example', now: () => clock.now, date: () => clock.date });
  const bookingFor = (regNo: string, bookingStart: string): TireBookingCall => ({
    site: 'norrvag-se',
    language: 'sv',
    bookingDate: bookingStart,
    bookingStart,
    regNo,
    freeText: '',
    customer: { firstName: 'Eva', lastName: 'Ek', email: 'eva@norrvag-se.example', phoneMobile: '0701740605' },
  });
  const vehicleOf = (plate: string) => {
    const token = hotel.sendCode(plate);
    const vehicle = hotel.useCode(token, outbox.state().at(-1)?.text.slice(-4) ?? '')?.[0];
    if (!vehicle) throw new Error(`${plate} is not stored`);
    return vehicle;
  };
  return { hotel, outbox, clock, bookingFor, vehicleOf };
}

describe('codes (Q27)', () => {
  test('have 3 guesses, one use, and 10 minutes on a clock that never steps', () => {
    let now = 0;
    const codes = new Codes(() => now);
    const { token, code } = codes.issue('A');
    const wrong = code === '0000' ? '0001' : '0000';
    expect([codes.use(token, wrong), codes.use(token, wrong), codes.use(token, code), codes.use(token, code)]).toEqual([
      null,
      null,
      'A',
      null,
    ]);
    const second = codes.issue('A');
    for (let at = 0; at < 3; at += 1) codes.use(second.token, second.code === '0000' ? '0001' : '0000');
    expect(codes.use(second.token, second.code)).toBeNull();
    const third = codes.issue('A');
    now += 600_000;
    expect(codes.use(third.token, third.code)).toBeNull();
  });

  test('use all four digits', () => {
    const codes = new Codes(() => 0);
    const issued = Array.from({ length: 3_000 }, () => codes.issue('A').code);
    expect(issued.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(new Set(issued).size).toBeGreaterThan(2_000);
    expect(issued.some((code) => code.startsWith('0'))).toBe(true);
  });
});

describe('customers', () => {
  test('every plate of a scenario but one has an agreement, with a number of its own', () => {
    const { hotel } = createHotel();
    const customers = Object.values(PLATES).map((plate) => hotel.customer(plate));
    expect(customers.filter((customer) => customer === null)).toHaveLength(1);
    const numbers = customers.flatMap((customer) => (customer ? [customer.encryptedPhoneNumber] : []));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(hotel.customer('DCK200')?.encryptedPhoneNumber).toBe(hotel.customer('DCK201')?.encryptedPhoneNumber);
    expect(hotel.customer('ABC123')).toBeNull();
  });

  test('a sealed number is opened by its own sandbox only', () => {
    const { hotel } = createHotel();
    const value = hotel.customer('DCK100')?.encryptedPhoneNumber ?? '';
    expect(hotel.plateOf(value)).toBe('DCK100');
    expect(createHotel().hotel.plateOf(value)).toBeNull();
    expect(hotel.plateOf('x')).toBeNull();
  });
});

describe('times (Q45)', () => {
  test.each([
    ['in winter', '2026-11-23T12:00:00Z', ['+01:00']],
    ['over the change in March', '2027-03-20T12:00:00Z', ['+01:00', '+02:00']],
    ['over the change in October', '2026-10-20T12:00:00Z', ['+01:00', '+02:00']],
    ['late in the evening of 30 November', '2026-11-30T22:59:00Z', ['+01:00']],
  ])('%s: days of the window, times with the offset of Stockholm', (_name, date, offsets) => {
    const { hotel, clock, vehicleOf } = createHotel(date);
    const { erpId } = vehicleOf('DCK100').location;
    const window = bookingWindow(clock.date);
    const days = hotel.days(erpId, window);
    expect(days.every((day) => day >= window.startDate && day <= window.endDate)).toBe(true);
    const times = days.flatMap((day) => hotel.times(erpId, day));
    expect(new Set(times.map((time) => time.slice(-6)))).toEqual(new Set(offsets));
    expect(times.every((time) => time.slice(11, 16) >= '07:30' && time.slice(11, 16) <= '16:00')).toBe(true);
    expect(hotel.days(erpId, { startDate: '2020-01-01', endDate: '2040-01-01' })).toEqual(days);
  });

  test("holidays have no times, as in the booking of workshops; New Year's Eve is short", () => {
    const { hotel, vehicleOf } = createHotel('2026-12-01T12:00:00Z');
    const workshops = Array.from({ length: 20 }, (_, at) => vehicleOf(`DHT${String(at + 1).padStart(3, '0')}`));
    const timesOn = (day: string) => workshops.flatMap(({ location }) => hotel.times(location.erpId, day));
    for (const day of ['2026-12-24', '2026-12-25', '2027-01-01', '2027-01-06'])
      expect([day, timesOn(day)]).toEqual([day, []]);
    expect(timesOn('2026-12-23').length).toBeGreaterThan(20);
    const short = timesOn('2026-12-31').map((time) => time.slice(11, 16));
    expect(short.length).toBeGreaterThan(0);
    expect(short.every((time) => time >= '10:00' && time <= '13:00')).toBe(true);
  });

  test('a booked time is gone, and a booking with the same key is the same', () => {
    const { hotel, clock, bookingFor, vehicleOf } = createHotel();
    const { erpId } = vehicleOf('DCK100').location;
    const [day = ''] = hotel.days(erpId, bookingWindow(clock.date));
    const [start = ''] = hotel.times(erpId, day);
    const booked = hotel.book('one', erpId, bookingFor('DCK100', start));
    expect(booked?.appointmentTime).toBe(start);
    expect(hotel.book('one', erpId, bookingFor('DCK100', start))).toEqual(booked);
    expect(hotel.book('two', erpId, bookingFor('DCK100', start))).toBeNull();
    expect(hotel.times(erpId, day)).not.toContain(start);
    expect(hotel.book('three', 'another', bookingFor('DCK100', hotel.times(erpId, day)[0] ?? ''))).toBeNull();
    hotel.clear();
    expect(hotel.times(erpId, day)).toContain(start);
  });
});
