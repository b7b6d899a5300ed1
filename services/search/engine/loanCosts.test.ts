import { expect, test } from '@jest/globals';
import { VEHICLES } from './definition.ts';
import { createEngine } from './engine.ts';
import { buildLoans, costsOn } from './loanCosts.ts';

const duration = (months: number, residual: number) => ({
  months,
  residual_percentage: residual,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 60,
});
const CAR = {
  cost: 4906,
  car_loan_option: {
    price: 400_000,
    default_contract_duration: 36,
    interest_rate: 6.95,
    invoice_fee: 45,
    contract_durations: [duration(36, 50), duration(60, 30)],
  },
};
const changed = (option: object) => ({ cost: 4906, car_loan_option: { ...CAR.car_loan_option, ...option } });
const costOn = (record: object, terms: object) => costsOn(buildLoans([{ ...record }], 'cost'), terms)[0];

/** Returns the payment, including the fee, by an account by the month. */
function accountOf({ deposit, months, rate = 6.95, residual }: Record<string, number>): number {
  const owedAfter = (payment: number) => {
    let owed = 400_000 - Number(deposit);
    for (let month = 0; month < Number(months); month++) owed = owed * (1 + rate / 1200) - payment;
    return owed;
  };
  // What is owed at the end falls linearly with the payment.
  const [without, withOne] = [owedAfter(0), owedAfter(1)];
  return Math.round((without - Number(residual)) / (without - withOne) + 45);
}

test('0089 costs follow an account by the month, with the percentages of the term', () => {
  expect(costOn(CAR, { deposit: 100_000, months: 36 })).toBe(
    accountOf({ deposit: 100_000, months: 36, residual: 200_000 }),
  );
  // Between two durations the longer one counts.
  expect(costOn(CAR, { deposit: 100_000, months: 48 })).toBe(
    accountOf({ deposit: 100_000, months: 48, residual: 120_000 }),
  );
});

test('0089 standard terms have the cost of the record, also by their nearest terms', () => {
  for (const terms of [
    {},
    { deposit: 80_000 },
    { months: 36 },
    { deposit: 0, months: 0 },
    { deposit: 80_499, months: 41 },
  ]) {
    expect([terms, costOn(CAR, terms)]).toEqual([terms, 4906]);
  }
});

test('0089 absurd terms are the nearest possible ones', () => {
  expect(costOn(CAR, { deposit: 999_999_999, months: 360 })).toBe(
    accountOf({ deposit: 240_000, months: 60, residual: 120_000 }),
  );
});

test.each<[string, object, number]>([
  ['no loan', { cost: null }, Number.NaN],
  ['a monthly cost only', { cost: 3000 }, 3000],
  ['no duration of the standard term', changed({ default_contract_duration: 40 }), 4906],
  ['no price', changed({ price: 0 }), 4906],
  ['a rate of 0', changed({ interest_rate: 0, invoice_fee: 0 }), Math.round((300_000 - 120_000) / 60)],
  [
    'a full deposit',
    changed({
      contract_durations: [36, 60].map((months) => ({
        ...duration(months, 50),
        cash_amount_min_percentage: 100,
        cash_amount_max_percentage: 100,
      })),
    }),
    0,
  ],
])('0089 a car with %s has a number or none', (_, record, expected) => {
  expect(costOn(record, { deposit: 100_000, months: 60 })).toBe(expected);
});

test('0089 a list by cost on own terms has each car once over its pages, cars of equal cost by id', () => {
  // Two prices and no order of ids, as after years of additions.
  const records = Array.from({ length: 300 }, (_, at) => ({
    car_id: String((at * 7919) % 3001),
    car_loan_monthly_cost: 4906,
    car_loan_option: { ...CAR.car_loan_option, price: at % 5 === 0 ? 300_000 : 400_000 },
  }));
  const page = (offset: number) => {
    // Each request to an engine of its own, as of several servers.
    const engine = createEngine(records, VEHICLES, 'sv-SE');
    const request = { index: 'x', fields: ['car_id'], keyphrase: '', facets: [], filters: {}, limit: 48, offset };
    // The order by the cost of the records, which are all equal, is another one.
    engine.search({ ...request, sort_name: 'car_monthly_cost_asc' });
    return engine
      .search({ ...request, sort_name: 'car_monthly_cost_asc', loan: { deposit: 100_000, months: 48 } })
      .content.map((car) => Number(car.car_id));
  };
  const byId = (price: number) =>
    records
      .filter((record) => record.car_loan_option.price === price)
      .map((record) => Number(record.car_id))
      .sort((one, other) => one - other);
  expect([0, 48, 96, 144, 192, 240, 288].flatMap(page)).toEqual([...byId(300_000), ...byId(400_000)]);
});
