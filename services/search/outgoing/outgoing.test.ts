import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import sax from 'sax';
import { validateXML } from 'xmllint-wasm';
import { type Database, openPostgres } from '../../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../lib/database/throwaway.ts';
import { eventually, type ServiceProcess } from '../../lib/test/serviceProcess.ts';
import { migrate } from '../database/migrate.ts';
import { toStored } from '../database/storedRecord.ts';
import { ensureIndex, upsertRecords, write } from '../database/writes.ts';
import { carWith } from '../test/cars.ts';
import { startServiceProcess } from '../test/service.ts';
import { parseSites } from './sites.ts';

const KEY = 'a key of the marketplaces';
/** Everything that breaks a careless writer, and what XML cannot contain at all. */
const ODD = `"Kombi" & <b>Škoda</b>, 'x'; 日本 🚗\nline\ttwo ]]> \u0007\ud800`;
const ODD_READ = `"Kombi" & <b>Škoda</b>, 'x'; 日本 🚗\nline\ttwo ]]> `;
const SITE = {
  name: 'Acme & Söner',
  url: 'https://acme.example',
  country: 'SE',
  currency: 'SEK',
  mileageUnit: 'mil',
  indexes: { vehicles: 'cars', dealers: 'dealers' },
  carDetail: '/kop-bil',
  languages: { sv: '', en: '/en' },
  storeCodes: { '7': 'GBG-1' },
  values: { car_fuel: { Etanol: 'petrol' } },
};
const folder = mkdtempSync(join(tmpdir(), 'outgoing-'));
let postgres: Throwaway;
let database: Database;
let service: ServiceProcess;

beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
  await ensureIndex(database, { name: 'cars', kind: 'vehicles', locale: 'sv-SE' });
  await ensureIndex(database, { name: 'dealers', kind: 'dealers', locale: 'sv-SE' });
  writeFileSync(join(folder, 'sites.json'), JSON.stringify({ acme: SITE, locked: { ...SITE, vin: true } }));
  await put('dealers', [
    {
      site_id: '7',
      slug: 'acme',
      site_official_name: 'Acme "Väst" & Co',
      site_street: 'Gatan 1 <b>',
      site_zip: '411 01',
      site_city: 'Göteborg',
      site_geocoord: '57.7,11.9',
    },
  ]);
  await put('cars', CARS);
  service = await startServiceProcess(postgres.url, {
    SITES_FILE: join(folder, 'sites.json'),
    FEED_KEYS: `another key of somebody,${KEY}`,
  });
});
afterAll(async () => {
  await service?.stop();
  await database?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const sold = { car_site_id: '7', car_status: 'sold' };
const CARS = [
  carWith('AB-1', {
    slug: 'volvo-v60-ö',
    car_brand: 'Volvo',
    car_model_text: ODD,
    car_description: ODD,
    car_chassino: 'YV1AAAAAAAAAAAAA1',
    car_site_id: '7',
    car_price: 200_000,
    car_retail_price: 210_000,
    car_campaign_price: 190_000,
    car_has_campaign_price: true,
    car_mileage: 3_426,
    car_year: 2021,
    car_fuel: 'Laddhybrid',
    car_body: 'Kombi',
    car_gearbox: 'Automat',
    car_drive: 'Fyrhjulsdrift',
    car_color: 'Röd',
    car_is_used: true,
    car_firstregistration: '2021-03-04',
    car_images: [{ original: '/-/media/a b.jpg' }, { original: 'https://images.example/2.jpg?a=1&b=2' }],
    car_vehicle_type_code: 'PC',
  }),
  carWith('2', {
    car_site_id: '9',
    car_site_name: 'Somewhere',
    car_price: 99_000,
    car_is_used: false,
    car_vat_eligible: true,
    car_odometer: 12,
    car_odometer_unit: 'km',
    car_fuel: 'Etanol',
  }),
  carWith('3', { car_vehicle_type_code: 'LCV', car_vat_eligible: true, car_site_id: '7', car_price: 300_000 }),
  carWith('4', sold),
  carWith('5', { ...sold, car_status: 'Reserved' }),
  carWith('6', { car_price: 0 }),
  carWith('7', { car_is_sample: true }),
];

const put = (index: string, records: readonly Record<string, unknown>[]) =>
  write(database, (transaction) =>
    upsertRecords(
      transaction,
      index,
      records.map((record) => toStored(index === 'cars' ? 'vehicles' : 'dealers', record)),
    ),
  );
const feed = (name: string, query = '', init: RequestInit = {}) =>
  fetch(`${service.url}/feeds/${name}?site=acme&key=${encodeURIComponent(KEY)}${query}`, init);
const textOf = async (name: string, query = '') => {
  const response = await feed(name, query);
  expect(response.status).toBe(200);
  return response.text();
};

/** Returns the items of an XML document as texts by the names of their elements; strict, so that a fault of the form throws. */
function itemsOf(text: string, item: string): Record<string, string[]>[] {
  const parser = sax.parser(true);
  const items: Record<string, string[]>[] = [];
  const path: string[] = [];
  parser.onopentag = ({ name, attributes }) => {
    path.push(name);
    if (name === item) items.push({});
    for (const [key, value] of Object.entries(attributes)) noteIn(items, `${name}@${key}`, String(value));
  };
  parser.ontext = (value) => noteIn(items, path.at(-1) ?? '', value);
  parser.onclosetag = () => void path.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return items;
}

function noteIn(items: Record<string, string[]>[], name: string, value: string): void {
  const last = items.at(-1);
  if (last) last[name] = [...(last[name] ?? []), value];
}

describe('the feed for vehicle ads of Google', () => {
  test('has passenger cars with what the page states, and odd characters survive a parser', async () => {
    const [one, two, ...others] = itemsOf(await textOf('google-vehicles.xml'), 'item').sort((a, b) =>
      String(b['g:id']).localeCompare(String(a['g:id'])),
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      'g:id': ['AB-1'],
      link: ['https://acme.example/kop-bil/AB-1/volvo-v60-%c3%b6'],
      'g:link_template': ['https://acme.example/kop-bil/AB-1/volvo-v60-%c3%b6?store={store_code}'],
      description: [ODD_READ],
      'g:trim': [ODD_READ],
      'g:price': ['190000.00 SEK'],
      'g:condition': ['used'],
      'g:mileage': ['34260 km'],
      'g:engine': ['hybrid'],
      'g:body_style': ['station wagon'],
      'g:color': ['Röd'],
      'g:year': ['2021'],
      'g:date_first_registered': ['2021-03'],
      'g:image_link': ['https://acme.example/-/media/a%20b.jpg'],
      'g:additional_image_link': ['https://images.example/2.jpg?a=1&b=2'],
      'g:store_code': ['GBG-1', 'GBG-1'],
      'g:option': ['in_store'],
      'g:dealership_name': ['Acme "Väst" & Co'],
      'g:dealership_address': ['Gatan 1 <b>, 411 01 Göteborg'],
      'g:custom_label_0': ['vat-not-deductible'],
    });
    expect(one).not.toHaveProperty(['g:VIN']);
    expect(two).toMatchObject({
      'g:id': ['2'],
      'g:condition': ['new'],
      'g:vehicle_msrp': ['99000.00 SEK'],
      'g:mileage': ['12 km'],
      'g:engine': ['gasoline'],
      'g:custom_label_0': ['vat-included'],
      'g:dealership_name': ['Somewhere'],
      'g:store_code': ['9', '9'],
    });
  });

  test('has the paths of another language, and chassis numbers only where a site publishes them', async () => {
    expect(await textOf('google-vehicles.xml', '&language=en')).toContain(
      'https://acme.example/en/kop-bil/2/volvo-v60',
    );
    const response = await fetch(`${service.url}/feeds/google-vehicles.xml?site=locked&key=${encodeURIComponent(KEY)}`);
    expect(await response.text()).toContain('<g:VIN>YV1AAAAAAAAAAAAA1</g:VIN>');
  });
});

test('the catalogue of Meta is CSV that a parser reads back', async () => {
  const rows: Record<string, string>[] = parse(await textOf('meta-vehicles.csv'), { columns: true });
  expect(rows.map(({ vehicle_id: id }) => id).sort()).toEqual(['2', '3', 'AB-1']);
  const row = rows.find(({ vehicle_id: id }) => id === 'AB-1');
  expect(row).toMatchObject({
    url: 'https://acme.example/kop-bil/AB-1/volvo-v60-%c3%b6',
    trim: ODD.trim().replace('\ud800', '\ufffd'),
    price: '190000 SEK',
    'mileage.value': '34260',
    'mileage.unit': 'KM',
    state_of_vehicle: 'USED',
    availability: 'AVAILABLE',
    body_style: 'WAGON',
    fuel_type: 'PLUGIN_HYBRID',
    transmission: 'AUTOMATIC',
    drivetrain: 'AWD',
    dealer_name: 'Acme "Väst" & Co',
    'address.addr1': 'Gatan 1 <b>',
    latitude: '57.7',
    'image[0].url': 'https://acme.example/-/media/a%20b.jpg',
    'image[2].url': '',
    custom_label_0: 'vat-not-deductible',
  });
  expect(rows.find(({ vehicle_id: id }) => id === '3')).toMatchObject({ custom_label_0: 'vat-excluded' });
});

describe('the feed for other marketplaces', () => {
  const schema = readFileSync(resolve(import.meta.dirname, 'marketplace.xsd'), 'utf8');
  const validate = (contents: string) =>
    validateXML({
      xml: [{ fileName: 'cars.xml', contents }],
      schema: [{ fileName: 'marketplace.xsd', contents: schema }],
    });

  test('follows its schema, which refuses a car without its price', async () => {
    const text = await textOf('marketplace.xml');
    expect(await validate(text)).toMatchObject({ errors: [], valid: true });
    expect(await validate(text.replace(/<price .*?<\/price>/, ''))).toMatchObject({ valid: false });
    expect(itemsOf(text, 'vehicle').find((car) => car['vehicle@id']?.[0] === '3')).toMatchObject({
      price: ['300000'],
      'price@vat': ['excluded'],
      type: ['LCV'],
      'dealer@storeCode': ['GBG-1'],
    });
  });

  test('of one dealer has its cars alone', async () => {
    const ids = itemsOf(await textOf('marketplace.xml', '&dealer=7'), 'vehicle').map((car) => car['vehicle@id']?.[0]);
    expect(ids.sort()).toEqual(['3', 'AB-1']);
  });
});

describe('over HTTP', () => {
  test('the key comes by query, header or password', async () => {
    const url = `${service.url}/feeds/marketplace.xml?site=acme`;
    const basic = `Basic ${Buffer.from(`anyone:${KEY}`).toString('base64')}`;
    const statuses = await Promise.all(
      [{}, { 'x-api-key': 'no' }, { 'x-api-key': KEY }, { authorization: basic }].map(
        async (headers) => (await fetch(url, { headers })).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  test.each([
    ['none.xml', '', 404],
    ['toString', '', 404],
    ['marketplace.xml', '&language=fi', 404],
    ['marketplace.xml', '&dealer=none', 404],
    ['marketplace.xml', '&dealer=', 404],
  ])('%s%s is %i', async (name, query, status) => {
    expect((await feed(name, query)).status).toBe(status);
    expect((await fetch(`${service.url}/feeds/marketplace.xml?site=no&key=${encodeURIComponent(KEY)}`)).status).toBe(
      404,
    );
    expect((await feed('marketplace.xml', '', { method: 'POST' })).status).toBe(405);
  });

  test('is compressed, and not sent again until a car changes', async () => {
    const first = await feed('marketplace.xml', '', { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const plain = await feed('marketplace.xml', '', { headers: { 'accept-encoding': 'gzip;q=0, identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, await first.text()]);
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    const again = async (headers: Record<string, string>) => (await feed('marketplace.xml', '', { headers })).status;
    expect(await again({ 'if-none-match': `"x", ${etag}` })).toBe(304);
    expect(await again({ 'if-modified-since': modified })).toBe(304);
    expect(await again({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200);
    expect((await feed('marketplace.xml', '&language=en')).headers.get('etag')).not.toBe(etag);
    const head = await feed('marketplace.xml', '', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    // Last-Modified has seconds.
    await new Promise((done) => setTimeout(done, 1_100));
    await put('cars', [carWith('2', { car_price: 98_000 })]);
    expect(await again({ 'if-none-match': etag })).toBe(200);
    expect(await again({ 'if-modified-since': modified })).toBe(200);
  });
});

describe('a large feed', () => {
  const COUNT = 4_000;
  beforeAll(() =>
    put(
      'cars',
      Array.from({ length: COUNT }, (_, at) => carWith(String(100_000 + at), { car_description: 'x'.repeat(3_000) })),
    ),
  );
  const metric = async (name: string) => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    return Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1] ?? 0);
  };
  const openSlowly = async (): Promise<IncomingMessage> => {
    const request = get(`${service.url}/feeds/marketplace.xml?site=acme&key=${encodeURIComponent(KEY)}`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.pause();
    return response;
  };
  /** Scans of the primary key of records: one for each part of a feed. */
  const partsRead = async () => {
    const { rows } = await database.query<{ scans: string }>(
      `select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'records_pkey'`,
    );
    return Number(rows[0]?.scans);
  };

  test('is read no further than its reader takes it, and goes on when the reader does', async () => {
    await textOf('marketplace.xml');
    const before = await eventually(async () => {
      const first = await partsRead();
      await new Promise((done) => setTimeout(done, 1_500));
      return first === (await partsRead()) ? first : null;
    });
    const response = await openSlowly();
    await new Promise((done) => setTimeout(done, 3_000));
    expect(await metric('search_feeds_open')).toBe(1);
    // The sockets hold some megabytes of 14; a whole feed is 21 parts.
    expect((await partsRead()) - before).toBeLessThan(18);
    const { rows } = await database.query(`select from pg_stat_activity where state like 'idle in transaction%'`);
    expect(rows).toEqual([]);
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    expect(itemsOf(text, 'vehicle')).toHaveLength(COUNT + 3);
  });

  test('is given up when its reader leaves', async () => {
    const aborted = await metric('search_feeds_total{outcome="aborted"}');
    const response = await openSlowly();
    response.destroy();
    await eventually(async () => ((await metric('search_feeds_open')) === 0 ? true : null));
    expect(await metric('search_feeds_total{outcome="aborted"}')).toBe(aborted + 1);
  });

  test('is written to a file by a command, which says what is left out', async () => {
    const out = join(folder, 'acme.xml.gz');
    const args = [resolve(import.meta.dirname, '../export.ts'), 'google-vehicles.xml', '--site', 'acme', '--out', out];
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, args, {
      env: { PATH, DATABASE_URL: postgres.url, SITES_FILE: join(folder, 'sites.json') },
    });
    const output = child.stdout.toArray();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(Buffer.concat(await output).toString()).toBe(
      `${out}: ${COUNT + 2} cars\n  1 left out: of a type that the format does not take\n  1 left out: sold, reserved or not available\n  1 left out: without a price\n  1 left out: an example\n`,
    );
    expect(itemsOf(gunzipSync(readFileSync(out)).toString(), 'item')).toHaveLength(COUNT + 2);
  });
});

test('a sites file is refused with all its errors', () => {
  expect(() =>
    parseSites(JSON.stringify({ a: { ...SITE, url: 'https://a.example/x', currency: 'kr' }, b: 1 })),
  ).toThrow(/a: .*url is an origin.*a: currency|a: currency.*a: url/);
  expect(() => parseSites(JSON.stringify({ a: { ...SITE, more: 1 } }))).toThrow(/a: .*more/);
  expect(() => parseSites('[]')).toThrow('is no list of sites by their ids');
  expect(parseSites(JSON.stringify({ a: SITE })).get('a')).toMatchObject({ vin: false, maxImages: 10 });
});
