import { wholeNumber } from '../../../lib/wholeNumber.ts';
import {
  formatLoanQuery,
  hasTerms,
  LOAN_QUERY_NAMES,
  parseLoanQuery,
  type RequestedTerms,
} from '../finance/loanQuery.ts';
import { costsIn } from '../totalCost/costQuery.ts';
import { AROUND_QUERY_NAMES, type Around, formatAround, parseAround } from './around.ts';
import { keyphraseIn, pageIn, valuesIn } from './listQuery.ts';

/**
 * Query parameters of the car list, shared by the server (cache keys, search requests) and the browser (state).
 * Imports no library, because it is part of the browser bundle.
 */

/** Facets of the car list in panel order, with the arguments of the search request (S2 §3). */
export const CAR_FACETS = [
  { name: 'car_brand', type: 'value', childName: 'car_model', sortOrder: 'count' },
  { name: 'car_price', type: 'histogram' },
  { name: 'car_campaign_price', type: 'histogram' },
  { name: 'car_price_band', type: 'value', sortOrder: 'count' },
  { name: 'car_year', type: 'histogram' },
  { name: 'car_mileage', type: 'histogram' },
  { name: 'car_fuel', type: 'value', sortOrder: 'count' },
  { name: 'wltp_electric_range', type: 'histogram' },
  { name: 'electric_charging_speed_dc', type: 'histogram' },
  { name: 'battery_size', type: 'histogram' },
  { name: 'car_gearbox', type: 'value', sortOrder: 'count' },
  { name: 'car_body', type: 'value', sortOrder: 'count' },
  { name: 'car_condition', type: 'value', sortOrder: 'count' },
  { name: 'car_vehicle_type', type: 'value', sortOrder: 'count' },
  { name: 'car_drive', type: 'value', sortOrder: 'count' },
  { name: 'car_power', type: 'histogram' },
  { name: 'car_equipment', type: 'value', sortOrder: 'count' },
  { name: 'car_color', type: 'value', sortOrder: 'count' },
  { name: 'car_seats', type: 'value', sortOrder: 'numeric' },
  { name: 'car_loan_monthly_cost', type: 'histogram' },
  { name: 'car_privateleasing_monthly_cost', type: 'histogram' },
  { name: 'car_companyleasing_monthly_cost', type: 'histogram' },
  { name: 'car_total_cost', type: 'histogram' },
  { name: 'car_site_region', type: 'value', sortOrder: 'alpha' },
  { name: 'car_site_city', type: 'value', sortOrder: 'alpha' },
  { name: 'car_site_name', type: 'value', sortOrder: 'alpha' },
] as const satisfies readonly FacetDefinition[];

interface FacetDefinition {
  name: string;
  type: 'value' | 'histogram';
  childName?: string;
  sortOrder?: 'count' | 'alpha' | 'numeric';
}

type FacetEntry = (typeof CAR_FACETS)[number];
export type CarFacetName = FacetEntry['name'];
/** Facets that filter by a range of two numbers. */
export type CarRangeName = Extract<FacetEntry, { type: 'histogram' }>['name'];
/** Facets that filter by text values. `car_model` is the child facet of `car_brand`. */
export type CarValueName = Extract<FacetEntry, { type: 'value' }>['name'] | 'car_model';

export const CAR_VALUE_NAMES: readonly CarValueName[] = CAR_FACETS.filter((f) => f.type === 'value').flatMap((f) =>
  'childName' in f ? [f.name, f.childName] : [f.name],
);
export const CAR_RANGE_NAMES: readonly CarRangeName[] = CAR_FACETS.filter((f) => f.type === 'histogram').map(
  (f) => f.name,
);

/** The facet whose chosen values a car needs all of, but for those of a kind: see `equipmentGroups`. */
export const EQUIPMENT_FACET = 'car_equipment' satisfies CarValueName;
/** Chosen pieces of equipment. Each may be a facet of its own in the request, which has at most 40. */
export const MAX_EQUIPMENT = 12;

/** Ranges of cars that are charged. */
export const ELECTRIC_RANGES: ReadonlySet<string> = new Set([
  'wltp_electric_range',
  'electric_charging_speed_dc',
  'battery_size',
] satisfies CarRangeName[]);

/** Suffixes of the two form fields of a range, submitted without scripts. Our own links use `name=low-high` instead. */
const RANGE_FIELD_SUFFIXES = { low: '.from', high: '.to' } as const;
/** Inserted before the suffix on pages that count in tenths of the index's unit: kilometres instead of `mil`. */
const IN_TENTHS = '.tenths';

/**
 * Returns the name of a range's field in a form.
 *
 * @param scale how many units of the page one unit of the index is: 1 or 10
 */
export function rangeField(name: CarRangeName, end: keyof typeof RANGE_FIELD_SUFFIXES, scale = 1): string {
  return `${name}${scale === 10 ? IN_TENTHS : ''}${RANGE_FIELD_SUFFIXES[end]}`;
}

/** Every parameter of the list. Other parameters are ignored and left out of cache keys. */
export const CAR_QUERY_NAMES: readonly string[] = [
  'keyphrase',
  'sortName',
  'page',
  ...CAR_VALUE_NAMES,
  ...CAR_RANGE_NAMES.flatMap((name) => [name, rangeField(name, 'low'), rangeField(name, 'high')]),
  rangeField('car_mileage', 'low', 10),
  rangeField('car_mileage', 'high', 10),
  ...AROUND_QUERY_NAMES,
  ...LOAN_QUERY_NAMES,
];

