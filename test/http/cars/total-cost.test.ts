import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { expectedTotal, oracleInputs } from '../../bench/totalCostOracle.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { connectMcpClient } from '../../support/mcpClient.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The total cost of a car is the same wherever the site states it, and that of an independent calculation. */

const CARS = 1_000;
const sites: readonly SiteConfig[] = SITES;
const LANGUAGES = sites.flatMap((site) => site.languages.map((language) => [site.id, language.prefix, site] as const));
const OWN = 'cost.way=cash&cost.distance=2600&cost.petrol=18.49&cost.home=35';
const today = new Date().toISOString().slice(0, 10);

let product: Product;
let carsOf: (site: SiteConfig) => CarRecord[];
beforeAll(async () => {
  product = await startProduct({ cars: CARS, settings: { LOG_LEVEL: 'error', MCP: 'on' } });
  const { vehicles } = await datasetOf(CARS);
  carsOf = (site) => (vehicles.get(site.indexes.vehicles) ?? []).filter(({ car_status: status }) => status !== 'sold');
}, 180_000);
afterAll(() => product.close());

const get = (site: SiteConfig, path: string, accept = 'text/html') =>
  send(product.url, path, { host: `${site.id}.localhost`, headers: { accept } });

/** Returns the digits of the amount of a sentence with a total: the first number with a currency. */
const amountIn = (text: string): number | null => {
  const [, before, after] =
    /[£](\d[\d,]*)|(\d[\d\s.]*)[\s]?(?:kr|€)/u.exec(text.replaceAll(/[\u00a0\u202f]/gu, ' ')) ?? [];
  const digits = (before ?? after)?.replaceAll(/\D/g, '');
  return digits ? Number(digits) : null;
};

/** The first words of the sentence with a total, in all languages. */
const SENTENCE =
  /(?:Totalkostnad|Samlede omkostninger|Kokonaiskustannukset|Celkové náklady|Total cost)(?: utan fordonsskatt| uten trafikkforsikringsavgift| uden ejerafgift| ilman ajoneuvoveroa| bez dane z vozidla| without vehicle tax)?: [^<|]*/u;

const totalsOnCards = (html: string): [id: string, amount: number | null][] =>
  [...html.matchAll(/<article[^>]*data-car="(\d+)".*?<\/article>/gs)].map(([card, id = '']) => [
    id,
    amountIn(SENTENCE.exec(card)?.[0] ?? ''),
  ]);

const totalOf = (site: SiteConfig, query: string, id: string, terms = {}): number | null => {
  const car = carsOf(site).find(({ car_id: own }) => own === id);
  return car ? expectedTotal(car, oracleInputs(site, query, { today, ...terms })) : null;
};

