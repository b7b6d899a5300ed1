import type { CarCard } from '../car/car.ts';
import { isWithoutVat, payableAmount } from '../car/offer.ts';
import { registeredAt, yearsBetween } from '../car/priceIndicator.ts';
import { KILOMETRES_PER_MILE } from '../search/around.ts';
import type { CostBasis } from './basis.ts';

/** The total cost of a car in a month (decision 0227). Engine and pages call this one function. */

/** The parts in the order of the table. With a lease there is no depreciation; with own money there is no financing. */
export const COST_PARTS = ['financing', 'depreciation', 'tax', 'energy', 'insurance', 'tires', 'service'] as const;
export type CostPart = (typeof COST_PARTS)[number];

/** Whole units of the currency a month. */
export interface CostRange {
  low: number;
  high: number;
}

export interface TotalCost {
  parts: { [Part in CostPart]?: CostRange };
  /** Parts that belong to the total and are not known. Then the car has no total. */
  missing: CostPart[];
  /** The middle of the range, which filters, sorts and cards use; null without a total. */
  amount: number | null;
  low: number;
  high: number;
}

/** What is read of a car. */
export interface CostFacts {
  /** The price to pay; null without one, or when it is without VAT. */
  price: number | null;
  /** The value of `car_vehicle_type_code`. */
  type: string;
  fuel: string;
  /** First registration in milliseconds since 1970; NaN when it is not known. */
  registered: number;
  /** The same as `YYYY-MM-DD`, which compares as text; a new car will be registered after every day of a table. */
  registeredOn: string;
  isUsed: boolean;
  /** As the record states them; null when they are not known. */
  emission: number | null;
  fuelConsumption: number | null;
  electricConsumption: number | null;
  /** Private leases, the cheapest first: a month with its share of the first payment, and the yearly distance of the record. */
  leases: readonly { cost: number; distance: number }[];
}

type CostedCar = Pick<
  CarCard,
  | 'car_price'
  | 'car_retail_price'
  | 'car_campaign_price'
  | 'car_has_campaign_price'
  | 'car_vat_eligible'
  | 'car_vehicle_type_code'
  | 'car_fuel'
  | 'car_firstregistration'
  | 'car_is_used'
  | 'car_emission'
  | 'car_fuel_consumption'
  | 'wltp_electric_consumption'
  | 'car_leasing_options'
>;

/** Litres for 100 km of a car that drives one mile to the imperial gallon. */
const LITRES_AT_ONE_MPG = 282.481;
/** Later than every day of a table. */
const NOT_YET = '9999-12-31';
/** The yearly distance that the cost of service is for. */
const SERVICE_KM = 15_000;

/** Exact halves are slightly too small in doubles, and are rounded up. */
const EPSILON = 1e-6;

const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null);

/** Returns what the total cost is calculated from. The engine stores it for each record. */
export function costFactsOf(car: CostedCar): CostFacts {
  const leases = (car.car_leasing_options ?? []).flatMap(
    ({ leasing_type: type, monthly_cost: cost, mileage, duration, initial_payment: initial }) =>
      type === 'Private' && cost && cost > 0 && mileage && mileage > 0 && duration && duration > 0
        ? [{ cost: cost + Math.max(0, initial ?? 0) / duration, distance: mileage }]
        : [],
  );
  return {
    price: isWithoutVat(car) ? null : payableAmount(car),
    type: car.car_vehicle_type_code ?? '',
    fuel: car.car_fuel ?? '',
    registered: registeredAt(car),
    registeredOn: car.car_firstregistration?.slice(0, 10) || NOT_YET,
    isUsed: car.car_is_used === true,
    emission: typeof car.car_emission === 'number' ? car.car_emission : null,
    fuelConsumption: positive(car.car_fuel_consumption),
    electricConsumption: positive(car.wltp_electric_consumption),
    leases: leases.length > 1 ? leases.sort((one, other) => one.cost - other.cost) : leases,
  };
}

/**
 * Returns the total cost of a car in a month: the average of the next 12 months, in whole units of the currency. Each part is rounded to whole units once,
 * half up; the total is the sum of the rounded parts.
 *
 * A loan costs what is paid beyond the amount borrowed, in an average month of its term. The repaid amount is no cost: the car loses value instead
 * (`depreciation`), which a buyer bears with a loan and with own money. A lease has its monthly cost instead of both.
 *
 * @param credit cost of the loan in an average month of its term, not rounded; null when the car has no loan
 * @param today the day of the basis in milliseconds since 1970; a caller with many cars reads it once
 */
