import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RequestError } from '../../services/lib/http/requestError.ts';
import { DEALERS, VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine, type Engine } from '../../services/search/engine/engine.ts';
import type { Facet, FacetBucket, FacetValue, SearchRequest } from '../../src/contracts/search/search.ts';
import { createDataset } from '../data/dataset.ts';
import { asMap, counts, passing } from './oracle.fixture.ts';

type CarLike = Readonly<Record<string, unknown>>;

let cars: readonly CarLike[];
let engine: Engine;
let dealers: Engine;
let dealerRecords: readonly CarLike[];

beforeAll(async () => {
  const data = createDataset({ seed: 5, cars: 220 });
  cars = (data.vehicles.get('vehicles_norrvag_se') ?? []) as unknown as CarLike[];
  dealerRecords = (data.dealers.get('sites_norrvag_se') ?? []) as unknown as CarLike[];
  engine = createEngine(cars, VEHICLES, 'sv-SE');
  dealers = createEngine(dealerRecords, DEALERS, 'sv-SE');
}, 60_000);

const requestWith = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  index: 'vehicles_norrvag_se',
  fields: ['car_id'],
  keyphrase: '',
  facets: [],
  limit: 1000,
  offset: 0,
  sort_name: '',
  filters: {},
  ...more,
});
const idsOf = (records: readonly CarLike[]) => records.map((record) => String(record.car_id)).sort();
const found = (more: Partial<SearchRequest>) => engine.search(requestWith(more));
const valuesOf = (facet: Facet | undefined) => (facet?.type === 'value' ? facet.value : []) as FacetValue[];
const bucketsOf = (facet: Facet | undefined) => (facet?.type === 'histogram' ? facet.value : []) as FacetBucket[];
const texts = (field: string) => [...new Set(cars.map((car) => String(car[field])))];
const live = () => cars.filter((car) => car.car_status !== 'sold');

/** Requests as the list page makes them: some values of some facets, a range, an exclusion. */
const requests = () => {
  const some = (field: string) => {
    const all = texts(field);
    return fc.subarray(all, { maxLength: Math.min(3, all.length) });
  };
  const range = fc
    .tuple(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 600_000 }))
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  return fc
    .record({
      brands: fc.tuple(some('car_brand'), some('car_model')).map(([one, other]) => [...one, ...other]),
      fuels: some('car_fuel'),
      cities: some('car_site_city'),
      seats: some('car_seats'),
      conditions: some('car_condition'),
      price: fc.array(range, { maxLength: 1 }),
      years: fc.option(fc.tuple(fc.integer({ min: 2010, max: 2020 }), fc.integer({ min: 2018, max: 2027 })), {
        nil: null,
      }),
      without: fc.subarray(texts('car_id'), { maxLength: 4 }),
      used: fc.option(fc.boolean(), { nil: null }),
    })
    .map(
      (one): SearchRequest =>
        requestWith({
          facets: [
            { name: 'car_brand', child_name: 'car_model', filters: one.brands },
            { name: 'car_price', filters: one.price },
            { name: 'car_fuel', filters: one.fuels },
            { name: 'car_site_city', sort_order: 'alpha', filters: one.cities },
            { name: 'car_seats', sort_order: 'numeric', filters: one.seats },
            { name: 'car_condition', filters: one.conditions },
          ],
          filters: {
            ...(one.years ? { car_year: [one.years] } : {}),
            ...(one.used === null ? {} : { car_is_used: [one.used] }),
            'car_id.neq': one.without,
          },
        }),
    );
};

describe('compared with the simplest implementation of the contract', () => {
  test('F053: results and total are the records that pass every filter', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const expected = idsOf(passing(cars, request));
        const response = engine.search(request);
        expect(idsOf(response.content)).toEqual(expected);
        expect(response.total_items).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  });

  test('F052: the count of a value applies only the filters of other facets, zero included', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const response = engine.search(request);
        for (const at of [0, 2, 3, 4, 5])
          expect(asMap(valuesOf(response.facet[at]))).toEqual(counts(cars, request, at));
      }),
      { numRuns: 120 },
    );
  });

  test('F052: choosing one more value of a facet adds its count', () => {
    const fuel = (filters: string[]) =>
      found({
        facets: [
          { name: 'car_fuel', filters },
          { name: 'car_body', filters: ['SUV'] },
        ],
      });
    for (const { text, count } of valuesOf(fuel(['Bensin']).facet[0]).filter(({ text: one }) => one !== 'Bensin')) {
      expect(fuel(['Bensin', text]).total_items).toBe(fuel(['Bensin']).total_items + count);
    }
  });

  test('F052: children add up to their parent, and histograms to the cars with a value', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const [brands, prices] = engine.search(request).facet;
        for (const brand of valuesOf(brands))
          expect(brand.children?.reduce((sum, one) => sum + one.count, 0)).toBe(brand.count);
        const sum = bucketsOf(prices).reduce((total, one) => total + one.count, 0);
        expect(sum).toBe(passing(cars, request, 1).filter((car) => typeof car.car_price === 'number').length);
      }),
      { numRuns: 80 },
    );
  });
});

