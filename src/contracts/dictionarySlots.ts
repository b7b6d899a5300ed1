/** Labels of the calendar of free times, of workshops and for test drives, in English (F094). */
export const SLOTS_DICTIONARY = {
  bookingEarlier: 'Earlier weeks',
  bookingLater: 'Later weeks',
  bookingTimesOf: 'Times at {name}',
  bookingTimesOn: 'Times on {day}',
  bookingLoading: 'Loading…',
  bookingNoTimes: 'No available times',
  bookingDayTimes: '{day}, available times: {count}',
  bookingDayFull: '{day}, no available times',
} as const;
