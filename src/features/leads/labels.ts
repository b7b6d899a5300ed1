import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of the contact form. */
export const CONTACT_LABELS: readonly DictionaryKey[] = [
  'formMessage',
  'formLookingFor',
  'formLookingForHint',
  'formReplyDealer',
  'formNoPreference',
];

/** Labels of the contact form beside a car, cars or a dealer. */
export const CAR_CONTACT_LABELS: readonly DictionaryKey[] = [
  'formDepartment',
  'formAnyDepartment',
  'formSeller',
  'chooseSeller',
  'formQuote',
  'formMove',
  'formWithTradeIn',
  'formTradeInCar',
  'formTestDrive',
  'formTestDriveTime',
  'formAnyTime',
  'formMorning',
  'formAfternoon',
  'formEvening',
  'formSentCopy',
  'formReplyOpen',
  'formReplyToday',
  'formReplyTomorrow',
  'formReplyDay',
  'formReplyClosed',
  'formReplySoon',
  'formReplyOneOf',
  'writeToDealer',
  'writeToDealerText',
  'writeToDepartment',
  'similarCarTitle',
  'similarCarText',
  'similarCarGeneralText',
  'compareAskText',
];

/** Labels of a field with a calendar. */
export const DATE_LABELS: readonly DictionaryKey[] = [
  'formOpenCalendar',
  'formPreviousMonth',
  'formNextMonth',
  'formClosedDay',
];

/** Labels of the fields for the visitor’s own vehicle. */
export const VEHICLE_LABELS: readonly DictionaryKey[] = [
  'formYourVehicle',
  'formMileage',
  'formMileageHint',
  'formOther',
  'formDealer',
];
