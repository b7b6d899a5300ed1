import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { PageResponse } from '../../../src/contracts/page/page.ts';
import type { ComparisonResponse } from '../../../src/features/compare/comparedCar.ts';
import { withoutTextElements } from '../../../src/testing/textMarkup.ts';
import { matrixCases } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 200 });
}, 60_000);
afterAll(() => product.close());
beforeEach(() => product.setFault({ upstream: 'search', kind: 'none' }));

const ALL_LANGUAGES = SITES.flatMap((site) => site.languages.map((language) => [site.id, language, site] as const));
/** A first and a second language, and another country. */
const DISTINCT = ['norrvag-se sv', 'norrvag-se en', 'marlow-uk en'];
const LANGUAGES = matrixCases(
  ALL_LANGUAGES,
  ALL_LANGUAGES.filter(([id, { code }]) => DISTINCT.includes(`${id} ${code}`)),
);

const LIST = '/kop-bil/alla-bilar-i-lager';
const get = (path: string, host?: string) => send(product.url, path, host ? { host } : {});

async function idsOn(path: string, host?: string): Promise<string[]> {
  const { body } = await get(path, host);
  return [...new Set([...body.matchAll(/name="compare"[^>]*value="(\d+)"/g)].map(([, id = '']) => id))];
}
/** Returns the cars of a comparison, in its order. */
const carsIn = (html: string) =>
  [...html.matchAll(/<th scope="col"><a [^>]*href="[^"]*\/(\d+)\/[^"]*"/g)].map(([, id]) => id);

