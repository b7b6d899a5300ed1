import type { CarQuery } from '../../../contracts/search/carSearch.ts';
import { plainText } from '../../../contracts/search/valueTexts.ts';
import { labelOf } from '../../carSearch/facetLabels.ts';
import { type FacetView, isRange, type ValueFacetView, type ValueView } from '../../carSearch/facetViews.ts';

/** Returns the only make of the stock, whose models replace it; null when there are several, or no models. */
export function onlyMake({ name, values }: ValueFacetView): ValueView | null {
  const [make, another] = values;
  return name === 'car_brand' && make?.models && !another ? make : null;
}

/** Number of values that are visible before 'show all' (U6). */
export const INITIAL_VALUES = 10;

/** Returns the texts of the values that are visible at once because they are selected, or have selected models. */
export const pinnedValues = (values: readonly ValueView[], selected: readonly string[]): string[] =>
  values.filter(({ text, models }) => models || selected.includes(text)).map(({ text }) => text);

/**
 * Splits values into those visible at once and those behind 'show all'. A search shows every match.
 *
 * @param pinned texts that are always visible: those selected when the list was first rendered. Values selected later stay in
 * place, because they have the focus.
 */
export function splitValues(values: readonly ValueView[], pinned: readonly string[], filterInput = '') {
  const search = filterInput.trim().toLowerCase();
  if (search) return { visible: values.filter((value) => matches(value, search)), rest: [] };
  const visible: ValueView[] = [];
  const rest: ValueView[] = [];
  values.forEach((value, index) => {
    const isInitial = index < INITIAL_VALUES || pinned.includes(value.text);
    (isInitial ? visible : rest).push(value);
  });
  return { visible, rest };
}

/** Returns whether the label or the text of a value contains the search. */
const matches = (value: ValueView, search: string) =>
  [plainText(labelOf(value)), value.text].some((text) => text.toLowerCase().includes(search));

/** Minimum length of a searchable list; shorter lists of makes are searchable too. */
const MIN_SEARCHABLE = 16;

export function isSearchable(name: string, values: readonly unknown[]): boolean {
  return values.length >= (name === 'car_brand' ? INITIAL_VALUES : MIN_SEARCHABLE);
}

const OPEN_BY_DEFAULT: ReadonlySet<string> = new Set(['car_brand', 'car_price', 'car_fuel', 'car_gearbox', 'car_body']);

/** Returns whether a group starts open: the most used facets, and facets with a selection. */
export function isOpen(facet: FacetView, query: CarQuery): boolean {
  if (OPEN_BY_DEFAULT.has(facet.name)) return true;
  return isRange(facet) ? query.ranges[facet.name] !== undefined : query.values[facet.name] !== undefined;
}

/** Quick facets, in display order (U3). */
const QUICK_FACETS: readonly string[] = [
  'car_fuel',
  'car_gearbox',
  'car_price',
  'car_loan_monthly_cost',
  'car_site_region',
];

/** Returns the quick facets that the list has. */
export function quickFacets(facets: readonly FacetView[]): FacetView[] {
  return QUICK_FACETS.flatMap((quickName) => facets.find(({ name }) => name === quickName) ?? []);
}
