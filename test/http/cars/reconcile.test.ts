import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { amountIn } from '../../../bin/reconcile/carPage.ts';
import { runReconcile } from '../../../bin/reconcile/run.ts';
import { offerOf } from '../../../services/search/outgoing/offer.ts';
import { parseSites } from '../../../services/search/outgoing/sites.ts';
import { FORMATS } from '../../../services/search/outgoing/writeFeed.ts';
import type { CarDetail } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/relay.ts';

/** Feeds of the search service against the pages of the product, with one difference seeded for each field. */

type Car = CarDetail & { car_id: string };

const ORIGIN = 'https://norrvag-se.example';
const SITES = parseSites(
  JSON.stringify({
    site: {
      name: 'Norrväg',
      url: ORIGIN,
      country: 'SE',
      currency: 'SEK',
      mileageUnit: 'mil',
      indexes: { vehicles: 'vehicles_norrvag_se', dealers: 'sites_norrvag_se' },
      carDetail: '/kop-bil',
      languages: { sv: '', en: '/en' },
    },
  }),
);
const folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
let relay: Relay;
let product: Product;
let cars: Car[] = [];
let dealers: ReadonlyMap<string, Dealer>;
/** What the search upstream changes in the records of cars, by id. */
const changes = new Map<string, object>();

beforeAll(async () => {
  relay = await startRelay((body) => {
    const found = body as { content: Car[] };
    return { ...found, content: found.content.map((car) => ({ ...car, ...changes.get(car.car_id) })) };
  });
  const settings = { SANDBOX: 'fill', SEARCH_URL: relay.url, SEARCH_KEY: 'sandbox' };
  product = await startProduct({ cars: 80, settings: { LOG_LEVEL: 'error', ...settings } });
  relay.forwardTo(`${product.sandboxUrl}/search`);
  const all = await search<Car>({
    index: 'vehicles_norrvag_se',
    limit: 1_000,
    filters: { 'car_status.neq': ['sold'] },
  });
  cars = all.filter((car) => typeof offerOf(car, contextOf('sv')) !== 'string');
  const places = await search<Dealer>({ index: 'sites_norrvag_se', limit: 100 });
  dealers = new Map(places.map((dealer) => [dealer.site_id, dealer]));
}, 180_000);
afterAll(async () => {
  await product?.close();
  await relay?.close();
  rmSync(folder, { recursive: true });
});

