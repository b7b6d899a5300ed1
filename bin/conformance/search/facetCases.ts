import { recordOf } from '../../../lib/record.ts';
import { DEALER_FACETS } from '../../../src/contracts/dealers/dealerSearch.ts';
import { CAR_FACETS, CAR_RANGE_NAMES, type CarFacetName, TOTAL_COST } from '../../../src/contracts/search/carSearch.ts';
import type { FacetBucket, FacetValue } from '../../../src/contracts/search/search.ts';
import type { ConformanceCase, Trial } from '../conformanceCase.ts';
import { expectEqual, expectThat } from '../expect.ts';
import { bucketsOf, IN_STOCK, searchCars, searchDealers, valuesOf } from './searchCall.ts';

/** Facets: their values, counts and buckets. */

const EQUIPMENT = { name: 'car_equipment' } as const;
const MAKES = { name: 'car_brand', child_name: 'car_model' } as const;

/** Returns the values of two facets with cars, for cases that choose one of each. */
async function someValues(trial: Trial): Promise<{ fuel: string; brand: string }> {
  const response = await searchCars(trial, { limit: 0, facets: [{ name: 'car_fuel' }, { name: 'car_brand' }] });
  const [fuel, brand] = [valuesOf(response, 'car_fuel')[0], valuesOf(response, 'car_brand')[0]];
  expectThat(fuel !== undefined && brand !== undefined, 'facet', 'values of car_fuel and car_brand', response.facet);
  return { fuel: fuel?.text ?? '', brand: brand?.text ?? '' };
}

const totalOf = async (trial: Trial, facets: readonly { name: string; filters: readonly string[] }[]) =>
  (await searchCars(trial, { limit: 0, facets })).total_items;

/** Returns how many cars have a number from `min` to `max`. */
const totalWithin = async (trial: Trial, name: string, min: number, max: number): Promise<number> =>
  (await searchCars(trial, { limit: 0, filters: { ...IN_STOCK, [name]: [[min, max]] } })).total_items;

const sumOf = (values: readonly { count: number }[]): number => values.reduce((sum, { count }) => sum + count, 0);

/** Demands that the largest bucket, and all of them together, count the cars with such numbers. */
async function expectCounted(trial: Trial, name: string, buckets: readonly FacetBucket[]): Promise<void> {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const [largest] = buckets.toSorted((one, other) => other.count - one.count);
  if (!first || !last || !largest) return;
  expectEqual(sumOf(buckets), await totalWithin(trial, name, first.min, last.max), `facet ${name}: sum of counts`);
  // A bucket holds its upper end when it is the last one or a single number.
  const withEnd = await totalWithin(trial, name, largest.min, largest.max);
  const isClosed = largest === last || largest.min === largest.max;
  const atEnd = isClosed ? 0 : await totalWithin(trial, name, largest.max, largest.max);
  expectEqual(largest.count, withEnd - atEnd, `facet ${name}: count from ${largest.min} to ${largest.max}`);
}

const isNiceStep = (step: number): boolean => [1, 2, 2.5, 5].includes(step / 10 ** Math.floor(Math.log10(step)));

/** Demands buckets of one step without gaps. */
function expectBuckets(name: string, buckets: readonly FacetBucket[]): void {
  const [first, ...rest] = buckets;
  if (!first) return;
  const isSingle = first.min === first.max;
  const step = isSingle ? 1 : first.max - first.min;
  expectThat(isNiceStep(step), `facet ${name}`, 'a step of 1, 2, 2.5 or 5 times a power of ten', step);
  let end = isSingle ? first.min + 1 : first.max;
  for (const bucket of rest) {
    expectEqual([bucket.min, bucket.max], [end, isSingle ? end : end + step], `facet ${name}`);
    end += step;
  }
}

