import type { Request } from 'express';
import {
  bookingPlate,
  CODE,
  DEPARTMENT_ID,
  isBookingPlate,
  isHoldId,
  MAX_CODES,
  MAX_MILEAGE,
} from '../../../src/contracts/booking/bookingFields.ts';
import { isCalendarDay } from '../../../src/contracts/forms/formInput.ts';

/** Reads the parts of calls of the booking's API. A function returns null for an invalid part. */

/** Returns a plate as the workshop system takes it (U15). */
export function plateIn(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const plate = bookingPlate(text);
  return isBookingPlate(plate) ? plate : null;
}

/** Returns the codes of a comma list, each once. */
export function codesIn(text: unknown): string[] | null {
  if (typeof text !== 'string') return null;
  const codes = [...new Set(text.split(',').filter(Boolean))];
  return codes.length > 0 && codes.length <= MAX_CODES && codes.every((code) => CODE.test(code)) ? codes : null;
}

/** @param limit the largest absolute value: 90 or 180 */
export function degreesIn(text: unknown, limit: number): number | null {
  if (typeof text !== 'string' || !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}

export const departmentIn = (text: unknown): string | null =>
  typeof text === 'string' && DEPARTMENT_ID.test(text) ? text : null;

/** Returns a mileage in mil. */
export function mileageIn(text: unknown): number | null {
  const value = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_MILEAGE ? value : null;
}

/** Returns the day of `2026-11-24` or `2026-11-24T00:00:00`, with or without fractions and `Z`. */
export function dayIn(text: unknown): string | null {
  const [, day = ''] =
    (typeof text === 'string' && /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0{1,6})?)?Z?)?$/.exec(text)) || [];
  return isCalendarDay(day) ? day : null;
}

/** Returns the id of a hold; an empty text without one. */
export const holdIn = (text: unknown = ''): string | null => (text === '' || isHoldId(text) ? text : null);

/** Whether another site's page sent a call: it would learn nothing, and use up the visitor's look-ups. */
export const isFromOtherSite = (req: Request): boolean =>
  ['cross-site', 'same-site'].includes(req.get('sec-fetch-site') ?? '');
