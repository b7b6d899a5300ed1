import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PRICE_BANDS } from '../../../src/contracts/car/priceBands.ts';
import { type ExpectedIndicator, expectedIndicators } from '../../bench/priceOracle.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { connectMcpClient } from '../../support/mcpClient.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** The price indicator of a car is the same wherever the site states it, and that of an independent calculation. */

const CARS = 1_000;
const SITES = [
  {
    id: 'norrvag-se',
    prefix: '',
    list: '/kop-bil/alla-bilar-i-lager',
    car: '/kop-bil',
    method: '/kop-bil/prisbedomning',
    labels: ['Mycket bra pris', 'Bra pris', 'Normalt pris', 'Något högre pris', 'Högt pris'],
  },
  {
    id: 'norrvag-se',
    prefix: '/en',
    list: '/kop-bil/alla-bilar-i-lager',
    car: '/kop-bil',
    method: '/kop-bil/prisbedomning',
    labels: ['Great price', 'Good price', 'Fair price', 'Slightly higher price', 'High price'],
  },
  {
    id: 'marlow-uk',
    prefix: '',
    list: '/buy-car/used-cars',
    car: '/buy-car',
    method: '/buy-car/price-indicator',
    labels: ['Great price', 'Good price', 'Fair price', 'Slightly higher price', 'High price'],
  },
] as const;

let product: Product;
const expected = new Map<string, Map<string, ExpectedIndicator>>();
beforeAll(async () => {
  product = await startProduct({ cars: CARS, settings: { LOG_LEVEL: 'error', MCP: 'on' } });
  const { vehicles } = await datasetOf(CARS);
  const today = new Date().toISOString().slice(0, 10);
  for (const [index, cars] of vehicles) {
    expected.set(index, expectedIndicators(cars as never, today));
    for (const { car_id, caroftheweek, car_has_campaign_price } of cars)
      if (caroftheweek || car_has_campaign_price) badged.add(`${index} ${car_id}`);
  }
}, 180_000);
afterAll(() => product.close());

/** Cars of the week and those with a campaign: the badge of such a card is in the place of the band. */
const badged = new Set<string>();
const indicatorsOf = (site: string) => expected.get(`vehicles_${site.replace('-', '_')}`) ?? new Map();
/** Returns the band that the card of a car states: none of a fair price. */
const bandOnCard = (site: string, id: string) => {
  const band = badged.has(`vehicles_${site.replace('-', '_')} ${id}`) ? undefined : indicatorsOf(site).get(id)?.band;
  return band === 'fair' ? undefined : band;
};
const get = (site: string, path: string, accept = 'text/html') =>
  send(product.url, path, { host: `${site}.localhost`, headers: { accept } });

/** Returns the bands of the cards of a page by the ids of their cars. */
const bandsOnCards = (html: string): [id: string, band: string | undefined][] =>
  [...html.matchAll(/<article[^>]*data-car="(\d+)".*?<\/article>/gs)].map(([card, id = '']) => [
    id,
    /data-price-band="(\w+)"/.exec(card)?.[1],
  ]);

describe.each(SITES)('$id $prefix', ({ id: site, prefix, list, car, method, labels }) => {
  test('every card of a list has the band of the calculation, or none', async () => {
    const { body } = await get(site, `${prefix}${list}?page=2`);
    const cards = bandsOnCards(body);
    expect(cards.length).toBeGreaterThan(100);
    const calculated = cards.map(([id]) => [id, bandOnCard(site, id)]);
    expect(cards).toEqual(calculated);
    expect(new Set(cards.map(([, band]) => band)).size).toBeGreaterThan(2);
  });

  test('the filter counts and finds the cars of a band, with and without scripts', async () => {
    const { body } = await get(site, `${prefix}${list}`);
    for (const [at, band] of PRICE_BANDS.entries()) {
      const count = [...indicatorsOf(site).values()].filter((one) => one.band === band).length;
      if (count === 0) continue;
      const row = new RegExp(`name="car_price_band" value="${band}".*?</label>`, 's').exec(body)?.[0] ?? '';
      expect(row.replace(/<[^>]*>/g, ' ')).toContain(labels[at]);
      expect(row.replace(/\D+/g, '|')).toContain(`|${count}|`);
      const found = await get(site, `${prefix}${list}?car_price_band=${band}`);
      const cards = bandsOnCards(found.body);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards).toEqual(cards.map(([id]) => [id, bandOnCard(site, id)]));
      expect(cards.every(([id]) => indicatorsOf(site).get(id)?.band === band)).toBe(true);
      expect(/"total":(\d+)/.exec(found.body)?.[1]).toBe(String(count));
    }
  });

  test('page, comparison, method, Markdown and tools state the same figures', async () => {
    const chosen = PRICE_BANDS.flatMap((band) => [...indicatorsOf(site)].find(([, one]) => one.band === band) ?? []);
    const cars = chosen.filter((one): one is [string, ExpectedIndicator] => Array.isArray(one));
    const ids = [...indicatorsOf(site)].slice(0, 3).map(([id]) => id);
    const compared = await get(site, `${prefix}${list}?compare=${ids.join(',')}`);
    const inTable = [...compared.body.matchAll(/<td[^>]*><span[^>]*data-price-band="(\w+)"/g)].map(([, band]) => band);
    expect(inTable).toEqual([...ids].sort().map((id) => indicatorsOf(site).get(id)?.band));
    const client = await connectMcpClient({ url: product.url, host: `${site}.localhost` });
    for (const [id, { band, expected: amount, comparables }] of cars.length > 0
      ? cars
      : [...indicatorsOf(site)].slice(0, 3)) {
      const label = labels[PRICE_BANDS.indexOf(band as never)] ?? '';
      const moved = await get(site, `${prefix}${car}/${id}`);
      const path = String(moved.headers.location);
      const page = await get(site, path);
      expect(/data-price-band="(\w+)"/.exec(page.body)?.[1]).toBe(band);
      expect(page.body).toContain(`href="${prefix}${method}?car=${id}"`);
      const of = await get(site, `${prefix}${method}?car=${id}`);
      const digits = of.body.replace(/<[^>]*>/g, '|').replace(/(?<=\d)[\s\u00a0\u202f,.](?=\d)/g, '');
      expect(digits).toContain(String(amount));
      expect(of.body).toContain('<meta name="robots" content="noindex"/>');
      expect([...of.body.matchAll(/data-own="true"/g)]).toHaveLength(1);
      const text = (await get(site, path, 'text/markdown')).body;
      expect(text).toContain(`${label}. `);
      const arguments_ = { car: id, language: prefix === '/en' || site === 'marlow-uk' ? 'en' : 'sv' };
      const { structuredContent } = await client.callTool({ name: 'get_car', arguments: arguments_ });
      expect(structuredContent).toMatchObject({
        priceIndicator: {
          text: label,
          expectedPrice: amount,
          comparables,
          methodUrl: expect.stringContaining(`?car=${id}`),
        },
      });
    }
    await client.close();
  });
});

