import { type InferType, type ObjectSchema, type Schema, ValidationError } from 'yup';
import { isInWindow } from '../../../src/contracts/tireHotel/bookingDays.ts';
import { Refused } from './exchange.ts';

/** Returns the normalised body without unknown members. @throws Refused 400 with the name of the first invalid member */
export function valid<S extends Schema & ObjectSchema<object>>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body ?? {}, { stripUnknown: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refused(400, error.inner[0]?.path || error.path || 'body', 'invalid');
  }
}

/** @throws Refused 400 with the name of the first day that cannot be booked */
export function refuseOutsideWindow(days: Readonly<Record<string, string>>, now: number): void {
  for (const [name, day] of Object.entries(days)) {
    if (!isInWindow(day, now)) throw new Refused(400, name, 'invalid');
  }
}
