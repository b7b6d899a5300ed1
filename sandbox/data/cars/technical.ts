import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { SHAPES } from '../../media/shapes.ts';
import { shapeOf } from '../images.ts';
import type { Fuel } from '../models/model.ts';
import type { Draft } from './draft.ts';

const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Weight that a drivetrain adds to the lightest variant, in kg. */
const EXTRA_WEIGHT: Readonly<Record<Fuel, number>> = { petrol: 0, diesel: 70, hybrid: 60, plugin: 240, electric: 0 };
/** Consumption relative to a petrol engine of the same power. */
const RELATIVE_CONSUMPTION: Readonly<Record<Fuel, number>> = {
  petrol: 1,
  diesel: 0.8,
  hybrid: 0.74,
  plugin: 0.24,
  electric: 0,
};
/** Grams of CO2 per kilometre for one litre per 100 km. */
const CARBON: Readonly<Record<Fuel, number>> = { petrol: 23.2, diesel: 26.3, hybrid: 23.2, plugin: 23.2, electric: 0 };
/** Approximate newton metres per kilowatt. */
const TORQUE: Readonly<Record<Fuel, number>> = { petrol: 1.85, diesel: 2.75, hybrid: 1.75, plugin: 1.9, electric: 2 };

interface Figures {
  readonly weight: number;
  readonly litres: number | null;
  readonly acceleration: number;
  readonly topSpeed: number;
}

/** Estimates figures from power, weight and kind of drive. They are within 10 % of those of the real cars. */
function figuresOf(draft: Draft): Figures {
  const { choice, type } = draft;
  const { variant, model } = choice;
  const bike = type === 'MC';
  const weight = bike ? model.weight : model.weight + EXTRA_WEIGHT[variant.fuel] + (variant.drive === 'awd' ? 60 : 0);
  const box = type === 'LCV' ? 1.12 : 1;
  const litres = bike
    ? 3.4 + variant.kw / 55
    : (2.2 + weight / 500 + variant.kw * 0.009) * RELATIVE_CONSUMPTION[variant.fuel] * box;
  const perKw = weight / variant.kw;
  const acceleration = bike
    ? 2.2 + perKw * 0.45
    : 0.942 * perKw ** 0.885 * (variant.fuel === 'electric' && variant.drive === 'awd' ? 0.93 : 1);
  return {
    weight,
    litres: variant.fuel === 'electric' ? null : litres,
    acceleration,
    topSpeed: topSpeed(draft),
  };
}

const electricSpeed = (kw: number): number => (kw < 90 ? 135 : kw < 160 ? 160 : kw < 280 ? 180 : 205);

/** Returns the top speed in km/h. Volvo and Polestar limit their cars to 180 since 2021; vans and electric cars are limited too. */
function topSpeed({ choice, type, year }: Draft): number {
  const { kw, fuel } = choice.variant;
  const electric = fuel === 'electric';
  if (type === 'MC') return Math.min(245, 150 + kw);
  if (type === 'LCV') return electric ? 130 : Math.min(185, 125 + Math.round(kw / 2.5));
  if (year >= 2021 && (choice.make.name === 'Volvo' || choice.make.name === 'Polestar')) return 180;
  return electric ? electricSpeed(kw) : Math.min(250, Math.round(45 * Math.cbrt(kw)));
}

function emissionClass({ choice, year }: Draft): string | null {
  if (choice.variant.fuel === 'electric') return null;
  if (year < 2015) return 'Euro 5';
  if (year < 2019) return 'Euro 6';
  if (year < 2021) return 'Euro 6d-TEMP';
  return year < 2025 ? 'Euro 6d' : 'Euro 6e';
}

type Measured = readonly [value: number | null, unit: string, digits?: number];

/** Returns `{ car_x: 1800, car_x_text: '1 800 kg' }` for each entry; both are null where the car has no such figure. */
function withTexts(draft: Draft, entries: Readonly<Record<string, Measured>>): Partial<CarRecord> {
  const fields: Record<string, number | string | null> = {};
  for (const [name, [raw, unit, digits = 0]] of Object.entries(entries)) {
    const value = raw === null ? null : round(raw, digits);
    fields[name] = value;
    fields[`${name}_text`] = value === null ? null : draft.format.amount(value, unit, digits);
  }
  return fields;
}

