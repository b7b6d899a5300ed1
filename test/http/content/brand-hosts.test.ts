import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordOf } from '../../../lib/record.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { startRelay } from '../../support/relay.ts';
import { send } from '../../support/request.ts';

/** F002: brand hosts are sites of their own (docs/decisions/0052). */

const UK = 'marlow-uk.example';
const LIST = '/buy-car/used-cars';
const BRAND_HOSTS = [
  ['mercedes', 'Mercedes-Benz'],
  ['smart', 'smart'],
  ['mini', 'MINI'],
  ['bmw', 'BMW'],
] as const;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ settings: { SITECORE_EDITING_SECRET: 'a-secret-of-the-editors' } });
}, 60_000);
afterAll(() => product.close());

const get = (brand: string, path: string) => send(product.url, path, { host: brand === '' ? UK : `${brand}.${UK}` });
const locationOf = async (brand: string, path: string) => {
  const { status, headers } = await get(brand, path);
  return [status, headers.location];
};
const pageOf = async (brand: string, path: string) =>
  JSON.parse((await get(brand, `/_page?path=${encodeURIComponent(path)}`)).body);
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const heading = (html: string) => first(html, /<h1[^>]*>(?:<[^>]+>)*([^<]+)/);
const canonical = (html: string) => first(html, /<link rel="canonical" href="([^"]+)"/);

interface Card {
  id: string;
  title: string;
}
const cardsOf = (page: {
  page: { placeholders: unknown; sections: Record<string, { value?: { pages?: Card[][] } }> };
}) => Object.values(page.page.sections).flatMap(({ value }) => value?.pages?.flat() ?? []);

async function search(brand: string, query: string) {
  const body = JSON.stringify({ site: 'marlow-uk', language: 'en', query });
  const host = brand === '' ? UK : `${brand}.${UK}`;
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  return JSON.parse((await send(product.url, '/api/search', { host, method: 'POST', headers, body })).body);
}

