import { array, type InferType, number, object, string } from 'yup';

/**
 * What is claimed about the condition and the history of a used car (decision 0226). A claim may have its document, whose URL is of the media
 * edge or https. Dates are `YYYY-MM-DD`. Free texts are in the language of the index.
 */

const text = () => string().nullable().optional();

/** The parts of a car that a test grades. */
export const TESTED_PARTS = ['engine', 'brakes', 'wheels', 'electrics', 'body', 'interior'] as const;
const SEVERITIES = ['minor', 'moderate', 'major'] as const;
const HISTORY_KINDS = ['registration', 'owner', 'import', 'service', 'inspection', 'repair'] as const;
/** Kilometres in each unit of an odometer: kilometres, miles, Scandinavian miles. */
export const ODOMETER_UNITS = { km: 1, mi: 1.609344, mil: 10 } as const;
export type OdometerUnit = keyof typeof ODOMETER_UNITS;

export const remarkSchema = object({
  id: string().required(),
  part: string().oneOf(TESTED_PARTS).required(),
  severity: string().oneOf(SEVERITIES).required(),
  text: string().required(),
  /** URL of the image that shows it, as in `car_images`. */
  image: text(),
  /** Where on that image: shares of its width and height from the top left corner. */
  x: number().nullable().optional(),
  y: number().nullable().optional(),
});

export const testProtocolSchema = object({
  number: string().required(),
  date: string().required(),
  issuer: string().required(),
  document_url: text(),
  grades: array(
    object({
      part: string().oneOf(TESTED_PARTS).required(),
      /** From 1, the worst, to 5. */
      grade: number().integer().min(1).max(5).required(),
      /** How many points of the part were checked. */
      points: number().integer().min(1).nullable().optional(),
    }).required(),
  ).required(),
  remarks: array(remarkSchema.required()).required(),
});
export type TestProtocol = InferType<typeof testProtocolSchema>;

export const historyEntrySchema = object({
  date: string().required(),
  kind: string().oneOf(HISTORY_KINDS).required(),
  odometer: number().min(0).nullable().optional(),
  /** Required for a reading to count. */
  odometer_unit: string()
    .oneOf(Object.keys(ODOMETER_UNITS) as OdometerUnit[])
    .nullable()
    .optional(),
  issuer: text(),
  document_url: text(),
});
export type HistoryEntry = InferType<typeof historyEntrySchema>;

export const batteryHealthSchema = object({
  /** Usable capacity, in per cent of that of the new battery. */
  percent: number().min(1).max(100).required(),
  date: string().required(),
  issuer: string().required(),
  document_url: text(),
});
