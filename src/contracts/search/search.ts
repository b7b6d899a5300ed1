import { array, boolean, type InferType, lazy, mixed, number, object, string } from 'yup';
import { type CostBasis, costBasisSchema } from '../totalCost/basis.ts';

/**
 * The contract of the search upstream: `POST /search`, JSON, header `x-api-key`. The product and the sandbox both use these
 * schemas.
 */

type FilterValue = string | number | boolean | [number, number];

function isFilterValue(value: unknown): value is FilterValue {
  if (Array.isArray(value)) return value.length === 2 && value.every((end) => typeof end === 'number');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const filterValues = mixed((value): value is FilterValue[] => Array.isArray(value) && value.every(isFilterValue));

/** Half the way around the earth: no two places are farther apart. */
const MAX_RADIUS_KM = 20_040;

export const facetRequestSchema = object({
  name: string().required(),
  child_name: string().optional(),
  sort_order: string().oneOf(['count', 'alpha', 'numeric']).optional(),
  filters: array(string().required()).default([]),
});

export const searchRequestSchema = object({
  index: string().required().max(80),
  fields: array(string().required()).default([]),
  keyphrase: string().default('').max(200),
  facets: array(facetRequestSchema).default([]).max(40),
  limit: number().integer().min(0).max(1000).default(24),
  offset: number().integer().min(0).default(0),
  sort_name: string().default(''),
  loan: object({
    deposit: number().integer().min(0).optional(),
    months: number().integer().min(0).optional(),
  })
    .optional()
    .default(undefined),
  total_cost: costBasisSchema.optional().default(undefined),
  within_km: number().positive().max(MAX_RADIUS_KM).optional(),
  filters: lazy((value: unknown) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((field) => [field, filterValues.required()]))).default({}),
  ),
});

/**
 * `filters` restricts results and counts: values of one field are alternatives, fields are joined by AND, `[min, max]`
 * is an inclusive range, a field name with the suffix `.neq` excludes. A facet's own `filters` are its selected values
 * (a histogram has one text `min-max`). They restrict the results and every other facet.
 * Empty `fields` means all fields. `filters.near` (`["lat,lng"]`) restricts nothing: it is the origin of
 * `within_km`, `car_distance_asc` and `site_distance_asc`.
 */
export interface SearchRequest {
  index: string;
  fields: string[];
  keyphrase: string;
  facets: SearchFacetRequest[];
  limit: number;
  offset: number;
  sort_name: string;
  filters: Record<string, FilterValue[]>;
  /**
   * Only records whose place is at most as many kilometres from `filters.near`, as the crow flies; it restricts results and all counts.
   * A record without a place is not found. 400 `within_km` without `filters.near`.
   */
  within_km?: number;
  /**
   * Terms of the monthly cost of loans: it filters, counts and sorts as `car_loan_monthly_cost` on each car's nearest possible terms
   * (decision 0087, decision 0088). Records in the response stay as they are. Without it: the standard terms.
   */
  loan?: { deposit?: number; months?: number };
  /**
   * What `car_total_cost` is calculated from, on the terms of `loan` (decision 0227): the index filters, counts and sorts by it. Records in the response do
   * not have it. 400 for `car_total_cost` in a filter, facet or sort without it.
   */
  total_cost?: CostBasis;
}

export interface SearchFacetRequest {
  name: string;
  child_name?: string;
  sort_order?: 'count' | 'alpha' | 'numeric';
  /**
   * Selected values. A facet with children has the texts of both levels. A record matches by its child text, or by its
   * parent text when no child of that parent is selected.
   */
  filters: string[];
}

const childValue = object({ text: string().required(), count: number().required() });
const facetValue = object({
  text: string().required(),
  count: number().required(),
  children: array(childValue).optional(),
});
/** Contains `min <= value < max`; the last bucket includes its `max`. With a step of 1 (years) `min` equals `max`. */
const bucket = object({ min: number().required(), max: number().required(), count: number().required() });

const facetMembers = { name: string().required(), child_name: string().optional() };
export const valueFacetSchema = object({
  ...facetMembers,
  type: string().oneOf(['value']).required(),
  value: array(facetValue).required(),
});
export const histogramFacetSchema = object({
  ...facetMembers,
  type: string().oneOf(['histogram']).required(),
  value: array(bucket).required(),
});

export const facetSchema = lazy((value: { type?: unknown } | null | undefined) =>
  value?.type === 'histogram' ? histogramFacetSchema : valueFacetSchema,
);

/** Checks the envelope. The caller's schema checks the records in `content`. */
export const searchResponseSchema = object({
  facet: array(facetSchema).default([]),
  content: array(mixed<Record<string, unknown>>().required()).default([]),
  total_items: number().integer().min(0).required(),
  limit: number().required(),
  offset: number().required(),
  failed: boolean().optional(),
});

export type FacetValue = InferType<typeof facetValue>;
export type FacetBucket = InferType<typeof bucket>;
export type ValueFacet = { name: string; child_name?: string; type: 'value'; value: FacetValue[] };
export type HistogramFacet = { name: string; type: 'histogram'; value: FacetBucket[] };
/**
 * A facet of a response (F052). A histogram has buckets with min, max and count; other facets have texts with counts and
 * children.
 */
export type Facet = ValueFacet | HistogramFacet;

export interface SearchResponse<T = Record<string, unknown>> {
  facet: Facet[];
  content: T[];
  total_items: number;
  limit: number;
  offset: number;
}
