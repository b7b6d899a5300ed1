import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../lib/days.ts';
import { bookingWindow } from '../../../src/contracts/tireHotel/bookingDays.ts';
import { timesOf } from '../../../src/contracts/tireHotel/timeSlots.ts';
import { TIRE_HOTEL_TEXTS } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { bookingOf, errorOf, PERSON, tireHotelFixture, tireStateOf } from '../../support/tireHotel/tireHotel.ts';

/** `/api/tirehotel`: days, times, bookings and reviews of the tire hotel (F111 to F113). */

const fixture = tireHotelFixture();
const { visitor } = fixture;
const texts = TIRE_HOTEL_TEXTS.sv;

const setScenario = async (scenario: string) => {
  const url = `${fixture.product.sandboxUrl}/__sandbox/tirehotel`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ scenario }) });
  expect(response.status).toBe(200);
};

describe('F111 days and times', () => {
  test('days are within the window, and times are of Stockholm', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate, endDate } = bookingWindow(Date.now());
    const { availableDates } = JSON.parse((await one.days(vehicle)).body);
    expect(availableDates.length).toBeGreaterThan(20);
    for (const { date } of availableDates) expect([date >= startDate, date <= endDate]).toEqual([true, true]);
    const times = timesOf(JSON.parse((await one.times(vehicle, availableDates[0].date)).body));
    expect(times.length).toBeGreaterThan(0);
    for (const { time, startTime } of times) expect(startTime.slice(11, 16)).toBe(time);
  });

  test('no days, no times, failed days and failed times', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate } = bookingWindow(Date.now());
    await setScenario('noDates');
    expect(errorOf(await one.days(vehicle))).toEqual([200, { availableDates: [] }]);
    await setScenario('noTimes');
    expect(errorOf(await one.times(vehicle, startDate))).toEqual([200, { availableTimeSlotDates: [] }]);
    await setScenario('datesError');
    expect(errorOf(await one.days(vehicle))).toEqual([502, { error: 'upstream', message: texts.failed }]);
    await setScenario('timesError');
    expect((await one.times(vehicle, startDate)).status).toBe(502);
  });

  test('400 names the invalid member', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const { startDate, endDate } = bookingWindow(Date.now());
    for (const [window, error] of [
      [{ startDate: '2026-02-30', endDate }, 'startDate'],
      [{ startDate, endDate: addDays(startDate, -1) }, 'endDate'],
      [{ startDate: addDays(startDate, -2), endDate }, 'startDate'],
      [{ startDate, endDate: addDays(endDate, 2) }, 'endDate'],
    ] as const) {
      expect(errorOf(await one.days(vehicle, window))).toEqual([400, { error, message: texts.invalid }]);
    }
  });
});

