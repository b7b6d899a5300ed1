import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { SuggestResponse } from '../../../src/contracts/search/suggestions.ts';
import { HOSTILE_TEXTS } from '../../support/data/hostileTexts.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const HOST = 'norrvag-se.localhost';
/** The longest query text that is accepted, and longer ones. */
const HOSTILE = HOSTILE_TEXTS.slice(0, 120).flatMap((text) => [text, text.slice(0, 120).toWellFormed()]);
const LIST = '/kop-bil/alla-bilar-i-lager';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 300, settings: { LOG_LEVEL: 'error' } });
}, 60_000);
afterAll(() => product.close());

const suggestUrl = (parameters: Record<string, string>) => `/api/suggest?${new URLSearchParams(parameters)}`;
const fetchSuggestions = (q: string, site = 'norrvag-se', language = 'sv') =>
  send(product.url, suggestUrl({ site, language, q }), { host: HOST });
const suggest = async (q: string, site?: string, language?: string): Promise<SuggestResponse> => {
  const { status, body } = await fetchSuggestions(q, site, language);
  expect(status).toBe(200);
  return JSON.parse(body);
};
const labels = ({ cars }: SuggestResponse) => cars.map(({ label }) => label);
const location = async (path: string) => {
  const { status, headers } = await send(product.url, path, { host: HOST });
  return status === 302 ? headers.location : status;
};

