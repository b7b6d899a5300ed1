import type { NamedPlace, Radius } from '../../contracts/search/around.ts';
import {
  CAR_FACETS,
  CAR_SORTS,
  type CarQuery,
  type CarRangeName,
  type CarSort,
  type CarValueName,
  DISTANCE_SORT,
  TOTAL_COST,
  TOTAL_COST_SORT,
} from '../../contracts/search/carSearch.ts';
import type { InterpretedQuery } from '../../contracts/search/suggestions.ts';
import { type FacetView, isRange } from './facetViews.ts';
import type { End, RangeDraft } from './rangeDrafts.ts';
import { fieldText, rangeOf } from './rangeInput.ts';

/** Functions from one state of the list to the next. Every change but that of the page resets the page to 0 (F048). */

/** Adds a value of a facet, or removes it; removing a make removes its models. */
export function toggleValue(query: CarQuery, name: CarValueName, text: string, facets: readonly FacetView[]): CarQuery {
  const before = query.values[name] ?? [];
  const removing = before.includes(text);
  const after = removing ? before.filter((value) => value !== text) : [...before, text].sort();
  const next = withValues(query, name, after);
  return name === 'car_brand' && removing ? withoutModelsOf(next, text, facets) : next;
}

function withoutModelsOf(query: CarQuery, make: string, facets: readonly FacetView[]): CarQuery {
  const makes = facets.find((facet) => facet.name === 'car_brand');
  const models = makes && !isRange(makes) ? makes.values.find(({ text }) => text === make)?.models : undefined;
  const removedModels = new Set(models?.map(({ text }) => text));
  return withValues(
    query,
    'car_model',
    (query.values.car_model ?? []).filter((model) => !removedModels.has(model)),
  );
}

function withValues(query: CarQuery, name: CarValueName, values: string[]): CarQuery {
  const { [name]: _, ...others } = query.values;
  return { ...query, page: 0, values: values.length > 0 ? { ...others, [name]: values } : others };
}

/** Adds the filters read from a text (F050). Chosen values stay; ranges, order and keyphrase are replaced. */
export function applyInterpreted(query: CarQuery, interpreted: InterpretedQuery): CarQuery {
  const { values, ranges = [], sortName = query.sortName, keyphrase } = interpreted;
  const all = { ...query.values };
  for (const { name, text } of values) all[name] = [...new Set([...(all[name] ?? []), text])].sort();
  const bounds = { ...query.ranges };
  for (const { name, range } of ranges) bounds[name] = [range[0], range[1]];
  return { ...query, page: 0, keyphrase, sortName, values: all, ranges: bounds };
}

/** Sets a range; null removes it. */
export function setRange(query: CarQuery, name: CarRangeName, range: readonly [number, number] | null): CarQuery {
  const { [name]: _, ...others } = query.ranges;
  return { ...query, page: 0, ranges: range ? { ...others, [name]: [range[0], range[1]] } : others };
}

/** Commits drafts of ranges; drafts of facets that no longer exist are ignored, because their bounds are unknown. */
export function commitRanges(
  query: CarQuery,
  drafts: ReadonlyMap<CarRangeName, RangeDraft>,
  facets: readonly FacetView[],
): CarQuery {
  let next = query;
  for (const facet of facets) {
    const draft = isRange(facet) ? drafts.get(facet.name) : undefined;
    if (!draft || !isRange(facet)) continue;
    const { scale = 1 } = facet;
    const format = (amount: number) => String(amount * scale);
    const text = (end: End) => draft[end] ?? fieldText(query.ranges[facet.name], end, facet, format);
    next = setRange(next, facet.name, rangeOf(text('low'), text('high'), draft.changed, facet));
  }
  return next;
}

export function setKeyphrase(query: CarQuery, keyphrase: string): CarQuery {
  return { ...query, page: 0, keyphrase };
}

export function setSort(query: CarQuery, sortName: CarSort): CarQuery {
  return { ...query, page: 0, sortName };
}

export function setPage(query: CarQuery, page: number): CarQuery {
  return { ...query, page };
}

/** Clears filters, keyphrase, place and page; the order stays (S2 §4) but that by distance, and so do the terms of monthly costs. */
export function clearAll(query: CarQuery): CarQuery {
  return { ...setNear(query, null), keyphrase: '', values: {}, ranges: {} };
}