/** Returns the maximum trailer weight in kg; null for small and open cars and motorcycles. */
function trailerWeight({ choice, type }: Draft): number | null {
  const { model, variant } = choice;
  if (type === 'MC' || model.body === 'city' || model.body === 'convertible') return null;
  const base = type === 'LCV' ? 2300 : variant.fuel === 'electric' ? 1200 : 1700;
  return base + (variant.drive === 'awd' ? 300 : 0);
}

function body(draft: Draft, figures: Figures): Partial<CarRecord> {
  const { choice, type } = draft;
  const { model } = choice;
  const [length, width, height, wheelbase] = model.size;
  const bike = type === 'MC';
  const payload = bike ? 190 : type === 'LCV' ? 950 : 480 + model.size[0] / 60;
  return withTexts(draft, {
    car_length: [length, 'mm'],
    car_width: [width, 'mm'],
    car_height: [height, 'mm'],
    car_wheelbase: [wheelbase, 'mm'],
    car_weight: [figures.weight, 'kg'],
    car_total_weight: [Math.round((figures.weight + payload) / 5) * 5, 'kg'],
    car_max_trailer_weight: [trailerWeight(draft), 'kg'],
    car_trunk_volume: [model.trunk || null, draft.site.country === 'GB' ? 'litres' : 'l'],
    car_tank_volume: [tank(draft, figures), draft.site.country === 'GB' ? 'litres' : 'l'],
  });
}

function tank({ choice, type }: Draft, figures: Figures): number | null {
  if (choice.variant.fuel === 'electric') return null;
  if (type === 'MC') return choice.model.weight > 215 ? 19 : 14;
  return Math.min(80, Math.round(32 + figures.weight / 75));
}

function engine(draft: Draft, figures: Figures): Partial<CarRecord> {
  const { choice, texts, site, format } = draft;
  const { variant } = choice;
  const british = site.country === 'GB';
  const hp = round(variant.kw * (british ? 1.341 : 1.3596));
  const mpg = british && figures.litres !== null ? 282.48 / figures.litres : figures.litres;
  return {
    ...withTexts(draft, {
      car_engine_volume: [variant.cc || null, 'cm³'],
      car_acceleration: [figures.acceleration, texts.seconds, 1],
      car_top_speed: [british ? figures.topSpeed / 1.609 : figures.topSpeed, british ? 'mph' : texts.speed],
      car_torque: [Math.round((variant.kw * TORQUE[variant.fuel]) / 5) * 5, 'Nm'],
      car_emission: [(figures.litres ?? 0) * CARBON[variant.fuel], 'g/km'],
      car_fuel_consumption: [mpg, british ? 'mpg' : 'l/100 km', 1],
    }),
    car_power: hp,
    car_power_text: `${format.amount(hp, texts.hp)} (${variant.kw} kW)`,
    car_emission_class: emissionClass(draft),
  };
}

function electric(draft: Draft): Partial<CarRecord> {
  const { variant } = draft.choice;
  if (variant.battery === 0) return {};
  const plugin = variant.fuel === 'plugin';
  const per100 = (variant.battery / variant.range) * 100 * (plugin ? 0.95 : 1.08);
  const range = draft.format.range(variant.range);
  const british = draft.site.country === 'GB';
  return {
    wltp_electric_range: range,
    wltp_electric_range_text: draft.format.rangeText(range),
    ...withTexts(draft, {
      wltp_electric_consumption: [british ? per100 * 1.609 : per100, british ? 'kWh/100 miles' : 'kWh/100 km', 1],
      electric_charging_speed_dc: [variant.dc || null, 'kW'],
      electric_charging_speed_ac: [plugin ? 3.7 : variant.battery < 30 ? 7.4 : 11, 'kW', 1],
      battery_size: [variant.battery, 'kWh', 1],
    }),
  };
}

export function technicalFields(draft: Draft): Partial<CarRecord> {
  const { choice, texts, random, automatic } = draft;
  const { model, variant } = choice;
  const figures = figuresOf(draft);
  return {
    car_fuel: texts.fuel[variant.fuel],
    car_gearbox: texts.gearbox[automatic ? 'a' : 'm'],
    car_body: texts.body[model.body],
    car_drive: texts.drive[variant.drive],
    car_color: texts.colour[draft.colour],
    car_seats: random.pick(model.seats),
    car_doors: SHAPES[shapeOf(choice)].doors,
    car_ncapstars: model.ncap || null,
    ...body(draft, figures),
    ...engine(draft, figures),
    ...electric(draft),
  };
}
