import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { financedCars } from '../../support/data/financedCars.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/request.ts';

/** Finance and valuation while their circuit breakers are open (Q6): 503 at once, and recovery without a restart. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1' } });

let cars: CarRecord[];
beforeAll(async () => {
  ({ cars } = await financedCars(fixture.product, 40_000));
});

let lastClient = 0;
/** Sends a request, each from another client. */
function request(host: string, path: string, body?: object) {
  lastClient += 1;
  return send(fixture.product.url, path, {
    host: `${host}.localhost:${fixture.product.port}`,
    headers: {
      'x-forwarded-for': `203.0.${lastClient >> 8}.${lastClient & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** Calls at once, and how often they are repeated: many more than open a breaker. */
const BATCH = 10;
const BATCHES = 12;

/** Lets an upstream fail until a call is refused without it. Returns the statuses before, and the refused response. */
async function openBreaker(upstream: 'finance' | 'valuation', call: () => ReturnType<typeof request>) {
  await fixture.product.setFault({ upstream, kind: 'error' });
  const before = new Set<number>();
  for (let count = 0; count < BATCHES; count += 1) {
    const responses = await Promise.all(Array.from({ length: BATCH }, call));
    const refused = responses.find(({ status }) => status === 503);
    for (const { status } of responses) if (status !== 503) before.add(status);
    if (refused) return { before: [...before], refused };
  }
  throw new Error(`the breaker of ${upstream} is still closed`);
}

const pathOf = (car: CarRecord | undefined) => `/buy-car/${car?.car_id}/${car?.slug}`;

describe('Q6 an open breaker', () => {
  let deposit = 1_000;
  // Each call on terms of its own, so that none shares a cached response.
  const quote = () => {
    deposit += 1;
    const Parameters = {
      Term: 48,
      CashDeposit: deposit,
      AnnualMileage: 10_000,
      FinanceProductFamilyKeys: ['HP'],
      CalculationType: 'RegularPayment',
    };
    const VehicleRequests = [{ Id: cars[0]?.car_id, Parameters }];
    return request('marlow-uk', '/api/codeweaver/cfd', { VehicleRequests });
  };
  const valuation = () => request('norrvag-se', '/api/valuation', { plate: 'ABC123', mileage: 8_000 });

  test('F074 F076 of the lender: 503 with Retry-After, the text on the page, and nothing cached', async () => {
    const { before, refused } = await openBreaker('finance', quote);
    expect(before).toEqual([502]);
    expect([refused.body, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      '{"error":"upstream"}',
      '5',
      'no-store',
    ]);
    const page = await request('marlow-uk', pathOf(cars[1]));
    expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(page.body).toContain('Sorry, but it looks like we can&#x27;t get a quote for you right now.');
  });

  test('of the valuation: 503 with Retry-After', async () => {
    const { before, refused } = await openBreaker('valuation', valuation);
    expect(before).toEqual([502]);
    expect([refused.body, refused.headers['retry-after']]).toEqual(['{"error":"upstream"}', '5']);
    expect(refused.headers['cache-control']).toContain('no-store');
  });

  // Together, because each sends a probe only after some seconds.
  test('F074 of the lender and of the valuation: both recover', async () => {
    for (const upstream of ['finance', 'valuation'] as const)
      await fixture.product.setFault({ upstream, kind: 'none' });
    await eventually(async () => (await quote()).status, 200);
    expect((await request('marlow-uk', pathOf(cars[1]))).body).toContain('data-quote="HP"');
    await eventually(async () => (await valuation()).status, 200);
  });
});
