import { expect, test } from '@jest/globals';
import { cleanMobile, isMobile, tireBookingSchema } from '../../../contracts/tireHotel/tireBooking.ts';
import { DRAFT, VEHICLE } from '../flow/tire.fixture.ts';
import { bookingBody } from './bookingBody.ts';

test('F112 bookingStart is the date, or null when no time was chosen', () => {
  const body = bookingBody({ ...DRAFT, phoneMobile: ' 070-174 06 05 ', freeText: ' Ring först ' }, VEHICLE);
  expect(body).toEqual({
    bookingDate: '2026-11-26T08:00:00+01:00',
    bookingStart: '2026-11-26T08:00:00+01:00',
    regNo: 'DCK123',
    freeText: 'Ring först',
    customer: { firstName: 'Eva', lastName: 'Ek', email: 'eva.ek@norrvag-se.example', phoneMobile: '0701740605' },
  });
  const withoutTime = bookingBody({ ...DRAFT, startTime: null }, VEHICLE);
  expect([withoutTime.bookingDate, withoutTime.bookingStart]).toEqual(['2026-11-26', null]);
  for (const each of [body, withoutTime]) expect(tireBookingSchema.isValidSync(each)).toBe(true);
});

test.each([
  ['070-174 06 05', '0701740605'],
  ['+46 70 174 06 05', '+46701740605'],
  ['+46 (0)70-174 06 05', '+46701740605'],
  ['0046 (0)70 174 06 05', '0046701740605'],
  ['(070) 174.06.05', '0701740605'],
  ['070/174\u00a006\u201105', '0701740605'],
  ['０７０１７４０６０５', '0701740605'],
  ['＋４６ 70 1740605', '+46701740605'],
  ['tel: 0701740605 ', '0701740605'],
])('F112 U15 the mobile number %j is cleaned to %s', (text, expected) => {
  expect(cleanMobile(text)).toBe(expected);
  expect(isMobile(expected)).toBe(true);
});

test.each([
  ['1234567', false],
  ['12345678', true],
  ['+1234567', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['', false],
])('F112 8 to 15 digits and plus signs: %j is %s', (text, expected) => {
  expect(isMobile(text)).toBe(expected);
});
