import { describe, expect, test } from '@jest/globals';
import { fullName } from '../car/fullName.ts';
import { type ComparedCar, TOOLTIP_LENGTH, tooltipName } from './comparedCar.ts';
import {
  differ,
  equipmentGroups,
  equipmentRows,
  factSections,
  moneyValues,
  offerKinds,
  offerOf,
} from './compareTable.ts';
import { pairOf, replaceAt } from './useCarsInView.ts';

type Rows = Record<string, string>;

function car(id: string, facts: Rows, technical: Rows = {}, equipment: string[] = []): ComparedCar {
  const rowsOf = (rows: Rows) => Object.entries(rows).map(([key, value]) => ({ key, label: key.toUpperCase(), value }));
  return {
    card: { id, slug: 'x', title: `Car ${id}`, text: 'T', facts: ['2020', '', 'Diesel', ''], price: { amount: id } },
    full: {
      offers: [],
      groups: [
        { key: 'overview', title: 'Overview', rows: rowsOf(facts) },
        { key: 'technicalData', title: 'Technical', rows: rowsOf(technical) },
      ],
      equipment,
    },
  };
}
const listOnly = (id: string): ComparedCar => ({ card: car(id, {}).card });
const translate = (key: string) => key;

describe('F071 rows', () => {
  const cars = [
    car('1', { car_year: '2020', car_fuel: 'El' }, { battery_size: '77 kWh', car_weight: '2 000 kg' }),
    car(
      '2',
      { car_year: '2020', car_fuel: 'Diesel', car_doors: '5' },
      { car_tank_volume: '50 l', car_weight: '2 000 kg' },
    ),
  ];

  test('are matched by key, those of one car in their position', () => {
    const [overview, technical] = factSections(cars, translate);
    expect(overview?.rows.map(({ key, values }) => [key, values])).toEqual([
      ['car_year', ['2020', '2020']],
      ['car_fuel', ['El', 'Diesel']],
      ['car_doors', [null, '5']],
    ]);
    expect(technical?.title).toBe('Technical');
    expect(technical?.rows.map(({ key, label, values }) => [key, label, values])).toEqual([
      ['car_tank_volume', 'CAR_TANK_VOLUME', [null, '50 l']],
      ['battery_size', 'BATTERY_SIZE', ['77 kWh', null]],
      ['car_weight', 'CAR_WEIGHT', ['2 000 kg', '2 000 kg']],
    ]);
  });

  test('U4 a row has the explanation of its label, from whichever car has the row', () => {
    const [first, second] = [car('1', {}, { battery_size: '77 kWh' }), car('2', {}, { car_weight: '2 000 kg' })];
    const rows = second.full?.groups[1]?.rows ?? [];
    for (const row of rows) row.info = 'Ready to drive.';
    const [, technical] = factSections([first, second], translate);
    expect(technical?.rows.map(({ key, info }) => [key, info])).toEqual([
      ['car_weight', 'Ready to drive.'],
      ['battery_size', undefined],
    ]);
  });

  test.each([
    [['a', 'a'], false],
    [['a', 'b'], true],
    [['a', null], true],
    [[null, null], false],
    [['a', undefined], false],
    [['a', undefined, 'b'], true],
  ])('%j differ: %s', (values, expected) => {
    expect(differ(values)).toBe(expected);
  });

  test('F070 a car without its full record has its four facts, and the rest is undefined', () => {
    const [overview, technical] = factSections([...cars, listOnly('3')], translate);
    expect(overview?.rows.map(({ key, values }) => [key, values[2]])).toEqual([
      ['car_year', '2020'],
      ['car_fuel', 'Diesel'],
      ['car_doors', undefined],
    ]);
    expect(technical?.rows.every(({ values }) => values[2] === undefined)).toBe(true);
    expect(factSections([listOnly('3')], translate)[0]?.rows.map(({ label }) => label)).toEqual([
      'car_year',
      'car_fuel',
    ]);
  });

  test('equipment is sorted by how many cars have it, with a check mark for each', () => {
    const rows = equipmentRows([car('1', {}, {}, ['A', 'B']), car('2', {}, {}, ['B']), listOnly('3')]);
    expect(rows.map(({ label, values }) => [label, values])).toEqual([
      ['B', ['✓', '✓', undefined]],
      ['A', ['✓', null, undefined]],
    ]);
  });

  test('in print equipment is grouped by the cars that have it, items of all cars first', () => {
    const rows = equipmentRows([car('1', {}, {}, ['A', 'B', 'D']), car('2', {}, {}, ['B', 'C', 'E']), listOnly('3')]);
    expect(equipmentGroups(rows)).toEqual([
      { positions: [1, 2], items: ['B'] },
      { positions: [1], items: ['A', 'D'] },
      { positions: [2], items: ['C', 'E'] },
    ]);
  });

  test('monthly costs are in one order; a missing cost differs from an unknown one', () => {
    const withOffers = (id: string, ...kinds: ('car_loan_monthly_cost' | 'companyLeasing')[]): ComparedCar => {
      const { card, full } = car(id, {});
      const offers = kinds.map((kind) => ({ kind, amount: `${kind} ${id}`, explained: [] }));
      return { card, ...(full && { full: { ...full, offers } }) };
    };
    const list = [
      withOffers('1', 'companyLeasing', 'car_loan_monthly_cost'),
      withOffers('2', 'car_loan_monthly_cost'),
      listOnly('3'),
    ];
    expect(offerKinds(list)).toEqual(['car_loan_monthly_cost', 'companyLeasing']);
    expect(list.map((each) => offerOf(each, 'companyLeasing'))).toEqual([
      { kind: 'companyLeasing', amount: 'companyLeasing 1', explained: [] },
      null,
      undefined,
    ]);
    expect(moneyValues(list)).toEqual([
      ['1', '2', '3'],
      ['car_loan_monthly_cost 1', 'car_loan_monthly_cost 2', undefined],
      ['companyLeasing 1', null, undefined],
      [null, null, null],
    ]);
  });
});

describe('F071 two cars in view', () => {
  const cars = ['1', '2', '3', '4'].map((id) => listOnly(id));

  test.each([
    [[], ['1', '2']],
    [
      ['3', '1'],
      ['3', '1'],
    ],
    [['4'], ['4', '1']],
    [
      ['9', '2'],
      ['2', '1'],
    ],
  ])('selected %j: %j', (selected, pair) => {
    expect(pairOf(cars, selected)).toEqual(pair);
  });

  test('another car replaces one; a car already in view swaps positions', () => {
    expect(replaceAt(['1', '2'], 1, '4')).toEqual(['1', '4']);
    expect(replaceAt(['1', '2'], 0, '2')).toEqual(['2', '1']);
  });
});

describe('F070 names in the bar’s tooltip', () => {
  test('are cut at 288 characters', () => {
    expect(TOOLTIP_LENGTH).toBe(288);
    expect(tooltipName('x'.repeat(288))).toBe('x'.repeat(288));
    expect(tooltipName('x'.repeat(289))).toBe(`${'x'.repeat(288)}…`);
  });

  test('consist of make, model and trim', () => {
    expect(fullName({ title: 'Volvo V60', text: 'B4 Ultimate' })).toBe('Volvo V60 B4 Ultimate');
    expect(fullName({ title: 'Volvo V60', text: '' })).toBe('Volvo V60');
  });
});