async function search<T>(request: object): Promise<T[]> {
  const response = await fetch(`${product.sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'x-api-key': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return ((await response.json()) as { content: T[] }).content;
}

const siteOf = () => SITES.get('site') as NonNullable<ReturnType<typeof SITES.get>>;
const contextOf = (language: string) => ({ site: siteOf(), language, dealers: dealers ?? new Map() });

/** Returns a feed of cars; `edit` changes the text of an item. */
function feedOf(name: string, language: string, records: readonly Car[], edit = (text: string, _id: string) => text) {
  const format = FORMATS[name];
  if (!format) throw new Error(`no format ${name}`);
  const items = records.map((car) => {
    const offer = offerOf(car, contextOf(language));
    if (typeof offer === 'string') throw new Error(offer);
    return edit(format.item(offer, siteOf()) ?? '', car.car_id);
  });
  return format.open(siteOf(), language) + items.join('') + format.close;
}

async function run(text: string | Buffer, name = 'feed', more: readonly string[] = []) {
  const feed = join(folder, name);
  writeFileSync(feed, text);
  const lines: string[] = [];
  const errors: string[] = [];
  const output = { log: (line: string) => void lines.push(line), error: (line: string) => void errors.push(line) };
  const site = product.url.replace('127.0.0.1', 'norrvag-se.localhost');
  const argv = ['--feed', feed, '--site', site, '--json', ...more];
  const code = await runReconcile({ argv, env: {}, output: output as Console });
  const report = code === 2 ? { message: errors.join('\n') } : { errors, ...JSON.parse(lines.join('\n')) };
  return { code, ...report };
}

describe('npm run reconcile', () => {
  test.each(['google-vehicles.xml', 'meta-vehicles.csv', 'marketplace.xml'])(
    'finds no difference between pages and %s, in any language',
    async (name) => {
      const fit = cars
        .filter((car) => name !== 'google-vehicles.xml' || car.car_vehicle_type_code === 'PC')
        .slice(0, 12);
      expect(fit.length).toBe(12);
      for (const language of ['sv', 'en'])
        expect(await run(feedOf(name, language, fit))).toMatchObject({
          code: 0,
          cars: fit.length,
          differences: [],
          errors: ['0 of 12 cars in 0 s, 0 differ'],
        });
    },
  );

  test('names each seeded difference, and no other', async () => {
    // Their pages are not cached yet.
    const used = cars
      .slice(12)
      .filter((car) => car.car_is_used && !car.car_vat_eligible && car.car_vehicle_type_code === 'PC');
    const [price, vat, mileage, condition, url, currency, visible, sold] = used;
    if (!price || !vat || !mileage || !condition || !url || !currency || !visible || !sold) throw new Error('too few');
    changes.set(sold.car_id, { car_status: 'sold' });
    changes.set(visible.car_id, {
      car_price_text: '1 kr',
      car_retail_price_text: '1 kr',
      car_campaign_price_text: '1 kr',
    });
    const edits: Readonly<Record<string, [RegExp, string]>> = {
      [price.car_id]: [/(<price [^>]*>)\d+/, '$11'],
      [vat.car_id]: [/vat="[^"]*"/, 'vat="included"'],
      [mileage.car_id]: [/(<mileage [^>]*>)\d+/, '$17'],
      [condition.car_id]: [/<condition>used/, '<condition>new'],
      [url.car_id]: [/(<url>[^<]*)<\/url>/, '$1-x</url>'],
      [currency.car_id]: [/currency="SEK"/, 'currency="EUR"'],
    };
    const missing = { ...price, car_id: '999999999' };
    const feed = feedOf('marketplace.xml', 'sv', [...cars.slice(0, 12), ...used.slice(0, 8), missing], (text, id) => {
      const [pattern, replacement] = edits[id] ?? [/^/, ''];
      return text.replace(pattern, replacement);
    });
    const { code, differences } = await run(feed);
    const found = new Set(differences.map(({ car, field }: { car: string; field: string }) => `${car} ${field}`));
    expect([code, [...found].sort()]).toEqual([
      1,
      [
        `${price.car_id} price`,
        `${price.car_id} visible price`,
        `${vat.car_id} VAT`,
        `${mileage.car_id} mileage`,
        `${condition.car_id} condition`,
        `${url.car_id} page`,
        `${currency.car_id} currency`,
        `${visible.car_id} visible price`,
        `${sold.car_id} page`,
        '999999999 page',
      ].sort(),
    ]);
    expect(differences).toContainEqual({
      car: sold.car_id,
      field: 'page',
      feed: expect.any(String),
      page: 'status 410',
    });
    changes.clear();
  });

  test('compares a sample, of a compressed file too', async () => {
    const feed = gzipSync(feedOf('marketplace.xml', 'sv', cars));
    expect(await run(feed, 'feed.xml.gz', ['--sample', '5'])).toMatchObject({ code: 0, cars: 5 });
  });

  test.each<[string, () => string, string]>([
    ['that is truncated', () => feedOf('marketplace.xml', 'sv', cars.slice(0, 1)).slice(0, -20), 'truncated'],
    ['that is no feed', () => 'a,b\n1,2\n', 'neither XML nor a CSV'],
  ])('refuses a feed %s', async (_what, feed, message) => {
    expect(await run(feed())).toEqual({ code: 2, message: expect.stringContaining(message) });
  });

  test('refuses wrong arguments', async () => {
    const output = { log: () => {}, error: () => {} } as unknown as Console;
    for (const argv of [[], ['--feed', 'x', '--sample', '0'], ['--feed', 'x', '--site', 'y'], ['--feed', '/none']])
      expect(await runReconcile({ argv, env: {}, output })).toBe(2);
  });
});

test.each([
  ['1 009 900 kr', 1_009_900],
  ['£24,995', 24_995],
  ['24\u00a0995,00 €', 24_995],
  ['Kampanjpris 199.900 kr.', 199_900],
  ['Price on request', null],
])('the amount in %s is %p', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});
