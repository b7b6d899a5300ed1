import type { ProductData } from '../../../src/contracts/car/car.ts';
import type { ColourFamily } from '../../media/paints.ts';
import type { Body, Drive, Fuel } from '../models/model.ts';

export type Language = 'sv' | 'nb' | 'da' | 'fi' | 'sk' | 'en';
export type VehicleType = 'PC' | 'LCV' | 'MC';
export type DepartmentGroup = 'New cars' | 'Parts' | 'Workshop' | 'Body work';

/** Texts of the upstreams' records in a site's default language. `{name}` is a placeholder. */
export interface IndexTexts {
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
  /** Unit of speed; mph in Britain. */
  readonly speed: string;
  readonly finance: FinanceTexts;
  /** What a connected car generates; `{make}` is its maker. */
  readonly productData: Readonly<Record<keyof Omit<ProductData, 'url'>, string>>;
  readonly story: StoryTexts;
  readonly dealer: DealerTexts;
  readonly tests: TestTexts;
}

/** Issuers of documents about a used car, and remarks of its test. Placeholders: make, city. */
interface TestTexts {
  readonly tester: string;
  readonly workshop: string;
  readonly inspector: string;
  readonly register: string;
  readonly battery: string;
  readonly remarks: Readonly<Record<RemarkName, string>>;
}

export type RemarkName = 'chips' | 'dent' | 'rims' | 'bumper' | 'wheel' | 'discs';

export interface FinanceTexts {
  readonly loanTitle: string;
  /** Names of the two British products, and what they are. */
  readonly pcp?: { readonly title: string; readonly description: string };
  readonly hp?: { readonly title: string; readonly description: string };
  readonly loanDescription: string;
  readonly disclaimer: string;
  readonly privateTitle: string;
  readonly privateDescription: string;
  readonly companyTitle: string;
  readonly companyDescription: string;
  readonly asterisk: string;
}

/** Sentences of a car's description; one of each suitable list is used. Placeholders: make, model, year, mileage, city, item, item2, range, months. */
export interface StoryTexts {
  readonly opening: readonly string[];
  readonly fresh: readonly string[];
  readonly history: readonly string[];
  /** Replaces `{inspected}` for a car old enough for the state's inspection. */
  readonly inspected: string;
  /** For a used electric car: `{health}` is the capacity of its battery in per cent of the original. */
  readonly battery: string;
  readonly sample: readonly string[];
  readonly fuel: Readonly<Record<Fuel, readonly string[]>>;
  readonly body: Readonly<Record<'small' | 'family' | 'tall' | 'sport' | 'work' | 'bike', readonly string[]>>;
  readonly awd: readonly string[];
  readonly equipment: readonly string[];
  readonly closing: readonly string[];
}

export interface DealerTexts {
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
  | 'maundyThursday'
  | 'goodFriday'
  | 'easterMonday'
  | 'labour'
  | 'ascension'
  | 'whitMonday'
  | 'midsummer';
