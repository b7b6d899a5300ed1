import type { ColourFamily } from '../../media/paints.ts';
import type { Body, Drive, Fuel } from '../models/model.ts';

export type Language = 'sv' | 'nb' | 'da' | 'fi' | 'sk' | 'en';
export type VehicleType = 'PC' | 'LCV' | 'MC';
export type DepartmentGroup = 'New cars' | 'Parts' | 'Workshop' | 'Body work';

/** What the upstreams say in a site's default language. `{name}` stands for a value. */
export interface Words {
  readonly fuel: Readonly<Record<Fuel, string>>;
  readonly gearbox: Readonly<Record<'a' | 'm', string>>;
  readonly body: Readonly<Record<Body, string>>;
  readonly drive: Readonly<Record<Drive, string>>;
  readonly colour: Readonly<Record<ColourFamily, string>>;
  readonly vehicleType: Readonly<Record<VehicleType, string>>;
  readonly condition: { readonly new: string; readonly used: string };
  readonly price: { readonly from: string; readonly cash: string; readonly campaign: string };
  /** The campaign of loans at a lower rate: `{rate}` is that of the site. */
  readonly loanCampaign: string;
  readonly campaigns: readonly string[];
  readonly perMonth: string;
  readonly hp: string;
  readonly seconds: string;
  readonly finance: FinanceWords;
  readonly story: StoryWords;
  readonly dealer: DealerWords;
}

export interface FinanceWords {
  readonly loanTitle: string;
  readonly loanDescription: string;
  readonly disclaimer: string;
  readonly privateTitle: string;
  readonly privateDescription: string;
  readonly companyTitle: string;
  readonly companyDescription: string;
  readonly asterisk: string;
}

/** Sentences of a car's description: one of each list that fits is told. Values: make, model, year, mileage, city, item, item2, range, months. */
export interface StoryWords {
  readonly opening: readonly string[];
  readonly fresh: readonly string[];
  readonly history: readonly string[];
  /** Of a car old enough for the state's inspection, where a sentence has `{inspected}`. */
  readonly inspected: string;
  /** Of a used electric car: `{health}` is the share of its capacity that its battery has kept. */
  readonly battery: string;
  readonly sample: readonly string[];
  readonly fuel: Readonly<Record<Fuel, readonly string[]>>;
  readonly body: Readonly<Record<'small' | 'family' | 'tall' | 'sport' | 'work' | 'bike', readonly string[]>>;
  readonly awd: readonly string[];
  readonly equipment: readonly string[];
  readonly closing: readonly string[];
}

export interface DealerWords {
  /** Monday first. */
  readonly days: readonly [string, string, string, string, string, string, string];
  readonly weekdays: string;
  readonly closed: string;
  readonly departments: Readonly<Record<DepartmentGroup, string>>;
  readonly services: Readonly<Record<DepartmentGroup, string>>;
  /** The service of car sales that have no new cars. */
  readonly usedCars: string;
  readonly titles: Readonly<Record<DepartmentGroup, readonly [manager: string, worker: string]>>;
  readonly vacation: string;
  readonly holidays: Readonly<Record<Holiday, string>>;
}

export type Holiday =
  | 'christmasEve'
  | 'christmasDay'
  | 'boxingDay'
  | 'newYearsEve'
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easterMonday'
  | 'labour'
  | 'ascension'
  | 'midsummer';
