import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of a booking that has been made, or is being reviewed. */
export const BOOKED_LABELS: readonly DictionaryKey[] = [
  'bookingChosenServices',
  'bookingYourCar',
  'bookingError',
  'bookingFullDay',
  'bookingFullDayText',
  'bookingNumber',
  'bookingWhen',
  'bookingWhere',
  'bookingSent',
  'bookingCalendarFile',
  'bookingEvent',
  'bookingNew',
  'bookingOffline',
  'bookingTooMany',
];
