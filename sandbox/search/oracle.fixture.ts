import { textsOf } from '../../services/search/engine/column.ts';
import type { FacetValue, SearchRequest } from '../../src/contracts/search/search.ts';

/** The contract of the search upstream in its simplest implementation: every filter is applied to every record. It is slow. */

type CarLike = Readonly<Record<string, unknown>>;

const HISTOGRAMS = ['car_price', 'car_campaign_price', 'car_year', 'car_mileage', 'car_power'];

const texts = (record: CarLike, field: string): string[] => textsOf(record, field.split('.'));

function inRange(record: CarLike, field: string, low: number, high: number): boolean {
  const value = record[field];
  return typeof value === 'number' && value >= low && value <= high;
}

function passesFilters(record: CarLike, filters: SearchRequest['filters']): boolean {
  return Object.entries(filters).every(([name, values]) => {
    const field = name.replace(/\.neq$/, '');
    const hit = values.some((value) =>
      Array.isArray(value) ? inRange(record, field, value[0], value[1]) : texts(record, field).includes(String(value)),
    );
    return name.endsWith('.neq') ? !hit : hit;
  });
}

function passesFacet(records: readonly CarLike[], record: CarLike, facet: SearchRequest['facets'][number]): boolean {
  const { name, child_name: child, filters } = facet;
  if (filters.length === 0) return true;
  if (HISTOGRAMS.includes(name)) {
    return filters.some((text) => {
      const [low = 0, high = 0] = text.split('-').map(Number);
      return inRange(record, name, low, high);
    });
  }
  const isParent = filters.some((text) => texts(record, name).includes(text));
  if (!child) return isParent;
  if (filters.some((text) => texts(record, child).includes(text))) return true;
  const siblings = records.filter((one) => one[name] === record[name]);
  return isParent && !siblings.some((one) => filters.some((text) => texts(one, child).includes(text)));
}

/** Returns the records that pass a request, without the filters of the facet at `except`. */
export function passing(records: readonly CarLike[], request: SearchRequest, except = -1): CarLike[] {
  const byId = Object.hasOwn(request.filters, 'car_id');
  return records.filter(
    (record) =>
      (byId || record.car_status !== 'sold') &&
      passesFilters(record, request.filters) &&
      request.facets.every((facet, at) => at === except || passesFacet(records, record, facet)),
  );
}

/** Returns the counts of a value facet by text; 0 for values that only other records have. */
export function counts(records: readonly CarLike[], request: SearchRequest, at: number): Map<string, number> {
  const name = request.facets[at]?.name ?? '';
  const results = passing(records, request, at);
  const values = records.filter((record) => record.car_status !== 'sold').flatMap((record) => texts(record, name));
  return new Map(
    [...new Set(values)].map((text) => [text, results.filter((record) => texts(record, name).includes(text)).length]),
  );
}

export const asMap = (values: readonly FacetValue[]): Map<string, number> =>
  new Map(values.map(({ text, count }) => [text, count]));
