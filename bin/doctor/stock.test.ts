import { expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { Findings } from './finding.ts';
import { examineStock } from './stock.ts';

const LOAN = {
  ...{
    price: 400_000,
    default_monthly_cost: 4906,
    default_contract_duration: 36,
    interest_rate: 6.95,
    invoice_fee: 45,
  },
  contract_durations: [
    { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
  ],
};
const CAR = {
  ...{ car_id: '17', slug: 'volvo', car_brand: 'Volvo', car_price: 400_000 },
  ...{ car_loan_monthly_cost: 4906, car_loan_option: LOAN, car_campaigns: ['Ränta 6,95 %', 'Vinterhjul på köpet'] },
};

async function examine(...changes: object[]) {
  const cars = changes.map((change, at) => ({ ...CAR, car_id: String(17 + at), ...change }));
  const findings = new Findings();
  const offsets: number[] = [];
  const search = async (_: unknown, { offset = 0, limit = 0 }: { offset?: number; limit?: number }) => {
    offsets.push(offset);
    return { facet: [], content: cars.slice(offset, offset + limit), total_items: cars.length, limit, offset };
  };
  await examineStock(norrvagSe, { search }, findings);
  return {
    offsets,
    list: findings.list().map(({ kind, subject, detail, pages }) => [kind, subject, detail, pages.length]),
  };
}

test('a car that agrees with itself is none', async () => {
  expect((await examine({})).list).toEqual([]);
});

test('F058 cars whose texts or terms contradict their loan, by text and by car', async () => {
  const other = { car_campaigns: ['Ränta 3,95 %'] };
  const { list } = await examine(
    other,
    other,
    { car_description: 'Nu 1,95 % ränta!' },
    { car_loan_monthly_cost: 4200 },
  );
  expect(list).toEqual([
    ['otherRate', '“Ränta 3,95 %”', 'is not shown', 2],
    ['otherRate', '“Ränta 6,95 %”', 'is not shown', 1],
    ['otherRate', 'a text of 19', 'the sentence is not shown', 1],
    ['loanMismatch', '20', "car_loan_monthly_cost is 4200, the loan's default_monthly_cost 4906; no loan is shown", 1],
  ]);
});

test('prices of 0, leasing costs that no offer has, makes in two spellings', async () => {
  const option = { leasing_type: 'Private', monthly_cost: 3995 };
  const { list } = await examine(
    { car_retail_price: 0 },
    { car_leasing_options: [option], car_privateleasing_monthly_cost: 2995 },
    { car_brand: 'VOLVO' },
  );
  expect(list).toEqual([
    ['leasingMismatch', '18', 'car_privateleasing_monthly_cost is 2995, its cheapest option 3995', 1],
    ['noPrice', '17', 'is shown as a price on request', 1],
    ['makeSpelling', 'Volvo, VOLVO', 'Volvo: 2 cars, VOLVO: 1 cars', 0],
  ]);
});

test('F083 cars whose images show another car, one finding for each car with all fields and both values', async () => {
  const record = { car_body: 'Cabriolet', car_doors: 2, car_fuel: 'El', car_color: 'Röd' };
  const engine = ['Bensin', 'Diesel'];
  const agreeing = { car_body: ['Cabriolet'], car_doors: [2], car_fuel: ['El'], car_color: ['Röd'] };
  const { list } = await examine(
    { ...record, car_images_show: agreeing },
    { ...record, car_images_show: { ...agreeing, car_doors: [5] } },
    { ...record, car_images_show: { car_body: ['SUV'], car_doors: [5], car_fuel: engine, car_color: ['Blå'] } },
    // What either side does not state is no contradiction.
    { ...record, car_images_show: { car_doors: null } },
    { ...record, car_images_show: null },
    { car_doors: null, car_color: '', car_images_show: { car_doors: [5], car_color: ['Blå'] } },
  );
  expect(list).toEqual([
    ['imageMismatch', '18', 'car_doors is 2, its images show 5', 1],
    [
      'imageMismatch',
      '19',
      'car_body is Cabriolet, its images show SUV; car_doors is 2, its images show 5; ' +
        'car_fuel is El, its images show Bensin or Diesel; car_color is Röd, its images show Blå',
      1,
    ],
  ]);
});

test('texts of cars with errors or contradictions', async () => {
  const { list } = await examine(
    { car_description: 'Som "ny"..' },
    { car_price_text: '399 000 kr' },
    { car_price_text: '400 000,00 kr', car_retail_price: 450_000, car_retail_price_text: '450 000 kr' },
    { car_is_used: false, car_description: 'Helt ny och nybesiktigad.' },
    { car_is_used: true, car_description: 'Nybesiktigad, en ägare.' },
    { car_brand: 'CUPRA' },
    { car_brand: 'SMART' },
  );
  expect(list.map(([kind, subject, detail]) => [kind, subject, detail])).toEqual([
    ['carText', '17', expect.stringContaining('quotation marks')],
    ['carText', '18', 'car_price is 400000, its text “399 000 kr”'],
    ['carText', '20', '“nybesikt” of a new car'],
    ['makeSpelling', 'SMART', 'SMART: 1 cars'],
  ]);
});

test('S2 §3 an invalid record is a finding, and the others are examined', async () => {
  const { list } = await examine(
    { car_leasing_options: [null], car_retail_price: 0 },
    { car_brand: null },
    { car_brand: undefined },
    { car_retail_price: 0 },
  );
  expect(list).toEqual([
    ['invalidRecord', '17', expect.stringContaining('car_leasing_options[0]'), 0],
    ['invalidRecord', '18', expect.stringContaining('car_brand'), 0],
    ['noPrice', '17', 'is shown as a price on request', 1],
    ['noPrice', '20', 'is shown as a price on request', 1],
  ]);
});

test('every car is requested, a thousand at a time', async () => {
  const { offsets } = await examine(...Array.from({ length: 2_500 }, () => ({})));
  expect(offsets).toEqual([0, 1_000, 2_000]);
});

test('F058 prices that contradict their history', async () => {
  const past = (...prices: number[]) => prices.map((price, at) => ({ date: `2026-11-0${at + 1}`, price }));
  const reduced = { car_retail_price: 420_000, car_has_campaign_price: true, car_campaign_price: 400_000 };
  const { list } = await examine(
    { car_price_history: past(420_000, 400_000) },
    { car_price_history: past(420_000, 410_000) },
    { car_price_history: past(420_000, 400_000).reverse() },
    { car_price_history: past(400_000, 400_000) },
    { ...reduced, car_price_history: past(420_000, 400_000) },
    { ...reduced, car_price_history: past(390_000, 400_000) },
    reduced,
  );
  expect(list.map(([kind, id, detail]) => [kind, id, String(detail).split(';')[0]])).toEqual([
    ['priceHistory', '18', 'it does not end with the price to pay'],
    ['priceHistory', '19', 'its dates are not in order'],
    ['priceHistory', '20', 'it has a price twice in a row, or one of 0'],
    ['priceHistory', '22', 'the reduced price is not below the lowest of the 30 days before, or there was none'],
    ['priceHistory', '23', 'the reduced price is not below the lowest of the 30 days before, or there was none'],
  ]);
});