describe('F045 GET /api/suggest', () => {
  test('returns makes, models, bodies and dealers with their URLs', async () => {
    const makes = await suggest('volv');
    expect(makes.cars[0]).toMatchObject({
      label: 'Volvo',
      facet: 'car_brand',
      count: expect.any(Number),
      values: [{ name: 'car_brand', text: 'Volvo' }],
    });
    expect(labels(await suggest('xc6'))).toContain('Volvo XC60');
    expect(labels(await suggest('kombi'))[0]).toBe('Kombi');
    // The full name of a dealer is more exact than the town at its end.
    expect((await suggest('norrväg uppsala')).cars).toEqual([]);
    const [dealer] = (await suggest('norrväg upps')).dealers;
    expect(dealer?.href).toMatch(/^\/anlaggningar\/[a-z-]+$/);
    expect((await send(product.url, dealer?.href ?? '', { host: HOST })).status).toBe(200);
    expect((await suggest('upps', 'norrvag-se', 'en')).dealers[0]?.href).toMatch(/^\/en\/anlaggningar\//);
  });

  test.each([
    ['norrvag-se', 'sv', 'däckhotell'],
    ['norrvag-se', 'sv', 'företagsleasing'],
    ['norrvag-no', 'nb', 'dekkhotell'],
    ['norrvag-dk', 'da', 'dækhotel'],
    ['norrvag-fi', 'fi', 'rengashotelli'],
    ['norrvag-fi', 'sv', 'däckhotell'],
    ['rullande-sk', 'sk', 'poistenie'],
    ['marlow-uk', 'en', 'tyres'],
  ])('%s %s: a word for another page suggests it: %s', async (site, language, text) => {
    const { pages = [] } = await suggest(text, site, language);
    expect(pages[0]?.title.toLowerCase()).toContain(text);
    expect((await send(product.url, pages[0]?.href ?? '', { host: `${site}.localhost` })).status).toBe(200);
  });

  test('a page that the site does not have, and words about cars, suggest none', async () => {
    expect((await suggest('däckhotell', 'rullande-se', 'sv')).pages).toBeUndefined();
    expect((await suggest('volvo')).pages).toBeUndefined();
    expect((await suggest('elbil')).pages).toBeUndefined();
  });

  test.each([
    ['vovlo', 'Volvo'],
    ['vw golf', 'Volkswagen Golf'],
    ['elbil', 'El'],
    ['kombi automat', 'Automat'],
  ])('%s suggests %s first', async (text, label) => {
    expect(labels(await suggest(text))[0]).toBe(label);
  });

  test.each([
    ['norrvag-no', 'nb', 'stasjonsv', 'Stasjonsvogn'],
    ['norrvag-dk', 'da', 'elbil', 'El'],
    ['norrvag-fi', 'fi', 'farkku', 'Farmari'],
    ['norrvag-fi', 'sv', 'elbil', 'El'],
    ['norrvag-fi', 'sv', 'farmari', 'Kombi'],
    ['norrvag-se', 'en', 'electric', 'Electric'],
    ['norrvag-se', 'en', 'estate', 'Estate'],
    ['norrvag-dk', 'en', 'estate', 'Estate'],
    ['norrvag-se', 'en', 'gothenburg', 'Gothenburg'],
    ['norrvag-fi', 'sv', 'helsingfors', 'Helsingfors'],
    ['rullande-sk', 'sk', 'elektromobil', 'Elektro'],
    ['marlow-uk', 'en', 'electric car', 'Electric'],
  ])('%s in %s: %s suggests %s', async (site, language, text, label) => {
    expect(labels(await suggest(text, site, language))[0]).toBe(label);
  });

  test('in a second language the values of filters stay as the index has them', async () => {
    const [suggestion] = (await suggest('estate electric', 'norrvag-se', 'en')).cars;
    expect(suggestion).toMatchObject({ label: 'Electric', context: 'Estate' });
    expect(suggestion?.values).toEqual([
      { name: 'car_body', text: 'Kombi' },
      { name: 'car_fuel', text: 'El' },
    ]);
  });

  test('a count equals that of the list behind it', async () => {
    const [volvo] = (await suggest('volvo')).cars;
    const { body } = await send(product.url, `${LIST}/b/volvo`, { host: HOST });
    expect(body).toContain(`>${volvo?.count} bilar</p>`);
  });

  test('no text causes an upstream call; a browser caches a response for a minute', async () => {
    await suggest('volvo');
    const before = await product.callsTo('search');
    for (const text of ['s', 'sk', 'sko', 'skod', 'skoda', 'norr', 'zzz']) await suggest(text);
    expect(await product.callsTo('search')).toBe(before);
    expect((await fetchSuggestions('volvo')).headers['cache-control']).toBe('private, max-age=60');
  });

  test.each([
    ['site', { language: 'sv', q: 'v' }],
    ['site', { site: 'elsewhere', language: 'sv', q: 'v' }],
    ['language', { site: 'norrvag-se', q: 'v' }],
    ['language', { site: 'norrvag-se', language: 'fi', q: 'v' }],
    ['q', { site: 'norrvag-se', language: 'sv' }],
    ['q', { site: 'norrvag-se', language: 'sv', q: 'x'.repeat(121) }],
  ])('a 400 names %s', async (field, parameters: Record<string, string>) => {
    const { status, body } = await send(product.url, suggestUrl(parameters), { host: HOST });
    expect([status, JSON.parse(body)]).toEqual([400, { error: field }]);
  });

  test('a duplicate parameter is ignored; other methods are a 405', async () => {
    const twice = `${suggestUrl({ site: 'norrvag-se', language: 'sv', q: 'a' })}&q=b`;
    expect((await send(product.url, twice, { host: HOST })).status).toBe(400);
    expect((await send(product.url, '/api/suggest', { host: HOST, method: 'POST' })).status).toBe(405);
  });

  test('hostile texts cause no error and no markup, and nothing of them is stored', async () => {
    const entries = product.caches.stores.search.entries();
    for (const text of HOSTILE) {
      const { status, headers, body } = await fetchSuggestions(text);
      if (status === 414 || status === 431) continue;
      expect([200, 400, 429]).toContain(status);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (status === 200) expect(labels(JSON.parse(body)).length).toBeLessThanOrEqual(7);
    }
    expect(product.caches.stores.search.entries()).toBe(entries);
  });

  test('too many requests get a 429 with Retry-After', async () => {
    const responses = await product.withStoppedClock(() =>
      Promise.all(Array.from({ length: 120 }, () => fetchSuggestions('v'))),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(60);
    expect(refused[0]?.headers['retry-after']).toBe('10');
  });
});

describe('F050 text to filters without scripts', () => {
  test.each([
    ['?keyphrase=volvo', '/b/volvo'],
    ['?keyphrase=VOLVO+diesel+dragkrok', '/b/volvo?keyphrase=dragkrok&car_fuel=Diesel'],
    ['?keyphrase=kombi+automat&car_fuel=El&page=3', '?car_fuel=El&car_gearbox=Automat&car_body=Kombi'],
    ['?keyphrase=elbil', '?car_fuel=El'],
    ['/b/volvo?keyphrase=diesel', '/b/volvo?car_fuel=Diesel'],
    ['?keyphrase=diesel&car_model=V60', '/b/volvo/v60?car_fuel=Diesel'],
  ])('%s → %s', async (query, expected) => {
    expect(await location(`${LIST}${query}`)).toBe(`${LIST}${expected}`);
    expect(await location(`/en${LIST}${query}`)).toBe(`/en${LIST}${expected}`);
  });

  test('words that are no filters stay in the query; a canonical URL does not redirect', async () => {
    expect(await location(`${LIST}?keyphrase=dragkrok`)).toBe(200);
    expect(await location(`${LIST}?keyphrase=dragkrok&car_brand=Volvo`)).toBe(200);
  });
});

describe('F051 filters in the path', () => {
  test.each([
    ['/volvo', '/b/volvo'],
    ['/volvo/diesel?keyphrase=dragkrok', '/b/volvo?keyphrase=dragkrok&car_fuel=Diesel'],
    ['/mercedes-benz', '/b/mercedes-benz'],
    ['/volvo/xc60', '/b/volvo/xc60'],
    ['/el/kombi', '?car_fuel=El&car_body=Kombi'],
    ['/volvo?car_fuel=El', '/b/volvo?car_fuel=El'],
  ])('%s → %s', async (path, expected) => {
    const { status, headers } = await send(product.url, `${LIST}${path}`, { host: HOST });
    // A make alone was an old URL once, so the tables redirect it permanently.
    expect([[301, 302].includes(status), headers.location]).toEqual([true, `${LIST}${expected}`]);
  });

  test('words that match no car are a 404', async () => {
    expect(await location(`${LIST}/el/kampanj`)).toBe(404);
    expect(await location(`${LIST}/%3Cscript%3E`)).toBe(404);
  });

  test('every site supports them', async () => {
    for (const { id, paths } of SITES) {
      const host = `${id}.localhost`;
      const { status, headers } = await send(product.url, `${paths.carList}/bmw/suv/diesel`, { host });
      // By the index's own value, which differs in Finland.
      const body = id === 'norrvag-fi' ? 'Katumaasturi' : 'SUV';
      const expected = `${paths.carList}/b/bmw?car_fuel=Diesel&car_body=${body}`;
      expect([id, status, headers.location]).toEqual([id, 302, expected]);
    }
  });
});
