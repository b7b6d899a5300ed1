import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { datasetOf } from '../support/data/dataset.ts';
import { matrixCases, sampleOf } from '../support/matrix.ts';
import { type Product, startProduct } from '../support/product.ts';
import { send } from '../support/request.ts';
import { pathOf, type ReadFile, readSitemaps } from '../support/sitemaps.ts';

/** So many cars need two searches, so that the boundary between them is tested. */
const CARS = 1_200;
/** The small site whose cars are all requested by `npm run test:matrix`; of the others every twentieth. */
const ALL_CARS_OF = 'rullande-sk';

/** Two languages, another currency with the small site, and brand hosts. */
const DISTINCT = ['norrvag-se', ALL_CARS_OF, 'marlow-uk'];
const READ_SITES = matrixCases(
  SITES,
  SITES.filter(({ id }) => DISTINCT.includes(id)),
);

let product: Product;
let data: Dataset;
beforeAll(async () => {
  [product, data] = await Promise.all([startProduct({ cars: CARS }), datasetOf(CARS)]);
}, 600_000);
afterAll(() => product.close());

describe.each(READ_SITES.map((site) => [site.id, site] as const))('F006 the sitemap of %s', (id, site) => {
  const host = `${id}.localhost`;
  const origin = () => `http://${host}:${product.port}`;
  const get = (url: string) => send(product.url, pathOf(url), { host: new URL(url).hostname });
  let files: ReadFile[];
  beforeAll(async () => {
    files = await readSitemaps(product.url, host);
  }, 60_000);
  const itemsOf = (...groups: string[]) =>
    files
      .filter(({ path }) => groups.some((group) => path.startsWith(`/sitemap-${group}`)))
      .flatMap(({ items }) => items);
  const everything = () => files.flatMap(({ items }) => items);

  test('has every URL once, on the site’s own host; of brand hosts their start pages', () => {
    const urls = everything().map(({ url }) => url);
    const starts = site.brandHosts.map(({ theme }) => `http://${theme}.${host}:${product.port}/`);
    expect(urls.filter((url) => new URL(url).origin !== origin())).toEqual(starts);
    expect(urls.length - new Set(urls.map((url) => url.toLowerCase())).size).toBe(0);
    expect(urls.filter((url) => url.includes('?') || url.includes('#'))).toEqual([]);
  });

  test('has the cars of the index that are for sale, each once', () => {
    const forSale = (data.vehicles.get(site.indexes.vehicles) ?? []).filter(({ car_status }) => car_status !== 'sold');
    const expected = forSale.map(({ car_id, slug }) => `${origin()}${site.paths.carDetail}/${car_id}/${slug}`);
    expect(
      itemsOf('cars')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(expected.sort());
    expect(expected.length).toBeLessThan((data.vehicles.get(site.indexes.vehicles) ?? []).length);
  });

  test('has every dealer in every language', () => {
    const slugs = (data.dealers.get(site.indexes.dealers) ?? []).map(({ slug }) => slug);
    const expected = site.languages.flatMap(({ prefix }) =>
      slugs.map((slug) => `${origin()}${prefix}${site.paths.dealers}/${slug}`),
    );
    expect(
      itemsOf('dealers')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('has only pages that search engines may index, with the same canonical URL and alternates', async () => {
    const wrong: unknown[] = [];
    const makes = sampleOf(itemsOf('makes'), { inTests: 40, inMatrix: 10 });
    // Names that contain characters with a meaning in URLs.
    const escaped = itemsOf('makes').filter(({ url }) => url.includes('%'));
    const pages = ['content', 'dealers'].flatMap((group) => sampleOf(itemsOf(group), { inTests: 8 }));
    for (const { url, links } of [...pages, ...makes, ...escaped]) {
      const { status, body } = await get(url);
      const head = headOf(body);
      const alternates = links.map(({ lang, url: href }) => `${lang} ${href}`).sort();
      const fine =
        status === 200 && head.canonical === url && !head.noindex && String(alternates) === String(head.alternates);
      if (!fine) wrong.push({ url, status, listedAlternates: alternates, ...head });
    }
    expect(wrong).toEqual([]);
    expect(itemsOf('content').length).toBeGreaterThan(20);
  }, 600_000);

  test('has every car in all its languages', async () => {
    const every = id === ALL_CARS_OF ? { inTests: 6 } : { inTests: 100, inMatrix: 20 };
    const cars = sampleOf(itemsOf('cars'), every);
    const wrong: unknown[] = [];
    for (const { url, links } of cars) {
      const alternates = links.map(({ lang, url: href }) => `${lang} ${href}`).sort();
      for (const listed of new Set([url, ...links.map(({ url: href }) => href)])) {
        const { status, body } = await get(listed);
        const head = headOf(body);
        const fine = status === 200 && head.canonical === listed && String(alternates) === String(head.alternates);
        if (!fine) wrong.push({ listed, status, listedAlternates: alternates, ...head });
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  test('has alternates that name each other, and only listed pages', () => {
    const linksOf = new Map(everything().map(({ url, links }) => [url, links.map(({ url: href }) => href).sort()]));
    const carPages = new RegExp(`^${origin()}(?:/\\w\\w)?${site.paths.carDetail}/\\d+/`);
    for (const [url, links] of linksOf) {
      if (links.length > 0) expect(links).toContain(url);
      for (const href of links) if (!carPages.test(href)) expect([url, linksOf.get(href)]).toEqual([url, links]);
    }
    expect([...linksOf.values()].some((links) => links.length > 0)).toBe(site.languages.length > 1);
  });

  test('has images of cars, dealers and pages that can be fetched', async () => {
    for (const group of ['cars', 'dealers', 'content']) {
      const images = [...new Set(itemsOf(group).flatMap(({ img }) => img.map(({ url }) => url)))];
      expect([group, images.length > 0]).toEqual([group, true]);
      for (const image of images.slice(0, 2)) {
        const { status, headers } = await get(image);
        expect([image, status]).toEqual([image, 200]);
        expect(headers['content-type']).toMatch(/^image\//);
      }
    }
    // A few cars have no image yet.
    expect(itemsOf('cars').filter(({ img }) => img.length > 0).length).toBeGreaterThan(itemsOf('cars').length * 0.95);
  }, 60_000);

  test('has the dates of changes of pages and cars, and for each file the latest one', async () => {
    for (const { lastmod } of itemsOf('cars', 'content')) expect(lastmod).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/);
    const { body } = await send(product.url, '/sitemap.xml', { host });
    const newest = itemsOf('cars').reduce((latest, { lastmod = '' }) => (lastmod > latest ? lastmod : latest), '');
    expect(body).toContain(`<loc>${origin()}/sitemap-cars-1.xml</loc><lastmod>${newest}</lastmod>`);
  });
});

/** Returns what a page tells search engines about itself. */
function headOf(html: string): { canonical: string; noindex: boolean; alternates: string[] } {
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    noindex: html.includes('content="noindex"'),
    alternates: alternates.map(([, language, href]) => `${language} ${href}`.toLowerCase()).sort(),
  };
}