/** Sort names of the car list. The first is the default and is left out of URLs. */
export const CAR_SORTS = [
  'car_publishdate_desc',
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_year_desc',
  'car_mileage_asc',
  'car_monthly_cost_asc',
  'car_total_cost_asc',
  'car_distance_asc',
] as const;
export type CarSort = (typeof CAR_SORTS)[number];
/** Nearest first. It needs the visitor's place. */
export const DISTANCE_SORT = 'car_distance_asc' satisfies CarSort;

/** The facet of the total cost of a month, and the order by it, the lowest first. Only requests that say what it is calculated from may have them. */
export const TOTAL_COST = 'car_total_cost' satisfies CarRangeName;
export const TOTAL_COST_SORT = 'car_total_cost_asc' satisfies CarSort;

/** Cars per page of the list (S2 §9). */
export const CAR_PAGE_SIZE = 48;
/** Maximum number of pages. 'Show more' ends with page 19, counted from 0 (S2 §9). */
export const CAR_PAGE_CAP = 20;
/** Totals above this are shown as `10000+` (S2 §9). */
export const CAR_TOTAL_CAP = 10_000;

/** The state of the list in its URL. `page` counts from 0 and is cumulative. */
export interface CarQuery extends Around {
  keyphrase: string;
  sortName: CarSort;
  page: number;
  values: Partial<Record<CarValueName, string[]>>;
  ranges: Partial<Record<CarRangeName, [number, number]>>;
  /** The visitor's own terms, which all monthly costs of loans are calculated on. Absent: each car's standard terms. */
  terms?: RequestedTerms;
  /** What the visitor has chosen for the total cost, as a query. */
  costs?: string;
}

/** Whether a list is about total costs: its cards state them then, and it has their filter. */
export const hasTotals = ({ costs, sortName, ranges }: Pick<CarQuery, 'costs' | 'sortName' | 'ranges'>): boolean =>
  Boolean(costs) || sortName === TOTAL_COST_SORT || ranges[TOTAL_COST] !== undefined;

/** Parses the list's state from the query of a URL. Ignores unknown parameters and malformed values (S2 §2). */
export function parseCarQuery(params: URLSearchParams): CarQuery {
  const sort = params.get('sortName');
  const around = parseAround(params);
  const sorts = CAR_SORTS.filter((name) => name !== DISTANCE_SORT || around.near || around.place);
  const query: CarQuery = {
    ...around,
    keyphrase: keyphraseIn(params),
    sortName: sorts.find((name) => name === sort) ?? CAR_SORTS[0],
    page: pageIn(params, CAR_PAGE_CAP),
    values: valuesIn(params, CAR_VALUE_NAMES),
    ranges: {},
  };
  const { [EQUIPMENT_FACET]: equipment } = query.values;
  if (equipment) query.values[EQUIPMENT_FACET] = equipment.slice(0, MAX_EQUIPMENT);
  const given = [...params.keys()];
  for (const name of CAR_RANGE_NAMES) {
    if (!given.some((key) => key.startsWith(name))) continue;
    const range = parseRange(params.get(name)) ?? parseRangeFields(params, name) ?? parseRangeFields(params, name, 10);
    if (range) query.ranges[name] = range;
  }
  const terms = parseLoanQuery(params);
  const costs = costsIn(params);
  return { ...query, ...(hasTerms(terms) && { terms }), ...(costs && { costs }) };
}

/** Parses `100000-250000` to [100000, 250000]. Returns null for anything but two numbers (S2 §5). */
function parseRange(text: string | null): [number, number] | null {
  const match = /^\s*(\d{1,9})\s*-\s*(\d{1,9})\s*$/.exec(text ?? '');
  if (!match) return null;
  const low = Number(match[1]);
  const high = Number(match[2]);
  return low <= high ? [low, high] : [high, low];
}

/** The upper end of an open range in a URL. */
export const OPEN_END = 999_999_999;

/**
 * Parses the two form fields of a range as the browser does. A field that is empty or no number leaves its end open; two of them give
 * null (F049).
 */
function parseRangeFields(params: URLSearchParams, name: CarRangeName, scale = 1): [number, number] | null {
  const amountOf = (end: 'low' | 'high') => wholeNumber(params.get(rangeField(name, end, scale)) ?? '');
  const [low, high] = [amountOf('low'), amountOf('high')];
  const range = low === null && high === null ? null : parseRange(`${low ?? 0}-${high ?? OPEN_END}`);
  return range && [Math.round(range[0] / scale), range[1] === OPEN_END ? OPEN_END : Math.round(range[1] / scale)];
}

/** Returns whether a range has two amounts: an open end is 0 or `OPEN_END`, never NaN. */
export const hasAmounts = (range: readonly [number, number] | undefined): range is [number, number] =>
  range !== undefined && range[0] >= 0 && range[0] <= range[1];

/** Formats the state as a query without `?`, in canonical order and without defaults. Equal states give equal strings. */
export function formatCarQuery(query: CarQuery): string {
  const params = new URLSearchParams();
  if (query.keyphrase) params.set('keyphrase', query.keyphrase);
  for (const name of CAR_VALUE_NAMES) for (const value of query.values[name] ?? []) params.append(name, value);
  for (const name of CAR_RANGE_NAMES) {
    const range = query.ranges[name];
    if (hasAmounts(range)) params.set(name, `${range[0]}-${range[1]}`);
  }
  if (query.sortName !== CAR_SORTS[0]) params.set('sortName', query.sortName);
  if (query.page > 0) params.set('page', String(query.page));
  return [params.toString(), formatAround(query), formatLoanQuery(query.terms ?? {}), query.costs]
    .filter(Boolean)
    .join('&');
}