describe('F112 the booking', () => {
  test('F113 is confirmed with its summary, and its time is gone', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const customer = { ...PERSON, phoneMobile: '070-174 06 98' };
    const response = await one.book(vehicle, bookingOf(vehicle, start, { customer }));
    expect(errorOf(response)).toEqual([
      200,
      {
        bookingConfirmationId: expect.stringMatching(/^DH\d{6}$/),
        customerBase: PERSON,
        services: [{ name: 'Hjulskifte' }],
        appointmentTime: start,
        isFullDay: false,
        workshop: expect.objectContaining({ name: vehicle.location.locationName, phoneNumber: vehicle.location.phone }),
        freeText: 'Kanariefråga',
        href: expect.stringMatching(/^\/dack-och-biltillbehor\/dackhotell\/min-bokning\?token=/),
      },
    ]);
    expect(await one.freeTimes(vehicle)).not.toContain(start);
  });

  test('without times the day is booked, and bookingStart is null', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK001');
    const response = await one.book(vehicle, bookingOf(vehicle, null));
    expect([response.status, JSON.parse(response.body).isFullDay]).toEqual([200, true]);
  });

  test('Q32 20 equal bookings at the same time are one, with 20 equal responses', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const responses = await Promise.all(Array.from({ length: 20 }, () => one.book(vehicle, bookingOf(vehicle, start))));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toHaveLength(1);
  });

  test('Q32 after a lost response the same booking has the same id', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    await fixture.product.setFault({ upstream: 'tireHotel', kind: 'lost', times: 1 });
    expect((await one.book(vehicle, bookingOf(vehicle, start))).status).toBe(502);
    const [booked] = (await tireStateOf(fixture.product)).tirehotel.bookings;
    const again = await one.book(vehicle, bookingOf(vehicle, start));
    expect(JSON.parse(again.body).bookingConfirmationId).toBe(booked?.bookingConfirmationId);
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toHaveLength(1);
  });

  test('Q32 two customers and one time: one booking and one 409 with the text', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DHT001');
    const [start = ''] = await one.freeTimes(vehicle);
    const bodies = ['Eva', 'Nils'].map((firstName) =>
      bookingOf(vehicle, start, { customer: { ...PERSON, firstName } }),
    );
    const responses = await Promise.all(bodies.map((body) => one.book(vehicle, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const message = 'Tiden är inte tillgänglig, vänligen välj en annan tid';
    expect(JSON.parse(responses.find(({ status }) => status === 409)?.body ?? '')).toEqual({
      error: 'booking',
      message,
    });
  });

  test.each([
    ['DCK409', 409, 'Tiden är inte tillgänglig, vänligen välj en annan tid'],
    ['DCK423', 422, 'Verkstaden tar inte emot bokningar just nu. Kontakta oss.'],
    ['DCK503', 502, 'Något gick fel, var god och försök senare.'],
  ])('%s: %i with the message', async (plate, status, message) => {
    const one = visitor();
    const vehicle = await one.logIn(plate);
    const [start = ''] = await one.freeTimes(vehicle);
    const response = await one.book(vehicle, bookingOf(vehicle, start));
    expect([response.status, JSON.parse(response.body).message]).toEqual([status, message]);
  });

  test('400 names the invalid member', async () => {
    const one = visitor();
    const vehicle = await one.logIn('DCK100');
    const [start = ''] = await one.freeTimes(vehicle);
    const withCustomer = (more: object) => bookingOf(vehicle, start, { customer: { ...PERSON, ...more } });
    for (const [body, error] of [
      [withCustomer({ firstName: ' ' }), 'customer.firstName'],
      [withCustomer({ lastName: 'Ek\nBcc: x' }), 'customer.lastName'],
      [withCustomer({ email: 'canaria' }), 'customer.email'],
      [withCustomer({ phoneMobile: '1234567' }), 'customer.phoneMobile'],
      [withCustomer({ phoneMobile: '1234567890123456' }), 'customer.phoneMobile'],
      [bookingOf(vehicle, start, { bookingStart: '2027-01-01T08:00:00+01:00' }), 'bookingStart'],
      [bookingOf(vehicle, start, { bookingStart: null }), 'bookingStart'],
      [bookingOf(vehicle, start, { bookingDate: 'tomorrow', bookingStart: null }), 'bookingDate'],
      [bookingOf(vehicle, start, { bookingDate: '2020-01-01', bookingStart: null }), 'bookingDate'],
      [bookingOf(vehicle, start, { freeText: 'x'.repeat(1_001) }), 'freeText'],
      [bookingOf(vehicle, start, { customer: undefined }), 'customer.firstName'],
      [[], 'body'],
    ] as const) {
      expect([error, ...errorOf(await one.book(vehicle, body))]).toEqual([
        error,
        400,
        { error, message: texts.invalid },
      ]);
    }
    expect((await tireStateOf(fixture.product)).tirehotel.bookings).toEqual([]);
  });

  test('F113 a review is kept, one for each session', async () => {
    const one = visitor();
    await one.logIn('DCK100');
    const review = { rating: 4, comment: 'Snabbt', date: '2026-11-23T09:30:00.000Z' };
    expect((await one.call('/review/addReview', { body: review })).status).toBe(200);
    expect((await tireStateOf(fixture.product)).tirehotel.reviews).toEqual([review]);
    expect((await one.call('/review/addReview', { body: { ...review, rating: 1 } })).status).toBe(429);
    expect((await tireStateOf(fixture.product)).tirehotel.reviews).toEqual([review]);
    for (const rating of [0, 6, 1.5, 'x', null]) {
      expect((await one.call('/review/addReview', { body: { ...review, rating } })).status).toBe(400);
    }
  });
});
