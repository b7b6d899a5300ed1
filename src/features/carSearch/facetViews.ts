import {
  CAR_FACETS,
  type CarFacetName,
  type CarQuery,
  type CarRangeName,
  type CarValueName,
  ELECTRIC_RANGES,
  EQUIPMENT_FACET,
} from '../../contracts/search/carSearch.ts';
import type { Facet, FacetBucket, FacetValue, HistogramFacet, ValueFacet } from '../../contracts/search/search.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { equipmentValues } from './equipmentValues.ts';

/** A facet of the filter panel (F052), reduced: models are included for chosen makes only. */
export type FacetView = ValueFacetView | RangeFacetView;
export interface ValueFacetView {
  name: Exclude<CarFacetName, CarRangeName> & CarValueName;
  values: ValueView[];
}
export interface ValueView {
  /** The value as the index writes it. */
  text: string;
  /** The label on the page, where it differs from `text`. */
  label?: LocalizedText;
  count: number;
  models?: ValueView[];
  /** Number of models of a make that is not chosen; the page reserves their space. */
  size?: number;
}
/** Bounds are those of the whole stock, so that a range does not shrink while a visitor changes it. */
export interface RangeFacetView {
  name: CarRangeName;
  min: number;
  max: number;
  /** The histogram (F052): cars under the other filters, in equal intervals from `min` to `max`. */
  bars: readonly number[];
  /** Display units for each unit of the index, where they differ; the fields use display units. */
  scale?: number;
}

export const isRange = (facet: FacetView): facet is RangeFacetView => 'min' in facet;

/**
 * Merges the counts of a response into the facets of the whole stock. A value without cars has count 0 (it is disabled, not
 * hidden). A chosen value that the stock does not have is added, so that it can be removed. The order is that of the
 * whole stock, so that it is stable while filters change. Facets without a choice are left out, and the ranges of cars that are charged where
 * no car of the list is.
 */
export function facetViews(stock: readonly Facet[], current: readonly Facet[], query: CarQuery): FacetView[] {
  return CAR_FACETS.flatMap((entry) => facetView(entry, stock, current, query) ?? []);
}

type Entry = (typeof CAR_FACETS)[number];

function facetView(entry: Entry, stock: readonly Facet[], current: readonly Facet[], query: CarQuery) {
  const isEntry = (facet: Facet) => facet.name === entry.name && facet.type === entry.type;
  const currentFacet = current.find(isEntry);
  const stockFacet = stock.find(isEntry) ?? currentFacet;
  if (!stockFacet) return null;
  if (entry.type === 'histogram')
    return isOfNoCar(entry.name, currentFacet, query)
      ? null
      : rangeView(entry.name, stockFacet as HistogramFacet, currentFacet as HistogramFacet | undefined);
  if (entry.name === EQUIPMENT_FACET) return equipmentView(stockFacet as ValueFacet, current.filter(isEntry), query);
  const chosen = query.values[entry.name] ?? [];
  const counted = (currentFacet as ValueFacet | undefined)?.value ?? [];
  const values = valueViews((stockFacet as ValueFacet).value, counted, chosen, query.values.car_model ?? []);
  return values.length > 0 ? { name: entry.name, values } : null;
}

/** Whether a range is one of cars that are charged, not chosen, and no car under the other filters has it. */
const isOfNoCar = (name: CarRangeName, facet: Facet | undefined, { ranges }: CarQuery): boolean =>
  ELECTRIC_RANGES.has(name) && !ranges[name] && !facet?.value.some(({ count }) => count > 0);

function equipmentView(
  stock: ValueFacet,
  current: readonly Facet[],
  { values: chosen }: CarQuery,
): ValueFacetView | null {
  const values = equipmentValues(stock.value, current as readonly ValueFacet[], chosen[EQUIPMENT_FACET] ?? []);
  return values.length > 0 ? { name: EQUIPMENT_FACET, values } : null;
}

function rangeView(
  name: CarRangeName,
  stockFacet: HistogramFacet,
  currentFacet: HistogramFacet | undefined,
): RangeFacetView | null {
  const filled = stockFacet.value.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  const min = Math.floor(Math.min(...filled.map((bucket) => bucket.min)));
  const max = Math.ceil(Math.max(...filled.map((bucket) => bucket.max)));
  if (min >= max) return null;
  const parts = stockFacet.value.filter((bucket) => bucket.min >= min && bucket.max <= max).length;
  return { name, min, max, bars: barsOf(currentFacet?.value ?? [], { min, max }, Math.max(parts, 1)) };
}

/** Sums bucket counts by the interval that contains the bucket's middle; buckets outside the bounds count in the first or last. */
function barsOf(buckets: readonly FacetBucket[], { min, max }: { min: number; max: number }, parts: number): number[] {
  const bars = new Array<number>(parts).fill(0);
  for (const bucket of buckets) {
    const position = (((bucket.min + bucket.max) / 2 - min) / (max - min)) * parts;
    const index = Math.min(Math.max(Math.floor(position), 0), parts - 1);
    bars[index] = (bars[index] ?? 0) + bucket.count;
  }
  return bars;
}

function valueViews(
  stockValues: readonly FacetValue[],
  currentValues: readonly FacetValue[],
  chosen: readonly string[],
  chosenModels: readonly string[],
): ValueView[] {
  const counts = new Map(currentValues.map((value) => [value.text, value]));
  const texts = new Set(stockValues.map(({ text }) => text));
  const unknownValues = chosen.filter((text) => !texts.has(text)).map((text) => ({ text, count: 0, children: [] }));
  return [...stockValues, ...unknownValues].map((value) => {
    const { text } = value;
    const view: ValueView = { text, count: counts.get(text)?.count ?? 0 };
    const children = value.children ?? [];
    // A stock with one make offers its models.
    const isExpanded =
      stockValues.length === 1 || chosen.includes(text) || children.some((child) => chosenModels.includes(child.text));
    if (isExpanded && children.length > 0) {
      const childCounts = new Map(counts.get(text)?.children?.map((child) => [child.text, child.count]));
      view.models = children.map((child) => ({ text: child.text, count: childCounts.get(child.text) ?? 0 }));
    } else if (children.length > 0) view.size = children.length;
    return view;
  });
}
