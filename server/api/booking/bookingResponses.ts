import type { Response } from 'express';
import {
  type BookingError,
  type BookingErrorBody,
  type BookingErrorCode,
  bookingErrorText,
} from '../../../src/contracts/booking/bookingErrors.ts';
import { BookingRefused } from '../../ports/bookingRequests.ts';
import { UpstreamError } from '../../ports/upstream/upstreamError.ts';

/** Errors of the booking's API (`bookingErrors.ts`): name of the invalid part, code of the workshop system, text in a language. */

const REFUSALS: Readonly<Record<BookingErrorCode, { status: number; part: string }>> = {
  InvalidReg: { status: 400, part: 'registrationNumber' },
  VehicleNotFound: { status: 404, part: 'registrationNumber' },
  BrandNotSupported: { status: 422, part: 'registrationNumber' },
  TimeslotNotAvailable: { status: 409, part: 'timeSlot' },
  ServerError: { status: 502, part: 'upstream' },
};

const SERVER_ERROR: BookingError = { code: 'ServerError', brand: '' };
/** Seconds, for the header `Retry-After` while the breaker is open. */
const RETRY_SECONDS = 5;

/** Sends an error with the text of its code. */
function sendError(res: Response, status: number, part: string, error: BookingError, language: string): void {
  if (res.destroyed || res.headersSent) return;
  const { code, brand } = error;
  const body: BookingErrorBody = {
    error: part,
    errors: { 'Error Result': [brand === '' ? code : `${code},${brand}`] },
    message: bookingErrorText(error, language),
  };
  res.status(status).set('Cache-Control', 'no-store').json(body);
}

/** Refuses a call for a reason of our own: an invalid member, a rate, an unknown path. */
export const refuseCall = (res: Response, status: number, part: string, language: string): void =>
  sendError(res, status, part, SERVER_ERROR, language);

/** Responds 429. @param seconds until the next call is allowed */
export const refuseRate = (res: Response, seconds: number, language: string): void =>
  refuseCall(res.set('Retry-After', String(seconds)), 429, 'rate', language);

/** Sends an error of the workshop system. */
export function sendRefusal(res: Response, error: BookingError, language: string): void {
  const { status, part } = REFUSALS[error.code];
  sendError(res, status, part, error, language);
}

/** Sends a refusal or a failure of the workshop system. @throws any other error */
export function sendFailure(res: Response, error: unknown, language: string): void {
  if (error instanceof BookingRefused) sendRefusal(res, error.error, language);
  else if (!(error instanceof UpstreamError)) throw error;
  else if (error.kind === 'breaker') {
    refuseCall(res.set('Retry-After', String(RETRY_SECONDS)), 503, 'upstream', language);
    // The workshop system knows no such department, or no such service.
  } else if (error.status === 404) refuseCall(res, 404, 'departmentId', language);
  else if (error.status === 400) refuseCall(res, 400, 'serviceOfferings', language);
  else sendRefusal(res, SERVER_ERROR, language);
}
