import type { CarDetail } from '../../contracts/car.ts';
import type { CARS_DICTIONARY } from '../../contracts/dictionaryCars.ts';
import type { LanguageView } from '../../contracts/page.ts';
import { formatNumber, formatRegistrationDate } from './format.ts';

/** A labelled value; the label is a dictionary key, which is the field's name. */
export type DetailRow = readonly [label: RowLabel, value: string];
type RowLabel = Extract<keyof CarDetail, keyof typeof CARS_DICTIONARY>;

const OVERVIEW = [
  'car_year',
  'car_mileage',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_body',
  'car_power',
  'car_color',
  'car_seats',
  'car_doors',
  'car_condition',
  'car_regno',
  'car_firstregistration',
] as const satisfies readonly RowLabel[];

const TECHNICAL = [
  'car_power',
  'car_torque',
  'car_acceleration',
  'car_top_speed',
  'wltp_electric_range',
  'wltp_electric_consumption',
  'battery_size',
  'electric_charging_speed_dc',
  'electric_charging_speed_ac',
  'car_fuel_consumption',
  'car_emission',
  'car_emission_class',
  'car_engine_volume',
  'car_tank_volume',
  'car_trunk_volume',
  'car_max_trailer_weight',
  'car_weight',
  'car_total_weight',
  'car_length',
  'car_width',
  'car_height',
  'car_wheelbase',
  'car_ncapstars',
  'car_beneficial_value',
] as const satisfies readonly RowLabel[];

export const overviewRows = (car: CarDetail, language: LanguageView) => rowsOf(OVERVIEW, car, language);
export const technicalRows = (car: CarDetail, language: LanguageView) => rowsOf(TECHNICAL, car, language);

function rowsOf(labels: readonly RowLabel[], car: CarDetail, language: LanguageView): DetailRow[] {
  return labels.flatMap((label): DetailRow[] => {
    const value = shownValue(label, car, language);
    return value ? [[label, value]] : [];
  });
}

/** The record's own wording of a value where it has one, else the value as the language writes it. */
function shownValue(label: RowLabel, car: CarDetail, language: LanguageView): string | null {
  if (label === 'car_firstregistration') return formatRegistrationDate(car.car_firstregistration, language);
  const written = (car as Readonly<Record<string, unknown>>)[`${label}_text`];
  if (typeof written === 'string' && written) return written;
  const value = car[label];
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return null;
  return label === 'car_year' ? String(value) : formatNumber(value, language.locale);
}