describe.each(LANGUAGES)('%s%s', (_id, prefix, site) => {
  const list = `${prefix}${site.paths.carList}`;

  test.each([
    ['', {}],
    [OWN, {}],
    ['deposit=5000&months=48', { deposit: 5_000, months: 48 }],
  ])('cards, sort, page, comparison and Markdown on "%s"', async (query, terms) => {
    const { body } = await get(site, `${list}?sortName=car_total_cost_asc&${query}`);
    const cards = totalsOnCards(body);
    expect(cards).toHaveLength(48);
    expect(cards).toEqual(cards.map(([id]) => [id, totalOf(site, query, id, terms)]));
    const all = carsOf(site).flatMap(({ car_id: id }) => totalOf(site, query, id, terms) ?? []);
    expect(cards.map(([, amount]) => amount)).toEqual(all.sort((one, other) => one - other).slice(0, 48));
    const [first, second] = cards;
    if (!first || !second) throw new Error('no cards');
    const path = new RegExp(`href="(${prefix}${site.paths.carDetail}/${first[0]}/[^"]*)"`).exec(body)?.[1] ?? '';
    if (query) expect(path).toContain(query.split('&')[0]);
    const page = await get(site, path.replaceAll('&amp;', '&'));
    expect([page.status, amountIn(SENTENCE.exec(page.body)?.[0] ?? '')]).toEqual([200, first[1]]);
    const markdown = await get(site, path.replaceAll('&amp;', '&'), 'text/markdown');
    expect(amountIn(SENTENCE.exec(markdown.body)?.[0] ?? '')).toBe(first[1]);
    const compared = await get(site, `${list}?compare=${first[0]},${second[0]}&${query}`);
    const stated = [...compared.body.matchAll(new RegExp(SENTENCE, 'gu'))].map(([text]) => amountIn(text));
    expect(stated).toEqual(expect.arrayContaining([first[1], second[1]]));
  });

  test('the filter finds the cars of the calculation, with the fields of a form', async () => {
    const all = carsOf(site).flatMap(({ car_id: id }) => totalOf(site, OWN, id) ?? []);
    const [low = 0, high = 0] = [all.sort((one, other) => one - other)[3], all[40]];
    const form = `car_total_cost.from=${low}&car_total_cost.to=${high}&cost.insurance=&${OWN}`;
    const sent = await get(site, `${list}?${form}`);
    expect(sent.status).toBe(302);
    const { body } = await get(site, sent.headers.location ?? '');
    const expected = all.filter((amount) => amount >= low && amount <= high);
    const found = totalsOnCards(body).map(([, amount]) => amount ?? 0);
    expect(found.sort((one, other) => one - other)).toEqual(expected.slice(0, found.length));
    expect(found).toHaveLength(Math.min(48, expected.length));
    // The form of the inputs keeps the filter, and has what is chosen.
    expect(body).toMatch(/<details[^>]*data-costs=""/);
    expect(body).toContain('name="car_total_cost"');
    expect(body).toMatch(/name="cost\.distance"[^>]*value="2600"|value="2600"[^>]*name="cost\.distance"/);
  });

  test('other lists have neither total nor filter', async () => {
    const { body } = await get(site, list);
    expect(totalsOnCards(body).every(([, amount]) => amount === null)).toBe(true);
    expect(body).not.toContain('data-costs');
    expect(body).not.toContain('name="car_total_cost');
  });

  test('the page of the method states every table, and its form leads to the list', async () => {
    const { status, body } = await get(site, `${prefix}${site.totalCost?.path}`);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<form[^>]*action="${list}"`));
    for (const dated of [site.totalCost?.service, site.totalCost?.depreciation, site.totalCost?.overStated])
      expect(body).toContain(dated?.source);
  });
});

test('an impossible number is no error: the default counts, the field says so, and its text is nowhere', async () => {
  const [site] = sites;
  if (!site) throw new Error('no site');
  const car = carsOf(site).find(({ car_id: id }) => totalOf(site, '', id) !== null);
  const path = `${site.paths.carDetail}/${car?.car_id}/${car?.slug}`;
  const query = 'cost.petrol=%3Cb%3E&cost.distance=0&cost.home=101&cost.way=voucher&cost.insurance=1e9';
  const { status, body } = await get(site, `${path}?${query}`);
  expect([status, amountIn(SENTENCE.exec(body)?.[0] ?? '')]).toEqual([200, totalOf(site, '', car?.car_id ?? '')]);
  expect(body.match(/aria-invalid="true"/g)).toHaveLength(4);
  expect(body).not.toContain('voucher');
});

test('two visitors with other inputs get their own totals, in both orders', async () => {
  const [site] = sites;
  if (!site) throw new Error('no site');
  const list = `${site.paths.carList}?sortName=car_total_cost_asc`;
  const inputs = ['cost.distance=500', 'cost.distance=4000'];
  for (const order of [inputs, inputs.toReversed(), inputs]) {
    for (const query of order) {
      const cards = totalsOnCards((await get(site, `${list}&${query}`)).body);
      expect(cards).toEqual(cards.map(([id]) => [id, totalOf(site, query, id)]));
    }
  }
});

test('a link to another language keeps the inputs', async () => {
  const [site] = sites;
  if (!site) throw new Error('no site');
  for (const path of [`${site.paths.carList}?sortName=car_total_cost_asc&${OWN}`, `${site.totalCost?.path}?${OWN}`]) {
    const { body } = await get(site, path);
    expect(body).toMatch(/href="\/en[^"]*cost\.distance=2600[^"]*"[^>]*hrefLang="en"/i);
  }
});

test('tools get the totals of the page', async () => {
  for (const site of [sites[0], sites.at(-1)]) {
    if (!site) throw new Error('no site');
    const client = await connectMcpClient({ url: product.url, host: `${site.id}.localhost` });
    const costs = { way: 'cash', distance: 2_600, petrol: 18.49, home: 35 };
    const search = await client.callTool({ name: 'search_cars', arguments: { sort: 'car_total_cost_asc', costs } });
    const { cars } = search.structuredContent as { cars: { id: string; totalCost: string }[] };
    expect(cars).toHaveLength(48);
    expect(cars.map(({ totalCost }) => amountIn(totalCost))).toEqual(cars.map(({ id }) => totalOf(site, OWN, id)));
    const id = cars[0]?.id ?? '';
    const car = await client.callTool({ name: 'get_car', arguments: { car: id, costs } });
    const { totalCost } = car.structuredContent as {
      totalCost: { amount: number; parts: object[]; legalText: string };
    };
    expect(totalCost.amount).toBe(totalOf(site, OWN, id));
    expect(totalCost.parts.length).toBeGreaterThan(4);
    const bad = await client.callTool({ name: 'get_car', arguments: { car: id, costs: { distance: 'far' } } });
    expect(bad.isError).toBe(true);
    await client.close();
  }
});
