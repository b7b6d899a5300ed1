import type { CarDetail } from '../../contracts/car/car.ts';
import type { CAR_DETAIL_DICTIONARY } from '../../contracts/dictionary/carDetail.ts';
import type { CARS_DICTIONARY } from '../../contracts/dictionary/cars.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText, ValueField } from '../../contracts/search/valueTexts.ts';
import { formatDay, formatRegistrationDate } from './format.ts';
import { measureText } from './measures.ts';

/** A labelled value; the label is a dictionary key, which is the field's name. */
export type DetailRow = readonly [label: RowLabel, value: LocalizedText];
export type RowLabel = Extract<keyof CarDetail, keyof typeof CARS_DICTIONARY | keyof typeof CAR_DETAIL_DICTIONARY>;

/** Related technical values under a heading. */
export interface RowGroup {
  title: Extract<keyof typeof CAR_DETAIL_DICTIONARY, `group${string}`>;
  rows: DetailRow[];
}

const OVERVIEW = [
  'car_year',
  'car_mileage',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_power',
  'wltp_electric_range',
  'car_body',
  'car_color',
  'car_seats',
  'car_doors',
  'car_condition',
  'car_regno',
  'car_firstregistration',
] as const satisfies readonly RowLabel[];

/** All technical fields by group, the most important first. */
const TECHNICAL = {
  groupPerformance: [
    'car_power',
    'car_torque',
    'car_acceleration',
    'car_top_speed',
    'car_drive',
    'car_gearbox',
    'car_engine_volume',
  ],
  groupElectric: [
    'wltp_electric_range',
    'wltp_electric_consumption',
    'battery_size',
    'electric_charging_speed_dc',
    'electric_charging_speed_ac',
  ],
  groupEnvironment: ['car_fuel_consumption', 'car_emission', 'car_emission_class'],
  groupSize: ['car_length', 'car_width', 'car_height', 'car_wheelbase', 'car_trunk_volume', 'car_tank_volume'],
  groupWeight: ['car_weight', 'car_total_weight', 'car_max_trailer_weight'],
  groupVehicle: ['car_vehicle_type', 'car_version', 'car_ncapstars', 'car_publishdate'],
  groupCompanyCar: ['car_beneficial_value', 'car_pbbratio'],
} as const satisfies Record<RowGroup['title'], readonly RowLabel[]>;

/** Figures that must be stated in an advertisement of a car that can be ordered new. */
const ENERGY = [
  'wltp_electric_consumption',
  'car_fuel_consumption',
  'car_emission',
  'wltp_electric_range',
] as const satisfies readonly RowLabel[];

/** Rows whose values are coded in the index and translated. */
const TRANSLATED: ReadonlySet<string> = new Set([
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_drive',
  'car_color',
  'car_condition',
  'car_vehicle_type',
] satisfies ValueField[]);

export const overviewRows = (car: CarDetail, wording: Wording) => rowsOf(OVERVIEW, car, wording);

/** Returns the technical rows by group, without empty groups, and without the rows of an overview before them. */
export function technicalGroups(car: CarDetail, wording: Wording, overview: readonly DetailRow[]): RowGroup[] {
  const titles = Object.keys(TECHNICAL) as RowGroup['title'][];
  const known = new Set(overview.map(([label]) => label));
  return titles
    .map((title) => ({ title, rows: rowsOf(TECHNICAL[title], car, wording).filter(([label]) => !known.has(label)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns energy and CO2 figures of a sample car; none for a used car. */
export function energyRows(car: CarDetail, wording: Wording): DetailRow[] {
  return car.car_is_sample ? rowsOf(ENERGY, car, wording) : [];
}

function rowsOf(labels: readonly RowLabel[], car: CarDetail, wording: Wording): DetailRow[] {
  return labels.flatMap((label): DetailRow[] => {
    const value = displayValue(label, car, wording);
    return value ? [[label, value]] : [];
  });
}

/** Returns a value in the page's language; null when the record does not have it. */
function displayValue(label: RowLabel, car: CarDetail, wording: Wording): LocalizedText | null {
  const { language, translate, valueText } = wording;
  if (label === 'car_firstregistration') return formatRegistrationDate(car.car_firstregistration, language);
  if (label === 'car_publishdate') return formatDay(car.car_publishdate, language);
  const value = car[label];
  if (typeof value === 'string') return value && TRANSLATED.has(label) ? valueText(label as ValueField, value) : value;
  if (typeof value === 'number' && label === 'car_ncapstars') return translate('starsOf', { count: value });
  return label === 'car_year' && typeof value === 'number' ? String(value) : measureText(label, car, wording);
}
