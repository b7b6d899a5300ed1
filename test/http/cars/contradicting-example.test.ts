import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { financedCars } from '../../support/data/financedCars.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** An index whose example is not the lender's quote on the same terms. A relay in front of the sandbox's search makes it. */

interface IndexRecord {
  car_loan_option?: { interest_rate?: number } | null;
}

let relay: Relay;
let product: Product;
let path = '';
let changes: object = {};

beforeAll(async () => {
  relay = await startRelay((body) => {
    const found = body as { content: IndexRecord[] };
    return { ...found, content: found.content.map((record) => ({ ...record, ...changes })) };
  });
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox', LOG_LEVEL: 'warn' };
  product = await startProduct({ cars: 60, settings });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  const { cars } = await financedCars(product, 30_000);
  const car = cars[0];
  path = `/buy-car/${car?.car_id}/${car?.slug}`;
  changes = {
    car_loan_monthly_cost: 311,
    car_loan_option: {
      price: car?.car_price,
      default_contract_duration: 48,
      contract_durations: [
        { months: 48, residual_percentage: 0, cash_amount_min_percentage: 0, cash_amount_max_percentage: 70 },
      ],
      interest_rate: 0,
    },
  };
  const price = car?.car_price ?? 0;
  changes = { ...changes, car_loan_monthly_cost: Math.round(price / 48) };
}, 60_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});

test('U11 an example that contradicts the quote is replaced by it, and reported', async () => {
  const { body } = await send(product.url, path, { host: `marlow-uk.localhost:${product.port}` });
  expect(body).toMatch(/data-loan=""[^>]* data-example=""/);
  expect(body).toContain('data-replaces-example=""');
  expect(product.logged.filter(({ issue }) => issue === 'exampleContradicts')).toHaveLength(1);
});
