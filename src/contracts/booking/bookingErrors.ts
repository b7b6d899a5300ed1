import { array, object, string } from 'yup';
import { isRecord } from '../../../lib/record.ts';

/** Errors of the service booking (F101, S3 §8), of the upstream and of ours. */

export const BOOKING_ERROR_CODES = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'ServerError',
  'TimeslotNotAvailable',
] as const;
export type BookingErrorCode = (typeof BOOKING_ERROR_CODES)[number];

/**
 * Body of a failed call. `errors['Error Result'][0]` is the code, as the upstream sends it: `BrandNotSupported,{brand}` has the
 * make behind a comma. Ours also has `error`, the name of the invalid part as in every API, and `message`, the text of the catalogue in the
 * language of the query (`?language=en`; by default the first one of the site).
 *
 * Statuses: `InvalidReg` 400, `VehicleNotFound` 404, `BrandNotSupported` 422, `TimeslotNotAvailable` 409, `ServerError` 502 (503 with `Retry-After`
 * while the workshop system is unavailable). A call that breaks the contract is 400, too many calls are 429 with `Retry-After`; both have the
 * code `ServerError`, and `error` says which member or `rate`.
 *
 * @example
 * {"error":"registrationNumber","errors":{"Error Result":["VehicleNotFound"]},
 * "message":"Fordonet hittades inte, kontrollera att registreringsnumret är korrekt"}
 */
export const bookingErrorSchema = object({
  errors: object({ 'Error Result': array(string().max(300).required()).min(1).max(10).required() }).required(),
});
export interface BookingErrorBody {
  error: string;
  errors: { 'Error Result': [string] };
  message: string;
}

export interface BookingError {
  code: BookingErrorCode;
  /** Make of a `BrandNotSupported`, else empty. */
  brand: string;
}

/** Returns the error of a body; `ServerError` for an unknown code and for a body of any other kind. */
export function bookingErrorOf(body: unknown): BookingError {
  const list = isRecord(body) && isRecord(body.errors) ? body.errors['Error Result'] : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const [name = '', ...rest] = typeof first === 'string' ? first.split(',') : [];
  const code = BOOKING_ERROR_CODES.find((each) => each === name) ?? 'ServerError';
  return { code, brand: code === 'BrandNotSupported' ? rest.join(',').trim() : '' };
}

/** Header of an empty list of time slots that stands for a failure (S3 §7.1). */
export const ERROR_HEADER = 'X-Booking-Error';

/** Literal texts of S3 §8 with `{brand}`; English for `/en`. */
export const BOOKING_ERROR_TEXTS: Readonly<Record<'sv' | 'en', Readonly<Record<BookingErrorCode, string>>>> = {
  sv: {
    InvalidReg: 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
    VehicleNotFound: 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
    BrandNotSupported: 'Vi kan inte erbjuda service för bilar av märket {brand}.',
    ServerError: 'Något gick fel, försök igen',
    TimeslotNotAvailable: 'Tiden är inte tillgänglig, vänligen välj en annan tid',
  },
  en: {
    InvalidReg: 'Invalid registration number, check that the registration number is correct',
    VehicleNotFound: 'The vehicle was not found, check that the registration number is correct',
    BrandNotSupported: 'We cannot offer service for cars of the make {brand}.',
    ServerError: 'Something went wrong, try again',
    TimeslotNotAvailable: 'The time is not available, please choose another time',
  },
};

/** Returns the text of an error in a language; Swedish for any language but English. */
export function bookingErrorText({ code, brand }: BookingError, language: string): string {
  const texts = BOOKING_ERROR_TEXTS[language === 'en' ? 'en' : 'sv'];
  return texts[code].replace('{brand}', () => brand);
}
