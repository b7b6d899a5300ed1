import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { CardsResponse } from '../../../src/features/saved/fetchCards.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 200 });
}, 60_000);
afterAll(() => product.close());
beforeEach(() => product.setFault({ upstream: 'search', kind: 'none' }));

const LIST = '/kop-bil/alla-bilar-i-lager';
const get = (path: string, host?: string) => send(product.url, path, host ? { host } : {});

async function cards(ids: string[]) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ site: 'norrvag-se', language: 'sv', ids, as: 'cards' });
  const response = await send(product.url, '/api/cars', { method: 'POST', headers, body });
  return { status: response.status, cards: JSON.parse(response.body) as CardsResponse };
}

describe('rank 7 saved cars have a URL', () => {
  test.each(SITES.flatMap((site) => site.languages.map((language) => [site.id, language, site] as const)))(
    '%s %o: the same page for every visitor, closed to search engines, which explains without scripts why it is empty',
    async (id, language, site) => {
      const host = `${id}.localhost`;
      const { status, body } = await get(`${language.prefix}${site.paths.carList}?saved=cars`, host);
      expect(status).toBe(200);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).toContain('JavaScript');
      expect(body).not.toContain('data-section-error');
      expect(body).not.toContain('name="compare"');
    },
  );

  test('it is one cache entry with any other parameters; a comparison has precedence; other values belong to the list', async () => {
    await get(`${LIST}?saved=cars`);
    const again = await get(`${LIST}?page=2&saved=cars&car_fuel=Diesel`);
    expect(again.headers['cache-status']).toContain('hit');
    expect((await get(`${LIST}?saved=cars&compare=17`)).body).toContain('<title>Jämför');
    expect((await get(`${LIST}?saved=1`)).body).toContain('name="compare"');
  });
});

describe('rank 7 POST /api/cars as cards', () => {
  test('returns the current cards, and the ids of cars that are gone', async () => {
    const { body } = await get(LIST);
    const ids = [...body.matchAll(/name="compare"[^>]*value="(\d+)"/g)].map(([, id = '']) => id).slice(0, 20);
    const { status, cards: response } = await cards([...ids, '999999999999']);
    expect(status).toBe(200);
    expect(response.cars.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(response.cars[0]).toMatchObject({
      title: expect.any(String),
      price: { amount: expect.stringMatching(/kr/) },
    });
    expect(response.gone).toEqual(['999999999999']);
  });

  test('returns fifty at most, and says when the search is unavailable', async () => {
    const many = Array.from({ length: 51 }, (_, at) => String(at + 1));
    expect((await cards(many)).status).toBe(400);
    expect((await cards(many.slice(1))).status).toBe(200);
    await product.setFault({ upstream: 'search', kind: 'error' });
    expect((await cards(['123456'])).cards).toEqual({ cars: [], gone: [], failed: true });
  });
});
