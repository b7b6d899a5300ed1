import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../src/contracts/car.ts';
import type { SearchRequest } from '../../src/contracts/search.ts';
import { type Product, startProduct } from '../support/product.ts';
import { recordsOf } from '../support/records.ts';
import { type Relay, startRelay } from '../support/relay.ts';
import { send } from '../support/request.ts';

/** A search engine that fails some of a page's searches and responds to the others. A relay in front of the sandbox chooses. */

const HOST = 'norrvag-se.localhost';

let relay: Relay;
let product: Product;
let cars: CarRecord[];
let fails: (request: SearchRequest) => boolean;

beforeAll(async () => {
  relay = await startRelay(
    (body) => body,
    (body) => fails(body as SearchRequest),
  );
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox', LEADS_RATE: '100000' };
  product = await startProduct({ cars: 400, settings });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  cars = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [false] } });
}, 180_000);
afterAll(async () => {
  await product.close();
  await relay.close();
});
beforeEach(async () => {
  fails = () => false;
  product.caches.purge('site:norrvag-se');
  await product.resetSandbox();
});

const isOfDealers = ({ index }: SearchRequest) => index.startsWith('sites_');

describe('Q34 a lead from a car', () => {
  const sendLead = async (car: string, formSubmissionId: string) => {
    const values = {
      customerName: 'Anna Ek',
      customerPhone: '070-123 45 67',
      customerEmail: 'anna@example.com',
      regno: 'abc 123',
      milage: '12 500',
      option: 'sellCar',
      car,
    };
    const body = JSON.stringify({ formName: 'sellCar', formSubmissionId, values });
    const headers = { 'content-type': 'application/json' };
    return (await send(product.url, '/api/forms/comhub', { host: HOST, method: 'POST', body, headers })).status;
  };
  const recipients = async () => {
    const state = await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json();
    const { received } = (state as { upstreams: { leads: { received: { values: { siteName: string } }[] } } }).upstreams
      .leads;
    return received.map(({ values }) => values.siteName);
  };

  test('reaches no other dealer while the dealer of the car cannot be searched, and reaches that dealer on a retry', async () => {
    const dealers = await recordsOf<{ site_id: string; site_official_name: string }>(product, 'sites_norrvag_se');
    const car = cars.find(({ car_site_id: id }) => id && id !== dealers[0]?.site_id) as CarRecord;
    const formSubmissionId = randomUUID();
    fails = (request) => isOfDealers(request) && request.filters.site_id !== undefined;
    expect([await sendLead(car.car_id, formSubmissionId), await recipients()]).toEqual([502, []]);
    fails = () => false;
    expect(await sendLead(car.car_id, formSubmissionId)).toBe(202);
    const name = dealers.find(({ site_id: id }) => id === car.car_site_id)?.site_official_name;
    expect(await recipients()).toEqual([name]);
  });
});
