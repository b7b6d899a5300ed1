import { describe, expect, test } from '@jest/globals';
import { type CarQuery, formatCarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import type { FacetView } from './facetViews.ts';
import {
  chipsOf,
  chosenNames,
  clearAll,
  commitRanges,
  dropChoice,
  setKeyphrase,
  setPage,
  setRange,
  setSort,
  toggleValue,
} from './listState.ts';
import type { RangeDraft } from './rangeDrafts.ts';

const query = (text: string) => parseCarQuery(new URLSearchParams(text));
const FACETS: FacetView[] = [
  {
    name: 'car_brand',
    values: [
      {
        text: 'Volvo',
        count: 3,
        models: [
          { text: 'V60', count: 2 },
          { text: 'XC60', count: 1 },
        ],
      },
      { text: 'BMW', count: 3, models: [{ text: 'i4', count: 2 }] },
    ],
  },
];
const toggled = (from: string, name: 'car_brand' | 'car_model' | 'car_fuel', text: string) =>
  formatCarQuery(toggleValue(query(from), name, text, FACETS));

describe('F046 F048 transitions of the state', () => {
  test.each<[string, 'car_brand' | 'car_model' | 'car_fuel', string, string]>([
    ['', 'car_brand', 'Volvo', 'car_brand=Volvo'],
    ['car_brand=Volvo', 'car_brand', 'BMW', 'car_brand=BMW&car_brand=Volvo'],
    ['car_brand=Volvo', 'car_brand', 'Volvo', ''],
    ['car_brand=Volvo&car_brand=BMW&car_model=V60&car_model=i4', 'car_brand', 'Volvo', 'car_brand=BMW&car_model=i4'],
    ['car_brand=Volvo', 'car_model', 'V60', 'car_brand=Volvo&car_model=V60'],
    ['car_fuel=El&page=3', 'car_fuel', 'Diesel', 'car_fuel=Diesel&car_fuel=El'],
  ])('%s, %s %s → %s', (from, name, text, to) => {
    expect(toggled(from, name, text)).toBe(to);
  });

  test.each<[string, (state: CarQuery) => CarQuery, string]>([
    ['range', (state) => setRange(state, 'car_price', [1, 2]), 'car_fuel=El&car_price=1-2'],
    ['range removed', (state) => setRange(setRange(state, 'car_year', [1, 2]), 'car_year', null), 'car_fuel=El'],
    ['keyphrase', (state) => setKeyphrase(state, 'drag'), 'keyphrase=drag&car_fuel=El'],
    ['sort', (state) => setSort(state, 'car_price_asc'), 'car_fuel=El&sortName=car_price_asc'],
  ])('changing the %s returns to the first page', (_name, step, to) => {
    expect(formatCarQuery(step(query('car_fuel=El&page=4')))).toBe(to);
  });

  test('changing the page changes no other part', () => {
    expect(formatCarQuery(setPage(query('car_fuel=El'), 2))).toBe('car_fuel=El&page=2');
  });

  test('clearing removes filters, keyphrase and page, but not the order', () => {
    expect(formatCarQuery(clearAll(query('keyphrase=x&car_fuel=El&car_price=1-2&sortName=car_year_desc&page=2')))).toBe(
      'sortName=car_year_desc',
    );
  });
});

describe('F045 active chips', () => {
  const chips = chipsOf(query('keyphrase=drag&car_model=V60&car_brand=Volvo&car_fuel=El&car_price=1-2&page=2'), FACETS);

  test('list everything chosen, in panel order', () => {
    expect(chips.map((chip) => ('text' in chip ? chip.text : chip.kind === 'range' && chip.range.join('-')))).toEqual([
      'drag',
      'Volvo',
      'V60',
      '1-2',
      'El',
    ]);
  });

  test('each links to the state without it', () => {
    expect(chips.map(({ without }) => formatCarQuery(without))).toEqual([
      'car_brand=Volvo&car_model=V60&car_fuel=El&car_price=1-2',
      'keyphrase=drag&car_fuel=El&car_price=1-2',
      'keyphrase=drag&car_brand=Volvo&car_fuel=El&car_price=1-2',
      'keyphrase=drag&car_brand=Volvo&car_model=V60&car_fuel=El',
      'keyphrase=drag&car_brand=Volvo&car_model=V60&car_price=1-2',
    ]);
  });

  test('there are none when nothing is chosen', () => {
    expect(chipsOf(query('sortName=car_price_asc&page=3'), FACETS)).toEqual([]);
  });
});

describe('F049 committed ranges', () => {
  const PRICE: FacetView = { name: 'car_price', min: 0, max: 900_000, bars: [] };
  const POWER: FacetView = { name: 'car_power', min: 60, max: 500, bars: [] };
  const committed = (from: string, drafts: ['car_price' | 'car_power', RangeDraft][]) =>
    formatCarQuery(commitRanges(query(from), new Map(drafts), [...FACETS, PRICE, POWER]));

  test.each<[string, RangeDraft, string]>([
    ['', { low: '100 000', high: '200 000', changed: 'high' }, 'car_price=100000-200000'],
    ['page=3', { low: '100 000', changed: 'low' }, 'car_price=100000-900000'],
    ['car_price=100000-200000', { high: '150000', changed: 'high' }, 'car_price=100000-150000'],
    ['car_price=100000-200000', { low: '', high: '', changed: 'low' }, ''],
    ['car_price=100000-200000', { low: '0', high: '900000', changed: 'low' }, ''],
    ['car_price=100000-200000', { low: '300000', changed: 'low' }, 'car_price=300000-300000'],
    ['car_price=100000-200000', { high: '50000', changed: 'high' }, 'car_price=50000-50000'],
    ['', { low: '2000000', changed: 'low' }, 'car_price=900000-900000'],
  ])('%j with %j is %j', (from, draft, to) => {
    expect(committed(from, [['car_price', draft]])).toBe(to);
  });

  test('two ranges are committed in one step', () => {
    const drafts: Parameters<typeof committed>[1] = [
      ['car_price', { high: '200000', changed: 'high' }],
      ['car_power', { low: '100', changed: 'low' }],
    ];
    expect(committed('car_fuel=El', drafts)).toBe('car_fuel=El&car_price=0-200000&car_power=100-500');
  });
});

describe('choices that can be dropped from a query', () => {
  const full = 'keyphrase=drag&car_brand=Volvo&car_model=V60&car_fuel=El&car_price=1-2&sortName=car_price_asc&page=2';

  test('lists everything that restricts it, by name', () => {
    expect(chosenNames(query(full)).sort()).toEqual(['car_brand', 'car_fuel', 'car_model', 'car_price', 'keyphrase']);
    expect(chosenNames(query('sortName=car_price_asc&page=2'))).toEqual([]);
  });

  test.each([
    ['keyphrase', 'car_brand=Volvo&car_model=V60&car_fuel=El&car_price=1-2&sortName=car_price_asc'],
    ['car_brand', 'keyphrase=drag&car_fuel=El&car_price=1-2&sortName=car_price_asc'],
    ['car_model', 'keyphrase=drag&car_brand=Volvo&car_fuel=El&car_price=1-2&sortName=car_price_asc'],
    ['car_price', 'keyphrase=drag&car_brand=Volvo&car_model=V60&car_fuel=El&sortName=car_price_asc'],
    ['all', 'sortName=car_price_asc'],
  ] as const)('without %s', (name, left) => {
    expect(formatCarQuery(dropChoice(query(full), name))).toBe(left);
  });
});
