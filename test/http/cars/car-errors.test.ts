import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { datasetOf } from '../../support/data/dataset.ts';
import { recordsOf } from '../../support/data/records.ts';
import { type Fault, type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/**
 * The error catalogue of S2 §8, row by row, provoked by the sandbox's faults. Rows that need a browser are tested
 * elsewhere:
 *
 * - skeletons while cars are loading: `browser/list-states.test.ts`
 * - media fetch failure, normal images: `browser/car-media.test.ts`
 * - compare detail fetch failure, the list's record: `browser/compare-bar.test.ts`
 * - failed images of a car: `browser/car-gallery.test.ts`
 * - maps library fails to load: `browser/dealers.test.ts` for the list, `browser/dealer.test.ts` for a dealer
 *
 * `faults.test.ts` tests how long a page takes while an upstream is unavailable, and what is cached then;
 * `dealer-list.test.ts` tests a failing search of dealers.
 */

const LIST = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const KINDS: readonly Fault['kind'][] = ['error', 'reset', 'half', 'empty'];

let product: Product;
/** A proxy between product and search that can remove the slugs from the records of dealers. */
let relay: Server;
let nameless = false;

beforeAll(async () => {
  relay = createServer(async (req, res) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': String(req.headers['x-api-key']) };
    const body = JSON.stringify(await json(req));
    const response = await fetch(`${product.sandboxUrl}/search/search`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    const text = await response?.text().catch(() => null);
    if (!response || text === null || text === undefined) return void req.socket.destroy();
    res.writeHead(response.status, { 'content-type': 'application/json' });
    res.end(nameless ? text.replaceAll('"site_id":', '"other_id":') : text);
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const { port } = relay.address() as AddressInfo;
  const settings = {
    SANDBOX: 'fill',
    SEARCH_URL: `http://127.0.0.1:${port}`,
    SEARCH_KEY: 'sandbox',
    LOG_LEVEL: 'warn',
  };
  product = await startProduct({ cars: 400, settings });
}, 60_000);
afterAll(async () => {
  await product.close();
  relay.closeAllConnections();
  await new Promise((done) => relay.close(done));
});
afterEach(async () => {
  nameless = false;
  await product.setFault({ upstream: 'search', kind: 'none' });
  forget();
  // The failures may have opened the circuit breaker, which lets one call through every few seconds.
  while (await isUnavailable()) await new Promise((resolve) => setTimeout(resolve, 250));
  forget();
  product.logged.length = 0;
}, 30_000);

const get = (path: string, host?: string) => send(product.url, path, host ? { host } : {});

function forget(): void {
  for (const store of Object.values(product.caches.stores)) store.clear();
}

function search(query: string, site = 'norrvag-se') {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ site, language: 'sv', query });
  return send(product.url, '/api/search', { method: 'POST', headers, body });
}

let attempts = 0;
const isUnavailable = async () => JSON.parse((await search(`keyphrase=again${attempts++}`)).body).failed === true;

/** Healthy calls before a fault: while most calls succeed, the circuit breaker stays closed. */
const HEALTHY_CALLS = 10;
async function failSearch(kind: Fault['kind']): Promise<void> {
  await Promise.all(Array.from({ length: HEALTHY_CALLS }, isUnavailable));
  product.logged.length = 0;
  await product.setFault({ upstream: 'search', kind });
}

const records = (index: string, filters: object, limit = 200) => recordsOf(product, index, { filters, limit });

/** Returns the markup without the page data, which contains labels too. */
const visibleHtml = (body: string) => body.split('id="page-data"')[0];

describe('S2 §8 search failure: logged; empty facet and content with total 0', () => {
  test.each(KINDS)('F053 %s', async (kind) => {
    await failSearch(kind);
    const { status, body, headers } = await search(`keyphrase=${kind}`);
    // The flag distinguishes it from an empty list.
    expect([status, JSON.parse(body)]).toMatchObject([200, { pages: [], facets: [], total: 0, failed: true }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(product.logged).toContainEqual(expect.objectContaining({ upstream: 'search' }));
  });
});

describe('S2 §8 list states', () => {
  test.each(KINDS)('F047 error text, %s: shows carListError, and the page is not cached', async (kind) => {
    await failSearch(kind);
    const { status, body, headers } = await get(LIST);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(visibleHtml(body)).toContain('Vi kunde inte hämta bilarna just nu.');
    expect(visibleHtml(body)).not.toContain('Inga bilar matchar din sökning.');
  });

  test('F047 empty text: shows noSearchResults and no error', async () => {
    const { status, body } = await get(`${LIST}?keyphrase=zzyzx`);
    expect(status).toBe(200);
    expect(visibleHtml(body)).toContain('Inga bilar matchar din sökning.');
    expect(visibleHtml(body)).not.toContain('Vi kunde inte hämta bilarna just nu.');
  });
});

test('S2 §8 sample car without a matching department: F079 ‘Department not found’ is logged, and a dealer of its make is shown', async () => {
  const samples = await records('vehicles_norrvag_se', { car_departmenterpid: ['999.99'] });
  const [car] = samples;
  if (!car) throw new Error('no such sample');
  const { status, body } = await get(`/kop-bil/${car.car_id}/${car.slug}`);
  expect(status).toBe(200);
  expect(JSON.stringify(product.logged)).toContain('Department not found');
  expect(product.logged).toContainEqual(
    expect.objectContaining({ issue: 'departmentMissing', detail: `car ${car.car_id}` }),
  );
  const contact = body.slice(body.indexOf('id="contact"'));
  const [, slug] = /href="\/anlaggningar\/([^"]+)"/.exec(contact) ?? [];
  const [dealer] = await records('sites_norrvag_se', { slug: [slug] });
  expect(dealer?.site_brands).toContain(car.car_brand);
  expect(contact).toMatch(/href="tel:\d+"/);
});

describe('S2 §8 unknown site name: an error', () => {
  test('F054 a search gets a 400 that names the site, and no upstream is called', async () => {
    const before = await product.callsTo('search');
    const { status, body } = await search('', 'elsewhere');
    expect([status, JSON.parse(body)]).toEqual([400, { error: 'site' }]);
    expect(await product.callsTo('search')).toBe(before);
  });

  test('F054 a host gets 421', async () => {
    expect((await get(LIST, 'elsewhere.example')).status).toBe(421);
  });
});

describe('S2 §8 missing car image: missingImageText over a fallback image', () => {
  test('F063 both are in the list and on the page of the car', async () => {
    const all = await records('vehicles_norrvag_se', { car_is_sample: [false] }, 400);
    const car = all.find(({ car_primary_image: image, car_status: status }) => !image && status !== 'sold');
    if (!car) throw new Error('every car has a picture');
    for (const path of [`/kop-bil/${car.car_id}/${car.slug}`, `${LIST}?keyphrase=${car.car_id}`]) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(visibleHtml(body)).toContain('Bild kommer snart');
    }
  });
});

