import type { ShapeName } from '../../media/shapes.ts';

export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'plugin' | 'electric';
export type Drive = 'fwd' | 'rwd' | 'awd' | 'chain';
export type Body =
  | 'city'
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'suv'
  | 'coupe'
  | 'convertible'
  | 'minibus'
  | 'van'
  | 'pickup'
  | 'motorcycle';
/** Trim level: 1 plain, 2 well equipped, 3 top. */
export type Level = 1 | 2 | 3;

/** One engine of a model and the years it was sold. */
export interface Variant {
  readonly text: string;
  readonly fuel: Fuel;
  readonly kw: number;
  readonly drive: Drive;
  /** `a` automatic, `m` manual, `ma` either. */
  readonly gears: 'a' | 'm' | 'ma';
  readonly from: number;
  readonly to: number;
  /** Price when new, thousand SEK of today, VAT included. */
  readonly price: number;
  /** Engine volume in cm³; 0 without an engine. */
  readonly cc: number;
  /** Battery in kWh and WLTP range in km, of electric cars and plug-in hybrids. */
  readonly battery: number;
  readonly range: number;
  /** Fast charging in kW. */
  readonly dc: number;
}

export interface Model {
  readonly name: string;
  readonly body: Body;
  /** Shape of its pictures, where its size and body do not say it. */
  readonly shape?: ShapeName;
  /** Length, width, height, wheelbase in mm. */
  readonly size: readonly [number, number, number, number];
  /** Kerb weight in kg of the lightest variant. */
  readonly weight: number;
  /** Boot (or load space of a van) in litres. */
  readonly trunk: number;
  readonly seats: readonly number[];
  readonly ncap: number;
  /** How common it is, 1 to 10. */
  readonly share: number;
  readonly variants: readonly Variant[];
  readonly trims?: Trims;
}

type Trims = readonly (readonly [name: string, level: Level])[];

export interface Make {
  readonly name: string;
  readonly code: string;
  /** How well its cars hold their value; 1 is average. */
  readonly hold: number;
  readonly trims: Trims;
  readonly models: readonly Model[];
}