test('the page of the method has its rules without a car, with an unknown one, and for search engines', async () => {
  for (const query of ['', '?car=9999999', '?car=%3Cscript%3E', '?other=1']) {
    const { status, body } = await get('norrvag-se', `/kop-bil/prisbedomning${query}`);
    expect([query, status, body.includes('Så jämför vi')]).toEqual([query, 200, true]);
    expect(body.includes('content="noindex"')).toBe(query === '?car=9999999');
  }
});

test('the language links of the page of the method keep its car', async () => {
  const [id = ''] = indicatorsOf('norrvag-se').keys();
  for (const [path, other] of [
    ['', '/en'],
    ['/en', ''],
  ]) {
    const { body } = await get('norrvag-se', `${path}/kop-bil/prisbedomning?car=${id}`);
    expect(body).toMatch(new RegExp(`<a[^>]*href="${other}/kop-bil/prisbedomning\\?car=${id}"[^>]*lang="`));
  }
  const form = await get('norrvag-se', '/kop-bil/prisbedomning');
  expect(form.body).toContain('href="/en/kop-bil/prisbedomning"');
});

describe('a site without indicators', () => {
  test('has neither bands nor their filter, ignores its parameter, and its tools do not offer it', async () => {
    const list = '/kop-bil/alla-begagnade-bilar';
    const { body: page } = await get('rullande-se', list);
    expect(bandsOnCards(page).length).toBeGreaterThan(40);
    expect(page).not.toContain('data-price-band');
    expect(page).not.toContain('name="car_price_band"');
    const client = await connectMcpClient({ url: product.url, host: 'rullande-se.localhost' });
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools.find(({ name }) => name === 'search_cars')?.inputSchema)).not.toContain(
      'car_price_band',
    );
    const plain = await client.callTool({ name: 'search_cars', arguments: {} });
    expect(plain.structuredContent).toHaveProperty('total');
    await client.close();
  });
});

test('SEARCH_PRICE_INDICATOR=off: neither field is requested, and lists are as without the parameter', async () => {
  const off = await startProduct({ cars: CARS, settings: { LOG_LEVEL: 'error', SEARCH_PRICE_INDICATOR: 'off' } });
  try {
    const from = (path: string) => send(off.url, path, { host: 'norrvag-se.localhost' });
    const totals = [];
    for (const query of ['', '?car_price_band=great']) {
      const { status, body } = await from(`/kop-bil/alla-bilar-i-lager${query}`);
      expect([status, body.includes('data-price-band'), body.includes('name="car_price_band"')]).toEqual([
        200,
        false,
        false,
      ]);
      totals.push(/"total":(\d+)/.exec(body)?.[1]);
    }
    expect(totals[0]).toBe(totals[1]);
    const search = async (query: string) => {
      const body = JSON.stringify({ site: 'norrvag-se', language: 'sv', query });
      const headers = { 'content-type': 'application/json' };
      const response = await send(off.url, '/api/search', {
        host: 'norrvag-se.localhost',
        method: 'POST',
        headers,
        body,
      });
      return (JSON.parse(response.body) as { total: number }).total;
    };
    expect(await search('car_price_band=great')).toBe(await search(''));
    expect((await from('/kop-bil/prisbedomning')).status).toBe(404);
  } finally {
    await off.close();
  }
}, 120_000);
