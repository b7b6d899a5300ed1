import type { PageData } from '../../src/contracts/page/page.ts';
import type { CarListData } from '../../src/features/carSearch/listResponse.ts';

/** Filters whose values are combined, in any order: each pair has cars in most cases. */
const FIRST = ['car_fuel', 'car_gearbox', 'car_condition', 'car_drive', 'car_color', 'car_body'];
const MIN_CARS = 24;

/**
 * Returns queries of a list, each with other cars: one value of a facet, then pairs of values of two facets.
 *
 * @param count maximum number of queries
 */
export function listQueries(page: PageData, count: number): string[] {
  const values = chosenOnce(page);
  const single = values.map((value) => new URLSearchParams([value]));
  const pairs = values.flatMap((one, index) =>
    values.slice(index + 1).flatMap((other) => (one[0] === other[0] ? [] : [new URLSearchParams([one, other])])),
  );
  return [...single, ...pairs].slice(0, count).map(String);
}

/** Returns the names and values of the facets, as the query writes them, that have enough cars. */
function chosenOnce({ sections }: PageData): [string, string][] {
  const lists = Object.values(sections).flatMap((outcome) => (outcome.status === 'ok' ? [outcome.value] : []));
  const facets = lists.flatMap((list) => (list as Partial<CarListData> | null)?.facets ?? []);
  return facets.flatMap((facet) =>
    'values' in facet && FIRST.includes(facet.name)
      ? facet.values.filter(({ count }) => count >= MIN_CARS).map(({ text }): [string, string] => [facet.name, text])
      : [],
  );
}