/** Whether a record has a text at a path of members. */
function hasValue(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => hasValue(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' && value !== '';
  return hasValue(recordOf(value)[name], rest);
}

/** Total costs are calculated only for requests that say from what. */
const RANGES = CAR_RANGE_NAMES.filter((name) => name !== TOTAL_COST);

export const FACET_CASES: readonly ConformanceCase[] = [
  {
    id: 'facet-names',
    title: 'Every facet of the car list is there in the requested order, with its type.',
    run: async (trial) => {
      // An engine without price indicators or total costs is never asked for their facets.
      const demanded = CAR_FACETS.filter(({ name }) => name !== 'car_price_band' && name !== TOTAL_COST);
      const facets = demanded.map(({ name }) => ({ name }));
      const { facet } = await searchCars(trial, { limit: 0, facets });
      const expected = demanded.map(({ name, type }) => `${name} ${type}`);
      expectEqual(
        facet.map(({ name, type }) => `${name} ${type}`),
        expected,
        'facet',
      );
    },
  },
  {
    id: 'dealer-facets',
    title: 'Every facet of the dealer list is there; a list of values counts once for each of them.',
    needs: ['dealers'],
    run: async (trial) => {
      const response = await searchDealers(trial, { limit: 0, facets: DEALER_FACETS });
      for (const { name } of DEALER_FACETS) {
        const [first] = valuesOf(response, name);
        if (first === undefined) {
          // A small group may have no regions.
          const { content } = await searchDealers(trial, { limit: 50 });
          const isMissing = content.some((dealer) => hasValue(dealer, name.split('.')));
          expectThat(!isMissing, `facet ${name}`, 'a value', 'none');
          continue;
        }
        const chosen = await searchDealers(trial, { limit: 0, facets: [{ name, filters: [first.text] }] });
        expectEqual(chosen.total_items, first.count, `facet ${name}: total_items of ${first.text}`);
      }
    },
  },
  {
    id: 'facet-order',
    title: 'Values are in the order of `sort_order`: by count, by text, by number.',
    run: async (trial) => {
      const orders = ['count', 'alpha'] as const;
      const [counts = [], texts = []] = await Promise.all(
        orders.map(async (sort_order) =>
          valuesOf(await searchCars(trial, { limit: 0, facets: [{ name: 'car_brand', sort_order }] }), 'car_brand'),
        ),
      );
      const byCount = counts.every(({ count }, at) => count <= (counts[at - 1]?.count ?? count));
      expectThat(byCount, 'facet car_brand', 'the largest count first', counts);
      const plain = texts.map(({ text }) => text).filter((text) => /^[A-Z][a-z]*$/.test(text));
      expectEqual(plain, plain.toSorted(), 'facet car_brand by alpha');
      const numeric = await searchCars(trial, { limit: 0, facets: [{ name: 'car_seats', sort_order: 'numeric' }] });
      const numbers = valuesOf(numeric, 'car_seats').map(({ text }) => Number(text));
      expectEqual(
        numbers,
        numbers.toSorted((one, other) => one - other),
        'facet car_seats by numeric',
      );
    },
  },
  {
    id: 'zero-counts',
    title: 'A value of any car on show stays in its facet with `count` 0 when the filters leave none.',
    run: async (trial) => {
      const facets = [{ name: 'car_brand' }, { name: 'car_fuel' }];
      const all = await searchCars(trial, { limit: 0, facets });
      const none = await searchCars(trial, { limit: 0, facets, filters: { car_price: [[-2, -1]] } });
      expectEqual(none.total_items, 0, 'total_items');
      for (const { name } of facets) {
        const texts = (values: readonly FacetValue[]) => values.map(({ text }) => text).sort();
        expectEqual(texts(valuesOf(none, name)), texts(valuesOf(all, name)), `facet ${name}`);
        const counts = valuesOf(none, name).filter(({ count }) => count !== 0);
        expectThat(counts.length === 0, `facet ${name}`, 'count 0', counts);
      }
    },
  },
  {
    id: 'parents',
    title:
      'A parent counts all its cars, its children those of each child; a chosen child takes the place of its parent.',
    run: async (trial) => {
      const makes = valuesOf(await searchCars(trial, { limit: 0, facets: [MAKES] }), 'car_brand');
      const [parent] = makes;
      const child = parent?.children?.at(-1);
      if (!parent || !child) return expectThat(false, 'facet car_brand', 'a value with children', parent);
      // Makes may share the name of a model.
      const alike = makes.flatMap(({ children = [] }) => children.filter(({ text }) => text === child.text));
      expectEqual(sumOf(parent.children ?? []), parent.count, 'facet car_brand: sum of children[].count');
      const totals = await Promise.all(
        [[parent.text], [child.text], [parent.text, child.text]].map((filters) =>
          totalOf(trial, [{ ...MAKES, filters }]),
        ),
      );
      expectEqual(totals, [parent.count, sumOf(alike), sumOf(alike)], 'total_items of parent, child, both');
    },
  },
  {
    id: 'counts',
    title: 'The count of a value is the total when it is chosen, also beside a choice in another facet.',
    run: async (trial) => {
      const { brand } = await someValues(trial);
      const chosen = { name: 'car_brand', filters: [brand] };
      for (const others of [[], [chosen]]) {
        const response = await searchCars(trial, { limit: 0, facets: [...others, { name: 'car_fuel' }] });
        for (const { text, count } of valuesOf(response, 'car_fuel').slice(0, 4)) {
          const total = await totalOf(trial, [...others, { name: 'car_fuel', filters: [text] }]);
          expectEqual(count, total, `facet car_fuel: count of ${text}`);
        }
      }
    },
  },
  {
    id: 'own-choice',
    title: 'Chosen values restrict the results and every other facet, not their own.',
    run: async (trial) => {
      const { fuel } = await someValues(trial);
      const free = await searchCars(trial, { limit: 0, facets: [{ name: 'car_fuel' }, { name: 'car_brand' }] });
      const facets = [{ name: 'car_fuel', filters: [fuel] }, { name: 'car_brand' }];
      const chosen = await searchCars(trial, { limit: 0, facets });
      expectEqual(valuesOf(chosen, 'car_fuel'), valuesOf(free, 'car_fuel'), 'facet car_fuel');
      expectEqual(sumOf(valuesOf(chosen, 'car_brand')), chosen.total_items, 'facet car_brand: sum of counts');
    },
  },
  {
    id: 'facet-twice',
    title: 'A facet that is requested several times restricts by each of its choices, and each counts without its own.',
    run: async (trial) => {
      const [first, second] = valuesOf(await searchCars(trial, { limit: 0, facets: [EQUIPMENT] }), EQUIPMENT.name);
      if (!first || !second) return;
      const chosen = [first, second].map(({ text }) => ({ ...EQUIPMENT, filters: [text] }));
      const response = await searchCars(trial, { limit: 0, facets: [EQUIPMENT, ...chosen] });
      const countsOf = (at: number, text: string) => {
        const facet = response.facet[at];
        return facet?.type === 'value' ? facet.value.find((value) => value.text === text)?.count : undefined;
      };
      // The first one counts the cars with both, the others those with one.
      expectEqual(countsOf(0, first.text), response.total_items, `facet[0]: count of ${first.text}`);
      expectEqual(countsOf(1, second.text), second.count, `facet[1]: count of ${second.text}`);
      expectEqual(countsOf(2, first.text), first.count, `facet[2]: count of ${first.text}`);
      expectEqual(countsOf(2, second.text), response.total_items, `facet[2]: count of ${second.text}`);
    },
  },
  {
    id: 'buckets',
    title: 'A histogram has buckets of one round step without gaps, empty ones too, whatever is filtered.',
    run: async (trial) => {
      const { fuel } = await someValues(trial);
      const facets = RANGES.map((name) => ({ name }));
      const all = await searchCars(trial, { limit: 0, facets });
      const some = await searchCars(trial, { limit: 0, facets, filters: { car_fuel: [fuel] } });
      const ends = (buckets: readonly FacetBucket[]) => buckets.map(({ min, max }) => [min, max]);
      for (const name of RANGES) {
        expectBuckets(name, bucketsOf(all, name));
        expectEqual(ends(bucketsOf(some, name)), ends(bucketsOf(all, name)), `facet ${name} with a filter`);
      }
    },
  },
  {
    id: 'bucket-counts',
    title: 'Each bucket counts the cars from its `min` to below its `max`, the last one with its `max`.',
    run: async (trial) => {
      const response = await searchCars(trial, { limit: 0, facets: RANGES.map((name) => ({ name })) });
      for (const name of RANGES) await expectCounted(trial, name, bucketsOf(response, name));
    },
  },
  {
    id: 'ranges',
    title: 'A chosen range is inclusive, agrees with the counts of its buckets, and leaves these as they are.',
    run: async (trial) => {
      const name: CarFacetName = 'car_year';
      const buckets = bucketsOf(await searchCars(trial, { limit: 0, facets: [{ name }] }), name);
      const [from, to] = [buckets.at(-3) ?? buckets[0], buckets.at(-2) ?? buckets[0]];
      if (!from || !to) return expectThat(false, `facet ${name}`, 'buckets', buckets);
      const text = `${from.min}-${to.max}`;
      const chosen = await searchCars(trial, { limit: 100, facets: [{ name, filters: [text] }], fields: [name] });
      expectEqual(bucketsOf(chosen, name), buckets, `facet ${name} with a choice`);
      const total = await totalWithin(trial, name, from.min, to.max);
      expectEqual(chosen.total_items, total, `total_items of ${text}, as by \`filters\``);
      const outside = chosen.content
        .map((record) => Number(record[name]))
        .filter((year) => year < from.min || year > to.max);
      expectThat(outside.length === 0, `content[].${name}`, `from ${from.min} to ${to.max}`, outside);
      const isSingle = from.min === from.max;
      const counted = from === to ? from.count : from.count + to.count;
      if (isSingle) expectEqual(chosen.total_items, counted, `total_items of ${text}, as the buckets count`);
    },
  },
];
