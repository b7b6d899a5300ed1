import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { formBody, stateOf, timesOf } from '../../support/booking/testDrives.ts';
import { recordsOf } from '../../support/data/records.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Cars whose ids in the index are stock numbers with letters: in front of the sandbox's search engine they are renamed. */

const START_TIMEOUT_MS = 180_000;
const CARS = 60;
let sandbox: LeasedSandbox;
let engine: Server;
let product: Product;
/** Cars in stock, by the form of their renamed ids. */
let cars: Record<'upper' | 'lower' | 'mixed', CarRecord>;

/** Every car gets one of three forms, by its number. */
const FORMS = ['AB-', 'ab', 'aB'] as const;
const renamed = (id: string): string => `${FORMS[Number(id) % FORMS.length]}${id}`;
const original = (id: string): string => (renamed(id.replace(/^\D+/, '')) === id ? id.replace(/^\D+/, '') : 'none');

function withIds(value: unknown, map: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const isId = name === 'car_id' || name === 'car_id.neq';
    if (!isId) return [name, withIds(member, map)];
    return [name, Array.isArray(member) ? member.map(String).map(map) : map(String(member))];
  });
  return Object.fromEntries(entries);
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}

beforeAll(async () => {
  sandbox = await leaseSandbox(CARS);
  engine = createServer(async (req, res) => {
    const body = withIds(JSON.parse(await bodyOf(req)), original);
    const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' };
    const found = await fetch(`${sandbox.url}/search/search`, { method: 'POST', headers, body: JSON.stringify(body) });
    res.writeHead(found.status, headers).end(JSON.stringify(withIds(await found.json(), renamed)));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  product = await startProduct({ cars: CARS, settings: { SANDBOX: 'fill', SEARCH_URL: url, SEARCH_KEY: 'sandbox' } });
  const records = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', {});
  const inStock = records.filter(({ car_status: status }) => status !== 'sold');
  const ofForm = (form: number): CarRecord => {
    const car = inStock.find(({ car_id: id }) => Number(id) % FORMS.length === form) as CarRecord;
    return { ...car, car_id: renamed(car.car_id) };
  };
  cars = { upper: ofForm(0), lower: ofForm(1), mixed: ofForm(2) };
}, START_TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  engine.close();
  await sandbox.close();
});

const get = (path: string) => send(product.url, path);
const pathOf = ({ car_id: id, slug }: CarRecord): string => `/kop-bil/${id}/${slug}`;
const post = (path: string, body: object) =>
  send(product.url, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe.each(['upper', 'lower', 'mixed'] as const)('a stock number with letters (%s)', (form) => {
  test('has a page at its own URL, which is the canonical one', async () => {
    const { status, body } = await get(pathOf(cars[form]));
    expect(status).toBe(200);
    expect(body).toContain(
      `<link rel="canonical" href="http://norrvag-se.localhost:${product.port}${pathOf(cars[form])}"/>`,
    );
  });

  test('the page is called by the name of the car in page views', async () => {
    const { body } = await get(`/_page?path=${encodeURIComponent(pathOf(cars[form]))}`);
    expect((JSON.parse(body) as { page: { route: { name: string } } }).page.route.name).toBe(cars[form].slug);
  });

  test('another case of the path, no slug, and signs behind the address lead there in one hop', async () => {
    const car = cars[form];
    const own = pathOf(car);
    for (const path of [`/Kop-Bil/${car.car_id}/${car.slug}/`, `/kop-bil/${car.car_id}`, `/kop-bil/${car.car_id}).`]) {
      const { headers } = await get(path);
      expect([path, headers.location]).toEqual([path, own]);
    }
  });

  test('is compared, and shown as a saved car', async () => {
    const { car_id: id } = cars[form];
    const compared = await get(`/kop-bil/alla-bilar-i-lager?compare=${id}`);
    expect([compared.status, compared.body.includes(pathOf(cars[form]))]).toEqual([200, true]);
    const saved = await post('/api/cars', { site: 'norrvag-se', language: 'sv', ids: [id], as: 'cards' });
    expect([saved.status, saved.body.includes(`"${id}"`)]).toEqual([200, true]);
  });
});

test.each(['upper', 'lower'] as const)('an id typed in the other case is redirected to the car (%s)', async (form) => {
  const { car_id: id, slug } = cars[form];
  const other = form === 'upper' ? id.toLowerCase() : id.toUpperCase();
  const { status, headers } = await get(`/kop-bil/${other}/${slug}`);
  expect([status, headers.location]).toEqual([301, pathOf(cars[form])]);
});

test.each(['upper', 'lower'] as const)(
  'a lead and a test drive take an id typed in the other case (%s)',
  async (form) => {
    const { car_id: id } = cars[form];
    const other = form === 'upper' ? id.toLowerCase() : id.toUpperCase();
    const [time = ''] = await timesOf(product, other);
    expect(await timesOf(product, id)).toContain(time);
    const sent = await post('/api/forms/comhub', formBody(other, time));
    expect([sent.status, sent.body]).toEqual([202, expect.anything()]);
    const { testDrives, upstreams } = await stateOf(product);
    expect(upstreams.leads.received.at(-1)?.values.car).toBe(id);
    expect(testDrives.bookings.at(-1)).toMatchObject({ timeSlot: time, state: expect.any(String) });
    const selling = await get(`/salj-bil?car=${other}`);
    expect(selling.body).toContain(pathOf(cars[form]));
  },
);

test('pages whose names have a digit stay pages, and a car that is unknown says so', async () => {
  const unknown = await get('/kop-bil/zz99/volvo-v60');
  expect([unknown.status, unknown.body.includes('volvo')]).toEqual([404, true]);
});

test.each([')', '.', ',', ').', '%3E', '!'])('%s behind the URL of a car is redirected to the car', async (sign) => {
  const { car_id: id, slug } = cars.lower;
  for (const path of [`/kop-bil/${id}${sign}`, `/kop-bil/${id}/${slug}${sign}`]) {
    const { status, headers } = await get(path);
    expect([path, [301, 302].includes(status), headers.location]).toEqual([path, true, pathOf(cars.lower)]);
  }
});