describe('facets', () => {
  test('a chosen model restricts its own make and no other chosen make', () => {
    const response = found({
      facets: [{ name: 'car_brand', child_name: 'car_model', filters: ['Volvo', 'XC60', 'Kia'] }],
      fields: ['car_brand', 'car_model'],
    });
    const models = (brand: string) =>
      new Set(response.content.filter((car) => car.car_brand === brand).map((car) => car.car_model));
    expect(models('Volvo')).toEqual(new Set(['XC60']));
    expect(models('Kia').size).toBeGreaterThan(1);
    expect(new Set(response.content.map((car) => car.car_brand))).toEqual(new Set(['Volvo', 'Kia']));
  });

  test('orders: count, alpha in Swedish, numeric', () => {
    const [bodies, cities, seats] = found({
      facets: [
        { name: 'car_body', sort_order: 'count', filters: [] },
        { name: 'car_site_city', sort_order: 'alpha', filters: [] },
        { name: 'car_seats', sort_order: 'numeric', filters: [] },
      ],
    }).facet;
    const bodyCounts = valuesOf(bodies).map((one) => one.count);
    expect(bodyCounts).toEqual([...bodyCounts].sort((a, b) => b - a));
    const names = valuesOf(cities).map((one) => one.text);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv-SE').compare));
    expect(names.at(-1)).toMatch(/^[ÅÄÖ]/);
    const numbers = valuesOf(seats).map((one) => Number(one.text));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('histograms have round borders, no gaps and at most 25 buckets; a year is one bucket; no values give no histogram', () => {
    const [prices, years] = found({
      facets: [
        { name: 'car_price', filters: [] },
        { name: 'car_year', filters: [] },
      ],
    }).facet;
    const buckets = bucketsOf(prices);
    expect(buckets.length).toBeGreaterThan(11);
    expect(buckets.length).toBeLessThanOrEqual(25);
    expect(buckets.every((one, at) => one.min % 1000 === 0 && (at === 0 || one.min === buckets[at - 1]?.max))).toBe(
      true,
    );
    expect(bucketsOf(years).every((one) => one.min === one.max)).toBe(true);
    expect(bucketsOf(years).at(-1)?.max).toBe(Math.max(...live().map((car) => Number(car.car_year))));
    const plain = createEngine(
      cars.map((car) => ({ ...car, car_campaign_price: null })),
      VEHICLES,
      'sv-SE',
    );
    expect(plain.search(requestWith({ facets: [{ name: 'car_campaign_price', filters: [] }] })).facet[0]).toEqual({
      name: 'car_campaign_price',
      type: 'histogram',
      value: [],
    });
  });

  test('the full range of a histogram excludes no car', () => {
    const buckets = bucketsOf(found({ facets: [{ name: 'car_price', filters: [] }] }).facet[0]);
    const all = `${buckets[0]?.min}-${buckets.at(-1)?.max}`;
    expect(found({ facets: [{ name: 'car_price', filters: [all] }] }).total_items).toBe(live().length);
  });
});

describe('results', () => {
  test('F054: limit 0 gives facets and the total alone; the default requests 24', () => {
    const response = found({ limit: 0, facets: [{ name: 'car_brand', child_name: 'car_model', filters: [] }] });
    expect(response.content).toEqual([]);
    expect(response.total_items).toBe(live().length);
    expect(valuesOf(response.facet[0]).length).toBeGreaterThan(10);
  });

  test('sold cars are found only by id', () => {
    const sold = cars.filter((car) => car.car_status === 'sold').map((car) => String(car.car_id));
    expect(sold.length).toBeGreaterThan(0);
    expect(found({}).content.map((car) => car.car_id)).not.toEqual(expect.arrayContaining(sold));
    expect(idsOf(found({ filters: { car_id: sold } }).content)).toEqual([...sold].sort());
    expect(found({ filters: { car_status: ['sold'] } }).total_items).toBe(0);
    expect(found({ filters: { 'car_id.neq': ['1'] } }).total_items).toBe(live().length);
  });

  test('F054: car_id.neq excludes one car, caroftheweek true selects the cars of the week', () => {
    const first = String(live()[0]?.car_id);
    expect(found({ filters: { 'car_id.neq': [first] } }).total_items).toBe(live().length - 1);
    expect(found({ filters: { caroftheweek: [true] } }).total_items).toBe(
      live().filter((car) => car.caroftheweek).length,
    );
  });

  test('records have the requested fields; without any, all fields', () => {
    expect(Object.keys(found({ limit: 1, fields: ['car_id', 'car_price_text'] }).content[0] ?? {})).toEqual([
      'car_id',
      'car_price_text',
    ]);
    expect(found({ limit: 1, fields: [] }).content[0]).toHaveProperty('car_description');
  });

  test('offset and limit split an order into pages without gaps and duplicates', () => {
    const all = found({ sort_name: 'car_price_asc' }).content.map((car) => car.car_id);
    const pages = [0, 1, 2, 3, 4].flatMap((page) =>
      found({ sort_name: 'car_price_asc', limit: 50, offset: page * 50 }).content.map((car) => car.car_id),
    );
    expect(pages).toEqual(all);
  });
});

describe('sorts', () => {
  test.each([
    ['car_publishdate_desc', 'car_publishdate', -1],
    ['car_publishdate_asc', 'car_publishdate', 1],
    ['car_price_asc', 'car_price', 1],
    ['car_price_desc', 'car_price', -1],
    ['car_year_desc', 'car_year', -1],
    ['car_mileage_asc', 'car_mileage', 1],
    ['car_monthly_cost_asc', 'car_loan_monthly_cost', 1],
  ])('%s orders by %s, ties by id, missing values last', (sort, field, direction) => {
    const gaps = cars
      .map((car, at) => (at % 9 === 0 ? { ...car, [field]: null } : car))
      .filter((car) => (car as CarLike).car_status !== 'sold');
    const numberOf = (car: CarLike) => (typeof car[field] === 'string' ? Date.parse(car[field]) : Number(car[field]));
    const expected = [...gaps].sort((a: CarLike, b: CarLike) => {
      if ((a[field] === null) !== (b[field] === null)) return a[field] === null ? 1 : -1;
      const step = a[field] === null ? 0 : (numberOf(a) - numberOf(b)) * direction;
      return step || Number(a.car_id) - Number(b.car_id);
    });
    const response = createEngine(gaps, VEHICLES, 'sv-SE').search(requestWith({ sort_name: sort }));
    expect(response.content.map((car) => car.car_id)).toEqual(expected.map((car: CarLike) => car.car_id));
  });

  test('F080: dealers by their order on the site, and by distance from a place', () => {
    const order = dealers
      .search(requestWith({ fields: ['website_sort_order'], sort_name: 'website_sort_order_asc' }))
      .content.map((one) => Number(one.website_sort_order));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const near = dealers.search(
      requestWith({ fields: ['site_city'], sort_name: 'site_distance_asc', filters: { near: ['63.83,20.26'] } }),
    );
    expect(near.content.slice(0, 2).map((one) => one.site_city)).toEqual(['Umeå', 'Skellefteå']);
    expect(near.total_items).toBe(dealerRecords.length);
  });

  test('fields with dots are read through arrays', () => {
    const response = dealers.search(
      requestWith({
        fields: ['site_brands'],
        facets: [{ name: 'site_departments.brands.name', filters: ['Volvo'] }],
        limit: 100,
      }),
    );
    const withVolvo = dealerRecords.filter((one) => (one.site_brands as string[]).includes('Volvo'));
    expect(response.total_items).toBe(withVolvo.length);
    expect(valuesOf(response.facet[0]).find((one) => one.text === 'Kia')?.count).toBeGreaterThan(0);
    expect(dealers.search(requestWith({ fields: [], filters: { site_brands: ['Volvo'] } })).total_items).toBe(
      withVolvo.length,
    );
  });
});

describe('errors have the field', () => {
  test.each<[string, Partial<SearchRequest>]>([
    ['fields[1]', { fields: ['car_id', 'car_secret'] }],
    ['filters.car_secret', { filters: { car_secret: ['x'] } }],
    ['facets[0].name', { facets: [{ name: 'nothing', filters: [] }] }],
    ['facets[0].child_name', { facets: [{ name: 'car_brand', child_name: 'nothing', filters: [] }] }],
    ['facets[0].filters[1]', { facets: [{ name: 'car_price', filters: ['1-2', 'cheap'] }] }],
    ['sort_name', { sort_name: 'toString' }],
    ['filters.near', { filters: { near: ['north'] } }],
    ['filters.__proto__.neq', { filters: { '__proto__.neq': ['x'] } }],
  ])('%s', (field, request) => {
    const error = (() => {
      try {
        return engine.search(requestWith(request));
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: 400, field });
  });
});
