import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { SearchRequest } from '../../../src/contracts/search/search.ts';
import { recordsOf } from '../../support/data/records.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

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
      place: 'Kiruna',
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

/** Returns whether a page or a response of an API may be cached, and its visible HTML without the page data. */
const pageAt = async (path: string) => {
  const { status, headers, body } = await send(product.url, path, { host: HOST });
  return { status, isStored: headers['cache-control'] !== 'no-store', html: body.split('id="page-data"')[0] ?? '' };
};

describe('F053 the list of cars', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';
  const isOfFacets = ({ index, limit, filters }: SearchRequest) =>
    index.startsWith('vehicles_') && limit === 0 && filters.car_id === undefined;
  /** The search for the facets of the whole stock. The search of a count has chosen facets only. */
  const isOfFullStock = (request: SearchRequest) =>
    isOfFacets(request) && request.facets.length > 0 && request.facets.every(({ filters }) => filters.length === 0);
  const isOfCount = (request: SearchRequest) => isOfFacets(request) && !isOfFullStock(request);
  const cardsIn = (html: string) => html.match(/<article\b/g)?.length ?? 0;

  test('F031 of a model shows its error and no cars, and is not cached, while the facets cannot be searched', async () => {
    const model = cars.find(({ car_brand: make }) => make === 'Volvo')?.car_model ?? '';
    const path = `${LIST}/b/volvo/${model.toLowerCase().replaceAll(' ', '-')}`;
    fails = isOfFullStock;
    const failed = await pageAt(path);
    expect([failed.status, failed.isStored, cardsIn(failed.html)]).toEqual([200, false, 0]);
    expect(failed.html).toContain('Vi kunde inte hämta bilarna just nu.');
    fails = () => false;
    const recovered = await pageAt(path);
    expect([recovered.status, recovered.isStored, cardsIn(recovered.html) > 0]).toEqual([200, true, true]);
    expect(recovered.html).toMatch(/i lager just nu: \d/);
  });

  test('F031 of a make has its cars without a number in stock, and is not cached, while the facets cannot be searched', async () => {
    fails = isOfFullStock;
    const { status, isStored, html } = await pageAt(`${LIST}/b/volvo`);
    expect([status, isStored, cardsIn(html) > 0]).toEqual([200, false, true]);
    expect(html).not.toMatch(/i lager just nu: \d/);
  });

  test('F053 of all cars is not cached while the facets cannot be searched', async () => {
    fails = isOfFullStock;
    const { status, isStored, html } = await pageAt(LIST);
    expect([status, isStored, cardsIn(html) > 0]).toEqual([200, false, true]);
  });

  test('F050 a redirect for words that could not be interpreted is not cached', async () => {
    fails = isOfFullStock;
    const { status, headers } = await send(product.url, `${LIST}/diesel`, { host: HOST });
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
  });

  test('F053 no word is said to match nothing, and the page is not cached, while a word cannot be counted', async () => {
    const [first = '', second = ''] = cars.flatMap(({ car_regno, car_status }) =>
      car_regno && car_status !== 'sold' ? car_regno : [],
    );
    const path = `${LIST}?keyphrase=${first}+${second}`;
    fails = (request) => isOfCount(request) && request.keyphrase === first;
    const failed = await pageAt(path);
    expect([failed.status, failed.isStored, cardsIn(failed.html)]).toEqual([200, false, 0]);
    fails = () => false;
    const recovered = await pageAt(path);
    expect([recovered.isStored, cardsIn(recovered.html)]).toEqual([true, 1]);
  });

  test('F053 the response of the API is not cached while the facets cannot be searched', async () => {
    const body = JSON.stringify({ site: 'norrvag-se', language: 'sv', query: 'page=0' });
    const headers = { 'content-type': 'application/json' };
    const search = () => send(product.url, '/api/search', { host: HOST, method: 'POST', body, headers });
    fails = isOfFullStock;
    const incomplete = await search();
    expect([incomplete.status, incomplete.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(incomplete.body)).toMatchObject({ incomplete: true });
    fails = () => false;
    expect((await search()).headers['cache-control']).toBe('private, max-age=60');
  });
});

describe('F080 the list of dealers', () => {
  test.each(['', '?site_region=Skåne'])(
    'with the query "%s" is not cached while its facets cannot be searched',
    async (query) => {
      const path = `/anlaggningar${encodeURI(query)}`;
      fails = (request) => isOfDealers(request) && request.limit === 0;
      const { status, isStored, html } = await pageAt(path);
      expect([status, isStored, html.includes('<article')]).toEqual([200, false, true]);
      fails = () => false;
      expect((await pageAt(path)).isStored).toBe(true);
    },
  );
});

describe('U22 a page with the contact of the site', () => {
  test.each(['NewsletterForm', 'ServiceBooking', 'ManageBooking', 'TireHotel', 'EmbeddedForm'])(
    'of %s is not cached while the dealers cannot be searched',
    async (componentName) => {
      const fields = { FormId: { value: '240511000101' } };
      const main = [{ uid: 'u1', componentName, fields, params: {} }];
      const route = { name: 'alone', displayName: 'Alone', fields: {}, placeholders: { 'headless-main': main } };
      const path = `/alone/${componentName.toLowerCase()}`;
      await product.setLayout(path, { sitecore: { context: {}, route } });
      fails = isOfDealers;
      const { status, isStored } = await pageAt(path);
      expect([status, isStored]).toEqual([200, false]);
      fails = () => false;
      const recovered = await pageAt(path);
      expect([recovered.isStored, recovered.html.includes('data-section-error')]).toEqual([true, false]);
    },
  );
});
