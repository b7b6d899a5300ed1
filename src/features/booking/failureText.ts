import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import type { BookingFailure } from './api/bookingApi.ts';

/** Returns the text of a failed call: the server's, which has the texts of S3 §8, else one of the labels. */
export function failureText({ code, message }: BookingFailure, translate: Translate): string {
  if (code === 'offline') return translate('bookingOffline');
  if (code === 'rate') return translate('bookingTooMany');
  return message || translate('bookingError');
}