export function totalCostOf(
  car: CostFacts,
  basis: CostBasis,
  credit: number | null,
  today: number = Date.parse(basis.date),
): TotalCost {
  const age = ageOf(car, today);
  const kind = kindOf(car.fuel, basis);
  const parts: TotalCost['parts'] = {};
  const missing: CostPart[] = [];
  let [low, high] = [0, 0];
  const add = (part: CostPart, range: CostRange | null): void => {
    if (!range) {
      missing.push(part);
      return;
    }
    const rounded = { low: Math.round(range.low + EPSILON), high: Math.round(range.high + EPSILON) };
    parts[part] = rounded;
    low += rounded.low;
    high += rounded.high;
  };
  if (basis.way !== 'cash') add('financing', exactly(basis.way === 'lease' ? leaseCost(car, basis) : credit));
  if (basis.way !== 'lease') add('depreciation', depreciationOf(car.price, age, basis));
  if (basis.tax) add('tax', exactly(taxOf(car, kind, age, basis.tax)));
  add('energy', energyOf(car, kind, basis));
  add('insurance', monthly(byType(basis.insurance, car.type), 1));
  add('tires', monthly(byType(basis.tires.set, car.type), basis.kilometres / basis.tires.kilometres));
  const service = kind === 'electric' ? basis.service.electric : basis.service.engine;
  add('service', monthly(byType(service, car.type), kind ? basis.kilometres / SERVICE_KM : Number.NaN));
  return { parts, missing, amount: missing.length > 0 ? null : Math.round((low + high) / 2), low, high };
}

type Kind = keyof CostBasis['fuels'];

function kindOf(fuel: string, { fuels }: CostBasis): Kind | null {
  if (fuels.petrol.includes(fuel)) return 'petrol';
  if (fuels.diesel.includes(fuel)) return 'diesel';
  if (fuels.electric.includes(fuel)) return 'electric';
  return fuels.plugin.includes(fuel) ? 'plugin' : null;
}

/** Returns the age in years on the day of the calculation; 0 for a new car, NaN when it is not known. */
function ageOf({ registered, isUsed }: CostFacts, today: number): number {
  if (Number.isNaN(registered)) return isUsed ? Number.NaN : 0;
  return today > registered ? yearsBetween(today, registered) : 0;
}

const exactly = (amount: number | null): CostRange | null => (amount === null ? null : { low: amount, high: amount });

/** Returns the twelfth part of a yearly range, multiplied; null without one. */
function monthly(range: CostRange | undefined, factor: number): CostRange | null {
  if (!range || Number.isNaN(factor)) return null;
  return { low: (range.low * factor) / 12, high: (range.high * factor) / 12 };
}

type ByType = CostBasis['insurance'];
const byType = ({ PC, LCV }: ByType, type: string): CostRange | undefined =>
  type === 'PC' ? PC : type === 'LCV' ? LCV : undefined;

/** Returns the cheapest private lease whose distance is enough; null when there is none. */
function leaseCost({ leases }: CostFacts, { kilometres, unitKm }: CostBasis): number | null {
  return leases.find(({ distance }) => distance * unitKm >= kilometres - 0.5)?.cost ?? null;
}

function depreciationOf(price: number | null, age: number, { depreciation, kilometres }: CostBasis): CostRange | null {
  const { byAge, per10000Km } = depreciation;
  const shares = byAge.find(({ underYears }) => age < underYears) ?? (age >= 0 ? byAge.at(-1) : undefined);
  if (price === null || !shares) return null;
  const more = (per10000Km * (kilometres - depreciation.kilometres)) / 10_000;
  const lost = (share: number) => (price * Math.min(1, Math.max(0, share + more))) / 12;
  return { low: lost(shares.low), high: lost(shares.high) };
}

/** Returns the tax of a month by the first row of the table that is about the car; null when there is none, or when its CO2 is not known. */
function taxOf(
  { type, emission, registeredOn: day }: CostFacts,
  kind: Kind | null,
  age: number,
  rows: NonNullable<CostBasis['tax']>,
): number | null {
  if (type !== 'PC' || kind === null || Number.isNaN(age)) return null;
  const row = rows.find(
    ({ fuels, from, before, underYears }) =>
      (fuels.length === 0 || fuels.includes(kind)) &&
      (from === undefined || day >= from) &&
      (before === undefined || day < before) &&
      (underYears === undefined || age < underYears),
  );
  if (!row) return null;
  if (row.steps.length > 0 && emission === null) return null;
  const forGrams = row.steps.reduce(
    (sum, { above, perGram }) => sum + perGram * Math.max(0, (emission ?? 0) - above),
    0,
  );
  return (row.perYear + forGrams) / 12;
}

function energyOf(car: CostFacts, kind: Kind | null, basis: CostBasis): CostRange | null {
  const { overStated, pluginLitres, electricity, electricShare } = basis;
  const isBritish = basis.consumption === 'british';
  const hundreds = basis.kilometres / 100 / 12;
  const stated = kind === 'electric' || kind === 'plugin' ? car.electricConsumption : car.fuelConsumption;
  if (!kind || stated === null) return null;
  const kwh = stated / (isBritish ? KILOMETRES_PER_MILE : 1);
  if (kind === 'plugin') {
    // The stated fuel consumption of a plug-in hybrid has driving on electricity in it already.
    const burned = hundreds * (1 - electricShare) * basis.petrol;
    const charged = hundreds * electricShare * electricity * kwh;
    return {
      low: charged * overStated.low + burned * pluginLitres.low,
      high: charged * overStated.high + burned * pluginLitres.high,
    };
  }
  const litres = isBritish ? LITRES_AT_ONE_MPG / stated : stated;
  const cost = hundreds * (kind === 'electric' ? kwh * electricity : litres * basis[kind]);
  return { low: cost * overStated.low, high: cost * overStated.high };
}
