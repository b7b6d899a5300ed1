/** What the total cost of cars on a site is calculated from (docs/decisions/0227): the type of `totalCost` of a site. */

/** A value that visitors see with its day and its source. Sources are in the first language of the site. */
export interface Dated<Value> {
  value: Value;
  /** `YYYY-MM-DD`: since when it holds, or when it was checked. */
  date: string;
  source: string;
}

export interface CostRangeConfig {
  low: number;
  high: number;
}

/** By the value of `car_vehicle_type_code`. A type without an entry has no total cost. */
type ByType = Readonly<Partial<Record<'PC' | 'LCV', CostRangeConfig>>>;
type FuelKind = 'petrol' | 'diesel' | 'electric' | 'plugin';

/** A row of the table of a tax. The first one that is about a car counts. */
interface TaxRowConfig {
  fuels?: readonly FuelKind[];
  /** First registrations from this day, and before that one: `YYYY-MM-DD`. */
  from?: string;
  before?: string;
  /** Up to this age in years, not included. */
  underYears?: number;
  /** Amount a year. */
  perYear: number;
  /** Amounts a year for each gram of CO2 for a kilometre above a limit. They add up. */
  steps?: readonly { above: number; perGram: number }[];
}

/** Amounts are in the site's currency, with its taxes, shares from 0 to 1. */
export interface TotalCostConfig {
  /** The page that states how it is calculated; without language prefix. */
  path: string;
  /** Values of `car_fuel` in the index by what the car takes. Hybrids that are not charged take petrol or diesel. */
  fuels: Readonly<Record<FuelKind, readonly string[]>>;
  /** How records state consumption. Default: litres and kWh for 100 km. */
  consumption?: 'british';
  /** Driven in a year, in the site's unit. */
  distance: Dated<number>;
  /** For a litre. */
  petrol: Dated<number>;
  diesel: Dated<number>;
  /** For a kWh at home, and at public chargers. */
  electricity: Dated<number>;
  charging: Dated<number>;
  /** Share of the energy that is charged at home, and share of its distance that a plug-in hybrid drives on electricity. */
  home: Dated<number>;
  electric: Dated<number>;
  /** What real consumption is, as a share of the stated one. */
  overStated: Dated<CostRangeConfig>;
  /** Litres for 100 km of a plug-in hybrid that does not drive on electricity. */
  pluginLitres: Dated<CostRangeConfig>;
  /** A year. */
  insurance: Dated<ByType>;
  /** A year at 15,000 km in the site's own workshops. */
  service: Dated<{ engine: ByType; electric: ByType }>;
  /** A set of tires, fitted, and how many kilometres it lasts. */
  tires: Dated<{ set: ByType; kilometres: number }>;
  /** Null: the country's tax cannot be derived from records, so the total is without it and says so. */
  tax: Dated<readonly TaxRowConfig[]> | null;
  /** What a car loses in 12 months: shares of its price by its age at their start, the youngest first. */
  depreciation: Dated<{
    byAge: readonly (CostRangeConfig & { underYears: number })[];
    /** The yearly kilometres that the shares are for, and what 10,000 km more add to them. */
    kilometres: number;
    per10000Km: number;
  }>;
}
