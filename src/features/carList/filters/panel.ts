import type { CarQuery } from '../../../contracts/carSearch.ts';
import { plainText } from '../../../contracts/valueTexts.ts';
import { labelOf } from '../../carSearch/facetLabels.ts';
import { type FacetView, isRange, type ValueFacetView, type ValueView } from '../../carSearch/facetViews.ts';

/** Returns the one make of the stock, whose models are shown in its place; null when there are more, or no models. */
export function onlyMake({ name, values }: ValueFacetView): ValueView | null {
  const [make, another] = values;
  return name === 'car_brand' && make?.models && !another ? make : null;
}

/** Values of a facet that are shown before 'show all' (U6). */
export const VALUES_SHOWN = 10;

/**
 * What is shown at once and what is behind 'show all'. A search shows every hit.
 *
 * @param kept texts that are in sight wherever they stand: what was chosen when the list was first shown. What is chosen
 * later stays where it is, for it has the focus.
 */
export function splitValues(values: readonly ValueView[], kept: readonly string[], sought = '') {
  const wanted = sought.trim().toLowerCase();
  if (wanted) return { shown: values.filter((value) => isCalled(value, wanted)), rest: [] };
  const isShown = ({ text }: ValueView, index: number) => index < VALUES_SHOWN || kept.includes(text);
  return { shown: values.filter(isShown), rest: values.filter((value, index) => !isShown(value, index)) };
}

/** Whether a value is found by a part of what the page or the index calls it. */
const isCalled = (value: ValueView, wanted: string) =>
  [plainText(labelOf(value)), value.text].some((text) => text.toLowerCase().includes(wanted));

/** Lists longer than this can be searched; makes always, because people come with one in mind. */
const SEARCHED_FROM = 16;

export function isSearchable(name: string, values: readonly unknown[]): boolean {
  return values.length >= (name === 'car_brand' ? VALUES_SHOWN : SEARCHED_FROM);
}

const OPEN_AT_FIRST: ReadonlySet<string> = new Set(['car_brand', 'car_price', 'car_fuel', 'car_gearbox', 'car_body']);

/** The facets people choose by are open, the others when something in them is chosen. */
export function isOpen(facet: FacetView, query: CarQuery): boolean {
  if (OPEN_AT_FIRST.has(facet.name)) return true;
  return isRange(facet) ? query.ranges[facet.name] !== undefined : query.values[facet.name] !== undefined;
}

/** Promoted above the list, in this order (U3). */
const QUICK: readonly string[] = ['car_fuel', 'car_gearbox', 'car_price', 'car_loan_monthly_cost', 'car_site_region'];

/** The facets that are promoted above the list, as far as there are any. */
export function quickFacets(facets: readonly FacetView[]): FacetView[] {
  return QUICK.flatMap((wanted) => facets.find(({ name }) => name === wanted) ?? []);
}
