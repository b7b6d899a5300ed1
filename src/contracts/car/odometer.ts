import type { CarDetail } from './car.ts';
import { type HistoryEntry, ODOMETER_UNITS, type OdometerUnit } from './condition.ts';

/** A reading of a car's odometer. */
export interface OdometerReading {
  /** `YYYY-MM-DD`; empty for the reading that the record states for today. */
  date: string;
  kind: HistoryEntry['kind'] | 'present';
  value: number;
  unit: OdometerUnit;
}

/** Two readings that cannot both be right, or that are unlikely. */
export interface OdometerIssue {
  /** `jump`: more than a car is driven. The others contradict each other. */
  kind: 'falling' | 'abovePresent' | 'jump';
  earlier: OdometerReading;
  later: OdometerReading;
  /** A reading that would agree with all others in another unit. */
  misread?: { reading: OdometerReading; unit: OdometerUnit };
}

type Readable = Pick<CarDetail, 'car_history' | 'car_odometer' | 'car_odometer_unit' | 'indexed_at'>;

const DAY_MS = 86_400_000;
/** Readings are rounded to whole units, and converted from one unit to another: a Scandinavian mile is the coarsest of them. */
const ROUNDING_KM = 10;
/** Nobody drives a car farther in a day for weeks. */
const KM_A_DAY = 500;
/** A car on a long journey. */
const FREE_KM = 3_000;

export const kilometresOf = ({ value, unit }: Pick<OdometerReading, 'value' | 'unit'>): number =>
  value * ODOMETER_UNITS[unit];

const isUnit = (unit: string | null | undefined): unit is OdometerUnit => Object.hasOwn(ODOMETER_UNITS, unit ?? '');

/** Returns the readings of a history by date, those of one day by distance. */
function pastReadings({ car_history: history }: Readable): OdometerReading[] {
  const readings = (history ?? []).flatMap(({ date, kind, odometer, odometer_unit: unit }): OdometerReading[] =>
    typeof odometer === 'number' && isUnit(unit) ? [{ date: date.slice(0, 10), kind, value: odometer, unit }] : [],
  );
  return readings.sort((a, b) => a.date.localeCompare(b.date) || kilometresOf(a) - kilometresOf(b));
}

function presentReading({ car_odometer: value, car_odometer_unit: unit }: Readable): OdometerReading | null {
  return typeof value === 'number' && isUnit(unit) ? { date: '', kind: 'present', value, unit } : null;
}

const isBelow = (later: OdometerReading, earlier: OdometerReading): boolean =>
  kilometresOf(later) < kilometresOf(earlier) - ROUNDING_KM;

/** Returns each reading that is below an earlier one, with the highest of those before it. */
function fallingPairs(readings: readonly OdometerReading[]): [earlier: OdometerReading, later: OdometerReading][] {
  let highest: OdometerReading | undefined;
  return readings.flatMap((reading): [OdometerReading, OdometerReading][] => {
    const pair = highest && isBelow(reading, highest) ? ([highest, reading] as const) : null;
    if (!highest || kilometresOf(reading) > kilometresOf(highest)) highest = reading;
    return pair ? [[...pair]] : [];
  });
}

/** Returns one of two readings with the unit in which it agrees with all readings; undefined for none. */
function misreadOf(
  pair: readonly OdometerReading[],
  readings: readonly OdometerReading[],
): OdometerIssue['misread'] | undefined {
  for (const reading of pair) {
    for (const unit of Object.keys(ODOMETER_UNITS) as OdometerUnit[]) {
      const converted = readings.map((each) => (each === reading ? { ...each, unit } : each));
      if (unit !== reading.unit && fallingPairs(converted).length === 0) return { reading, unit };
    }
  }
  return undefined;
}

/** Returns what is driven faster than any car is between two readings; days are counted to the date of the record for the last. */
function jumps(readings: readonly OdometerReading[], indexedAt: string): OdometerIssue[] {
  return readings.slice(1).flatMap((later, index): OdometerIssue[] => {
    const earlier = readings[index] as OdometerReading;
    const days = (Date.parse(later.date || indexedAt.slice(0, 10)) - Date.parse(earlier.date)) / DAY_MS;
    const driven = kilometresOf(later) - kilometresOf(earlier);
    return driven > FREE_KM + Math.max(0, days) * KM_A_DAY ? [{ kind: 'jump', earlier, later }] : [];
  });
}

/**
 * Returns the readings of a car's odometer that contradict each other: one below an earlier one, or above the reading of today. A reading in a wrong unit
 * does so too, and is named with the unit in which it would not. Where nothing contradicts, it returns unlikely jumps.
 */
export function odometerIssues(car: Readable): OdometerIssue[] {
  const present = presentReading(car);
  const readings = [...pastReadings(car), ...(present ? [present] : [])];
  const issues = fallingPairs(readings).map(([earlier, later]): OdometerIssue => {
    const misread = misreadOf([earlier, later], readings);
    return { kind: later === present ? 'abovePresent' : 'falling', earlier, later, ...(misread && { misread }) };
  });
  return issues.length > 0 ? issues : jumps(readings, car.indexed_at ?? '');
}
