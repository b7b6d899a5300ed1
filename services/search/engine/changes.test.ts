import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { VEHICLES } from './definition.ts';
import { createEngine } from './engine.ts';
import { compareIds } from './sortedOrder.ts';

type Car = Readonly<Record<string, unknown>>;

const MODELS: Readonly<Record<string, readonly string[]>> = { Volvo: ['V60', 'XC60'], Kia: ['Niro'], Škoda: ['Enyaq'] };

const loanOf = (price: number) => ({
  price,
  default_contract_duration: 36,
  interest_rate: 6.95,
  invoice_fee: 45,
  contract_durations: [
    { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
    { months: 60, residual_percentage: 30, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
  ],
});

const car = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '10', '11', 'AB7', 'ab7', 'uk-72c', '007', '99'),
    make: fc.constantFrom(...Object.keys(MODELS)),
    model: fc.nat(1),
    fuel: fc.constantFrom('El', 'Diesel', null),
    price: fc.oneof(fc.constant(null), fc.integer({ min: 1_000, max: 90_000 })),
    status: fc.constantFrom('available', 'available', 'sold'),
    equipment: fc.subarray(['Dragkrok', 'Taklucka', 'LED-strålkastare']),
  })
  .map(
    ({ id, make, model, fuel, price, status, equipment }): Car => ({
      car_id: id,
      car_brand: make,
      car_model: MODELS[make]?.[model] ?? MODELS[make]?.[0],
      car_fuel: fuel,
      car_price: price,
      car_status: status,
      car_equipment: equipment,
      car_regno: `AB${id}`,
      car_publishdate: `2026-01-0${(price ?? 1) % 9 || 1}T00:00:00Z`,
      car_loan_monthly_cost: price && Math.round(price / 50),
      car_loan_option: price && loanOf(price),
    }),
  );

const change = fc.oneof(
  { weight: 3, arbitrary: car.map((record) => ({ record, id: '' })) },
  { weight: 1, arbitrary: car.map(({ car_id: id }) => ({ record: null, id: String(id) })) },
);

const REQUEST: SearchRequest = {
  index: 'vehicles',
  fields: [],
  keyphrase: '',
  facets: [
    { name: 'car_brand', child_name: 'car_model', filters: [] },
    { name: 'car_price', filters: [] },
    { name: 'car_fuel', filters: [], sort_order: 'alpha' },
    { name: 'car_loan_monthly_cost', filters: [] },
    { name: 'car_equipment', filters: [] },
  ],
  limit: 100,
  offset: 0,
  sort_name: 'car_price_asc',
  filters: {},
};
const chosen = (filters: string[]) => REQUEST.facets.map((facet, at) => (at === 0 ? { ...facet, filters } : facet));
const REQUESTS: readonly SearchRequest[] = [
  REQUEST,
  { ...REQUEST, facets: chosen(['Volvo', 'XC60', 'Kia']), sort_name: '' },
  { ...REQUEST, filters: { car_fuel: ['El'] } },
  { ...REQUEST, filters: { car_id: ['10', 'AB7', '1'] } },
  { ...REQUEST, filters: { car_price: [[20_000, 60_000]], 'car_equipment.neq': ['Dragkrok'] } },
  { ...REQUEST, loan: { deposit: 5_000, months: 60 }, sort_name: 'car_monthly_cost_asc' },
  ...['volvo', 'vovlo', 'v', 'skoda led', 'kia dragkrok', 'ab7', 'diesel', 'xc 60'].map((keyphrase) => ({
    ...REQUEST,
    keyphrase,
    sort_name: '',
  })),
];

test('an index that has changed gives the same results as a new one of its records', () => {
  fc.assert(
    fc.property(
      fc.array(car, { maxLength: 8 }),
      fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 4 }),
      (first, rounds) => {
        const changed = createEngine(first, VEHICLES, 'sv-SE');
        const records = new Map(first.map((record) => [String(record.car_id), record]));
        for (const round of [[], ...rounds]) {
          for (const { record, id } of round) {
            if (record) {
              changed.put(record);
              records.set(String(record.car_id), record);
            } else {
              changed.remove(id);
              records.delete(id);
            }
          }
          const fresh = createEngine([...records.values()], VEHICLES, 'sv-SE');
          expect(changed.count()).toBe(records.size);
          expect([...changed.records()].length).toBe(records.size);
          for (const request of REQUESTS) expect(changed.search(request)).toEqual(fresh.search(request));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('many changes at once are sorted like few', () => {
  const stock = Array.from({ length: 12_000 }, (_, at) => ({ car_id: String(at), car_price: (at * 7919) % 5_000 }));
  const changed = createEngine(stock.slice(0, 6_000), VEHICLES, 'sv-SE');
  const page = (engine: typeof changed) => engine.search({ ...REQUEST, facets: [], offset: 3_000 }).content;
  page(changed);
  for (const record of stock.slice(6_000)) changed.put(record);
  expect(page(changed)).toEqual(page(createEngine(stock, VEHICLES, 'sv-SE')));
  expect(changed.waste()).toBe(0);
  for (const { car_id: id } of stock.slice(0, 3_000)) changed.remove(id);
  expect(changed.waste()).toBe(0.25);
});

test('ids are in the order of their numbers, then of their characters', () => {
  const ids = ['uk-72c', '10', 'AB7', '9', '010', '2'];
  expect(ids.toSorted(compareIds)).toEqual(['2', '9', '010', '10', 'AB7', 'uk-72c']);
});
