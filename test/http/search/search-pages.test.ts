import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/**
 * F050: a list of search words about another page of the site links to it, with and without scripts. F015: the form of a search without
 * scripts.
 */

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 400, settings: { LOG_LEVEL: 'error' } });
}, 60_000);
afterAll(() => product.close());

/** Returns the links of the note above the cars, by their text. */
async function linksOf(site: string, language: string, keyphrase: string): Promise<Record<string, string>> {
  const { paths, languages } = SITES.find(({ id }) => id === site) as (typeof SITES)[number];
  const prefix = languages.find(({ code }) => code === language)?.prefix ?? '';
  const path = `${prefix}${paths.carList}?${new URLSearchParams({ keyphrase })}`;
  const first = await send(product.url, path, { host: `${site}.localhost` });
  const { body } = first.headers.location
    ? await send(product.url, String(first.headers.location), { host: `${site}.localhost` })
    : first;
  const note = [...body.matchAll(/<p role="status"[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => text).join();
  const links = [...note.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
  return Object.fromEntries(
    links.map(([, href = '', text = '']) => [text.replace(/<[^>]+>/g, '').toLowerCase(), href]),
  );
}

describe('F050 words about another page', () => {
  test.each([
    ['norrvag-se', 'sv', 'däckhotell', 'däckhotell'],
    ['norrvag-se', 'sv', 'volvo däckhotell', 'däckhotell'],
    ['norrvag-se', 'sv', 'företagsleasing', 'företagsleasing'],
    ['norrvag-no', 'nb', 'dekkhotell', 'dekkhotell'],
    ['norrvag-dk', 'da', 'dækhotel', 'dækhotel'],
    ['norrvag-fi', 'fi', 'rengashotelli', 'rengashotelli'],
    ['norrvag-fi', 'sv', 'däckhotell', 'däckhotell'],
    ['rullande-sk', 'sk', 'poistenie', 'poistenie'],
    ['marlow-uk', 'en', 'tyres', 'tyres'],
  ])('%s %s: the list of %j links to %j', async (site, language, keyphrase, title) => {
    const links = await linksOf(site, language, keyphrase);
    const [text = '', href = ''] = Object.entries(links).find(([name]) => name.includes(title)) ?? [];
    expect(text).toContain(title);
    expect((await send(product.url, href, { host: `${site}.localhost` })).status).toBe(200);
  });

  test('words about cars, and pages that the site does not have, link to none', async () => {
    expect(await linksOf('norrvag-se', 'sv', 'volvo qzxqzx')).toEqual({});
    expect(await linksOf('rullande-se', 'sv', 'däckhotell')).toEqual({});
  });

  test.each([
    ['norrvag-dk', 'da', 'vinterdæk loven'],
    ['norrvag-dk', 'en', 'winter tyres law require'],
  ])('%s %s: %j leads to a story, in the language of the page', async (site, language, keyphrase) => {
    const links = Object.entries(await linksOf(site, language, keyphrase));
    expect(links.length).toBeLessThanOrEqual(4);
    const [, href = ''] = links.find(([, path]) => path.includes('vinterdaek')) ?? [];
    expect(href.startsWith('/en/')).toBe(language === 'en');
    expect((await send(product.url, href, { host: `${site}.localhost` })).status).toBe(200);
  });

  test('every page that a title of the platform leads to is there, and none that is not for search engines', async () => {
    const names = ['vinterdäck', 'försäkring', 'elbil', 'service', 'verkstad', 'nyhetsbrevet', 'garanti'];
    const found = await Promise.all(names.map((name) => linksOf('norrvag-se', 'sv', name)));
    const paths = [...new Set(found.flatMap((links) => Object.values(links)))];
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const { status, body } = await send(product.url, path, { host: 'norrvag-se.localhost' });
      expect([path, status, /<meta name="robots" content="[^"]*noindex/.test(body)]).toEqual([path, 200, false]);
    }
  });

  test('a search without a car shows its pages before the message', async () => {
    const path = '/kop-bil/alla-bilar-i-lager?keyphrase=d%C3%A4ckhotell&car_price=1-2';
    const { body } = await send(product.url, path, { host: 'norrvag-se.localhost' });
    const [link, message] = [
      body.indexOf('>Däckhotell</a>', body.indexOf('role="status"')),
      body.indexOf('Inga bilar matchar'),
    ];
    expect(message).toBeGreaterThan(0);
    expect(link).toBeGreaterThan(0);
    expect(link).toBeLessThan(message);
  });

  test('the list that the browser fetches has the pages too', async () => {
    const body = JSON.stringify({ site: 'norrvag-se', language: 'sv', query: 'keyphrase=d%C3%A4ckhotell' });
    const headers = { 'content-type': 'application/json' };
    const response = await send(product.url, '/api/search', {
      host: 'norrvag-se.localhost',
      method: 'POST',
      headers,
      body,
    });
    const [first] = JSON.parse(response.body).sitePages;
    expect(first).toEqual({ title: 'Däckhotell', href: expect.stringMatching(/^\/[a-z/-]+$/) });
  });
});

describe('F015 the search of a hero without scripts keeps the query of its page', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';
  const page = (search: string, host = `norrvag-se.localhost:${product.port}`) => `http://${host}/${search}`;
  const get = (path: string, host = 'norrvag-se.localhost', headers: Record<string, string> = {}) =>
    send(product.url, path, { host, headers });
  const sendForm = (query: string, referer?: string) =>
    get(`${LIST}?${query}`, `norrvag-se.localhost:${product.port}`, referer === undefined ? {} : { referer });

  test('the form sends a parameter for it, without scripts alone', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      /<form[^>]*method="get"[^>]*>.*?<noscript><input type="hidden" name="carry" value="query"\/><\/noscript>/s,
    );
  });

  test.each([
    ['?utm_source=brev&car_fuel=El', 'keyphrase=v60&carry=query', 'keyphrase=v60&utm_source=brev&car_fuel=El'],
    ['?car_brand=Volvo&car_brand=Kia', 'keyphrase=v60&carry=query', 'keyphrase=v60&car_brand=Volvo&car_brand=Kia'],
    ['?set=page', 'set=form&keyphrase=v60&carry=query', 'set=form&keyphrase=v60'],
    ['?keyphrase=old&page=3&x=', 'keyphrase=v60&carry=query', 'keyphrase=v60'],
    ['', 'keyphrase=v60&carry=query', 'keyphrase=v60'],
    ['?utm_source=brev&car_fuel=El', 'keyphrase=&carry=query', 'car_fuel=El&utm_source=brev'],
    [`?long=${'x'.repeat(2_000)}`, 'keyphrase=v60&carry=query', 'keyphrase=v60'],
  ])('%s and %s', async (search, result, full) => {
    const { status, headers } = await sendForm(result, page(search));
    expect([status, headers.location, headers['cache-control']]).toEqual([302, `${LIST}?${full}`, 'no-store']);
  });

  test('without a Referer of the same host the page’s query is dropped', async () => {
    for (const referer of [page('?x=1', 'evil.example'), 'no address', undefined])
      expect((await sendForm('keyphrase=v60&carry=query', referer)).headers.location).toBe(`${LIST}?keyphrase=v60`);
  });

  test('another value of the parameter has no meaning', async () => {
    expect((await sendForm('carry=on&car_fuel=El', page('?x=1'))).status).toBe(200);
  });
});
