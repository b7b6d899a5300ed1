import { CAR_DETAIL_FIELDS } from '../../../src/contracts/car/car.ts';
import { DEALER_FIELDS } from '../../../src/contracts/dealers/dealer.ts';
import { CAR_SORTS, DISTANCE_SORT, TOTAL_COST } from '../../../src/contracts/search/carSearch.ts';

/** The order of a sort name: by one field, missing values last, equal values by id. */
export interface SortRule {
  readonly field: string;
  readonly direction: 1 | -1;
}

/** How records are searched and sorted by their distance from `filters.near`. */
interface PlaceRule {
  /** The field with `lat,lng` in degrees. */
  readonly field: string;
  /** The name of the sort by distance. */
  readonly sort: string;
  /** The sort of equal distances, and of a request without a place. */
  readonly otherwise: string;
}

/** The fields of price indicators. Records do not have them: the index calculates them from all records. */
interface IndicatorRule {
  /** The field with the indicator. */
  readonly field: string;
  /** The field with its band, for facets, filters and requests that name it. */
  readonly band: string;
}

/** The definition of an index. */
export interface IndexDefinition {
  readonly idField: string;
  /** Top-level fields of records; other fields in a request are an error. */
  readonly fields: ReadonlySet<string>;
  /** Facets with buckets. */
  readonly histograms: ReadonlySet<string>;
  readonly sorts: Readonly<Record<string, SortRule>>;
  readonly defaultSort: string;
  /** Fields that the keyphrase is searched in, the most relevant group first. */
  readonly text: {
    readonly title: readonly string[];
    readonly facts: readonly string[];
    readonly details: readonly string[];
  };
  /** Fields that match only by their full value: plates and ids. */
  readonly exact: readonly string[];
  /** Whether a record is excluded from results unless it is requested by id. */
  readonly hidden: (record: Readonly<Record<string, unknown>>) => boolean;
  /** The field with the monthly cost of a loan, which a request may want on other terms. */
  readonly loanCost: string | null;
  readonly place: PlaceRule;
  /** The price indicators that the index calculates for its records; null for none. */
  readonly priceIndicator: IndicatorRule | null;
  /** The facet of the total cost, which the index calculates for a request that says from what; null for none. */
  readonly totalCost: string | null;
}

const PRICE_INDICATOR: IndicatorRule = { field: 'car_price_indicator', band: 'car_price_band' };
const PRIVATE_CAR_FIELDS = ['car_chassino', 'car_companyerpid', 'car_images_show', 'car_site_leads_email'];

const CAR_SORT_RULES = {
  car_publishdate_desc: { field: 'car_publishdate', direction: -1 },
  car_publishdate_asc: { field: 'car_publishdate', direction: 1 },
  car_price_asc: { field: 'car_price', direction: 1 },
  car_price_desc: { field: 'car_price', direction: -1 },
  car_year_desc: { field: 'car_year', direction: -1 },
  car_mileage_asc: { field: 'car_mileage', direction: 1 },
  car_monthly_cost_asc: { field: 'car_loan_monthly_cost', direction: 1 },
  car_total_cost_asc: { field: TOTAL_COST, direction: 1 },
} as const satisfies Record<Exclude<(typeof CAR_SORTS)[number], typeof DISTANCE_SORT>, SortRule>;

export const VEHICLES: IndexDefinition = {
  idField: 'car_id',
  fields: new Set([...CAR_DETAIL_FIELDS, ...PRIVATE_CAR_FIELDS, PRICE_INDICATOR.band, TOTAL_COST]),
  histograms: new Set([
    'car_price',
    'car_campaign_price',
    'car_year',
    'car_mileage',
    'car_power',
    'wltp_electric_range',
    'electric_charging_speed_dc',
    'battery_size',
    'car_loan_monthly_cost',
    'car_privateleasing_monthly_cost',
    'car_companyleasing_monthly_cost',
    TOTAL_COST,
  ]),
  sorts: CAR_SORT_RULES,
  defaultSort: CAR_SORTS[0],
  text: {
    title: ['car_brand', 'car_model', 'car_model_text'],
    facts: [
      'car_fuel',
      'car_gearbox',
      'car_body',
      'car_color',
      'car_drive',
      'car_year',
      'car_condition',
      'car_vehicle_type',
      'car_site_city',
    ],
    details: ['car_equipment'],
  },
  exact: ['car_id', 'car_regno'],
  hidden: (record) => record.car_status === 'sold',
  loanCost: 'car_loan_monthly_cost',
  place: { field: 'car_site_geocoord', sort: DISTANCE_SORT, otherwise: CAR_SORTS[0] },
  priceIndicator: PRICE_INDICATOR,
  totalCost: TOTAL_COST,
};

export const DEALERS: IndexDefinition = {
  idField: 'site_id',
  fields: new Set(DEALER_FIELDS),
  histograms: new Set(),
  sorts: { website_sort_order_asc: { field: 'website_sort_order', direction: 1 } },
  defaultSort: 'website_sort_order_asc',
  text: {
    title: ['site_official_name', 'site_city', 'site_region'],
    facts: ['site_brands', 'site_street', 'site_zip', 'site_departments.brands.name'],
    details: ['site_departments.name', 'site_departments.service_name'],
  },
  exact: ['site_id'],
  hidden: () => false,
  loanCost: null,
  place: { field: 'site_geocoord', sort: 'site_distance_asc', otherwise: 'website_sort_order_asc' },
  priceIndicator: null,
  totalCost: null,
};
