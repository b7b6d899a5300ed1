import { number, string } from 'yup';
import { normalizePlate } from '../forms/formInput.ts';

/** Fields that several contracts of the service booking share (S3 §3.1, §5.1). */

/** Characters of a message to the workshop, at most: of `freeText` and of `userInput`. */
export const MESSAGE_LENGTH = 80;
/** Largest mileage, in Swedish miles (`mil`, 10 km). */
export const MAX_MILEAGE = 99_999;

const PLATE = /^[A-ZÅÄÖ\d]{2,6}$/;

/** Whether a text is a plate as the workshop system takes it: `ABC123`. */
export const isBookingPlate = (text: string): boolean => PLATE.test(text);

/** Returns a plate as the workshop system takes it from what people type: `abc 12-3` → `ABC123` (U15). */
export const bookingPlate = (text: string): string => normalizePlate(text);

export const plateOfCar = () => string().matches(PLATE).required();

/** A code of a service or an add-on: `oil-change`. No commas: lists of codes are separated by them. */
export const CODE = /^[\w.-]{1,40}$/;
export const codeField = () => string().matches(CODE).required();
/** Codes in one call, at most. */
export const MAX_CODES = 40;

/** Id of a workshop: `1012-30`. */
export const DEPARTMENT_ID = /^[\w.-]{1,40}$/;
export const departmentIdField = () => string().matches(DEPARTMENT_ID).required();

/** An amount in whole kronor, from 0. */
export const amountField = () => number().min(0).max(9_999_999);

/** Decimal degrees. */
export const latitudeField = () => number().min(-90).max(90).required();
export const longitudeField = () => number().min(-180).max(180).required();

const TIME_SLOT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00[+-]\d{2}:\d{2}$/;

/** Whether a text is a time slot: ISO 8601 in whole minutes with the offset of Stockholm on that day. */
export const isTimeSlot = (text: string): boolean => TIME_SLOT.test(text) && !Number.isNaN(Date.parse(text));

/**
 * A time slot with the offset of Stockholm on that day, so that it is the same instant on every clock: `2026-11-24T09:30:00+01:00`,
 * `2027-03-29T09:30:00+02:00`. Show it with `timeZone: 'Europe/Stockholm'`. A full day is `T08:00:00` of its day.
 */
export const timeSlotField = () =>
  string().test('timeSlot', 'timeSlot', (value) => value === undefined || value === null || isTimeSlot(value));

/** Id of a hold: letters, digits and dashes. */
const HOLD_ID = /^[\w-]{1,60}$/;
export const isHoldId = (text: unknown): text is string => typeof text === 'string' && HOLD_ID.test(text);
export const holdIdField = () => string().matches(HOLD_ID, { excludeEmptyString: true });

/** Hour of Stockholm at which a full day begins: the customer leaves the car before it ('Heldag'). */
export const FULL_DAY_HOUR = 8;

/** A day of Stockholm's calendar: `2026-11-24`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
