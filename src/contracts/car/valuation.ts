import { type InferType, number, object, string } from 'yup';
import { mileageField, plateField } from '../forms/formFields.ts';
import { isCalendarDay } from '../forms/formInput.ts';

/** The contract of the valuation of a car that a visitor trades in (docs/decisions/0093), and of `POST /api/valuation`. */

/** Body of `POST /api/valuation`, as people type it. The mileage is in the unit of the site. */
export const valuationCallSchema = object({
  plate: plateField(),
  mileage: mileageField().required('formErrorMileageRequired'),
});
export type ValuationCall = InferType<typeof valuationCallSchema>;

/** What our server sends to the valuation service: country, unit and currency are those of the site. */
export const valuationRequestSchema = object({
  /** ISO 3166 alpha-2. */
  country: string()
    .matches(/^[A-Z]{2}$/)
    .required(),
  /** In upper case without separators. */
  plate: string()
    .matches(/^[\p{Lu}\d]{2,8}$/u)
    .required(),
  mileage: number().min(0).required(),
  unit: string().oneOf(['mil', 'km', 'miles']).required(),
  /** ISO 4217. */
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .required(),
});
export type ValuationRequest = InferType<typeof valuationRequestSchema>;

const MAX_AMOUNT = 99_999_999;
const amount = () => number().integer().min(0).max(MAX_AMOUNT).required();

/** The estimate: a range in whole units of the currency, and the day on which it was made. */
export const valuationSchema = object({
  /** Make, model and year of the car: `Volvo V60 2019`. */
  vehicle: string().max(100).required(),
  low: amount(),
  high: amount().when('low', ([low], schema) => schema.min(typeof low === 'number' ? low : 0)),
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .required(),
  /** `2026-11-23` */
  date: string()
    .required()
    .test('day', (value) => isCalendarDay(value)),
});
export type Valuation = InferType<typeof valuationSchema>;
