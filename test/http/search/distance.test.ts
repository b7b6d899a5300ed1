import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Lists of cars around a place, without scripts. */

const LIST = '/kop-bil/alla-bilar-i-lager';
const GOTEBORG = 'near=57.71%2C11.97%2CG%C3%B6teborg';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 400, settings: { LOG_LEVEL: 'info' } });
}, 180_000);
afterAll(() => product.close());

const get = (path: string, site = 'norrvag-se') => send(product.url, path, { host: `${site}.localhost` });

/** Returns the distances on the cards of a page, in its order. */
const distancesIn = (html: string): number[] =>
  [...html.matchAll(/>(\d[\d\s\u00a0]*)\u00a0(?:km|mi) · [^<]+<\/p>/g)].map(([, number = '']) =>
    Number(number.replace(/\D/g, '')),
  );
const cardsIn = (html: string): number => html.match(/<article/g)?.length ?? 0;
const totalIn = (html: string): number => Number(/"total":(\d+)/.exec(html)?.[1]);

/** A town of each country, in the language of the page. */
const TOWNS: Readonly<Record<string, string>> = {
  SE: 'Örebro',
  NO: 'Oslo',
  DK: 'Odense',
  FI: 'Tampere',
  SK: 'Žilina',
  GB: 'Bristol',
};

