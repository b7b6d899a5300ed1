import { boolean, object } from 'yup';
import { BOOKING_NUMBER_LENGTH } from '../booking/bookingLookup.ts';
import type { DictionaryKey } from '../dictionary/dictionary.ts';
import { emailField, lineField } from './formFields.ts';

/** Fails the build for a key without a text. */
const key = (name: DictionaryKey): DictionaryKey => name;

const inputFields = {
  bookingNumber: lineField(BOOKING_NUMBER_LENGTH).required(key('withdrawalErrorNumber')),
  email: emailField(),
};

/** What visitors enter to withdraw from a booking. */
export const withdrawalInputSchema = object(inputFields);

/**
 * The receipt of a withdrawal, which the leads service mails to the customer and to the customer service. Only the server sends it: texts are in the
 * language of the page.
 */
export const withdrawalSchema = object({
  /** When it was received. */
  withdrawnAt: lineField().required(),
  bookingNumber: inputFields.bookingNumber,
  bookedServices: lineField(1_000),
  bookedTime: lineField(),
  bookedPlace: lineField(300),
  /** The booking system could not cancel it: the customer service does. */
  handledByService: boolean(),
  email: inputFields.email,
});

/** What a page says of a booking that is withdrawn. */
export interface BookedFacts {
  number: string;
  services: readonly string[];
  /** The moment, or the day without a time. */
  timeSlot: string;
  isFullDay: boolean;
  plate: string;
  place: string;
}

/** The name of the button of the second step in the form, and its value. */
export const WITHDRAWAL_STEP = { name: 'step', confirm: 'confirm' } as const;
