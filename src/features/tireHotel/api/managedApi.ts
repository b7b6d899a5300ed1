import { bookingWindow } from '../../../contracts/tireHotel/bookingDays.ts';
import {
  type ManagedTireBooking,
  type MoveTireBooking,
  managedTireBookingSchema,
} from '../../../contracts/tireHotel/managedTireBooking.ts';
import { daysOf, timeslotDaysSchema, timeslotsSchema, timesOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { callTireHotel, checked, type TireResult, type TireTime } from './tireHotelApi.ts';

/** Returns the calls about the booking of a signed link, for pages of one language. They never throw, except when they are aborted. */
export function managedTireApi(language: string, token: string) {
  const post = <Value>(path: string, body: object, read: (content: unknown) => Value, signal?: AbortSignal) =>
    callTireHotel(language, {
      path: `booking/managed${path}`,
      method: 'POST',
      body: { token, ...body },
      read,
      signal,
    });
  const booking = checked<ManagedTireBooking>(managedTireBookingSchema);
  return {
    show: (): Promise<TireResult<ManagedTireBooking>> => post('', {}, booking),
    move: (to: MoveTireBooking) => post('/move', to, booking),
    cancel: () => post('/cancel', {}, booking),
    /** Returns the days that can be booked, sorted. @param now ms since 1970 */
    days: (now: number, signal?: AbortSignal): Promise<TireResult<string[]>> => {
      const read = checked<Parameters<typeof daysOf>[0]>(timeslotDaysSchema);
      return post('/days', bookingWindow(now), (content) => daysOf(read(content)), signal);
    },
    /** Returns the times of a day, sorted, each once; empty when the workshop decides on one. */
    times: (day: string, signal?: AbortSignal): Promise<TireResult<TireTime[]>> => {
      const read = checked<Parameters<typeof timesOf>[0]>(timeslotsSchema);
      return post('/times', { startDate: day, endDate: day }, (content) => timesOf(read(content)), signal);
    },
  };
}
