import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRequest } from '../../../sandbox/search/listRequest.fixture.ts';
import type { ServiceProcess } from '../../../services/lib/test/serviceProcess.ts';
import { KEY, search, sendWebhook, startServiceProcess } from '../../../services/search/test/service.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { expectedIndicators } from '../../bench/priceOracle.ts';
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

describe('the price indicator of a car whose price changes', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';
  const bandIn = (html: string) => /data-price-band="(\w+)"/.exec(html)?.[1] ?? null;
  const pageBand = async (path: string) => bandIn((await send(product.url, path)).body);
  const cardBand = async (id: string, query: string) => {
    const { body } = await send(product.url, `${LIST}?${query}`);
    return bandIn(new RegExp(`<article[^>]*data-car="${id}".*?</article>`, 's').exec(body)?.[0] ?? '');
  };

  test('changes on its page, its card and in the filter at once, and goes with a false reduction', async () => {
    const request = { index: VEHICLES, limit: 1_000, filters: { 'car_status.neq': ['sold'] } };
    const stock = (await search(service.url, request)).body.content as Record<string, unknown>[];
    const today = new Date().toISOString().slice(0, 10);
    const [id = '', { expected = 0 } = {}] =
      [...expectedIndicators(stock, today)].find(([, { band }]) => band === 'fair') ?? [];
    const car = stock.find((one) => one.car_id === id) ?? {};
    const query = `keyphrase=${id}`;
    const path = `/kop-bil/${id}/${String(car.slug)}`;
    await eventually(
      () => send(product.url, path),
      ({ headers }) => expect(headers['cache-status']).toContain('hit'),
    );
    // Cards do not state a fair price (docs/decisions/0231), and the filter finds it.
    expect([await pageBand(path), await cardBand(id, query)]).toEqual(['fair', null]);
    const { body } = await send(product.url, `${LIST}?${query}&car_price_band=fair`);
    expect(body).toContain(`data-car="${id}"`);
    const without = { car_has_campaign_price: false, car_campaign_price: null, car_price_history: null };
    for (const [share, band] of [
      [0.85, 'great'],
      [1.2, 'high'],
    ] as const) {
      const price = Math.round(expected * share);
      const changed = { ...car, ...without, car_price: price, car_price_text: `${price} kr` };
      expect((await sendWebhook(service.url, VEHICLES, { put: [changed] })).status).toBe(200);
      await eventually(
        () => pageBand(path),
        (found) => expect(found).toBe(band),
      );
      expect(await cardBand(id, `${query}&car_price_band=${band}`)).toBe(band);
    }
    const low = Math.round(expected * 0.9);
    const reduced = {
      car_price: low,
      car_campaign_price: low,
      car_retail_price: expected,
      car_has_campaign_price: true,
    };
    await sendWebhook(service.url, VEHICLES, { put: [{ ...car, ...without, ...reduced }] });
    await eventually(
      () => pageBand(path),
      (found) => expect(found).toBeNull(),
    );
    expect(await cardBand(id, query)).toBeNull();
  });
});