function compare(body: object) {
  const headers = { 'content-type': 'application/json' };
  return send(product.url, '/api/cars', { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('F071 a comparison has a URL', () => {
  test.each(LANGUAGES)(
    '%s %o: the cars are side by side in full, without scripts, and closed to search engines',
    async (id, language, site) => {
      const host = `${id}.localhost`;
      const list = language.prefix + site.paths.carList;
      const ids = (await idsOn(list, host)).slice(0, 3);
      expect(ids).toHaveLength(3);
      const { status, body } = await get(`${list}?compare=${ids.join(',')}`, host);
      expect(status).toBe(200);
      expect(carsIn(body)).toEqual([...ids].sort());
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toContain('data-section-error');
    },
  );

  test('U4 terms in its rows are explained, also without scripts', async () => {
    const ids = (await idsOn(LIST)).slice(0, 2);
    const { body } = await get(`${LIST}?compare=${ids.join(',')}`);
    const headings = [...withoutTextElements(body).matchAll(/<th scope="row">(.*?)<\/th>/g)].map(
      ([, cell = '']) => cell,
    );
    const explained = (label: string) => headings.find((cell) => cell.startsWith(label))?.includes(' popover="auto"');
    expect(['Tjänstevikt', 'Månadskostnad, billån', 'Årsmodell'].map(explained)).toEqual([true, true, false]);
  });

  test.each(
    matrixCases(
      ALL_LANGUAGES.filter(([id]) => ['norrvag-se', 'norrvag-dk', 'rullande-se', 'marlow-uk'].includes(id)),
      LANGUAGES.filter(([, { prefix }]) => prefix === ''),
    ).map(([id, { prefix }, { paths }]) => [id, prefix, paths] as const),
  )('without scripts every page of %s%s that shows cars sends them to the comparison', async (id, prefix, paths) => {
    const host = `${id}.localhost`;
    const list = prefix + paths.carList;
    const linkOn = async (path: string, pattern: string) =>
      new RegExp(`href="(${pattern})"`).exec((await get(path, host)).body)?.[1] ?? '';
    const car = await linkOn(list, `${prefix}${paths.carDetail}/\\d+/[^"]+`);
    const dealer = await linkOn(prefix + paths.dealers, `${prefix}${paths.dealers}/[^"/?#]+`);
    for (const path of [prefix || '/', list, car, dealer]) {
      const { body } = await get(path, host);
      const boxes = [...body.matchAll(/<input type="checkbox" form="([^"]+)" name="compare" value="(\d+)"/g)];
      const [form] = new Set(boxes.map(([, name]) => name));
      const action = new RegExp(`<form id="${form}"[^>]* action="([^"]+)"`).exec(body)?.[1];
      const ids = [...new Set(boxes.map(([, , value = '']) => value))].slice(0, 2);
      const query = new URLSearchParams(ids.map((value) => ['compare', value]));
      const response = await get(`${action}?${query}`, host);
      expect([path, ids.length > 0, carsIn(response.body)]).toEqual([path, true, [...ids].sort()]);
    }
  });

  test('the form’s URL is the same page; one selection is one cache entry, whatever other parameters there are', async () => {
    const [one = '', two = ''] = (await idsOn(LIST)).sort();
    const first = await get(`${LIST}?compare=${one},${two}`);
    for (const other of [
      `${LIST}?compare=${two}&compare=${one}`,
      `${LIST}?compare=${two}%2C${one}&car_brand=Volvo&page=3`,
      `${LIST}?keyphrase=x&compare=${one},${two},x,${one}`,
    ]) {
      const again = await get(other);
      expect(again.headers['cache-status']).toContain('hit');
      expect(carsIn(again.body)).toEqual(carsIn(first.body));
    }
  });

  test('more than four cars: the first four are shown', async () => {
    const ids = (await idsOn(LIST)).slice(0, 6);
    const { body } = await get(`${LIST}?compare=${ids.join(',')}`);
    expect(carsIn(body)).toEqual(ids.slice(0, 4).sort());
  });

  test('client navigation gets it as a page of its own kind', async () => {
    const [id = ''] = await idsOn(LIST);
    const { body } = await get(`/_page?path=${encodeURIComponent(`${LIST}?compare=${id}`)}`);
    const response = JSON.parse(body) as PageResponse;
    expect(response).toMatchObject({ kind: 'page', page: { kind: 'carCompare', search: `compare=${id}`, path: LIST } });
  });

  test.each([
    'compare=<script>alert(1)</script>',
    'compare=%00',
    "compare=1' or 1=1--",
    'compare=%E0%A4%A',
    `compare=${'9'.repeat(3_000)}`,
    'compare[]=1&compare[a]=2',
    'compare=__proto__,constructor',
    'compare=-1,+2,1e9,0x10,٣',
  ])('?%s is neither a comparison nor an error', async (query) => {
    const { status, body } = await get(`${LIST}?${query.replace(/[ <>'٣]/g, encodeURIComponent)}`);
    expect([200, 400]).toContain(status);
    expect(body).not.toContain('<script>alert');
    expect(carsIn(body)).toEqual([]);
  });

  test('a list without scripts sends what is ticked', async () => {
    const { body } = await get(LIST);
    expect(body).toMatch(new RegExp(`<form id="compare-form"[^>]*action="${LIST}"`));
    expect(body).toMatch(/<input type="checkbox"[^>]*form="compare-form"[^>]*name="compare"/);
  });
});

describe('F070 POST /api/cars', () => {
  test('returns full records with labels of the language, and names unknown ids', async () => {
    const ids = (await idsOn(LIST)).slice(0, 2);
    const { status, body } = await compare({
      site: 'norrvag-se',
      language: 'en',
      ids: [...ids, '1'],
      as: 'comparison',
    });
    expect(status).toBe(200);
    const response = JSON.parse(body) as ComparisonResponse;
    expect(response.cars.map(({ card }) => card.id)).toEqual([...ids].sort());
    expect(response.gone).toEqual(['1']);
    const [group] = response.cars[0]?.full?.groups ?? [];
    expect(group?.title).toBe('Overview');
    expect(group?.rows.find(({ key }) => key === 'car_year')?.label).toBe('Model year');
  });

  test('returns no field that is not displayed (Q38)', async () => {
    const ids = (await idsOn(LIST)).slice(0, 4);
    const { body } = await compare({ site: 'norrvag-se', language: 'sv', ids, as: 'comparison' });
    expect(body).not.toMatch(/leads_email|erpid|chassino|@/);
  });

  test('F070 responds to a failed search with 200 and the failure', async () => {
    await product.setFault({ upstream: 'search', kind: 'error' });
    product.advanceClock(2_000);
    const { status, body } = await compare({ site: 'norrvag-se', language: 'sv', ids: ['12345'], as: 'comparison' });
    expect([status, JSON.parse(body)]).toEqual([200, { cars: [], gone: [], failed: true }]);
    const page = await get(`${LIST}?compare=12345`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Vi kunde inte hämta bilarna just nu.');
    expect(page.headers['cache-control']).toContain('no-store');
  });
});