test('S2 §8 car does not exist: F068 the car not-found page', async () => {
  const { status, body } = await get('/kop-bil/999999999/volvo-xc60-b4');
  expect(status).toBe(404);
  expect(body).toMatch(/<h1[^>]*>Den här bilen finns inte kvar<\/h1>/);
  // Make and model come from the slug; its third part is ignored.
  expect(visibleHtml(body)).toContain(`href="${LIST}?keyphrase=Volvo+XC60"`);
  expect(visibleHtml(body)).toContain('Sök Volvo XC60</a>');
});

test('S2 §8 error states beside the list: F070 F047 F080 each offers another try and the group’s phone number', async () => {
  await failSearch('error');
  for (const path of [LIST, `${LIST}?compare=17,208`, DEALERS]) {
    const { body } = await get(path);
    expect([path, visibleHtml(body)?.includes('href="tel:+46846500410"')]).toEqual([path, true]);
    expect([path, visibleHtml(body)?.includes('Försök igen')]).toEqual([path, true]);
  }
});

test('S2 §8 a sold car: F068 410 with its name, its image and similar cars', async () => {
  // The index returns a sold car only for its id.
  const cars = (await datasetOf(400)).vehicles.get('vehicles_norrvag_se');
  const car = cars?.find(({ car_status: status }) => status === 'sold');
  const { status, body } = await get(`/kop-bil/${car?.car_id}/${car?.slug}`);
  const head = visibleHtml(body) ?? '';
  expect([status, /<h1[^>]*>Den här bilen är såld<\/h1>/.test(head)]).toEqual([410, true]);
  expect(head).toContain(String(car?.car_model_text));
  expect(head).toMatch(/<img [^>]*src="\/-\/media\//);
  expect(head).toContain(`Sök ${car?.car_brand} ${car?.car_model}</a>`);
});

describe('S2 §8 car detail fetch error: an error payload', () => {
  test.each(KINDS)(
    'F055 %s: 503 in the shell of the site, also for client navigation; nothing is cached',
    async (kind) => {
      const [car] = await records('vehicles_norrvag_se', { car_is_sample: [false] }, 1);
      const path = `/kop-bil/${car?.car_id}/${car?.slug}`;
      await failSearch(kind);
      const { status, headers, body } = await get(path);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
      expect(product.logged).toContainEqual(expect.objectContaining({ component: 'CarDetail' }));
      expect(body).toContain('<header');
      // One message with a next step, instead of a card for each section.
      expect(visibleHtml(body)).toMatch(/<h1[^>]*>Vi kan inte visa bilen just nu<\/h1>/);
      expect(visibleHtml(body)).not.toContain('data-section-error');
      for (const href of [path, LIST, 'tel:+46846500410']) expect(visibleHtml(body)).toContain(`href="${href}"`);
      const next = await get(`/_page?path=${encodeURIComponent(path)}`);
      expect(next.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(next.body)).toMatchObject({ kind: 'page', page: { status: 503 } });
    },
  );
});

describe('S2 §8 dealer detail: redirect to the dealer list, or /', () => {
  const slugOf = async () => String((await records('sites_norrvag_se', {}, 1))[0]?.slug);

  // 301 where the redirect table has a rule for missing URLs there.
  test.each([
    ['norrvag-se', DEALERS, 301],
    ['norrvag-fi', '/sv/toimipisteet', 302],
    ['rullande-sk', '/kontakty', 301],
    ['marlow-uk', '/find-us', 301],
  ])('F081 unknown slug, %s: %s', async (site, list, status) => {
    const response = await get(`${list}/atlantis`, `${site}.localhost`);
    expect([response.status, response.headers.location]).toEqual([status, list]);
  });

  test.each(KINDS)(
    'F081 server failure, %s: redirects to the list with a message; the page works again afterwards',
    async (kind) => {
      const path = `${DEALERS}/${await slugOf()}`;
      await failSearch(kind);
      for (const query of ['', '?utm_source=mail']) {
        const { status, headers } = await get(path + query);
        expect([status, headers.location, headers['cache-control']]).toEqual([302, DEALERS + query, 'no-store']);
      }
      expect((await get(DEALERS)).body).toContain('Vi kunde inte hämta våra adresser just nu.');
      await product.setFault({ upstream: 'search', kind: 'none' });
      while (await isUnavailable()) await new Promise((resolve) => setTimeout(resolve, 250));
      expect((await get(path)).status).toBe(200);
    },
    30_000,
  );

  test('F081 a missing site id redirects to the list', async () => {
    const slug = await slugOf();
    nameless = true;
    const { status, headers } = await get(`${DEALERS}/${slug}`);
    expect([status, headers.location]).toEqual([302, DEALERS]);
  });
});
