import { array, type InferType, number, object, string } from 'yup';
import { PAYMENT_KINDS } from './costChoice.ts';

/**
 * Everything that the total cost of a car is calculated from besides its record (decision 0227): the tables of the site with the inputs of the visitor.
 * Amounts are in the site's currency, shares are from 0 to 1.
 */

const amount = () => number().min(0).required();
const rangeSchema = object({ low: amount(), high: amount() });
/** By the value of `car_vehicle_type_code`. A type without an entry has no total cost. */
const byTypeSchema = object({
  PC: rangeSchema.optional().default(undefined),
  LCV: rangeSchema.optional().default(undefined),
});

const taxRowSchema = object({
  /** Kinds of fuel; empty for all of them. */
  fuels: array(string().required()).default([]),
  /** First registrations from this day, and before that one: `YYYY-MM-DD`. */
  from: string().optional(),
  before: string().optional(),
  /** Up to this age in years, not included. */
  underYears: number().positive().optional(),
  /** Amount a year, and amounts for each gram of CO2 above a limit, which add up. */
  perYear: amount(),
  steps: array(object({ above: amount(), perGram: amount() })).default([]),
});

export const costBasisSchema = object({
  /** The day of the calculation, `YYYY-MM-DD`. */
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  way: string().oneOf(PAYMENT_KINDS).required(),
  /** Driven in a year. */
  kilometres: number().positive().max(1_000_000).required(),
  /** Kilometres of one unit in which records state distances. */
  unitKm: number().positive().required(),
  /** Unit of `car_fuel_consumption`: litres for 100 km, or miles to the imperial gallon and kWh for 100 miles. */
  consumption: string().oneOf(['metric', 'british']).required(),
  /** Values of `car_fuel` by what the car takes. A value without an entry has no total cost. */
  fuels: object({
    petrol: array(string().required()).default([]),
    diesel: array(string().required()).default([]),
    electric: array(string().required()).default([]),
    plugin: array(string().required()).default([]),
  }),
  /** For a litre. */
  petrol: amount(),
  diesel: amount(),
  /** For a kWh, at home and elsewhere in proportion. */
  electricity: amount(),
  /** Share of its distance that a plug-in hybrid drives on electricity. */
  electricShare: amount().max(1),
  /** What real consumption is, as a share of the stated one. */
  overStated: rangeSchema,
  /** Litres for 100 km of a plug-in hybrid that does not drive on electricity. */
  pluginLitres: rangeSchema,
  /** A year. */
  insurance: byTypeSchema,
  /** A year at 15,000 km, by drive. */
  service: object({ engine: byTypeSchema, electric: byTypeSchema }),
  /** A set of tires, and how far it lasts. */
  tires: object({ set: byTypeSchema, kilometres: number().positive().required() }),
  /** Null: the total has no tax. */
  tax: array(taxRowSchema).nullable().default(null),
  depreciation: object({
    /** Share of the price that a car loses in 12 months, by its age in years at their start; the youngest first. */
    byAge: array(object({ underYears: number().positive().required(), low: amount(), high: amount() })).default([]),
    /** The distance that the shares are for, and what 10,000 km more add to them. */
    kilometres: amount(),
    per10000Km: amount(),
  }),
});
export type CostBasis = InferType<typeof costBasisSchema>;