/** Sets the place of the list, which then begins with the nearest cars if it was in the default order; null removes it with its radius. */
export function setNear({ near: before, radius, place: _, ...query }: CarQuery, near: NamedPlace | null): CarQuery {
  const { sortName } = query;
  if (near) {
    const isFirst = !before && sortName === CAR_SORTS[0];
    return { ...query, page: 0, near, ...(radius && { radius }), sortName: isFirst ? DISTANCE_SORT : sortName };
  }
  return { ...query, page: 0, sortName: sortName === DISTANCE_SORT ? CAR_SORTS[0] : sortName };
}

/** Sets the radius around the place; null removes it. */
export function setRadius({ radius: _, ...query }: CarQuery, radius: Radius | null): CarQuery {
  return { ...query, page: 0, ...(radius && { radius }) };
}

/** Returns the state with each car's standard terms. */
export function withoutTerms({ terms: _, ...query }: CarQuery): CarQuery {
  return { ...query, page: 0 };
}

/** Returns the state without total costs. */
export function withoutTotals({ costs: _, ...query }: CarQuery): CarQuery {
  const { sortName } = query;
  return { ...setRange(query, TOTAL_COST, null), sortName: sortName === TOTAL_COST_SORT ? CAR_SORTS[0] : sortName };
}

/** What can be dropped from a query: all values of a facet, a range, the keyphrase, the radius or everything. */
export type Droppable = CarValueName | CarRangeName | 'keyphrase' | 'radius' | 'all';

/** Returns the names of everything that restricts a query. */
export function chosenNames(query: CarQuery): Exclude<Droppable, 'all'>[] {
  const named = Object.keys({ ...query.ranges, ...query.values }) as (CarValueName | CarRangeName)[];
  const { keyphrase, near, radius } = query;
  return [...(keyphrase ? (['keyphrase'] as const) : []), ...(near && radius ? (['radius'] as const) : []), ...named];
}

/** Returns the query without one of its choices, with any values; dropping makes drops their models. */
export function dropChoice(query: CarQuery, name: Droppable): CarQuery {
  if (name === 'all') return clearAll(query);
  if (name === 'keyphrase') return setKeyphrase(query, '');
  if (name === 'radius') return setRadius(query, null);
  if (name in query.ranges) return setRange(query, name as CarRangeName, null);
  const without = withValues(query, name as CarValueName, []);
  return name === 'car_brand' ? withValues(without, 'car_model', []) : without;
}

export const EMPTY_QUERY: CarQuery = { keyphrase: '', sortName: CAR_SORTS[0], page: 0, values: {}, ranges: {} };

/** A chosen value, range or keyphrase that can be removed (U5). The view adds the label of a range. */
export type Chip =
  | { kind: 'keyphrase'; text: string; without: CarQuery }
  | { kind: 'near'; near: NamedPlace; radius: Radius | undefined; without: CarQuery }
  | { kind: 'value'; name: CarValueName; text: string; without: CarQuery }
  | { kind: 'range'; name: CarRangeName; range: [number, number]; without: CarQuery };

/** Returns everything chosen, in panel order: the keyphrase, the place, then facet by facet, models after their makes. */
export function chipsOf(query: CarQuery, facets: readonly FacetView[]): Chip[] {
  const { keyphrase, near, radius } = query;
  const chips: Chip[] = keyphrase ? [{ kind: 'keyphrase', text: keyphrase, without: setKeyphrase(query, '') }] : [];
  if (near) chips.push({ kind: 'near', near, radius, without: setNear(query, null) });
  for (const facet of CAR_FACETS) {
    if (facet.type === 'histogram') chips.push(...rangeChips(query, facet.name));
    else for (const name of namesOf(facet)) chips.push(...valueChips(query, name, facets));
  }
  return chips;
}

type ValueFacetEntry = Extract<(typeof CAR_FACETS)[number], { type: 'value' }>;

function namesOf(facet: ValueFacetEntry): CarValueName[] {
  return 'childName' in facet ? [facet.name, facet.childName] : [facet.name];
}

function rangeChips(query: CarQuery, name: CarRangeName): Chip[] {
  const range = query.ranges[name];
  return range ? [{ kind: 'range', name, range, without: setRange(query, name, null) }] : [];
}

function valueChips(query: CarQuery, name: CarValueName, facets: readonly FacetView[]): Chip[] {
  const texts = query.values[name] ?? [];
  return texts.map((text) => ({ kind: 'value', name, text, without: toggleValue(query, name, text, facets) }));
}
