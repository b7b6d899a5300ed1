import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** Records of the index with absurd finance. A relay in front of the sandbox's search makes them of one car. */

type IndexRecord = Record<string, unknown>;

let relay: Relay;
let product: Product;
let changes: object = {};
/** Path of the car. */
let path = '';

beforeAll(async () => {
  relay = await startRelay((body) => {
    const found = body as { content: IndexRecord[] };
    return { ...found, content: found.content.map((record) => ({ ...record, ...changes })) };
  });
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox' };
  product = await startProduct({ cars: 60, settings: { LOG_LEVEL: 'warn', ...settings } });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  const { body: list } = await send(product.url, '/kop-bil/alla-bilar-i-lager');
  path = /href="(\/kop-bil\/\d+\/[^"?]+)"/.exec(list)?.[1] ?? '';
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});

const duration = (months: number, residual = 40, min = 20, max = 80) => ({
  months,
  residual_percentage: residual,
  cash_amount_min_percentage: min,
  cash_amount_max_percentage: max,
});
interface Loan {
  price: number;
  durations?: readonly object[] | undefined;
  rate?: unknown;
  cost: number;
  fee?: number;
}
const loan = ({ price, durations = [duration(36), duration(48)], rate = 6.95, cost, fee = 0 }: Loan) => ({
  car_price: price,
  car_loan_monthly_cost: cost,
  car_loan_option: {
    price,
    default_contract_duration: 36,
    contract_durations: durations,
    interest_rate: rate,
    start_fee: fee,
    invoice_fee: fee,
  },
});
const USUAL = { price: 250_000, cost: 3665 };
const PLAIN = {
  car_price_text: null,
  car_retail_price: null,
  car_has_campaign_price: false,
  car_vat_eligible: false,
  car_campaigns: [],
  car_status: 'available',
};

/** Returns a car's page with changed finance, and what its calculator states. */
async function pageWith(finance: object, query: string) {
  product.caches.purge('site:norrvag-se');
  changes = { ...PLAIN, ...finance };
  const { status, body } = await send(product.url, path + query);
  changes = {};
  product.caches.purge('site:norrvag-se');
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  const [attributes] = /data-loan=""[^>]*/.exec(main) ?? [];
  const stated = Object.fromEntries(
    [...(attributes ?? '').matchAll(/data-([a-z-]+)="([^"]*)"/g)].map(([, ...pair]) => pair),
  );
  return { status, stated, text: main.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

/** No number, or an amount below zero. */
const ABSURD = /NaN|Infinity|undefined|\[object|(?<![\d\w])[-−]\d[\d\s]*kr/;

describe('F072 a loan at the limits', () => {
  test.each<[string, Loan, object]>([
    [
      'deposits within less than 1000',
      { price: 123_456, durations: [duration(36, 40, 20, 20.1)], cost: 1810 },
      { deposit: '24692', months: '36', payment: '1810' },
    ],
    [
      'one possible deposit',
      { ...USUAL, durations: [duration(36, 40, 20, 20)] },
      { deposit: '50000', payment: '3665' },
    ],
    [
      'a largest deposit below the least',
      { price: 250_000, durations: [duration(36, 40, 40, 20)], cost: 2122 },
      { deposit: '100000', payment: '2122' },
    ],
    ['fees below 0, which count as none', { ...USUAL, fee: -600 }, { deposit: '50000', payment: '3665' }],
    [
      'no interest',
      { price: 250_000, rate: 0, cost: 2778 },
      { deposit: '50000', payment: '2778', 'effective-rate': '0.001761477' },
    ],
    [
      'no residual',
      { price: 250_000, durations: [duration(36, 0)], cost: 6171 },
      { deposit: '50000', payment: '6171' },
    ],
    [
      'a deposit of the whole price possible',
      { price: 200_000, durations: [duration(36, 0, 0, 100)], cost: 6171 },
      { deposit: '0', payment: '6171' },
    ],
  ])('%s: a calculator with its figures, whatever is requested', async (_, terms, expected) => {
    const queries = [
      '',
      '?deposit=0',
      '?deposit=99999999999999&months=360',
      '?deposit=-1&months=x',
      '?months=1&deposit=50500',
    ];
    for (const query of queries) {
      const { status, stated, text } = await pageWith(loan(terms), query);
      expect([query, status, ABSURD.exec(text)?.[0]]).toEqual([query, 200, undefined]);
      if (query === '') expect(stated).toMatchObject(expected);
      expect([Number(stated.payment) >= 0, Number(stated.deposit) <= terms.price]).toEqual([true, true]);
    }
  });

  test.each<[string, object]>([
    ['a price of 0', loan({ price: 0, cost: 3000 })],
    ['a price below 0', loan({ price: -5, cost: 3000 })],
    [
      'only a full deposit, yet a monthly cost',
      loan({ price: 200_000, durations: [duration(36, 0, 100, 100)], cost: 3000 }),
    ],
    ['another price than the car', { ...loan(USUAL), car_price: 100_000 }],
    ['a rate that is a text', loan({ ...USUAL, rate: '6,95 %' })],
    ['a rate below 0', loan({ ...USUAL, rate: -3 })],
    ['no term', loan({ ...USUAL, durations: [] })],
    ['a term of 0 months', loan({ ...USUAL, durations: [duration(0)] })],
    ['terms of nothing', loan({ ...USUAL, durations: [null as never] })],
    ['a loan that is a list', { ...loan(USUAL), car_loan_option: [] }],
  ])('%s: the car without a calculator', async (_, finance) => {
    const { status, stated, text } = await pageWith(finance, '?deposit=60000&months=48');
    expect([status, stated, ABSURD.exec(text)?.[0]]).toEqual([200, {}, undefined]);
  });

  test('F073 leasing that is no offer is absent', async () => {
    const option = { leasing_type: 'Private', title: 'x', duration: -12, mileage: 0 };
    const { status, text } = await pageWith(
      {
        car_leasing_options: [{ ...option, monthly_cost: -5 }],
        car_privateleasing_monthly_cost: -5,
        car_beneficial_value: -5,
      },
      '',
    );
    expect([status, ABSURD.exec(text)?.[0]]).toEqual([200, undefined]);
  });
});
