import { describe, expect, test } from '@jest/globals';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { facetViews } from './facetViews.ts';

const query = (text: string) => parseCarQuery(new URLSearchParams(text));
const STOCK: Facet[] = [
  {
    name: 'car_brand',
    child_name: 'car_model',
    type: 'value',
    value: [
      {
        text: 'Volvo',
        count: 30,
        children: [
          { text: 'V60', count: 20 },
          { text: 'XC60', count: 10 },
        ],
      },
      { text: 'BMW', count: 12, children: [{ text: 'i4', count: 12 }] },
    ],
  },
  {
    name: 'car_price',
    type: 'histogram',
    value: [
      { min: 10.2, max: 50, count: 1 },
      { min: 50, max: 99.1, count: 3 },
    ],
  },
  { name: 'car_campaign_price', type: 'histogram', value: [{ min: 0, max: 100, count: 0 }] },
  { name: 'car_fuel', type: 'value', value: [] },
];
const CURRENT: Facet[] = [
  {
    name: 'car_brand',
    type: 'value',
    value: [{ text: 'BMW', count: 4, children: [{ text: 'i4', count: 4 }] }],
  },
  { name: 'car_price', type: 'histogram', value: [{ min: 10.2, max: 50, count: 4 }] },
];

describe('equipment and cars that are charged', () => {
  const bucket = (count: number): Facet => ({
    name: 'battery_size',
    type: 'histogram',
    value: [0, 50].map((min) => ({ min, max: min + 50, count })),
  });
  const equipment = (counts: Record<string, number>): Facet => ({
    name: 'car_equipment',
    type: 'value',
    value: Object.entries(counts).map(([text, count]) => ({ text, count })),
  });
  const valuesOf = (...parameters: Parameters<typeof facetViews>) => {
    const [view] = facetViews(...parameters);
    return view && 'values' in view ? view.values.map(({ text, count }) => `${text} ${count}`) : view;
  };

  test('ranges of cars that are charged are there while a car of the list has one, and while they are chosen', () => {
    const names = (text: string, count: number) =>
      facetViews([bucket(4)], [bucket(count)], query(text)).map(({ name }) => name);
    expect(names('', 1)).toEqual(['battery_size']);
    expect(names('', 0)).toEqual([]);
    expect(names('battery_size=50-60', 0)).toEqual(['battery_size']);
  });

  const STOCK_EQUIPMENT = equipment({ ABS: 9, Dragkrok: 2, Värmepump: 4, 'Elektriskt infällbar dragkrok': 3 });

  test('the most wanted equipment comes first, and a stock with few known words is filled up', () => {
    expect(valuesOf([STOCK_EQUIPMENT], [STOCK_EQUIPMENT], query(''))).toEqual([
      'Dragkrok 2',
      'Elektriskt infällbar dragkrok 3',
      'Värmepump 4',
      'ABS 9',
    ]);
  });

  test('the count of an alternative is without the choice of its kind, that of others with it', () => {
    const current = [equipment({ Dragkrok: 2, Värmepump: 1, ABS: 2 }), STOCK_EQUIPMENT];
    expect(valuesOf([STOCK_EQUIPMENT], current, query('car_equipment=Dragkrok&car_equipment=Taklucka'))).toEqual([
      'Dragkrok 2',
      'Elektriskt infällbar dragkrok 3',
      'Värmepump 1',
      'ABS 2',
      'Taklucka 0',
    ]);
  });
});

describe('F045 F052 facets of the panel', () => {
  test('counts of the response are merged into the values of the stock; values without cars have count 0', () => {
    const [makes] = facetViews(STOCK, CURRENT, query(''));
    expect(makes).toEqual({
      name: 'car_brand',
      values: [
        { text: 'Volvo', count: 0, size: 2 },
        { text: 'BMW', count: 4, size: 1 },
      ],
    });
  });

  test('models are included for their chosen make only, and for a chosen model', () => {
    const values = (text: string) => {
      const [makes] = facetViews(STOCK, CURRENT, query(text));
      return makes && 'values' in makes ? makes.values.map(({ models }) => models?.map((model) => model.text)) : [];
    };
    expect(values('car_brand=Volvo')).toEqual([['V60', 'XC60'], undefined]);
    expect(values('car_model=i4')).toEqual([undefined, ['i4']]);
  });

  test('a chosen value that the stock does not have can be removed', () => {
    const [makes] = facetViews(STOCK, CURRENT, query('car_brand=Saab'));
    expect(makes).toMatchObject({ values: [{}, {}, { text: 'Saab', count: 0 }] });
  });

  test('the bounds of a range are those of the full stock, as integers', () => {
    expect(facetViews(STOCK, CURRENT, query(''))).toContainEqual({
      name: 'car_price',
      min: 10,
      max: 100,
      bars: [4, 0],
    });
  });

  test('bars of a range count the cars of the response in the buckets of the stock; years have one bar each', () => {
    const years = (counts: Record<number, number>): Facet => ({
      name: 'car_year',
      type: 'histogram',
      value: Object.entries(counts).map(([year, count]) => ({ min: Number(year), max: Number(year), count })),
    });
    const [view] = facetViews([years({ 2019: 3, 2020: 0, 2021: 5 })], [years({ 2020: 0, 2021: 2 })], query(''));
    expect(view).toEqual({ name: 'car_year', min: 2019, max: 2021, bars: [0, 0, 2] });
  });

  test('facets without a choice are left out, such as campaign prices without campaigns', () => {
    expect(facetViews(STOCK, CURRENT, query('')).map(({ name }) => name)).toEqual(['car_brand', 'car_price']);
  });

  test('without facets of the stock those of the response are used', () => {
    expect(facetViews([], CURRENT, query('')).map(({ name }) => name)).toEqual(['car_brand', 'car_price']);
  });
});
