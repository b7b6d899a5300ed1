import { randomUUID } from 'node:crypto';
import { bookingResponseSchema } from '../../../src/contracts/booking/booking.ts';
import { type ManagedBooking, managedBookingSchema } from '../../../src/contracts/booking/managedBooking.ts';
import { type TimeSlotDay, timeSlotsSchema } from '../../../src/contracts/booking/timeSlots.ts';
import type { Trial } from '../conformanceCase.ts';
import { expectJson } from '../expect.ts';
import { dayAhead } from '../slots.ts';

/** The calls to a workshop system that its cases make. */

const part = encodeURIComponent;

export const carOf = (trial: Trial, plate = trial.setting('plate')) => ({ path: `/car/${part(plate)}` });

const codesOf = (trial: Trial) => `serviceOfferings=${trial.setting('codes').split(',').map(part).join(',')}`;

export function offeringsOf(trial: Trial, kind: 'services' | 'addons') {
  const [lat, lng] = trial.setting('place').split(',');
  return { path: `/${kind}/${part(trial.setting('plate'))}?lat=${lat}&lng=${lng}&language=sv` };
}

export const pricesOf = (trial: Trial, mileage = '8200') => ({
  path: `/prices/${part(trial.setting('plate'))}/${mileage}/${part(trial.setting('department'))}?${codesOf(trial)}`,
});

export function timesOf(trial: Trial, { day = dayAhead(), holdId = '' } = {}) {
  const own = holdId === '' ? '' : `&holdId=${part(holdId)}`;
  const place = `${part(trial.setting('plate'))}/${part(trial.setting('department'))}/${day}T00:00:00/`;
  return { path: `/timeslots/from/${place}?${codesOf(trial)}${own}` };
}

export async function daysOf(trial: Trial, holdId = ''): Promise<readonly TimeSlotDay[]> {
  return expectJson(await trial.client.call(timesOf(trial, { holdId })), 200, timeSlotsSchema);
}

export function workshopsOf(trial: Trial, cursor = '') {
  const [lat, lng] = trial.setting('place').split(',');
  const after = cursor === '' ? '' : `&cursor=${part(cursor)}`;
  const plate = `regNo=${part(trial.setting('plate'))}`;
  return {
    path: `/departments/closestAvailable?${plate}&${codesOf(trial)}&latitude=${lat}&longitude=${lng}${after}`,
    headers: { accept: 'text/event-stream' },
  };
}

const slotOf = (trial: Trial, timeSlot: string) => ({
  departmentId: trial.setting('department'),
  timeSlot,
  isFullDay: false,
});

export const hold = (trial: Trial, timeSlot: string, holdId: string) => ({
  path: '/hold',
  json: { ...slotOf(trial, timeSlot), holdId },
});

/** @param more members of the body */
export const bookCall = (trial: Trial, timeSlot: string, requestId: string, more: object = {}) => ({
  path: '/book',
  json: {
    requestId,
    ...slotOf(trial, timeSlot),
    customer: { firstName: 'Åsa', lastName: 'Conformance', phone: '+46701740605', email: trial.setting('email') },
    freeText: 'A test 🚗',
    registrationNumber: trial.setting('plate'),
    mileage: 8_200,
    serviceOfferingRequests: trial
      .setting('codes')
      .split(',')
      .map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' })),
    language: 'sv',
    site: 'acme',
    manageUrl: 'https://acme.example/booking?token=a1',
    ...more,
  },
});

/** Books a slot, and returns the id of its request. */
export async function book(trial: Trial, timeSlot: string): Promise<string> {
  const requestId = randomUUID();
  expectJson(await trial.client.call(bookCall(trial, timeSlot, requestId)), 200, bookingResponseSchema);
  return requestId;
}

/** Returns a booking, after a change when there is a body. */
export async function bookingOf(trial: Trial, path: string, json?: object): Promise<ManagedBooking> {
  const request = { path: `/booking/${path}?language=sv`, ...(json && { json }) };
  return expectJson(await trial.client.call(request), 200, managedBookingSchema);
}
