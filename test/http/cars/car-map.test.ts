import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { kilometresBetween } from '../../../lib/distance.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The cars of a list by the place where they are (docs/decisions/0230), without scripts, compared with the stock and with the lists that they lead to. */

const CARS = 600;
const sites: readonly SiteConfig[] = SITES;

let product: Product;
let carsOf: (site: SiteConfig) => CarRecord[];
beforeAll(async () => {
  product = await startProduct({ cars: CARS });
  const { vehicles } = await datasetOf(CARS);
  carsOf = (site) => (vehicles.get(site.indexes.vehicles) ?? []).filter(({ car_status: status }) => status !== 'sold');
}, 180_000);
afterAll(() => product.close());

const get = (site: SiteConfig, path: string, of = product) => send(of.url, path, { host: `${site.id}.localhost` });
/** Loads a page, or that to which it is redirected. */
async function follow(site: SiteConfig, path: string) {
  const response = await get(site, path);
  return response.headers.location ? get(site, response.headers.location) : response;
}
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
const numberIn = (text: string): number => Number(/\d[\d\s\u00a0\u202f.,]*/u.exec(text)?.[0].replaceAll(/\D/gu, ''));

interface Place {
  name: string;
  count: number;
  text: string;
  href: string;
}

/** Returns the places of a map's page, in its order, and its sentence with the number of all cars. */
function mapOf(body: string): { places: Place[]; sentence: string } {
  const items = [
    ...body.matchAll(/<li><div><strong>(.*?)<\/strong>(.*?)<\/div><a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a><\/li>/g),
  ];
  const places = items.map(([, name = '', text = '', href = '', cars = '']) => ({
    name: plain(name),
    text: plain(text),
    href: href.replaceAll('&amp;', '&'),
    count: numberIn(plain(cars)),
  }));
  return { places, sentence: plain(/<h1.*?<\/h1><p>(.*?)<\/p>/s.exec(body)?.[1] ?? '') };
}

/** Returns the total that a list states. */
const totalOf = (body: string): number => numberIn(/id="car-list-count"[^>]*>([^<]*)</.exec(body)?.[1] ?? '');

const mapPath = ({ paths }: SiteConfig, query: string, prefix = '') =>
  `${prefix}${paths.carList}?${query && `${query}&`}view=map`;

/** Counts cars by the dealer that their record names. */
function byDealer(cars: readonly CarRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { car_site_name: name } of cars) counts[String(name)] = (counts[String(name)] ?? 0) + 1;
  return counts;
}

const most = (counts: Record<string, number>): string =>
  Object.entries(counts).sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';

describe.each(sites.map((site) => [site.id, site] as const))('%s', (_id, site) => {
  test('each place has as many cars as the stock has there, and leads to a list of them', async () => {
    const cars = carsOf(site);
    const fuel = String(cars.find(({ car_fuel }) => car_fuel)?.car_fuel);
    for (const [query, matching] of [
      ['', cars],
      [new URLSearchParams({ car_fuel: fuel }).toString(), cars.filter(({ car_fuel }) => car_fuel === fuel)],
    ] as const) {
      const { status, body } = await get(site, mapPath(site, query));
      const { places, sentence } = mapOf(body);
      expect(status).toBe(200);
      expect(Object.fromEntries(places.map(({ name, count }) => [name, count]))).toEqual(byDealer(matching));
      expect(numberIn(sentence)).toBe(matching.length);
      const [first, last] = [places[0], places.at(-1)];
      for (const place of [first, last]) {
        const list = await get(site, place?.href ?? '');
        expect([list.status, totalOf(list.body)]).toEqual([200, place?.count]);
      }
    }
  });

  test.each(site.languages.map(({ prefix }) => prefix))(
    'in the language %p the list leads to the map, and back',
    async (prefix) => {
      const cars = carsOf(site);
      const brand = most(Object.fromEntries(cars.map(({ car_brand: make }) => [String(make), 1])));
      const query = new URLSearchParams({ car_brand: brand, sortName: 'car_price_asc' }).toString();
      // A make alone has a path of its own.
      const list = await follow(site, `${prefix}${site.paths.carList}?${query}`);
      const target = /<a[^>]*href="([^"]*view=map)"/.exec(list.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(target).toBe(mapPath(site, query, prefix));
      const map = await get(site, target);
      expect(map.body).toMatch(/<meta name="robots" content="noindex/);
      const back = /<\/p>(?:<ul.*?<\/ul>)?<a[^>]*href="([^"]+)"/s.exec(map.body.slice(map.body.indexOf('<h1')))?.[1];
      const returned = await follow(site, (back ?? '').replaceAll('&amp;', '&'));
      expect([returned.status, totalOf(returned.body)]).toEqual([200, totalOf(list.body)]);
    },
  );
});

const SITE = sites.find(({ id }) => id === 'norrvag-se') as SiteConfig;
const BRITISH = sites.find(({ id }) => id === 'marlow-uk') as SiteConfig;

