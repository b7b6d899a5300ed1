import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HOSTILE_MARKUP } from '../../support/data/hostileMarkup.ts';
import { ODD_TEXTS } from '../../support/data/hostileTexts.ts';
import { sampleOf } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** From the page cache, with data of any age: on a slow machine these tests take minutes. */
const HIT = expect.stringMatching(/^forecourt; hit/);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 60 });
}, 60_000);
afterAll(() => product.close());

const LIST = '/anlaggningar';
const PLACES: readonly string[] = ['59.3,18.0,1', '59.3;18', 'NaN,NaN', 'Infinity,0', '1e308,1e308', '-91,0', '0,-181'];
const HOSTILE = [...PLACES, ...ODD_TEXTS, ...HOSTILE_MARKUP.filter((_, at) => at % 6 === 0)];
const NAMES = [
  'keyphrase',
  'near',
  'sortName',
  'page',
  'view',
  'site_region',
  'site_city',
  'site_departments.brands.name',
  'site_departments.service_name',
];

describe('Q20 Q21 hostile texts in the URLs of dealers', () => {
  test.each(NAMES)(
    'as %s of the list',
    async (name) => {
      for (const text of sampleOf(HOSTILE, { inTests: 8 }, NAMES.indexOf(name))) {
        const query = new URLSearchParams({ [name]: text, sortName: 'site_distance_asc' });
        if (name !== 'near') query.set('near', '59.33,18.07');
        query.set(name, text);
        const { status, body } = await send(product.url, `${LIST}?${query}`);
        // A blank field is what a form sends without scripts: it is redirected to the URL without it.
        const statuses = [200, 400, 414, 431, ...(text.trim() === '' ? [302] : [])];
        expect([text.slice(0, 80), statuses.includes(status)]).toEqual([text.slice(0, 80), true]);
        expect([text, /<[a-z]/i.test(text) && body.includes(text)]).toEqual([text, false]);
      }
    },
    120_000,
  );

  test('as the slug of a dealer', async () => {
    for (const text of sampleOf(HOSTILE, { inTests: 8 })) {
      const { status, body, headers } = await send(product.url, `${LIST}/${encodeURIComponent(text)}`);
      expect([text.slice(0, 80), status < 500]).toEqual([text.slice(0, 80), true]);
      expect([text, /<[a-z]/i.test(text) && body.includes(text)]).toEqual([text, false]);
      if (status === 302) expect(headers.location).toBe(LIST);
    }
  }, 600_000);
});

describe('Q9 parameters that create no cache entry of their own', () => {
  const cacheOf = async (search: string) => (await send(product.url, `${LIST}?${search}`)).headers['cache-status'];

  test('positions within the same kilometre, and values that are no position', async () => {
    await cacheOf('near=59.31,18.11&sortName=site_distance_asc');
    for (const near of ['59.3104,18.1149', '59.3099,18.1051', '%2059.31,%2018.11', '59.310000,18.110000']) {
      expect(await cacheOf(`near=${near}&sortName=site_distance_asc`)).toEqual(HIT);
    }
    await cacheOf('');
    for (const text of [
      'near=north',
      'sortName=x',
      'view=wide',
      'near=99,99',
      'utm_source=a',
      'sortName=site_distance_asc',
    ]) {
      expect(await cacheOf(text)).toEqual(HIT);
    }
  });
});
