import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Filters by equipment and by range, charging power and battery of cars (docs/decisions/0228). Counts are recounted in `search-oracle.test.ts`. */

type Car = Readonly<Record<string, unknown>>;

const CARS = 200;
const HEAT_PUMP: Readonly<Record<string, string>> = { 'norrvag-se': 'Värmepump', 'marlow-uk': 'Heat pump' };

let product: Product;
let stocks: ReadonlyMap<string, readonly Car[]>;
beforeAll(async () => {
  const [started, dataset] = await Promise.all([startProduct({ cars: CARS }), datasetOf(CARS)]);
  product = started;
  stocks = new Map(
    SITES.map(({ id, indexes }) => {
      const cars = (dataset.vehicles.get(indexes.vehicles) ?? []) as unknown as Car[];
      return [id, cars.filter(({ car_status }) => car_status !== 'sold')];
    }),
  );
}, 180_000);
afterAll(() => product.close());

const siteOf = (id: string) => SITES.find((site) => site.id === id) ?? SITES[0];
const list = (site: string, query: string, prefix = '') =>
  send(product.url, `${prefix}${siteOf(site).paths.carList}?${query}`, { host: `${site}.localhost` });
const totalIn = (html: string) => Number(/"total":(\d+)/.exec(html)?.[1]);
const groupOf = (html: string, name: string) =>
  new RegExp(`<details[^>]*data-group="${name}".*?</details>`, 's').exec(html)?.[0] ?? '';

test.each(Object.entries(HEAT_PUMP))(
  '%s: equipment is joined by AND, with boxes of a form and chips',
  async (site, pump) => {
    const cars = stocks.get(site) ?? [];
    const itemsOf = (car: Car | undefined) => (car?.car_equipment ?? []) as readonly string[];
    const has = (car: Car, name: string) => itemsOf(car).includes(name);
    const other = itemsOf(cars.find((car) => has(car, pump))).find((name) => /kamera|camera/i.test(name)) ?? '';
    const query = new URLSearchParams([
      ['car_equipment', pump],
      ['car_equipment', other],
    ]);
    const { status, body } = await list(site, String(query));
    expect(status).toBe(200);
    const expected = cars.filter((car) => has(car, pump) && has(car, other)).length;
    expect(expected).toBeGreaterThan(0);
    expect(totalIn(body)).toBe(expected);
    const group = groupOf(body, 'car_equipment');
    const checked = [...group.matchAll(/<input[^>]*>/g)].filter(([box]) => box.includes('checked'));
    expect(checked.map(([box]) => /value="([^"]*)"/.exec(box)?.[1]).toSorted()).toEqual([pump, other].toSorted());
    // A chip for each leads to the list with the other one only.
    for (const left of [pump, other]) {
      const href = `car_equipment=${encodeURIComponent(left).replaceAll('%20', '+')}`;
      expect(body).toMatch(new RegExp(`href="[^"]*\\?${href.replaceAll(/[+]/g, '\\+')}"`));
    }
  },
);

test('names are translated in the second language, and the URL keeps those of the index', async () => {
  const { body } = await list('norrvag-se', 'car_equipment=V%C3%A4rmepump', '/en');
  const group = groupOf(body, 'car_equipment');
  expect(group).toContain('<span>Equipment</span>');
  expect(group).toMatch(/value="Värmepump"[^>]*>(?:<[^>]*>)*Heat pump</);
});

test.each([
  ['norrvag-se', 'Elräckvidd (WLTP) (km)'],
  ['marlow-uk', 'Electric range (WLTP) (miles)'],
])('%s: ranges of cars that are charged are there while one is in the list', async (site, label) => {
  const all = await list(site, '');
  expect(groupOf(all.body, 'wltp_electric_range')).toContain(label);
  expect(groupOf(all.body, 'electric_charging_speed_dc')).toContain('(kW)');
  expect(groupOf(all.body, 'battery_size')).toContain('(kWh)');
  const fuel = site === 'marlow-uk' ? 'Petrol' : 'Bensin';
  const petrol = await list(site, `car_fuel=${fuel}`);
  expect(totalIn(petrol.body)).toBeGreaterThan(0);
  for (const name of ['wltp_electric_range', 'electric_charging_speed_dc', 'battery_size'])
    expect(groupOf(petrol.body, name)).toBe('');
  const chosen = await list(site, `car_fuel=${fuel}&battery_size=50-80`);
  expect(groupOf(chosen.body, 'battery_size')).not.toBe('');
});

test('the fields of a form that is sent without scripts are a range', async () => {
  const cars = stocks.get('norrvag-se') ?? [];
  const sent = await list('norrvag-se', 'wltp_electric_range.from=400&wltp_electric_range.to=');
  expect([sent.status, sent.headers.location]).toEqual([
    expect.any(Number),
    expect.stringMatching(/\?wltp_electric_range=400-\d+$/),
  ]);
  const { body } = await list('norrvag-se', String(sent.headers.location).split('?')[1] ?? '');
  const expected = cars.filter(({ wltp_electric_range: range }) => Number(range ?? 0) >= 400).length;
  expect(expected).toBeGreaterThan(0);
  expect(totalIn(body)).toBe(expected);
  expect(body).toContain('Elräckvidd (WLTP): från 400 km');
});
