import type { CarRecord, PriceIndicator } from '../../../src/contracts/car/car.ts';
import { payableAmount } from '../../../src/contracts/car/offer.ts';
import { PRICE_BANDS } from '../../../src/contracts/car/priceBands.ts';
import {
  exclusionByAge,
  exclusionOf,
  itemCount,
  kilometresDriven,
  registeredAt,
  yearsBetween,
} from '../../../src/contracts/car/priceIndicator.ts';
import {
  BAND_ENDS,
  CIRCLES,
  INDICATOR_LIMITS,
  MIN_COMPARABLES,
  POWER_SHARE,
  RATES,
  USUAL_SHARES,
} from '../../../src/contracts/car/priceIndicatorRules.ts';
import { type BandColumn, createBandColumn } from './bandColumn.ts';
import type { Follower } from './column.ts';

/** The price indicators of an index (decision 0222). A change of a record changes those of the cars with its make, model, fuel and body. */
export interface PriceIndicators extends Follower {
  /** The bands of all slots. */
  readonly bands: BandColumn;
  /** Returns the indicator of a slot; null for none. */
  of(slot: number): PriceIndicator | null;
  /** Calculates what has changed, and returns itself. */
  settled(): PriceIndicators;
}

/** What is compared of a car. */
interface Facts {
  readonly slot: number;
  readonly price: number;
  /** Milliseconds since 1970. */
  readonly registered: number;
  readonly km: number;
  /** Null when it is not known. */
  readonly power: number | null;
  /** What the price is above or below that of the standard car, as an exponent. */
  readonly adjustment: number;
  /** Logarithm of the price of the standard car by this one. */
  readonly standard: number;
  readonly version: string;
  readonly line: string;
}

/** Cars with the same make, model, fuel and body. */
interface Group {
  readonly cars: Map<number, Facts>;
  /** When a car of it reaches an age from which or up to which it has an indicator; milliseconds since 1970. */
  changesAt: number;
}

type Calculated = Omit<PriceIndicator, 'date'>;

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
/** Significant digits of the amounts: more would pretend to know the price to the penny. */
const DIGITS = 4;

/** @param now the time in milliseconds since 1970 */
export function createPriceIndicators(now: () => number): PriceIndicators {
  const groups = new Map<string, Group>();
  const changed = new Set<Group>();
  const calculated = new Map<number, Calculated>();
  const bands = createBandColumn();
  let today = Number.NEGATIVE_INFINITY;
  let date = '';

  const forget = (slot: number): void => {
    calculated.delete(slot);
    bands.set(slot, null);
  };
  const beginDay = (day: number): void => {
    today = day;
    date = new Date(day).toISOString().slice(0, 10);
    for (const group of groups.values()) if (group.changesAt <= day) changed.add(group);
  };
  const calculate = (group: Group): void => {
    group.changesAt = nextChange(group, today);
    const isCandidate = ({ registered }: Facts) => exclusionByAge(registered, today) === null;
    const candidates = candidatesOf([...group.cars.values()].filter(isCandidate));
    for (const car of group.cars.values()) {
      const indicator = isCandidate(car) ? indicatorOf(car, candidates) : null;
      if (indicator) calculated.set(car.slot, indicator);
      else calculated.delete(car.slot);
      bands.set(car.slot, indicator?.band ?? null);
    }
  };

  const indicators: PriceIndicators = {
    bands,
    of: (slot) => {
      const found = calculated.get(slot);
      return found ? { ...found, date } : null;
    },
    settled: () => {
      const day = Math.floor(now() / DAY) * DAY;
      if (day !== today) beginDay(day);
      for (const group of changed) calculate(group);
      changed.clear();
      return indicators;
    },
    add: (record, slot, isShown) => {
      const car = record as unknown as CarRecord;
      if (!isShown || exclusionOf(car) !== null) return;
      const key = keyOf(car);
      const group = groups.get(key) ?? { cars: new Map(), changesAt: Number.POSITIVE_INFINITY };
      groups.set(key, group);
      group.cars.set(slot, factsOf(car, slot));
      changed.add(group);
    },
    drop: (record, slot) => {
      const group = groups.get(keyOf(record as unknown as CarRecord));
      if (!group?.cars.delete(slot)) return;
      forget(slot);
      changed.add(group);
    },
  };
  return indicators;
}