test('around a place the nearest is first, each with its distance, and the radius counts', async () => {
  const near = { lat: 57.71, lng: 11.97 };
  const { body } = await get(SITE, mapPath(SITE, 'near=57.71%2C11.97%2CG%C3%B6teborg&radius=200km'));
  const { places } = mapOf(body);
  const distances = places.map(({ text }) => numberIn(/(\d[\d ]*) km/.exec(text)?.[0] ?? ''));
  expect(distances.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const within = carsOf(SITE).filter(({ car_site_geocoord: point }) => {
    const [lat = 0, lng = 0] = String(point).split(',').map(Number);
    return kilometresBetween(near, { lat, lng }) <= 200;
  });
  expect(Object.fromEntries(places.map(({ name, count }) => [name, count]))).toEqual(byDealer(within));
});

test('chosen dealers are the only places; other choices count as in the list', async () => {
  const [[one = '', count = 0] = [], [other = ''] = []] = Object.entries(byDealer(carsOf(SITE)));
  const query = new URLSearchParams([
    ['car_site_name', one],
    ['car_site_name', other],
  ]);
  const { places } = mapOf((await get(SITE, mapPath(SITE, query.toString()))).body);
  expect(places.map(({ name }) => name).toSorted()).toEqual([one, other].toSorted());
  expect(places.find(({ name }) => name === one)?.count).toBe(count);
});

test('words, ranges and terms are those of the list; words that no car matches are dropped on both', async () => {
  for (const query of [
    'keyphrase=volvo',
    'keyphrase=xyzzyqwv',
    'car_price=0-200000',
    'car_loan_monthly_cost=0-3000&months=60',
  ]) {
    const list = totalOf((await follow(SITE, `${SITE.paths.carList}?${query}`)).body);
    const { places, sentence } = mapOf((await get(SITE, mapPath(SITE, query))).body);
    const sum = places.reduce((total, { count }) => total + count, 0);
    expect([query, sum, numberIn(sentence)]).toEqual([query, list, list]);
  }
});

test('without a matching car the page says so, and leads back', async () => {
  const { status, body } = await get(SITE, mapPath(SITE, 'car_price=0-1'));
  expect(status).toBe(200);
  expect(mapOf(body)).toEqual({ places: [], sentence: expect.stringMatching(/^0 bilar\. Ingen bil passar dina val/) });
  expect(body).not.toContain('leaflet');
});

test('a value that nobody has, a page and a made-up parameter are no other page of the cache', async () => {
  const canonical = await get(SITE, mapPath(SITE, 'car_fuel=El'));
  const other = await get(SITE, `${SITE.paths.carList}?page=3&view=map&nothing=1&car_fuel=El`);
  expect(mapOf(other.body)).toEqual(mapOf(canonical.body));
  expect(mapOf((await get(SITE, mapPath(SITE, 'car_fuel=Nothing'))).body).places).toEqual([]);
  expect((await get(SITE, `${SITE.paths.carList}?view=list`)).body).toContain('id="car-list-count"');
});

test('list and map of one query are two pages of the cache, in both orders', async () => {
  const isMap = async (path: string) => !(await get(SITE, path)).body.includes('id="car-list-count"');
  const [one, other] = ['car_fuel=Bensin', 'car_fuel=Diesel'].map((query) => [
    `${SITE.paths.carList}?${query}`,
    mapPath(SITE, query),
  ]);
  for (const path of [...(one ?? []), ...(other ?? []).toReversed(), ...(one ?? []).toReversed()])
    expect([path, await isMap(path)]).toEqual([path, path.endsWith('view=map')]);
});

test('on the host of a brand the places have its cars, and the lists are on that host', async () => {
  const host = 'mini.marlow-uk.localhost';
  const { body } = await send(product.url, mapPath(BRITISH, ''), { host });
  const { places } = mapOf(body);
  const minis = carsOf(BRITISH).filter(({ car_brand: make }) => make === 'MINI');
  expect(Object.fromEntries(places.map(({ name, count }) => [name, count]))).toEqual(byDealer(minis));
  const list = await send(product.url, places[0]?.href ?? '', { host });
  expect([list.status, totalOf(list.body)]).toEqual([200, places[0]?.count]);
});

test('while the search is away the page says so, is not cached, and leads back to the list', async () => {
  await product.setFault({ upstream: 'search', kind: 'error' });
  try {
    const { status, headers, body } = await get(SITE, mapPath(SITE, 'car_fuel=Etanol'));
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/no-(?:store|cache)/)]);
    expect(mapOf(body).sentence).toMatch(/Bilarna kan inte visas|gick inte|just nu/);
    expect(body).toContain(`href="${SITE.paths.carList}?car_fuel=Etanol"`);
  } finally {
    await product.resetSandbox();
  }
});

test('without a map service there is no map: no link leads to it, and its URL is the list', async () => {
  const off = await startProduct({ sandboxOf: product, settings: { MEDIA_URL: 'off' } });
  try {
    const { status, body } = await get(SITE, mapPath(SITE, ''), off);
    expect(status).toBe(200);
    expect(totalOf(body)).toBe(carsOf(SITE).length);
    expect(body).not.toContain('view=map"');
  } finally {
    await off.close();
  }
});
