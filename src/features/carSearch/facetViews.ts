import {
  CAR_FACETS,
  type CarFacetName,
  type CarQuery,
  type CarRangeName,
  type CarValueName,
} from '../../contracts/carSearch.ts';
import type { Facet, FacetBucket, FacetValue, HistogramFacet, ValueFacet } from '../../contracts/search.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';

/** A facet as the panel shows it (F052), trimmed: models travel with the chosen makes alone. */
export type FacetView = ValueFacetView | RangeFacetView;
export interface ValueFacetView {
  name: Exclude<CarFacetName, CarRangeName> & CarValueName;
  values: ValueView[];
}
export interface ValueView {
  /** As the index has it. */
  text: string;
  /** What it is called on the page, where that is something else. */
  label?: LocalizedText;
  count: number;
  models?: ValueView[];
  /** Of a make that is not chosen: how many models it has, so that their place is known before they come. */
  size?: number;
}
/** Bounds of the whole stock, so that a range does not shrink while it is being chosen. */
export interface RangeFacetView {
  name: CarRangeName;
  min: number;
  max: number;
  /** Cars under the other filters, in equal parts from `min` to `max`: the histogram (F052). */
  bars: number[];
  /** How many units of the page one of the index is, where they differ: its fields count in the page's. */
  scale?: number;
}

export const isRange = (facet: FacetView): facet is RangeFacetView => 'min' in facet;

/**
 * Puts the counts of an answer upon everything there is to choose from: a value without cars is kept with count 0 (it is
 * shown disabled, not hidden), a chosen value nobody knows is added so that it can be taken away again. The order is
 * that of the whole stock and does not jump while filters change. Facets with nothing to choose are left out.
 */
export function facetViews(whole: readonly Facet[], current: readonly Facet[], query: CarQuery): FacetView[] {
  return CAR_FACETS.flatMap((entry) => facetView(entry, whole, current, query) ?? []);
}

type Entry = (typeof CAR_FACETS)[number];

function facetView(entry: Entry, whole: readonly Facet[], current: readonly Facet[], query: CarQuery) {
  const named = (facet: Facet) => facet.name === entry.name && facet.type === entry.type;
  const now = current.find(named);
  const all = whole.find(named) ?? now;
  if (!all) return null;
  if (entry.type === 'histogram')
    return rangeView(entry.name, all as HistogramFacet, now as HistogramFacet | undefined);
  const chosen = query.values[entry.name] ?? [];
  const counted = (now as ValueFacet | undefined)?.value ?? [];
  const values = valueViews((all as ValueFacet).value, counted, chosen, query.values.car_model ?? []);
  return values.length > 0 ? { name: entry.name, values } : null;
}

function rangeView(name: CarRangeName, all: HistogramFacet, now: HistogramFacet | undefined): RangeFacetView | null {
  const filled = all.value.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  const min = Math.floor(Math.min(...filled.map((bucket) => bucket.min)));
  const max = Math.ceil(Math.max(...filled.map((bucket) => bucket.max)));
  if (min >= max) return null;
  const parts = all.value.filter((bucket) => bucket.min >= min && bucket.max <= max).length;
  return { name, min, max, bars: barsOf(now?.value ?? [], { min, max }, Math.max(parts, 1)) };
}

/** Counts of buckets by the part of the bounds that their middle is in; what is outside stands at the ends. */
function barsOf(buckets: readonly FacetBucket[], { min, max }: { min: number; max: number }, parts: number): number[] {
  const bars = new Array<number>(parts).fill(0);
  for (const bucket of buckets) {
    const place = (((bucket.min + bucket.max) / 2 - min) / (max - min)) * parts;
    const at = Math.min(Math.max(Math.floor(place), 0), parts - 1);
    bars[at] = (bars[at] ?? 0) + bucket.count;
  }
  return bars;
}

function valueViews(
  all: readonly FacetValue[],
  now: readonly FacetValue[],
  chosen: readonly string[],
  chosenModels: readonly string[],
): ValueView[] {
  const counts = new Map(now.map((value) => [value.text, value]));
  const texts = new Set(all.map(({ text }) => text));
  const strangers = chosen.filter((text) => !texts.has(text)).map((text) => ({ text, count: 0, children: [] }));
  return [...all, ...strangers].map((value) => {
    const { text } = value;
    const view: ValueView = { text, count: counts.get(text)?.count ?? 0 };
    const children = value.children ?? [];
    // Of a stock of one make the models are what there is to choose.
    const open =
      all.length === 1 || chosen.includes(text) || children.some((child) => chosenModels.includes(child.text));
    if (open && children.length > 0) {
      const childCounts = new Map(counts.get(text)?.children?.map((child) => [child.text, child.count]));
      view.models = children.map((child) => ({ text: child.text, count: childCounts.get(child.text) ?? 0 }));
    } else if (children.length > 0) view.size = children.length;
    return view;
  });
}