describe('start pages', () => {
  test('F002 each brand host has its own headline, image, sections and canonical URL; the site’s own start page is unchanged', async () => {
    const pages = await Promise.all(['', ...BRAND_HOSTS.map(([brand]) => brand)].map((brand) => get(brand, '/')));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(new Set(pages.map(({ body }) => heading(body))).size).toBe(5);
    expect(new Set(pages.map(({ body }) => first(body, /<img[^>]* src="[^"]*\/cars\/([^"?]+)\.jpg/))).size).toBe(5);
    expect(new Set(pages.map(({ body }) => body.match(/<h2[^>]*>[^<]*/g)?.join())).size).toBe(5);
    const origins = [UK, ...BRAND_HOSTS.map(([brand]) => `${brand}.${UK}`)];
    expect(pages.map(({ body }) => canonical(body))).toEqual(origins.map((origin) => `https://${origin}/`));
  });

  test.each(BRAND_HOSTS)(
    'F002 the header of %s has the site’s logo, the make and a link to all makes',
    async (brand, make) => {
      const { body } = await get(brand, '/');
      expect(body).toContain(`aria-label="Marlow ${make}, Home"`);
      expect(body).toMatch(new RegExp(`<a [^>]*href="https://${UK}/"[^>]*>Every make at Marlow`));
      expect((await get('', '/')).body).not.toContain('Every make at Marlow');
    },
  );

  test('F002 the platform’s path of a brand’s start page redirects to its host, from every host and in every form', async () => {
    for (const brand of ['', 'mini', 'bmw']) {
      expect(await locationOf(brand, '/brand-home-mini?a=1')).toEqual([301, `https://mini.${UK}/?a=1`]);
    }
    expect(await locationOf('', '/Brand-Home-MINI/')).toEqual([301, `https://mini.${UK}/`]);
    expect(await pageOf('', '/brand-home-mini')).toEqual({ kind: 'redirect', location: `https://mini.${UK}/` });
  });

  test('F002 the not-found page of each brand host has its own headline and picture', async () => {
    const pages = await Promise.all(
      ['', ...BRAND_HOSTS.map(([brand]) => brand)].map((brand) => get(brand, '/no-such-page')),
    );
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(new Set(pages.map(({ body }) => heading(body))).size).toBe(5);
    const pictures = pages.map(({ body }) => first(body, /<img[^>]* src="[^"]*\/illustrations\/([a-z]+)\/road-end/));
    expect(pictures).toEqual(['marlow', ...BRAND_HOSTS.map(([brand]) => brand)]);
    expect((await get('', '/sitemap-content.xml')).body).not.toContain('/brand-not-found-');
  });

  test('F002 the path of a brand’s not-found page is the not-found page of its host, with status 404', async () => {
    const [own, mini] = await Promise.all([get('', '/no-such-page'), get('mini', '/no-such-page')]);
    for (const path of ['/brand-not-found-mini', '/brand-not-found-bmw?a=1']) {
      const pages = await Promise.all([get('', path), get('mini', path)]);
      expect(pages.map(({ status, body }) => [status, heading(body)])).toEqual([
        [404, heading(own.body)],
        [404, heading(mini.body)],
      ]);
    }
  });

  test('Q10 the caches of both hosts are separate, in both orders of requests', async () => {
    const path = '/service-and-parts';
    const [brandFirst, siteSecond] = [await get('smart', path), await get('', path)];
    expect(brandFirst.body).toContain('data-theme="smart"');
    expect(siteSecond.body).toContain('data-theme="marlow"');
    const other = '/sell-car';
    const [otherHost, brand] = [await get('', other), await get('smart', other)];
    expect([otherHost.body, brand.body].map((body) => first(body, /data-theme="([a-z]+)"/))).toEqual([
      'marlow',
      'smart',
    ]);
    expect((await get('', path)).body).toBe(siteSecond.body);
    expect((await get('smart', path)).body).toBe(brandFirst.body);
  });

  test('an unknown brand host is a misdirected request', async () => {
    expect((await get('audi', '/')).status).toBe(421);
  });

  test('editors see the start page as its visitors do', async () => {
    const id = await itemIdOf(product.sandboxUrl, '/brand-home-mini', { site: 'marlow-uk', language: 'en' });
    const query = new URLSearchParams({
      secret: 'a-secret-of-the-editors',
      sc_site: 'marlow-uk',
      sc_itemid: id,
      sc_lang: 'en',
      route: '/brand-home-mini',
      mode: 'preview',
    });
    const { status, body } = await get('', `/api/editing/render?${query}`);
    expect(status).toBe(200);
    expect(body).toContain('data-theme="mini"');
    expect(body).toContain('aria-label="Marlow MINI, Home"');
  });
});

describe('lists', () => {
  test.each(BRAND_HOSTS)('F002 the list of %s has cars of %s alone: cards, total, models, API', async (brand, make) => {
    const page = await pageOf(brand, LIST);
    const total = await search('', `car_brand=${encodeURIComponent(make)}`);
    const cards = cardsOf(page);
    expect(cards.length).toBe(Math.min(48, total.total));
    expect(cards.filter(({ title }) => !title.startsWith(make))).toEqual([]);
    const ofMake = await search(brand, '');
    expect(ofMake.total).toBe(total.total);
    const makes = ofMake.facets.find(({ name }: { name: string }) => name === 'car_brand');
    expect(makes.values.map(({ text }: { text: string }) => text)).toEqual([make]);
    expect(makes.values[0].models.length).toBeGreaterThan(0);
  });

  test('F002 the list has the make in its title, and is canonical to the make’s page of the site’s own host', async () => {
    const { body } = await get('mini', LIST);
    expect(heading(body)).toBe('MINI for sale');
    expect(canonical(body)).toBe(`https://${UK}${LIST}/b/mini`);
    expect(canonical((await get('mini', `${LIST}?car_model=Cooper`)).body)).toBe(`https://${UK}${LIST}/b/mini/cooper`);
  });

  test.each([
    ['/b/mini', 301, ''],
    ['/b/MINI', 301, ''],
    ['?car_brand=mini', 301, ''],
    ['/b/mini/cooper', 301, '?car_model=Cooper'],
    ['?car_brand=MINI&car_model=cooper', 301, '?car_model=Cooper'],
    ['?keyphrase=mini+electric', 302, '?car_fuel=Electric'],
    ['/mini/electric', 302, '?car_fuel=Electric'],
  ])('F046 one selection has one URL on a brand host: %s', async (requested, status, canonicalUrl) => {
    const [found, location] = await locationOf('mini', `${LIST}${requested}`);
    expect([found, location]).toEqual([status, `${LIST}${canonicalUrl}`]);
  });

  test.each([
    ['?car_brand=Volvo', '/b/volvo'],
    ['?car_brand=MINI&car_brand=BMW', '?car_brand=BMW&car_brand=MINI'],
    ['/b/bmw', '/b/bmw'],
    ['/b/bmw?car_fuel=Electric', '/b/bmw?car_fuel=Electric'],
    ['?keyphrase=bmw+electric', '/b/bmw?car_fuel=Electric'],
    ['?car_model=GLC', '/b/mercedes-benz/glc'],
  ])(
    'F002 a filter by another make redirects to the same selection on the site’s own host: %s',
    async (requested, target) => {
      expect(await locationOf('mini', `${LIST}${requested}`)).toEqual([302, `https://${UK}${LIST}${target}`]);
      expect(await pageOf('mini', `${LIST}${requested}`)).toEqual({
        kind: 'redirect',
        location: `https://${UK}${LIST}${target}`,
      });
    },
  );

  test('F002 the API finds no car of another make, and the page links to all makes', async () => {
    expect((await search('mini', 'car_brand=BMW')).total).toBe(0);
    const { body } = await get('mini', `${LIST}?keyphrase=zzzz`);
    expect(body).toContain(`href="https://${UK}${LIST}?keyphrase=zzzz"`);
  });

  test('F045 suggestions are of the make, without naming it', async () => {
    const suggest = async (brand: string, q: string) => {
      const query = new URLSearchParams({ site: 'marlow-uk', language: 'en', q });
      return JSON.parse((await get(brand, `/api/suggest?${query}`)).body);
    };
    const cooper = await suggest('mini', 'cooper');
    expect(cooper.understood.values).toEqual([{ name: 'car_model', text: 'Cooper' }]);
    expect(JSON.stringify((await suggest('mini', 'b')).cars)).not.toContain('BMW');
    expect((await suggest('', 'bmw')).understood.values).toEqual([{ name: 'car_brand', text: 'BMW' }]);
  });

  test('F080 dealers are those of the make', async () => {
    const names = async (brand: string) =>
      ((await get(brand, '/find-us')).body.match(/href="\/find-us\/[a-z0-9-]+"/g) ?? []).length;
    expect(await names('smart')).toBeGreaterThan(0);
    expect(await names('smart')).toBeLessThan(await names(''));
  });
});

test('F002 a car of another make redirects to the site’s own host; one of the make is shown with its canonical URL there', async () => {
  const brandCarId = cardsOf(await pageOf('mini', LIST))[0]?.id;
  const [status, location] = await locationOf('mini', `/buy-car/${brandCarId}`);
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/buy-car\/\d+\/mini-/)]);
  expect(canonical((await get('mini', String(location))).body)).toBe(`https://${UK}${location}`);
  expect(await locationOf('bmw', String(location))).toEqual([302, `https://${UK}${location}`]);
});

test('F033 menu and makes of a brand host omit other makes; their pages redirect to the site’s own host', async () => {
  const links = (html: string) => html.match(/href="\/buy-car\/[a-z-]+\/(?:audi|bmw|mini)"/g) ?? [];
  const header = async (brand: string) => first((await get(brand, LIST)).body, /<header([\s\S]*?)<\/header>/);
  expect(links(await header('mini')).filter((href) => !href.includes('mini'))).toEqual([]);
  expect(links(await header('')).some((href) => href.includes('audi'))).toBe(true);
  expect(await locationOf('mini', '/buy-car/new-cars/bmw')).toEqual([302, `https://${UK}/buy-car/new-cars/bmw`]);
  expect((await get('mini', '/buy-car/new-cars/mini')).status).toBe(200);
});

test('F033 Q4 while the makes do not come, a page of a brand host is there with the site’s full menu', async () => {
  const unsent = Promise.withResolvers<unknown>();
  const relay = await startRelay((body) => ('search' in recordOf(recordOf(body).data) ? unsent.promise : body));
  // No page may wait for the timeouts of an upstream.
  const timeouts = { UPSTREAM_HEADERS_TIMEOUT: '60000', UPSTREAM_TOTAL_TIMEOUT: '60000', PAGE_DEADLINE: '6000' };
  const settings = { SANDBOX: 'fill', CONTENT_URL: relay.url, CONTENT_KEY: 'sandbox', LOG_LEVEL: 'error', ...timeouts };
  const other = await startProduct({ cars: 20, settings });
  try {
    relay.forwardTo(`${other.sandboxUrl}/content/sitecore/api/graph/edge`);
    const path = '/buy-car/new-cars/mini';
    const { status, body } = await send(other.url, path, { host: `mini.${UK}` });
    const header = first(body, /<header([\s\S]*?)<\/header>/);
    expect([status, header.includes('href="/buy-car/brands/audi"')]).toEqual([200, true]);
  } finally {
    unsent.resolve({});
    await other.close();
    await relay.close();
  }
}, 60_000);

test('F006 the sitemap lists each start page once, on its own host', async () => {
  const { body } = await get('', '/sitemap-content.xml');
  const homes = [...body.matchAll(/<loc>(https:\/\/[a-z]+\.marlow-uk\.example\/[^<]*)<\/loc>/g)].map(([, loc]) => loc);
  expect(homes.sort()).toEqual(BRAND_HOSTS.map(([brand]) => `https://${brand}.${UK}/`).sort());
  expect(body).not.toContain('/brand-home-');
});

test('the feed of a brand host has the URLs of the site’s own host, as its pages are canonical there', async () => {
  const path = '/news-and-events/rss.xml';
  const [own, mini] = await Promise.all([get('', path), get('mini', path)]);
  expect([own.status, mini.status]).toEqual([200, 200]);
  expect(mini.body).toContain(`<link>https://${UK}/news-and-events/`);
  expect(mini.body).toBe(own.body);
});
