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
  slotsNeedScripts: 'To see, move or cancel your booking here you need JavaScript. Contact us and we will help you.',
  slotsFailed: 'The times could not be loaded.',
  slotsRetry: 'Load the times again',
  slotMoveReview: 'Check the new time',
  slotMoveFrom: 'Booked time',
  slotMoveTo: 'New time',
  slotMoveConfirm: 'Confirm the new time',
  slotMoveOther: 'Choose another time',
} as const;
