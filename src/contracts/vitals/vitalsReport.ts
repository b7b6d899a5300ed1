import { array, number, object, string, ValidationError } from 'yup';
import { validate } from '../validate.ts';
import { DEVICE_CLASSES, PAGE_KINDS, VITAL_NAMES, type VitalsReport } from './vitals.ts';

/** Ten minutes. Who leaves a tab open has no slow page. */
const MAX_VALUE = 600_000;

const reportSchema = object({
  kind: string().oneOf(PAGE_KINDS).required(),
  device: string().oneOf(DEVICE_CLASSES).required(),
  vitals: array()
    .of(
      object({
        name: string().oneOf(VITAL_NAMES).required(),
        value: number().min(0).max(MAX_VALUE).required(),
      }),
    )
    .min(1)
    .max(VITAL_NAMES.length)
    .required(),
});

/** Returns the report that a body holds, or the name of the first field that does not fit. */
export function readVitals(body: unknown): VitalsReport | { invalidField: string } {
  try {
    return validate(reportSchema, body) as VitalsReport;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { invalidField: error.path || 'body' };
  }
}