const keyOf = (car: Pick<CarRecord, 'car_brand' | 'car_model' | 'car_fuel' | 'car_body'>): string =>
  JSON.stringify([car.car_brand, car.car_model, car.car_fuel, car.car_body]);

/** @param car one without an exclusion */
function factsOf(car: CarRecord, slot: number): Facts {
  const registered = registeredAt(car);
  const km = kilometresDriven(car) ?? 0;
  const items = itemCount(car);
  const price = payableAmount(car) ?? 0;
  const adjustment = (RATES.year * registered) / YEAR - (RATES.per10000Km * km) / 10_000 + RATES.item * items;
  return {
    slot,
    price,
    registered,
    km,
    power: car.car_power || null,
    adjustment,
    standard: Math.log(price) - adjustment,
    version: car.car_model_text ?? '',
    line: car.car_version ?? '',
  };
}

/** Returns when the next car of a group reaches one of the limits of age. */
function nextChange({ cars }: Group, today: number): number {
  const limits = [...cars.values()].flatMap(({ registered }) => [
    registered + INDICATOR_LIMITS.minDays * DAY,
    registered + INDICATOR_LIMITS.maxYears * YEAR,
  ]);
  return Math.min(...limits.filter((limit) => limit >= today));
}

/** The cars of a group that may be compared, in the order of the price of the standard car. */
interface Candidates {
  readonly model: readonly Facts[];
  /** The same by version and by equipment line: a large group is read in small parts. */
  readonly version: ReadonlyMap<string, readonly Facts[]>;
  readonly line: ReadonlyMap<string, readonly Facts[]>;
}

function candidatesOf(cars: readonly Facts[]): Candidates {
  const model = cars.toSorted((one, other) => one.standard - other.standard);
  return { model, version: Map.groupBy(model, (car) => car.version), line: Map.groupBy(model, (car) => car.line) };
}

/** Returns the cars of a group with the same version or line, or all of them. A car without the text has none. */
function sameOf(car: Facts, candidates: Candidates, closeness: PriceIndicator['closeness']): readonly Facts[] {
  if (closeness === 'model') return candidates.model;
  const text = car[closeness];
  return (text !== '' && candidates[closeness].get(text)) || [];
}

function indicatorOf(car: Facts, candidates: Candidates): Calculated | null {
  for (const circle of CIRCLES) {
    const comparable = sameOf(car, candidates, circle.closeness).filter((other) => isNear(car, other, circle));
    if (comparable.length < MIN_COMPARABLES) continue;
    const expected = roundAmount(Math.exp(middleOf(comparable) + car.adjustment));
    const [least, most] = USUAL_SHARES;
    if (car.price < expected * least || car.price > expected * most) return null;
    const limits = BAND_ENDS.map((share) => roundAmount(expected * share));
    const at = limits.findIndex((limit) => car.price <= limit);
    return {
      band: PRICE_BANDS[at] ?? 'high',
      price: car.price,
      expected_price: expected,
      limits,
      comparables: comparable.length,
      closeness: circle.closeness,
      max_years: circle.years,
      max_km: circle.km,
    };
  }
  return null;
}

function isNear(car: Facts, other: Facts, { years, km }: (typeof CIRCLES)[number]): boolean {
  if (car === other || Math.abs(car.km - other.km) > km) return false;
  if (yearsBetween(car.registered, other.registered) > years) return false;
  if (car.power === null || other.power === null) return true;
  return Math.abs(car.power - other.power) <= POWER_SHARE * Math.max(car.power, other.power);
}

/** Returns the middle price of the standard car; of an even number of cars that between the two middle ones. */
function middleOf(ordered: readonly Facts[]): number {
  const upper = ordered[ordered.length >> 1]?.standard ?? 0;
  const lower = ordered[(ordered.length - 1) >> 1]?.standard ?? 0;
  return (lower + upper) / 2;
}

const roundAmount = (amount: number): number => Math.round(Number(amount.toPrecision(DIGITS)));
