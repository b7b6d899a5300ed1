import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRequest } from '../../../sandbox/search/listRequest.fixture.ts';
import type { ServiceProcess } from '../../../services/lib/test/serviceProcess.ts';
import { KEY, search, sendWebhook, startServiceProcess } from '../../../services/search/test/service.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';
import { STOCKED, type StockedSearch, startStockedSearch } from '../../support/stockedSearch.ts';

/** The product on the search service and PostgreSQL, with the cars of the sandbox. */

const CARS = 400;
const SECRET = 'a webhook of ours';
const VEHICLES = STOCKED.vehicles;

let stocked: StockedSearch;
let service: ServiceProcess;
let messenger: ServiceProcess;
let product: Product;

beforeAll(async () => {
  stocked = await startStockedSearch(CARS);
  ({ service } = stocked);
  for (const report of stocked.reports) expect(report).toMatchObject({ outcome: 'applied', invalid: 0, issues: [] });
  const settings = { SANDBOX: 'fill', SEARCH_URL: service.url, SEARCH_KEY: KEY, REVALIDATE_SECRET: SECRET };
  product = await startProduct({ cars: CARS, settings });
  const revalidate = { REVALIDATE_URLS: `${product.url}/api/revalidate`, REVALIDATE_SECRET: SECRET };
  messenger = await startServiceProcess(stocked.postgres.url, { REPLICA_NAME: 'messenger', ...revalidate });
}, 120_000);
afterAll(async () => {
  await product?.close();
  await messenger?.stop();
  await stocked?.close();
});

/** Returns the path of a car's page, which the list links to. */
async function pathOf(id: string): Promise<string> {
  const { body } = await send(product.url, '/kop-bil/alla-bilar-i-lager');
  const path = new RegExp(`href="([^"?]*/${id}/[^"?]*)"`).exec(body)?.[1];
  if (!path) throw new Error(`no link to ${id}`);
  return path;
}

describe('the search service', () => {
  const requests: readonly Partial<SearchRequest>[] = [
    listRequest(),
    listRequest({ car_fuel: ['El'], car_brand: ['Volvo', 'XC40', 'Kia'] }, { sort_name: 'car_price_asc' }),
    listRequest({ car_price: ['100000-400000'] }, { keyphrase: 'volvo automat', offset: 2 }),
    listRequest({}, { loan: { deposit: 60_000, months: 48 }, sort_name: 'car_monthly_cost_asc' }),
    listRequest({}, { filters: { 'car_status.neq': ['sold'], car_year: [[2020, 2024]] }, fields: [] }),
    { index: 'sites_norrvag_se', sort_name: 'site_distance_asc', filters: { near: ['63.83,20.26'] }, limit: 48 },
    { index: 'mars' },
  ];

  test.each(requests.map((request, at) => [at, request] as const))(
    'F053: responds like the sandbox to request %#',
    async (_at, request) => {
      const sandbox = await send(product.sandboxUrl, '/search/search', {
        method: 'POST',
        headers: { 'x-api-key': 'sandbox', 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const { status, body } = await search(service.url, request);
      expect([status, body]).toEqual([sandbox.status, JSON.parse(sandbox.body)]);
    },
  );

  test('a changed car is on its cached pages within seconds', async () => {
    const { vehicles } = await datasetOf(CARS);
    const first = await search(service.url, { index: VEHICLES, fields: ['car_id'], limit: 1 });
    const car = vehicles.get(VEHICLES)?.find(({ car_id: id }) => id === first.body.content[0]?.car_id);
    if (!car) throw new Error('no car for sale');
    const path = await pathOf(car.car_id);
    await eventually(
      () => send(product.url, path),
      ({ headers }) => expect(headers['cache-status']).toContain('hit'),
    );
    const textOf = async () => (await send(product.url, path)).body.replace(/\u00a0|&nbsp;/g, ' ');
    expect(await textOf()).not.toContain('123 457 kr');
    const changed = { ...car, car_price: 123_457, car_price_text: '123 457 kr', car_campaign_price: null };
    expect((await sendWebhook(service.url, VEHICLES, { put: [changed] })).status).toBe(200);
    await eventually(textOf, (text) => expect(text).toContain('123 457 kr'));
  });
});