describe('the form without scripts', () => {
  test.each(SITES.flatMap(({ id, languages }) => languages.map(({ code }) => [id, code] as const)))(
    '%s in %s: a town is redirected to its place, the nearest cars first',
    async (id, code) => {
      const site = SITES.find((each) => each.id === id);
      const language = site?.languages.find((each) => each.code === code);
      const town = TOWNS[site?.country ?? ''] ?? '';
      const path = `${language?.prefix}${site?.paths.carList}`;
      const radius = site?.country === 'GB' ? '100mi' : '200km';
      const form = new URLSearchParams({ keyphrase: '', sortName: 'car_publishdate_desc', place: town, radius });
      const first = await get(`${path}?${form}`, id);
      const second = first.headers.location?.includes('place=') ? await get(String(first.headers.location), id) : first;
      expect([second.status, second.headers['cache-control']]).toEqual([302, 'no-store']);
      const { status, headers, body } = await get(String(second.headers.location), id);
      const query = new URL(String(second.headers.location), 'https://x.example').searchParams;
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect([query.get('radius'), query.get('sortName')]).toEqual([radius, 'car_distance_asc']);
      expect(query.get('near')).toMatch(/^-?\d+(\.\d{1,2})?,-?\d+(\.\d{1,2})?,\S/);
      const distances = distancesIn(body);
      expect(distances.length).toBeGreaterThan(0);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(distances.at(-1)).toBeLessThanOrEqual(Number.parseInt(radius, 10));
      expect(body).toContain(site?.country === 'GB' ? '\u00a0mi · ' : '\u00a0km · ');
    },
  );

  test('an unknown town says so, keeps the filters, and is cached nowhere', async () => {
    const { status, headers, body } = await get(`${LIST}?car_fuel=El&place=Kanarieby`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('Vi hittade ingen ort som heter ”Kanarieby”');
    const plain = (await get(`${LIST}?car_fuel=El`)).body;
    expect(totalIn(body)).toBe(totalIn(plain));
    expect(cardsIn(body)).toBeGreaterThan(0);
    expect(cardsIn(body)).toBe(cardsIn(plain));
  });

  test('while the places are unavailable the list says so', async () => {
    await product.setFault({ upstream: 'places', kind: 'error' });
    const { status, headers, body } = await get(`${LIST}?place=Lund`);
    await product.setFault({ upstream: 'places', kind: 'none' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('Vi kan inte söka efter orter just nu');
    expect(cardsIn(body)).toBeGreaterThan(0);
  });

  test('the same town again stays, an empty field removes it with its order', async () => {
    const fields = 'radius=50km&keyphrase=&sortName=car_distance_asc';
    const same = await get(`${LIST}?${GOTEBORG}&place=G%C3%B6teborg&${fields}`);
    expect(same.headers.location).toBe(`${LIST}?sortName=car_distance_asc&${GOTEBORG}&radius=50km`);
    expect((await get(`${LIST}?${GOTEBORG}&place=&${fields}`)).headers.location).toBe(LIST);
  });

  test('below a make the path stays', async () => {
    const { headers } = await get(`${LIST}/b/volvo?place=Lund`);
    expect(headers.location).toBe(`${LIST}/b/volvo?sortName=car_distance_asc&near=55.7%2C13.19%2CLund`);
  });

  test('below filters, too; in the second language', async () => {
    const first = await get(`/en${LIST}/diesel?place=Lund`);
    expect([first.status, first.headers['cache-control']]).toEqual([302, 'no-store']);
    expect(first.headers.location).toBe(`/en${LIST}/diesel?sortName=car_distance_asc&near=55.7%2C13.19%2CLund`);
    const { headers } = await get(String(first.headers.location));
    expect(headers.location).toBe(`/en${LIST}?car_fuel=Diesel&sortName=car_distance_asc&near=55.7%2C13.19%2CLund`);
  });

  test('below a make that does not exist there is no page', async () => {
    const { headers } = await get(`${LIST}/b/okant?place=Lund`);
    expect(headers.location).toMatch(/\/b\/okant\?/);
    expect((await get(String(headers.location))).status).toBe(404);
  });

  test('the fields are in the page, with the place and the radius chosen', async () => {
    const { body } = await get(`${LIST}?${GOTEBORG}&radius=50km`);
    expect(body).toMatch(/<input[^>]*name="place"[^>]*value="Göteborg"/);
    expect(body).toMatch(/<input type="hidden" name="near" value="57.71,11.97,Göteborg"/);
    expect(body).toMatch(/<option value="50km" selected="">Inom 50\u00a0km</);
    expect(body).toContain('Göteborg, inom 50\u00a0km');
  });
});

describe('caches', () => {
  test('a list with a place and one without do not mix, in both orders', async () => {
    const [plain, near] = [`${LIST}?car_fuel=Diesel`, `${LIST}?car_fuel=Diesel&${GOTEBORG}&radius=100km`];
    const [one, other] = [await get(near), await get(plain)];
    expect([distancesIn(one.body).length > 0, distancesIn(other.body)]).toEqual([true, []]);
    expect(other.headers['cache-control']).toMatch(/^public|s-maxage|max-age/);
    const again = [await get(plain), await get(near)];
    expect(again.map(({ body }) => totalIn(body))).toEqual([totalIn(other.body), totalIn(one.body)]);
    expect(distancesIn(again[1]?.body ?? '')).toEqual(distancesIn(one.body));
    expect(totalIn(one.body)).toBeLessThan(totalIn(other.body));
  });

  test('a redirect to a place is cached by no other, one without a place is', async () => {
    const query = `near=57.71%2C11.97%2CG%C3%B6teborg`;
    for (const attempt of ['first', 'cached']) {
      const private301 = await get(`${LIST}?car_brand=Volvo&${query}`);
      expect([attempt, private301.status, private301.headers['cache-control']]).toEqual([
        attempt,
        301,
        'private, no-cache',
      ]);
      expect(private301.headers.location).toBe(`${LIST}/b/volvo?${query}`);
    }
    const { status, headers } = await get(`${LIST}?car_brand=Volvo`);
    expect([status, headers['cache-control']]).toEqual([301, expect.stringMatching(/public|max-age/)]);
    const json = await get(`/_page?path=${encodeURIComponent(`${LIST}?car_brand=Volvo&${query}`)}`);
    expect([json.headers['cache-control'], JSON.parse(json.body)]).toEqual([
      'private, no-cache',
      { kind: 'redirect', location: `${LIST}/b/volvo?${query}` },
    ]);
  });

  test.each([
    ['list', `${LIST}?${GOTEBORG}`, 'strict-origin'],
    ['form', `${LIST}?place=Lund`, 'strict-origin'],
    ['dealers', '/anlaggningar?near=57.71%2C11.97', 'strict-origin'],
    ['list without a place', `${LIST}?car_fuel=Diesel`, 'strict-origin-when-cross-origin'],
  ])('%s: the next page of the site does not learn the place from the referrer', async (_name, path, policy) => {
    const { headers, body } = await get(path);
    expect(headers['referrer-policy']).toBe(policy);
    expect(/rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '').not.toMatch(/near|place/);
  });

  test('a place is in no log line', async () => {
    product.logged.length = 0;
    await get(`${LIST}?near=61.23%2C16.87%2CKanarieby&radius=50km`);
    await get(`${LIST}?place=Kanarieby`);
    const lines = JSON.stringify(product.logged);
    expect([lines.includes('Kanarie'), lines.includes('61.23'), product.logged.length > 0]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('POST /api/search', () => {
  const search = async (query: string) => {
    const { status, body } = await send(product.url, '/api/search', {
      host: 'norrvag-se.localhost',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: 'norrvag-se', language: 'sv', query }),
    });
    return { status, ...(JSON.parse(body) as { total: number; pages: { distance?: string }[][]; help?: object[] }) };
  };

  test('has the cars of the page', async () => {
    const query = `${GOTEBORG}&radius=100km&sortName=car_distance_asc`;
    const { total, pages } = await search(query);
    expect(total).toBe(totalIn((await get(`${LIST}?${query}`)).body));
    expect(pages[0]?.every(({ distance }) => /^\d+\u00a0km$/.test(distance ?? ''))).toBe(true);
  });

  test('no car within the radius: the list without it is offered', async () => {
    const { total, help } = await search('near=69.06%2C20.55%2CKilpisj%C3%A4rvi&radius=25km');
    expect([total, help?.[0]]).toEqual([0, { drop: 'radius', total: expect.any(Number) }]);
  });
});
